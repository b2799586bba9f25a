"""Crews can play every mission there is, by the rules, with every number of players."""

from __future__ import annotations

import pytest

from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.referee import Status, replay
from logwright.verdicts.missions.job import Job
from tests.engine.crews.tables import QUICK, jobs


@pytest.mark.parametrize("job", jobs(), ids=lambda job: f"{job.key}-{job.players}")
def test_every_mission_can_be_played(job: Job) -> None:
    attempt = play_mission(job.mission, job.deal(0), QUICK, Chance(1, job.players))
    # The referee raises a foul if anything is against the rules.
    standing = replay(job.mission, attempt.deal, attempt.certificate).standing()
    assert (standing.mission is Status.MET) == attempt.won


@pytest.mark.parametrize(
    "job", jobs("planet-nine/12", "planet-nine/46", "deep-sea/24"), ids=lambda job: f"{job.key}-{job.players}"
)
def test_cards_can_be_passed_on_distress(job: Job) -> None:
    attempt = play_mission(job.mission, job.deal(0), QUICK, Chance(1), distress=True)
    passing = attempt.certificate.distress
    assert passing is not None
    assert not any(card.is_trump for card in passing.cards), "p9-147"
    replay(job.mission, attempt.deal, attempt.certificate, distress=True)
