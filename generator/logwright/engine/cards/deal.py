"""A deal: who holds which cards, who commands, and the task cards on the table. Also any smaller position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from logwright.engine.cards.card import Card, Deck, Suit, Suits
from logwright.engine.cards.table import Table
from logwright.engine.missions.mission import Signal, Task, Token

Seat: TypeAlias = int
"""Seats are counted clockwise from 0; the left neighbour of seat 0 is seat 1 and plays after it (p9-034)."""


@dataclass(frozen=True)
class Column:
    """One place in the automaton's row: a face-up card, perhaps on top of a covered one (p9-217)."""

    up: Card
    down: Card | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        return (self.up,) if self.down is None else (self.up, self.down)

    def turned(self) -> Column | None:
        """The column when its face-up card is gone: the covered card is turned up, if there is one."""
        return None if self.down is None else Column(self.down)

    def replaced(self, old: Card, new: Card) -> Column:
        """The column with `new` where `old` lay, if it lay here."""
        return Column(new if self.up == old else self.up, new if self.down == old else self.down)


@dataclass(frozen=True)
class Automaton:
    """The third member at a table for two, JARVIS or Tonoja: a double row of cards (p9-222, ds-164)."""

    seat: Seat
    columns: tuple[Column, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for column in self.columns for card in column.cards)


@dataclass(frozen=True)
class Deal:
    """Everything that is settled before the crew makes its first choice.

    `hands` has one entry per seat, also for the automaton: all cards of its columns. The order inside a
    hand means nothing. `tasks` lie in the order in which they were drawn, with their tokens on them.
    `owners` is given where the position itself says who owns which task; otherwise the mission's
    allocation decides. `signal` is how the crew may communicate, with the terrain already turned up.
    `draws` holds an order of cards for every seat: when members draw from their right-hand neighbours
    (mission 12), each gets the first card of its order that the neighbour still holds.
    """

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    commander: Seat
    leader: Seat
    tasks: tuple[Task, ...] = ()
    owners: tuple[Seat, ...] | None = None
    automaton: Automaton | None = None
    signal: Signal = Signal.NORMAL
    terrain: Card | None = None
    draws: tuple[tuple[Card, ...], ...] = ()

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def players(self) -> int:
        """People at the table; the automaton is a member but no player."""
        return self.seats - (self.automaton is not None)

    @property
    def tokens(self) -> tuple[Token | None, ...]:
        """The token on each task, as drawn."""
        return tuple([task.token for task in self.tasks])

    def holder(self, card: Card) -> Seat | None:
        """Who was dealt this card, covered cards of the automaton included."""
        return next((seat for seat, hand in enumerate(self.hands) if card in hand), None)


def position_table(hands: Sequence[Sequence[Card]], suits: Suits) -> Table:
    """The table of a small position: exactly these cards are in the game."""
    return Table(len(hands), Deck(frozenset(card for hand in hands for card in hand), suits))


def highest_trump_holder(hands: Sequence[Sequence[Card]]) -> Seat | None:
    """Who commands: the holder of the highest trump there is (p9-106)."""
    trumps = [(card.value, seat) for seat, hand in enumerate(hands) for card in hand if card.suit is Suit.TRUMP]
    return max(trumps)[1] if trumps else None
