"""Players of every strength sit everywhere equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from logwright.engine.saucers.players import STRENGTHS
from logwright.verdicts.scenarios.scenario_line_up import EVENINGS, is_mixed, line_up, mixed_table


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_at_mixed_tables_every_seat_has_the_same_company(players: int) -> None:
    """Rotated so that the seat comes first, the tables of all seats are the same."""
    tables = [mixed_table(number, players) for number in range(len(STRENGTHS) * players)]
    seen_from = [Counter((*table[seat:], *table[:seat]) for table in tables) for seat in range(players)]
    assert all(company == seen_from[0] for company in seen_from)
    assert {table[0] for table in tables} == set(STRENGTHS)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_cycle_has_all_kinds_of_tables(players: int) -> None:
    tables = [line_up(game, players) for game in range(len(EVENINGS))]
    assert ("planner",) * players in tables
    assert ("greedy",) * players in tables
    assert sum(map(is_mixed, tables)) == 2


def test_mixed_tables_go_on_from_cycle_to_cycle() -> None:
    games = range(len(EVENINGS) * 3)
    assert [line_up(game, 2) for game in games if is_mixed(line_up(game, 2))] == [mixed_table(n, 2) for n in range(6)]
