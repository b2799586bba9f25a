"""Who plays the games of a scenario: players of several strengths, spread fairly over the seats."""

from __future__ import annotations

from logwright.engine.saucers.players import STRENGTHS

EVENINGS = ("greedy", "mixed", "greedy", "greedy", "planner", "greedy", "mixed", "greedy")
"""Repeated game after game: mostly equal players, sometimes all of different strength. Planners take longer than
greedy players, so they get fewer tables of their own."""


def line_up(game: int, players: int) -> tuple[str, ...]:
    """The strength of each seat in a game."""
    cycle, place = divmod(game, len(EVENINGS))
    if EVENINGS[place] != "mixed":
        return (EVENINGS[place],) * players
    return mixed_table(cycle * EVENINGS.count("mixed") + EVENINGS[:place].count("mixed"), players)


def mixed_table(number: int, players: int) -> tuple[str, ...]:
    """The same group sits in every rotation before the next one, so that no seat has weaker rivals."""
    names = tuple(STRENGTHS)
    company, rotation = divmod(number, players)
    return tuple(names[(company + (seat + rotation) % players) % len(names)] for seat in range(players))


def is_mixed(seats: tuple[str, ...]) -> bool:
    return len(set(seats)) > 1
