"""A deal written as a position is solved like the deal itself."""

from __future__ import annotations

import pytest

from logwright.content.read.schema import Schemas
from logwright.content.writing.position_writer import written_position
from logwright.engine.search import Position
from logwright.verdicts.missions.opinion import decide
from logwright.verdicts.missions.solver import Solution, Solver
from logwright.verdicts.missions.survey import Request, jobs_for
from tests.whole_library import ROOT, whole_library

LIBRARY = whole_library()
SOLVER = Solver(LIBRARY, Schemas.below(ROOT / "schemas").knowing(LIBRARY.game_facts))


@pytest.mark.parametrize(
    ("key", "players", "deals"),
    [
        ("planet-nine/14", 2, (0, 1)),  # tokens, and the third member of a game for two
        ("planet-nine/23", 5, (0, 1)),  # tokens that may be changed
        ("planet-nine/46", 4, (17, 18, 29)),  # some of these are lost
        ("deep-sea/20", 4, (0, 1)),  # task cards of a pile
        ("deep-sea/28", 5, (29, 30)),  # one of these is lost
        ("custom/odd-socks", 3, (0,)),
    ],
)
def test_the_position_has_the_verdict_of_the_deal(key: str, players: int, deals: tuple[int, ...]) -> None:
    mission = LIBRARY.missions[key]
    (job,) = jobs_for(LIBRARY, [mission], [players], Request())
    for number in deals:
        text = written_position(mission, job.deal(number))
        assert text is not None
        found = SOLVER.solve(f"{number}.yaml", text.encode())
        assert isinstance(found, Solution), found
        (answer,) = decide([Position(job.mission, job.deal(number))], job.budget)
        assert found.verdict is answer.verdict


def test_a_mission_in_which_cards_are_drawn_has_none() -> None:
    mission = LIBRARY.missions["planet-nine/12"]
    (job,) = jobs_for(LIBRARY, [mission], [4], Request())
    assert written_position(mission, job.deal(0)) is None
