"""A deal that nobody shuffles: a puzzle says who holds which cards, and perhaps who owns which task."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal, Seat, highest_trump_holder


@dataclass(frozen=True)
class LaidDeal:
    """One hand per seat, seat 0 first. `owners` has one seat per task where the tasks are dealt out, too."""

    hands: tuple[tuple[Card, ...], ...]
    owners: tuple[Seat, ...] = ()

    @property
    def commander(self) -> Seat:
        holder = highest_trump_holder(self.hands)
        assert holder is not None, "the deck has trumps"
        return holder

    def of(self, deal: Deal) -> Deal:
        """A deal of the same cards and tasks, laid as it says."""
        return replace(
            deal,
            hands=self.hands,
            commander=self.commander,
            leader=self.commander,
            owners=self.owners or deal.owners,
        )
