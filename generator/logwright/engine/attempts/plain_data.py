"""Decisions and what is open as plain data for JSON: cards are spelled as content spells them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.engine.attempts.decision import DecisionKind, MemberDecision, Open, Value
from logwright.engine.attempts.refusal import Refusal
from logwright.engine.cards.card import Card, Suit, Suits
from logwright.engine.cards.communication import CardMessage, Mark
from logwright.engine.missions.certificate import HandOver
from logwright.engine.missions.mission import Token
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.selector import parse_card
from logwright.engine.objectives.subject import Side

_CARDS = (DecisionKind.PLAY, DecisionKind.PASS)
_NUMBERS = (DecisionKind.TASK, DecisionKind.OWNER, DecisionKind.PREDICT, DecisionKind.NUMBER)


def value_data(kind: DecisionKind, value: Value, suits: Suits) -> Any:
    """The value of a decision of this kind."""
    if isinstance(value, Card):
        return suits.spelled(value)
    if isinstance(value, CardMessage):
        return {"card": suits.spelled(value.card), "mark": value.mark and value.mark.value}
    if isinstance(value, HandOver):
        return {"task": value.task, "from": value.giver, "to": value.taker}
    if isinstance(value, tuple):
        if kind is DecisionKind.MEMBERS:
            return dict(value)  # type: ignore[arg-type]
        return [None if token is None else str(token) for token in value]
    if isinstance(value, Suit):
        return str(value)
    return value.value if isinstance(value, Side) else value


def read_value(kind: DecisionKind, data: object, suits: Suits) -> Value:
    """The value in plain data, whether the rules allow it or not. Raises Refusal if it is none of this kind."""
    try:
        return _read(kind, data, suits)
    except (Mistake, KeyError, TypeError, ValueError):
        raise Refusal("no-value", kind=kind.value) from None


def _read(kind: DecisionKind, data: Any, suits: Suits) -> Value:
    if kind in _CARDS:
        return parse_card(data, suits)
    if kind in _NUMBERS:
        return None if data is None and kind is DecisionKind.TASK else _number(data)
    match kind:
        case DecisionKind.SHOW:
            mark = None if data is None else data.get("mark") if isinstance(data, Mapping) else data["mark"]
            return None if data is None else CardMessage(parse_card(data["card"], suits), mark and Mark(mark))
        case DecisionKind.OFFER:
            keys = ("task", "from", "to")
            return None if data is None else HandOver(*(_number(data[key]) for key in keys))
        case DecisionKind.SIDE:
            return Side(data)
        case DecisionKind.COLOUR:
            return suits.names[data]
        case DecisionKind.MEMBERS:
            return tuple((str(name), _number(seat)) for name, seat in dict(data).items())
        case DecisionKind.TOKENS:
            return tuple(None if token is None else Token(token) for token in data)
        case DecisionKind.TIME:
            return None
    if type(data) is not bool:
        raise TypeError(data)
    return data


def _number(data: object) -> int:
    if type(data) is not int:
        raise TypeError(data)
    return data


def decision_data(decision: MemberDecision, suits: Suits) -> list[Any]:
    """A decision as a short list: kind, seat, value."""
    return [decision.kind.value, decision.seat, value_data(decision.kind, decision.value, suits)]


def read_decision(data: object, suits: Suits) -> MemberDecision:
    """The decision in plain data. Raises Refusal if it is none."""
    if not isinstance(data, list) or len(data) != 3 or type(data[1]) is not int:
        raise Refusal("no-value", kind="decision")
    try:
        kind = DecisionKind(data[0])
    except ValueError:
        raise Refusal("no-value", kind="decision") from None
    return MemberDecision(kind, data[1], read_value(kind, data[2], suits))


def open_data(asked: Open, suits: Suits) -> dict[str, Any]:
    """What somebody may decide, with all options."""
    data: dict[str, Any] = {
        "kind": asked.kind.value,
        "seat": asked.seat,
        "options": [value_data(asked.kind, option, suits) for option in asked.options],
    }
    if asked.name:
        data["name"] = asked.name
    if asked.task is not None:
        data["task"] = asked.task
    if asked.among:
        data["among"] = list(asked.among)
    if asked.offer:
        data["offer"] = value_data(DecisionKind.OFFER, asked.offer, suits)
    if asked.to:
        data |= {"side": asked.to.value, "rest": asked.rest}
    return data
