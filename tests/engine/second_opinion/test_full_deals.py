"""Whole deals of both games: the kernel and the second opinion agree, and the referee accepts what they show."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from logwright.engine import search
from logwright.engine.cards.card import Card, full_deck
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import deal_mission, task_for
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission, TasksByDifficulty, Token
from logwright.engine.referee import approve
from logwright.engine.second_opinion import SecondVerdict, solve
from tests.engine.crew_suits import COLOURS, DEEP_SEA, PLANET_NINE
from tests.engine.second_opinion.deep_sea import pile

PATIENCE = 100_000


def planet_nine(players: int, number: int) -> tuple[Mission, Deal]:
    """Six tasks, half of the deals with tokens, half with owners named beforehand."""
    tokens = ((), (Token.ONE, Token.TWO, Token.OMEGA), (), (Token.ARROW_1, Token.ARROW_2))[number % 4]
    mission = Mission((players,), tasks=DrawnTasks(6, tokens), allocation=Allocation.DRAFT)
    table = Table(max(players, 3), full_deck(PLANET_NINE), columns=7 * (players == 2))
    chance = Chance(41, number)
    deal = deal_mission(mission, table, chance)
    owners = tuple(chance.below(table.seats) for _ in deal.tasks)
    return mission, replace(deal, owners=owners) if number % 8 > 3 else deal


def deep_sea(players: int, number: int) -> tuple[Mission, Deal]:
    mission = Mission((players,), tasks=TasksByDifficulty(8 + number), allocation=Allocation.DRAFT, passing=True)
    table = Table(max(players, 3), full_deck(DEEP_SEA), columns=7 * (players == 2))
    return mission, deal_mission(mission, table, Chance(42, number), pile=pile())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("dealt", [planet_nine, deep_sea])
def test_kernel_and_second_opinion_agree(dealt: object, players: int) -> None:
    assert callable(dealt)
    for number in range(8):
        mission, deal = dealt(players, number)
        (first,) = search.solve([search.Position(mission, deal)], PATIENCE)
        second = solve(mission, deal)
        assert second.verdict is not SecondVerdict.UNDECIDED
        if first.verdict != "undecided":
            assert first.verdict.value == second.verdict.value, number
        if second.certificate:
            approve(mission, deal, second.certificate)


def test_both_verdicts_are_among_them() -> None:
    found = Counter(solve(*planet_nine(players, number)).verdict for players in (4, 5) for number in range(8))
    assert min(found[SecondVerdict.SOLVABLE], found[SecondVerdict.UNSOLVABLE]) >= 2


@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_turning_the_table_or_renaming_the_colours_changes_nothing(number: int) -> None:
    mission, deal = planet_nine(5, number)
    assert deal.owners is not None
    verdict = solve(mission, deal).verdict
    turned = replace(
        deal,
        hands=(*deal.hands[1:], deal.hands[0]),
        commander=(deal.commander - 1) % 5,
        leader=(deal.leader - 1) % 5,
        owners=tuple((owner - 1) % 5 for owner in deal.owners),
    )
    assert solve(mission, turned).verdict is verdict
    assert solve(mission, _renamed(deal)).verdict is verdict


def _renamed(deal: Deal) -> Deal:
    """Every colour takes the name of the next one."""
    named = dict(zip(COLOURS, (*COLOURS[1:], COLOURS[0]), strict=True))

    def card(old: Card) -> Card:
        return Card(named.get(old.suit, old.suit), old.value)

    by_id = {task_for(old).id: task_for(card(old)) for old in deal.table.deck}
    return replace(
        deal,
        hands=tuple(tuple(card(old) for old in hand) for hand in deal.hands),
        tasks=tuple(replace(by_id[task.id], token=task.token) for task in deal.tasks),
    )
