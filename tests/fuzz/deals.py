"""Files of positions and lines of play, sound, odd and damaged, as `solve` and `replay` read them."""

from __future__ import annotations

from functools import cache

from logwright.cli.terminal.line_of_play import as_text
from logwright.content.problem import Problem
from logwright.content.read.line_file import read_lines
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from logwright.verdicts.missions.solver import Solver
from tests.content.made_positions import made_position
from tests.content.mutated import mutated
from tests.content.test_hostile_files import LINE
from tests.fuzz.case import Case
from tests.whole_library import ROOT, whole_library

SECONDS = 20.0
BUDGET = 500
EVERY = 4
"""One case in so many is a line of play."""


def attempt(number: int, case: Case) -> None:
    case.seen["files"] += 1
    if number % EVERY == 0:
        _replay(mutated(LINE.encode(), number), case)
    else:
        raw = made_position(number)
        _solve(raw if number % EVERY == 1 else mutated(raw, number), case)


def _solve(raw: bytes, case: Case) -> None:
    case.shown["position.yaml"] = raw
    found = _solver().solve("position.yaml", raw)
    if isinstance(found, list):
        case.seen["positions refused"] += 1
        case.expect(bool(found) and all(each.message for each in found), "refused without a word")
    else:
        case.seen[f"positions {found.verdict.value}"] += 1
        case.expect((found.verdict == "solvable") == (found.certificate is not None), "a line without a win")


def _replay(raw: bytes, case: Case) -> None:
    case.shown["line.json"] = raw
    document = read("line.json", raw)
    if isinstance(document, Problem):
        case.seen["lines refused"] += 1
        return
    lines = read_lines(document, [game.suits for game in whole_library().games.values()])
    case.expect(bool(lines), "neither a line nor a problem")
    for line in lines:
        shown = isinstance(line, Problem) or bool(as_text(line.certificate.to_data(line.trump)))
        case.expect(shown, "nothing is shown")
        case.seen["lines refused" if isinstance(line, Problem) else "lines shown"] += 1


@cache
def _solver() -> Solver:
    return Solver(whole_library(), Schemas.below(ROOT / "schemas"), BUDGET)
