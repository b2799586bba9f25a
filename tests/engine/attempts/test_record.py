"""The record of an attempt: kept, read back, resumed and replayed as it was."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from logwright.engine.attempts import decisions
from logwright.engine.attempts.record import AttemptRecord, read_record, replayed
from logwright.engine.crews.level import BEGINNER
from logwright.engine.crews.sitting import Sitting, sit_down
from logwright.engine.missions.mission import seats_for
from logwright.engine.objectives.mistake import Mistake
from logwright.verdicts.attempts.recorded import resumed
from logwright.verdicts.missions.job import Job
from tests.engine.crews.tables import jobs
from tests.whole_library import ROOT, whole_library

SCHEMAS = Schemas.below(ROOT / "schemas").knowing(whole_library().game_facts)


def sitting_of(job: Job, seed: int = 1) -> Sitting:
    seats = ("person", *["beginner"] * (seats_for(job.players) - 1))
    return sit_down(AttemptRecord(job.key, job.players, seats, seed=1, deal=seed), job.mission, job.deal(seed))


def played_on(sitting: Sitting, random: Random, count: int = 10_000) -> Sitting:
    for _ in range(count):
        if not sitting.open_now:
            break
        asked = sitting.open_now[0]
        level = sitting.level_of(asked)
        sitting.take(sitting.thought_of(asked, level) if level else asked.decision(random.choice(asked.options)))
    return sitting


@pytest.mark.parametrize(
    "job", jobs("planet-nine/12", "planet-nine/50", "deep-sea/26"), ids=lambda job: f"{job.key}-{job.players}"
)
def test_a_record_leads_to_the_same_table(job: Job) -> None:
    sitting = played_on(sitting_of(job), Random(3))
    suits = job.table.deck.suits
    data = json.loads(json.dumps(sitting.record.to_data(suits)))
    document = read("attempt.json", json.dumps(data).encode())
    assert isinstance(document, Document)
    assert SCHEMAS.check("attempt", document) == []
    assert read_record(data, suits) == sitting.record
    mission, again = resumed(read_record(data, suits), whole_library(), SCHEMAS)
    assert mission.key == job.key
    assert again.states == sitting.states


def test_it_goes_on_alike_after_it_was_resumed() -> None:
    (job,) = jobs("planet-nine/10", players=4)
    whole = played_on(sitting_of(job), Random(1))
    half = played_on(sitting_of(job), Random(1), 9)
    again = sit_down(half.record, job.mission, job.deal(1))
    for decision in whole.record.decisions[9:]:
        asked = again.open_now[0]
        level = again.level_of(asked)
        if level:
            assert again.thought_of(asked, level) == decision
        again.take(decision)
    assert again.states == whole.states


def test_what_is_taken_back_stays_in_the_record() -> None:
    (job,) = jobs("planet-nine/10", players=4)
    sitting = played_on(sitting_of(job), Random(1), 12)
    dropped = sitting.record.decisions[7:]
    sitting.take_back(7)
    assert len(sitting.states) == 8
    assert decisions(sitting.state) == sitting.open_now
    assert [(back.after, back.decisions) for back in sitting.record.taken_back] == [(7, dropped)]
    sitting.take_back(7)
    assert len(sitting.record.taken_back) == 1, "there was nothing to take back"
    suits = job.table.deck.suits
    assert read_record(json.loads(json.dumps(sitting.record.to_data(suits))), suits) == sitting.record


def test_hands_may_be_chosen() -> None:
    (job,) = jobs("planet-nine/10", players=4)
    deal, other = job.deal(0), job.deal(5)
    record = AttemptRecord(job.key, 4, ("club",) * 4, hands=other.hands)
    state = replayed(record, job.mission, deal)[0]
    assert (state.deal.hands, state.deal.commander) == (other.hands, other.commander)
    assert state.deal.tasks == deal.tasks
    with pytest.raises(Mistake, match="other-hands"):
        replayed(replace(record, hands=(other.hands[0],) * 4), job.mission, deal)


def test_a_mission_may_be_in_the_record_itself() -> None:
    data: dict[str, Any] = {"game": "planet-nine", "id": "mine", "players": [3], "tasks": {"count": 2}}
    data |= {"allocation": "draft", "text": {"en": {"title": "Mine"}}}
    mission, sitting = resumed(AttemptRecord(data, 3, ("club",) * 3), whole_library(), SCHEMAS)
    assert mission.game == "planet-nine"
    assert len(sitting.state.deal.tasks) == 2


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"mission": "planet-nine/77"}, "no-mission"),
        ({"mission": {"game": "planet-nine", "id": "mine", "tasks": 5}}, "unsound-mission"),
        ({"players": 6, "seats": ("club",) * 6}, "other-players"),
        ({"seats": ("club",) * 3}, "other-seats"),
    ],
)
def test_a_record_that_fits_nothing_is_refused(change: dict[str, Any], said: str) -> None:
    record = AttemptRecord("planet-nine/10", 4, ("club",) * 4)
    with pytest.raises(Mistake, match=said):
        resumed(replace(record, **change), whole_library(), SCHEMAS)


def test_a_decision_against_the_rules_is_a_mistake_at_its_place() -> None:
    (job,) = jobs("planet-nine/10", players=4)
    record = played_on(sitting_of(job), Random(1), 6).record
    twice = replace(record, decisions=(*record.decisions[:3], *record.decisions[2:]))
    with pytest.raises(Mistake) as found:
        replayed(twice, job.mission, job.deal(1))
    assert found.value.path == ("decisions", 3)


def test_levels_think_by_their_own_names() -> None:
    (job,) = jobs("planet-nine/10", players=4)
    sitting = sitting_of(job)
    asked = sitting.open_now[0]
    assert sitting.thought_of(asked, BEGINNER) == sitting.thought_of(asked, BEGINNER)
