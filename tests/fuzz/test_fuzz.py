"""A few cases of every subject; scripts/fuzz.py tries as many as wanted."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.fuzz.case import SUBJECTS, subject, tried
from tests.fuzz.missions import ONE_BY_ONE

CASES = {
    "missions": (60, {"valid missions", "refused", "search: solvable", "search: unsolvable", "pages of the logbook"}),
    "files": (4, {"problems"}),
    "links": (250, {"refused: damaged", "refused: no_mission", "opened: hostile", "lines that do not hold"}),
    "stores": (120, {"killed", "flipped", "swapped", "forged", "made again", "still there"}),
    "certificates": (400, {"not read", "refused", "accepted, and the oracle agrees"}),
    "deals": (60, {"positions refused", "lines refused", "positions solvable", "positions unsolvable"}),
    "positions": (12, {"solvable", "unsolvable", "lines judged"}),
    "crews": (6, {"attempts"}),
    "races": (40, {"won", "not over", "2 players", "6 players"}),
    "worker_cuts": (40, {"cuts", "pages whole"}),
}
"""How many, and what must occur among them: otherwise they would show nothing."""
FIRST = 10_000_000
"""Numbers that no long run reaches."""


@pytest.mark.parametrize("name", SUBJECTS)
def test_nothing_breaks(name: str) -> None:
    count, wanted = CASES[name]
    asked, seen = subject(name), Counter[str]()
    for number in range(FIRST, FIRST + count):
        case = tried(asked, number)
        assert not case.said, f"{name} {number}: {case.said[0]}"
        seen += case.seen
    assert wanted <= seen.keys(), wanted - seen.keys()
    # It would take several times as long, and nobody would notice.
    assert not seen[ONE_BY_ONE]


def test_what_breaks_is_told_and_the_rest_goes_on() -> None:
    class Breaks:
        SECONDS = 1e9

        def attempt(self, number: int, case: object) -> None:  # noqa: ARG002
            raise ZeroDivisionError(number)

    (said,) = tried(Breaks(), 7).said
    assert said.strip().endswith("ZeroDivisionError: 7")
