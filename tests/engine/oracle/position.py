"""A position as the oracle reads it from plain data: what a deal file says, and a little that only missions say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from logwright.engine.cards.card import Card
from tests.engine.oracle.words import card


@dataclass(frozen=True)
class Position:
    """`tasks`, `objectives` and `chosen` are as they were written; the automaton's row belongs to the last hand."""

    hands: tuple[tuple[Card, ...], ...]
    row: tuple[tuple[Card, Card | None], ...]
    commander: int
    leader: int
    tasks: list[dict[str, Any]]
    objectives: list[dict[str, Any]]
    chosen: list[dict[str, Any]]
    allocation: str
    volunteers: int
    may_pass: bool
    may_hand_over: bool
    change: str | None
    draw_after: int
    draws: tuple[tuple[Card, ...], ...]
    pass_cards: dict[str, Any] | None

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def total(self) -> int:
        """How many tricks there are; one hand may be a card longer."""
        return min(map(len, self.hands))

    def objective(self, task: int) -> dict[str, Any]:
        said = self.tasks[task]
        return {"win": said["card"]} if "card" in said else said["objective"]


def read(told: dict[str, Any]) -> Position:
    hands = [tuple(map(card, hand)) for hand in told["hands"]]
    row = tuple((card(column[0]), card(column[1]) if column[1:] else None) for column in told.get("automaton", []))
    if row:
        hands.append(tuple(each for column in row for each in column if each is not None))
    trumps = [(each.value, seat) for seat, hand in enumerate(hands) for each in hand if each.is_trump]
    commander = told.get("commander", max(trumps)[1] if trumps else told.get("leader", 0))
    return Position(
        tuple(hands),
        row,
        commander,
        told.get("leader", commander),
        told.get("tasks", []),
        told.get("objectives", []),
        told.get("choose", []),
        told.get("allocation", "fixed"),
        told.get("volunteers", 0),
        told.get("passing", False),
        told.get("five_player_rule", False),
        told.get("change_tokens"),
        told.get("draw_after_trick", 0),
        tuple(tuple(map(card, order)) for order in told.get("draws", [])),
        told.get("pass_cards"),
    )
