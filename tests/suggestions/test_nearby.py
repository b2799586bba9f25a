"""Missions next to a mission: each differs in one step, and leads the way it says."""

from __future__ import annotations

from typing import Any

import pytest

from logwright.content.model.logged_mission import read_mission
from logwright.content.read.document import Document, Spot
from logwright.content.read.schema import Schemas
from logwright.engine.crews.loss import Loss
from logwright.engine.missions.mission import DrawnTasks
from logwright.suggestions.advice import Adviser, twists_of
from logwright.suggestions.measuring import difficulty
from logwright.suggestions.nearby import Neighbour, StepKind, leading, nearby
from logwright.verdicts.crews.crew_job import CrewPart
from logwright.verdicts.missions.difficulty import Scale
from logwright.verdicts.missions.job import Job
from tests.whole_library import ROOT, whole_library

LIBRARY = whole_library()
GAME = LIBRARY.games["planet-nine"]
PROBE: dict[str, Any] = {
    "game": "planet-nine",
    "id": "probe",
    "players": [4],
    "tasks": {"count": 4, "tokens": ["1", ">"]},
    "allocation": "commander-decision",
    "communication": {"mode": "dead-zone"},
    "objectives": [{"who": "commander", "win_no": "9"}],
    "text": {"en": {"title": "Probe"}},
}


def neighbours(document: dict[str, Any] = PROBE) -> list[Neighbour]:
    return list(nearby(document, GAME, twists_of(LIBRARY, "planet-nine")))


def test_each_differs_from_the_mission_and_from_the_others() -> None:
    found = [PROBE, *(each.document for each in neighbours())]
    assert all(one not in found[:place] for place, one in enumerate(found))
    assert PROBE["tasks"] == {"count": 4, "tokens": ["1", ">"]}
    assert {each.step for each in neighbours()} == set(StepKind)


@pytest.mark.parametrize(
    ("step", "was", "now", "harder"),
    [
        (StepKind.AMOUNT, 4, 3, False),
        (StepKind.AMOUNT, 4, 6, True),
        (StepKind.FEWER_TOKENS, "1", None, False),
        (StepKind.MORE_TOKENS, None, "2", True),
        (StepKind.MORE_TOKENS, None, ">>", True),
        (StepKind.MORE_TOKENS, None, "omega", True),
        (StepKind.ALLOCATION, "commander-decision", "draft", None),
        (StepKind.COMMUNICATION, "dead-zone", "normal", False),
        (StepKind.COMMUNICATION, "dead-zone", "disruption", True),
        (StepKind.FEWER_RULES, {"who": "commander", "win_no": "9"}, None, False),
    ],
)
def test_a_step_leads_one_way(step: StepKind, was: Any, now: Any, harder: bool | None) -> None:
    (found,) = (each for each in neighbours() if (each.step, each.was, each.now) == (step, was, now))
    assert found.harder is harder
    assert found in leading(iter(neighbours()), harder)
    assert (found in leading(iter(neighbours()), not harder)) is (harder is None)


def test_a_mission_without_tasks_has_other_neighbours() -> None:
    bare = {name: value for name, value in PROBE.items() if name not in ("tasks", "allocation")}
    steps = {each.step for each in neighbours(bare)}
    assert steps == {StepKind.COMMUNICATION, StepKind.FEWER_RULES, StepKind.MORE_RULES}


def test_advice_comes_closer_than_the_mission(monkeypatch: pytest.MonkeyPatch) -> None:
    """Crews for whom every task and every rule costs a tenth of their attempts: nobody has to play."""

    def played(job: Job, games: int) -> CrewPart:
        assert isinstance(job.mission.tasks, DrawnTasks)
        cost = job.mission.tasks.count + 2 * len(job.mission.objectives) + len(job.mission.tasks.tokens)
        won = games * max(0, 10 - cost) // 10
        return CrewPart(won, {Loss.PLAY: games - won})

    monkeypatch.setattr("logwright.suggestions.advice.played", played)
    mission, _ = read_mission(Document("missions/probe.yaml", "", PROBE, Spot(1, 1)), GAME, LIBRARY.tasks)
    scale = Scale.of({f"planet-nine/{place:02}": place / 10 for place in range(11)})
    heard: list[Neighbour] = []
    schemas = Schemas.below(ROOT / "schemas").knowing(LIBRARY.game_facts)
    adviser = Adviser(LIBRARY, schemas, scale, 4, hear=heard.append)
    now, wanted = scale.difficulty(0.2), scale.difficulty(0.4)
    assert difficulty(adviser.measured(mission), scale) == pytest.approx(now, abs=0.9)
    found = adviser.advise(mission, wanted)
    assert found[0].difficulty == pytest.approx(wanted, abs=0.9)
    assert {each.neighbour.step for each in found} >= {StepKind.AMOUNT, StepKind.FEWER_RULES}
    off = [abs(each.difficulty - wanted) for each in found]
    assert off == sorted(off)
    assert off[-1] < abs(now - wanted)
    # Nobody tries a rule more where the mission has to become easier.
    assert not {StepKind.MORE_RULES, StepKind.MORE_TOKENS} & {each.step for each in heard}
