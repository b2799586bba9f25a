"""Every command that reads a file reads nothing but files, and never more of one than its limit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import Runner
from tests.content.odd_file import ODD, odd_file

COMMANDS = (
    ("validate",),
    ("check",),
    ("show",),
    ("solve",),
    ("solve", "--batch"),
    ("replay",),
    ("print", "mission"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("kind", ODD[1:])
def test_every_command_says_that_something_is_no_file(
    command: tuple[str, ...], kind: str, tmp_path: Path, run_small: Runner
) -> None:
    outcome = run_small(*command, str(odd_file(kind, tmp_path / "odd.yaml")))
    assert outcome.code in (1, 2)
    assert "odd.yaml" in outcome.out + outcome.err
    assert f"it is {kind}, not a file" in outcome.out + outcome.err


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_of_a_huge_file_no_command_reads_more_than_the_limit(
    command: tuple[str, ...], tmp_path: Path, run_small: Runner
) -> None:
    """Sixty gigabytes without a line end: whoever read them would not come back."""
    huge = tmp_path / "huge.yaml"
    with huge.open("wb") as file:
        file.truncate(60 * 2**30)
    outcome = run_small(*command, str(huge))
    assert outcome.code in (1, 2)
    assert "bytes, and no more are read" in outcome.out + outcome.err


@pytest.mark.parametrize("kind", ODD[1:])
def test_something_odd_among_the_content_is_reported(kind: str, run_small: Runner) -> None:
    odd_file(kind, run_small.root / "content" / "custom" / "odd.yaml")
    outcome = run_small("validate")
    assert outcome.code == 1
    assert f"content/custom/odd.yaml:1:1: file/unreadable\n  the file cannot be read: it is {kind}" in outcome.out
