"""A puzzle has one deal: whatever is dealt, searched, proved or played is this one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from logwright.content.model.logged_mission import LoggedMission, read_mission
from logwright.content.read.document import Document, Spot
from logwright.content.read.schema import Schemas
from logwright.content.writing.position_writer import written_position
from logwright.engine.crews.level import LEVELS
from logwright.engine.search import KernelVerdict
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.crews.crew_survey import crew_jobs
from logwright.verdicts.missions.mission_store import mission_holds
from logwright.verdicts.missions.solver import Solution, Solver
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.missions.verdict import Finding, MissionVerdict
from logwright.verdicts.running.in_process import InProcess
from tests.whole_library import ROOT, whole_library

HANDS = [
    "pink 1, pink 5, pink 9, blue 4, blue 8, green 3, green 7, yellow 2, yellow 6, rocket 1",
    "pink 2, pink 6, blue 1, blue 5, blue 9, green 4, green 8, yellow 3, yellow 7, rocket 2",
    "pink 3, pink 7, blue 2, blue 6, green 1, green 5, green 9, yellow 4, yellow 8, rocket 4",
    "pink 4, pink 8, blue 3, blue 7, green 2, green 6, yellow 1, yellow 5, yellow 9, rocket 3",
]
DEAL: dict[str, Any] = {"hands": [hand.split(", ") for hand in HANDS]}
# Whoever holds the pink 3 here does not hold the pink 1; in other deals it can.
LOST: dict[str, Any] = {"objectives": [{"who": {"holder": "pink 3"}, "win_with": "pink 1"}]}
LIBRARY = whole_library()


def puzzle(deal: dict[str, Any] = DEAL, **fields: Any) -> LoggedMission:
    data = {"game": "planet-nine", "id": "puzzle", "deal": deal, "text": {"en": {"title": "Puzzle"}}, **fields}
    document = Document("content/custom/puzzle.yaml", "", data, Spot(1, 1))
    mission, problems = read_mission(document, LIBRARY.games["planet-nine"], LIBRARY.tasks)
    assert not problems
    return mission


def verdict_on(mission: LoggedMission) -> MissionVerdict:
    (job,) = jobs_for(LIBRARY, [mission], None, Request(deals=50))
    (verdict,) = survey([job], InProcess())
    assert mission_holds(job, verdict)
    return verdict


def test_a_puzzle_is_for_as_many_as_it_has_hands_and_every_deal_is_its_own() -> None:
    mission = puzzle(tasks={"cards": ["pink 3"]})
    assert mission.rules.players == (4,)
    (job,) = jobs_for(LIBRARY, [mission], None, Request(deals=50))
    assert job.count == 1
    for number in (0, 7):
        deal = job.deal(number)
        assert [[card.spelled("rocket") for card in hand] for hand in deal.hands] == [
            sorted(hand) for hand in DEAL["hands"]
        ]
        assert deal.commander == deal.leader == 2
    (crews,) = crew_jobs([job], LEVELS["club"], 5)
    assert crews.games == 5
    assert crews.job.laid == mission.laid


def test_a_puzzle_that_can_be_won_has_its_line() -> None:
    verdict = verdict_on(puzzle(tasks={"cards": ["pink 3", "blue 1"]}))
    assert (verdict.finding, verdict.deals, verdict.solvable) == (Finding.COMPLETABLE, 1, 1)


def test_a_lost_puzzle_is_impossible_although_other_deals_could_be_won() -> None:
    mission = puzzle(**LOST)
    verdict = verdict_on(mission)
    assert (verdict.finding, verdict.deals) == (Finding.IMPOSSIBLE, 1)
    assert verdict.clash is not None
    assert verdict.clash.objectives == (0,)
    assert verdict.proof_steps > 0
    tongue = LIBRARY.tongue("en", mission.game)
    said = clash_text(mission.rules, verdict.clash, tongue, 4, is_laid=True)
    assert said.head != clash_text(mission.rules, verdict.clash, tongue, 4).head
    assert verdict_on(replace(mission, laid=None)).finding is Finding.COMPLETABLE


def test_tasks_that_are_dealt_out_belong_to_the_owners_it_names() -> None:
    mission = puzzle({**DEAL, "owners": [1, 3]}, tasks={"cards": ["pink 3", "blue 1"]}, allocation="dealt")
    (job,) = jobs_for(LIBRARY, [mission], None, Request())
    assert job.deal(0).owners == (1, 3)
    text = written_position(mission, job.deal(0))
    assert text is not None
    solved = Solver(LIBRARY, Schemas.below(ROOT / "schemas").knowing(LIBRARY.game_facts)).solve("p.yaml", text.encode())
    assert isinstance(solved, Solution), solved
    assert (solved.verdict is KernelVerdict.SOLVABLE) == (verdict_on(mission).finding is Finding.COMPLETABLE)


def test_its_rules_say_that_nobody_shuffles() -> None:
    named = LIBRARY.rule_lines(puzzle(tasks={"cards": ["pink 3"]}), "en")
    assert "puzzle for 4 players" in named[0]
    owned = LIBRARY.rule_lines(puzzle({**DEAL, "owners": [1]}, tasks={"cards": ["pink 3"]}, allocation="dealt"), "en")
    assert not any("Shuffle" in line for line in owned)
    assert any("who owns which task" in line for line in owned)
