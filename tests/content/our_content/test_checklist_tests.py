"""Every executable rule of the two Crew games is named by a test, or it is said here why none can be written.

The facts of Crash & Grab have the same test beside the tests of its engine.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

FACE_DOWN = "what lies face down and who looks at it leaves no trace in a line of play; the engine shows all cards"
NO_TEST = {
    "p9-044": FACE_DOWN,
    "p9-045": FACE_DOWN,
    "ds-034": FACE_DOWN,
    "ds-035": FACE_DOWN,
}
"""Facts that a player can act on, but no program can check."""

FACT = re.compile(r"\b(p9|ds)-([0-9]{3})(?: to (?:p9|ds)-([0-9]{3}))?")
HERE = Path(__file__)


def cited_by_tests(folder: Path) -> set[str]:
    """All ids in the tests; `p9-160 to p9-166` cites what lies between, too."""
    found = set()
    for path in folder.rglob("*.py"):
        if path == HERE:
            continue
        for game, first, last in FACT.findall(path.read_text("utf-8")):
            found |= {f"{game}-{number:03}" for number in range(int(first), int(last or first) + 1)}
    return found


def executable(repository: Path, game: str) -> set[str]:
    facts = yaml.safe_load((repository / f"content/{game}/checklist.yaml").read_text("utf-8"))["facts"]
    return {fact["id"] for fact in facts if fact["executable"]}


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_every_executable_fact_is_named_by_a_test(repository: Path, game: str) -> None:
    assert executable(repository, game) - cited_by_tests(repository / "tests") - set(NO_TEST) == set()


def test_what_has_no_test_is_listed_for_a_reason(repository: Path) -> None:
    """A fact leaves the list as soon as a test names it."""
    assert set(NO_TEST) <= executable(repository, "planet-nine") | executable(repository, "deep-sea")
    assert set(NO_TEST) & cited_by_tests(repository / "tests") == set()
    assert all(NO_TEST.values())
