"""A Crew game as the library knows it."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.content.document import Document
from logwright.engine.card import Deck, full_deck
from logwright.engine.mission import Allocation, Signal, seats_for
from logwright.engine.objectives.selector import parse_selector
from logwright.engine.table import Table


@dataclass(frozen=True)
class CrewGame:
    """Planet Nine or Deep Sea: deck, tables and what its missions may use."""

    id: str
    document: Document
    players: tuple[int, ...]
    deck: Deck
    signals: tuple[Signal, ...]
    allocations: tuple[Allocation, ...]
    passing: bool
    first_mission: int
    last_mission: int

    @property
    def trump(self) -> str:
        return self.deck.trump

    def table(self, players: int) -> Table:
        return Table(seats_for(players), self.deck)

    def challenge_deck(self) -> Deck | None:
        """The smaller deck of the challenge for three, where the game has one (p9-240)."""
        challenge = self.document.data.get("challenge")
        if not challenge:
            return None
        removed = parse_selector(challenge["without"], self.trump).cards(self.deck)
        return self.deck.without(*removed)


def read_crew_game(document: Document) -> CrewGame:
    """The game in a document that its schema accepts."""
    data = document.data
    return CrewGame(
        id=data["id"],
        document=document,
        players=tuple(data["players"]),
        deck=full_deck(data["trump"]),
        signals=tuple(Signal(signal) for signal in data["signals"]),
        allocations=tuple(Allocation(allocation) for allocation in data["allocations"]),
        passing=data["draft"]["passing"] != "never",
        first_mission=data["missions"]["first"],
        last_mission=data["missions"]["last"],
    )
