"""Looking back at an attempt that is over: where it was decided, by which card, and what would have won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.engine.attempts import DecisionKind, MemberDecision, TableState, after, decisions, is_won
from logwright.engine.cards.card import Card
from logwright.engine.cards.dealing import in_order
from logwright.engine.cards.trick import Trick
from logwright.engine.crews.hint import card_hints
from logwright.engine.crews.post_mortem import PostMortem, post_mortem
from logwright.engine.referee import Status
from logwright.publish.play.device import Device
from logwright.publish.play.table import TableTeller


def looking_back(device: Device, teller: TableTeller) -> dict[str, Any]:
    """All cards are open now, so everything may be told."""
    state, words = device.state, teller.words
    assert state.is_over, "nobody looks back before the end"
    lost = None if is_won(state) or state.time_is_up else post_mortem(device.states, device.decisions, device.level)
    reason = "" if is_won(state) else lost.cause.value if lost else "time"
    return {
        "reason": reason,
        "said": words.say(f"lost_to.{reason}") if reason else "",
        "turning": _turning(lost, teller) if lost else None,
        "instead": [_trick(trick, teller) for trick in _winning_tricks(device, lost)] if lost else [],
        "line": list(_line(device, teller, lost)),
        "hands": _hands(device, teller),
        "record": device.sitting.record.to_data(state.deal.table.deck.suits),
    }


def _turning(lost: PostMortem, teller: TableTeller) -> dict[str, Any] | None:
    """The card after which it could no longer be won."""
    if lost.card is None:
        return None
    card = teller.words.spelled(lost.card)
    return {"decision": lost.decision, "trick": lost.trick, "seat": lost.seat, "card": card}


def _line(device: Device, teller: TableTeller, lost: PostMortem | None) -> Iterator[dict[str, Any]]:
    """Every trick: its cards, what the seat of this device could hope for, and whether it could be won after it."""
    for number, trick in enumerate(device.state.public.tricks, start=1):
        yield {
            **_trick(trick, teller),
            "share": _share(device, teller, number),
            "winnable": lost is None or number < lost.trick,
            "met": _met(device, number),
        }


def _share(device: Device, teller: TableTeller, number: int) -> float | None:
    """What this seat could hope for after the card it played in a trick, by what it knew."""
    for place, decision in enumerate(device.decisions):
        state = device.states[place]
        if decision.kind is DecisionKind.PLAY and state.public.number == number and decision.seat == teller.viewer:
            asked = next(each for each in decisions(state) if each.seat == decision.seat)
            found = card_hints(state.look(asked.decider), asked, place)
            return next(each.share for each in found if each.card == decision.value)
    return None


def _met(device: Device, number: int) -> int:
    """How many tasks were done in a trick."""
    counts = {len(state.public.tricks): _done(state) for state in device.states if state.standing}
    return counts[number] - counts[number - 1]


def _done(state: TableState) -> int:
    return sum(status is Status.MET for status in state.standing.tasks) if state.standing else 0


def _winning_tricks(device: Device, lost: PostMortem) -> list[Trick]:
    """The tricks of the line that would have won, from the losing one on."""
    if lost.decision is None or not lost.line:
        return []
    state, line = device.states[lost.decision], list(lost.line)
    before = len(state.public.tricks)
    while open_now := decisions(state):
        state = after(state, line.pop(0) if _is_of(open_now[0].kind, line) else open_now[0].decision(None))
    return list(state.public.tricks[before:])


def _is_of(kind: DecisionKind, line: list[MemberDecision]) -> bool:
    return bool(line) and line[0].kind is kind and isinstance(line[0].value, Card)


def _trick(trick: Trick, teller: TableTeller) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": [*map(teller.words.spelled, trick.cards)], "winner": trick.winner}


def _hands(device: Device, teller: TableTeller) -> list[list[str]]:
    """All hands as they were dealt."""
    deal = device.states[0].deal
    order = in_order(deal.table.deck)
    return [[teller.words.spelled(card) for card in order if card in hand] for hand in deal.hands]
