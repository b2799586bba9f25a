"""Who plays the games of a scenario: players of several strengths, fairly spread over the seats."""

from __future__ import annotations

from logwright.engine.saucers.players import STRENGTHS

EVENINGS = ("greedy", "mixed", "greedy", "greedy", "planner", "greedy", "mixed", "greedy")
"""One game after the other, over and over: mostly equals, sometimes everyone of another strength. Planners think six
times as long as greedy players, so that they get a table of their own less often."""


def line_up(game: int, players: int) -> tuple[str, ...]:
    """The strength of each seat in a game."""
    cycle, place = divmod(game, len(EVENINGS))
    if EVENINGS[place] != "mixed":
        return (EVENINGS[place],) * players
    return mixed_table(cycle * EVENINGS.count("mixed") + EVENINGS[:place].count("mixed"), players)


def mixed_table(number: int, players: int) -> tuple[str, ...]:
    """The same company sits down once in every rotation before another comes, so that no seat has weaker rivals."""
    names = tuple(STRENGTHS)
    company, rotation = divmod(number, players)
    return tuple(names[(company + (seat + rotation) % players) % len(names)] for seat in range(players))


def is_mixed(seats: tuple[str, ...]) -> bool:
    return len(set(seats)) > 1
