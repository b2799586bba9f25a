"""Puts the colour and the number that the crew has chosen in the place of the words that stand for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from operator import is_
from typing import TypeVar, cast

from logwright.engine.objectives.selector import ChosenCards, Pick
from logwright.engine.objectives.walk import inside

T = TypeVar("T")


def settled(part: T, picks: Mapping[ChosenCards, Pick]) -> T:
    """The same objective, task or mission, which now speaks of these cards. What has no choice inside stays itself."""
    if isinstance(part, Pick):
        found = picks.get(part.chosen) if part.chosen else None
        return part if found is None else cast(T, found)
    if type(part) is tuple:
        before = cast(tuple[object, ...], part)
        after = tuple(settled(each, picks) for each in before)
        return part if all(map(is_, after, before)) else cast(T, after)
    if is_dataclass(part) and not isinstance(part, type):
        values = {field.name: getattr(part, field.name) for field in fields(part)}
        new = {name: settled(value, picks) for name, value in values.items()}
        changed = {name: value for name, value in new.items() if value is not values[name]}
        return replace(part, **changed) if changed else part
    return part


def unsettled(part: object) -> frozenset[ChosenCards]:
    """What is still to be chosen before it is clear which cards this speaks of."""
    return frozenset(pick.chosen for pick in inside(part, Pick) if pick.chosen)
