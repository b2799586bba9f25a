"""Kernel and second opinion agree on more than two thousand full deals of both games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import SystemRandom

import pytest

from logwright.engine import search
from logwright.engine.referee import approve
from logwright.verdicts.missions.job import Job
from tests.engine.second_opinion import kept_deals
from tests.engine.second_opinion.kept_deals import DEALS, deal, kept, second_opinion

PARTS = 8
SAMPLE = 12
BUDGET = 100_000
DECIDED = 0.85
"""The kernel alone gives up more often than together with the second opinion, which knows these deals already."""
LETTERS = {"solvable": "S", "unsolvable": "U", "undecided": "?"}


@cache
def all_jobs() -> list[Job]:
    return kept_deals.all_jobs()


def test_every_official_mission_at_every_table_is_among_them() -> None:
    assert list(kept()) == [(job.key, job.players) for job in all_jobs()], kept_deals.__doc__
    assert {len(letters) for letters in kept().values()} == {DEALS}


def test_they_are_more_than_two_thousand_and_both_verdicts_are_common_in_both_games() -> None:
    found: dict[str, Counter[str]] = {"planet-nine": Counter(), "deep-sea": Counter()}
    for job in all_jobs():
        game = "planet-nine" if job.table.deck.trump == "rocket" else "deep-sea"
        found[game].update(kept()[job.key, job.players])
    assert DECIDED * sum(count["S"] + count["U"] for count in found.values()) >= 2000
    assert all(min(count["S"], count["U"]) >= 80 for count in found.values()), found
    assert sum(count["?"] for count in found.values()) == 0


@pytest.mark.parametrize("part", range(PARTS))
def test_the_kernel_agrees_and_the_referee_confirms(part: int) -> None:
    wrong, decided = [], []
    for job in all_jobs()[part::PARTS]:
        positions = [search.Position(job.mission, deal(job, number)) for number in range(DEALS)]
        for number, answer in enumerate(search.solve(positions, BUDGET)):
            letter, expected = LETTERS[answer.verdict], kept()[job.key, job.players][number]
            decided.append(letter != "?")
            if letter not in ("?", expected):
                wrong.append((job.key, job.players, number, letter, expected))
            if answer.certificate:
                approve(job.mission, positions[number].deal, answer.certificate)
    assert wrong == []
    assert sum(decided) >= DECIDED * len(decided)


def test_some_verdicts_are_asked_for_again() -> None:
    """Others in every run, so that the file cannot drift away from the second opinion."""
    places = [(job, number) for job in all_jobs() for number in range(DEALS)]
    for job, number in SystemRandom().sample(places, SAMPLE):
        expected = kept()[job.key, job.players][number]
        assert second_opinion(job, number) == expected, (job.key, job.players, number)
