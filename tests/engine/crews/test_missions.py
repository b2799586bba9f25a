"""Crews can play every mission there is, by the rules, with every number of players."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.programs import Programs
from logwright.engine.missions.mission import Communication, Signal
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


@pytest.mark.parametrize("signal", [Signal.NORMAL, Signal.DEAD_ZONE])
def test_everybody_may_show_several_cards(signal: Signal) -> None:
    """Four others with three cards each promise more of their hands than with one each; deal 10 had no room for it."""
    (job,) = jobs("custom/telegram", players=5)
    mission = replace(job.mission, communication=Communication(signal, messages=3))
    attempt = play_mission(mission, job.deal(10), QUICK, Chance(1, 10))
    assert len(attempt.end.public.said) == 15
    replay(mission, attempt.deal, attempt.certificate)


def test_once_cards_are_drawn_nothing_is_asked_as_before() -> None:
    """Questions about open choices were kept beside those about settled ones, so that one was taken for another."""
    (job,) = jobs("planet-nine/12", players=4)
    public = play_mission(job.mission, job.deal(0), QUICK, Chance(1)).end.public
    view = SimpleNamespace(public=replace(public, drawn=True), noted={})
    programs = Programs()
    programs.open(replace(public, drawn=False), anyone=True)
    assert programs.settled(view) == Programs().settled(view)  # type: ignore[arg-type]
