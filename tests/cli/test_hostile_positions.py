"""Whatever a position or a line of play says, `solve` and `replay` answer it or report it; they never raise."""

from __future__ import annotations

from functools import cache

from hypothesis import example, given, settings
from hypothesis import strategies as st

from logwright.cli.terminal.line_of_play import as_text
from logwright.content.problem import Problem
from logwright.content.read.document import Document
from logwright.content.read.line_file import LineOfPlay, read_lines
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from logwright.verdicts.missions.solver import Solution, Solver
from tests.content.made_positions import made_position
from tests.content.mutated import mutated
from tests.content.test_hostile_files import LINE
from tests.whole_library import ROOT, whole_library

BUDGET = 500
DRAWN = st.integers(0, 2**32)


@cache
def _solver() -> Solver:
    return Solver(whole_library(), Schemas.below(ROOT / "schemas"), BUDGET)


@settings(max_examples=200)
@given(number=DRAWN, changed=st.booleans())
@example(number=3, changed=False)
def test_a_position_is_solved_or_reported(number: int, changed: bool) -> None:
    raw = made_position(number)
    found = _solver().solve("position.yaml", mutated(raw, number) if changed else raw)
    if isinstance(found, list):
        assert all(isinstance(problem, Problem) and problem.message for problem in found)
        assert found
    else:
        assert found.verdict in ("solvable", "unsolvable", "undecided")


@settings(max_examples=200)
@given(number=DRAWN)
def test_a_line_of_play_is_shown_or_reported(number: int) -> None:
    document = read("line.json", mutated(LINE.encode(), number))
    if isinstance(document, Document):
        found = read_lines(document, [game.suits for game in whole_library().games.values()])
        assert found
        for line in found:
            assert isinstance(line, Problem) or _is_shown(line)


def _is_shown(line: LineOfPlay) -> bool:
    return bool(as_text(line.certificate.to_data(line.trump)))


def test_the_positions_are_of_all_kinds() -> None:
    """Some are solved, some make no sense: otherwise the tests above would show nothing."""
    found = [_solver().solve("position.yaml", made_position(number)) for number in range(60)]
    verdicts = {answer.verdict for answer in found if isinstance(answer, Solution)}
    assert {"solvable", "unsolvable"} <= verdicts
    assert any(isinstance(answer, list) for answer in found)
