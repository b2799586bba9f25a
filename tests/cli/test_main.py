"""Exit codes, and errors that people can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.cli.commands import validate
from logwright.cli.main import main
from tests.cli.run import Runner
from tests.languages import LANGUAGES


def test_all_content_of_the_project_is_valid(run: Runner) -> None:
    outcome = run("validate")
    assert outcome.code == 0, outcome.out
    assert outcome.out.startswith("All fine: 84 official missions, ")
    assert outcome.out.rstrip().endswith(f"{len(LANGUAGES)} languages.")


def test_a_folder_without_content_is_wrong_usage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(tmp_path), "validate"]) == 2
    assert f"{tmp_path} has no logwright.yaml, nor content/ and schemas/" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["dance"], ["validate", "--format", "xml"], ["show"]])
def test_wrong_usage_ends_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2


def test_a_bug_of_ours_ends_with_3_and_leaves_a_log(
    run_small: Runner, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the wheel came off")

    monkeypatch.setattr(validate, "load_library", broken)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    outcome = run_small("validate")
    assert outcome.code == 3
    assert "a bug of ours" in outcome.err
    assert "Traceback" not in outcome.err
    (log,) = tmp_path.glob("logwright-bug-*.log")
    assert "the wheel came off" in log.read_text()


def test_stopping_by_keyboard_ends_with_130(run_small: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(validate, "load_library", interrupted)
    assert run_small("validate").code == 130
