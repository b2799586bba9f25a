"""What counting calls impossible, nobody can do; and it sees what is plain."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from logwright.content.loading.load import load
from logwright.engine.cards.card import full_deck
from logwright.engine.cards.table import Table
from logwright.engine.counting import counted_out
from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Mission
from logwright.engine.search import KernelVerdict
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.notation import says
from tests.engine.search.oracle_verdicts import kept_position, kept_verdicts

THREE, FOUR = Table(3, full_deck(PLANET_NINE)), Table(4, full_deck(PLANET_NINE))


def mission(*objectives: dict[str, Any]) -> Mission:
    return Mission(players=(3, 4), objectives=tuple(map(says, objectives)))


@pytest.mark.parametrize(
    "objective",
    [
        {"who": "crew", "tricks": {"colours": 4, "count": 1}},
        {"who": "commander", "tricks": {"sum": "28+", "count": 1}},
        {"who": "everyone", "win_with": "rocket 3"},
        {"who": "everyone", "win_only": {"cards": 2, "of": "2..6"}},
        {"who": "everyone", "as_many_cards": {"of": ["rocket", "green 9"], "as": "blue 1"}},
        {"who": "everyone", "tricks": {"count": "5+"}},
        {"who": "commander", "tricks": {"count": "15+"}},
        {"who": "commander", "as_many_tricks_as": "each-other"},
    ],
    ids=[
        "colours",
        "sum",
        "one card for all",
        "all of them for all",
        "more of these",
        "tricks for all",
        "tricks",
        "odd",
    ],
)
def test_what_is_plain_is_seen_at_a_table_for_three(objective: dict[str, Any]) -> None:
    possible = {"who": "commander", "win": "pink 9"}
    assert counted_out(mission(possible, objective), THREE) == Clash(objectives=(1,))


@pytest.mark.parametrize(
    "objective",
    [
        {"who": "crew", "tricks": {"colours": 4, "count": 1}},
        {"who": "commander", "tricks": {"sum": "28+", "count": 1}},
    ],
    ids=["colours", "sum"],
)
def test_what_can_be_done_with_one_more_is_left_alone(objective: dict[str, Any]) -> None:
    assert counted_out(mission(objective), FOUR) is None


def test_rules_that_only_fail_together_are_named_together() -> None:
    asked = mission(
        {"who": "commander", "win": "pink 9"},
        {"who": "commander", "cards": {"of": "blue", "count": "5+"}},
        {"who": {"left_of": "commander"}, "cards": {"of": "blue", "count": "5+"}},
    )
    assert counted_out(asked, FOUR) == Clash(objectives=(1, 2))


def test_no_mission_that_somebody_has_won_is_called_impossible(repository: Path) -> None:
    library = load(repository)[0]
    for told in library.all_missions:
        for players in told.rules.players:
            if told.official:
                assert counted_out(told.rules, library.games[told.game].table(players)) is None, told.key


def test_the_oracle_never_wins_what_counting_calls_impossible() -> None:
    found = 0
    for number, verdict in kept_verdicts().items():
        if number % 5:
            continue
        asked, deal = kept_position(number)
        if counted_out(asked, deal.table):
            found += 1
            assert verdict is KernelVerdict.UNSOLVABLE, number
    assert found > 20
