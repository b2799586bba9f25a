"""A view: everything one member may know. All decisions of a member depend on its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.engine.attempts.public import Announced, Public
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.play import Hands
from logwright.engine.cards.trick import playable_in


@dataclass(frozen=True)
class View:
    """Public knowledge and the member's own hand.

    `given` are cards this member gave away, and to whom: passed on, or drawn by a neighbour. `foretold` are
    the numbers it noted, also if nobody else may see them: for its own seat, as commander for the automaton's, too.
    """

    public: Public
    seat: Seat
    hand: frozenset[Card]
    given: tuple[Announced, ...] = ()
    foretold: tuple[tuple[Seat, int], ...] = ()

    def legal(self, seat: Seat) -> list[Card]:
        """What this member may play from a seat: its own, or the automaton's if it commands."""
        led = self.public.lying[0] if self.public.lying else None
        shown = self.hand if seat == self.seat else [column.up for column in self.public.columns]
        return sorted(playable_in(shown, led))

    @property
    def noted(self) -> dict[Seat, int]:
        """The predictions this member knows of."""
        return dict((*self.public.noted, *self.foretold))


def seen_by(
    public: Public,
    hands: Hands,
    given: Sequence[tuple[Announced, ...]],
    foretold: Sequence[tuple[Seat, int]],
    seat: Seat,
) -> View:
    """The view of a seat. `hands` are as they were when the trick began."""
    own = tuple((noted, number) for noted, number in sorted(foretold) if public.decider(noted) == seat)
    return View(public, seat, hands.held[seat].difference(public.lying), given[seat], own)
