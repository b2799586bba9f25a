"""A record of an attempt: small plain data from which it can be resumed, replayed and sent to somebody."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from logwright.engine.attempts.decision import MemberDecision
from logwright.engine.attempts.machine import after, begin
from logwright.engine.attempts.plain_data import decision_data, read_decision
from logwright.engine.attempts.refusal import Refusal
from logwright.engine.attempts.table_state import Distress, TableState
from logwright.engine.cards.card import Card, Suits
from logwright.engine.cards.deal import Deal, highest_trump_holder
from logwright.engine.missions.mission import Mission
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.selector import parse_card
from logwright.saying import saying

VERSION = 1
PERSON, PROGRAM = "person", "program"
"""Who sits at a seat, if not a member of a crew of some level."""


@dataclass(frozen=True)
class TakenBack:
    """Decisions that were taken back, and how many came before them."""

    after: int
    decisions: tuple[MemberDecision, ...]


@dataclass(frozen=True)
class AttemptRecord:
    """`mission` is its key, or the whole document of one that is in no library.

    `seed` and `deal` say how it was dealt; `hands` replace those dealt, where somebody chose them. `seats` says who
    decides for each: a person, a program, or the level of a crew.
    """

    mission: str | Mapping[str, Any]
    players: int
    seats: tuple[str, ...]
    seed: int = 1
    deal: int = 0
    hands: tuple[tuple[Card, ...], ...] | None = None
    distress: Distress = Distress.NONE
    decisions: tuple[MemberDecision, ...] = ()
    taken_back: tuple[TakenBack, ...] = ()

    def to_data(self, suits: Suits) -> dict[str, Any]:
        """Plain data for JSON."""
        data: dict[str, Any] = {
            "attempt": VERSION,
            "mission": self.mission if isinstance(self.mission, str) else dict(self.mission),
            "players": self.players,
            "seats": list(self.seats),
            "seed": self.seed,
            "deal": self.deal,
            "distress": self.distress.value,
            "decisions": [decision_data(decision, suits) for decision in self.decisions],
        }
        if self.hands is not None:
            data["hands"] = [[suits.spelled(card) for card in hand] for hand in self.hands]
        if self.taken_back:
            data["taken_back"] = [
                {"after": back.after, "decisions": [decision_data(each, suits) for each in back.decisions]}
                for back in self.taken_back
            ]
        return data


def read_record(data: Mapping[str, Any], suits: Suits) -> AttemptRecord:
    """The record in data that its schema accepts. Raises Mistake if a card or a decision is none."""
    hands = data.get("hands")
    return AttemptRecord(
        mission=data["mission"],
        players=data["players"],
        seats=tuple(data["seats"]),
        seed=data.get("seed", 1),
        deal=data.get("deal", 0),
        hands=None if hands is None else tuple(_hand(hand, suits, index) for index, hand in enumerate(hands)),
        distress=Distress(data.get("distress", Distress.NONE)),
        decisions=_decisions(data.get("decisions", ()), suits, "decisions"),
        taken_back=tuple(
            TakenBack(back["after"], _decisions(back["decisions"], suits, "taken_back", index, "decisions"))
            for index, back in enumerate(data.get("taken_back", ()))
        ),
    )


def replayed(record: AttemptRecord, mission: Mission, deal: Deal) -> list[TableState]:
    """Every state of the recorded attempt, from the deal on. Raises Mistake if the rules forbid a decision."""
    states = [begin(mission, chosen_deal(record, deal), distress=record.distress)]
    for number, decision in enumerate(record.decisions):
        try:
            states.append(after(states[-1], decision))
        except Refusal as refusal:
            raise Mistake(refusal.said, ("decisions", number)) from None
    return states


def chosen_deal(record: AttemptRecord, deal: Deal) -> Deal:
    """The deal with the hands of the record, if it has any."""
    hands = record.hands
    if hands is None:
        return deal
    cards = sorted(card for hand in hands for card in hand)
    sizes = sorted(map(len, hands)) == sorted(map(len, deal.hands))
    commander = highest_trump_holder(hands)
    if deal.automaton or not sizes or cards != sorted(deal.table.deck) or commander is None:
        raise Mistake(saying("mistakes.other-hands"), ("hands",))
    return Deal(deal.table, hands, commander, commander, deal.tasks, None, None, deal.signal, deal.terrain, deal.draws)


def _hand(written: Iterable[object], suits: Suits, index: int) -> tuple[Card, ...]:
    try:
        return tuple(parse_card(card, suits) for card in written)
    except Mistake as mistake:
        raise mistake.under("hands", index) from None


def _decisions(written: Sequence[object], suits: Suits, *path: str | int) -> tuple[MemberDecision, ...]:
    found = []
    for index, data in enumerate(written):
        try:
            found.append(read_decision(data, suits))
        except Refusal as refusal:
            raise Mistake(refusal.said, (*path, index)) from None
    return tuple(found)
