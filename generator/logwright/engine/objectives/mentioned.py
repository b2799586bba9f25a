"""Whom an objective mentions: this decides which choices of the crew can share a question."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.engine.cards.card import Card
from logwright.engine.objectives import core
from logwright.engine.objectives.subject import Role, Subject


def parts(objective: core.Objective) -> Iterator[core.Objective]:
    """The objective and everything inside it."""
    yield objective
    match objective:
        case core.AllOf(inner) | core.AnyOf(inner):
            for part in inner:
                yield from parts(part)
        case core.Not(part) | core.EachMember(part):
            yield from parts(part)


def chosen_names(objective: core.Objective) -> frozenset[str]:
    """The chosen members an objective mentions."""
    return frozenset(subject.name for subject in _subjects(objective) if subject.role is Role.CHOSEN)


def holders(objective: core.Objective) -> frozenset[Card]:
    """The cards whose holders it mentions."""
    return frozenset(subject.card for subject in _subjects(objective) if subject.card is not None)


def speaks_of_task(objective: core.Objective) -> bool:
    """Whether it asks when the task with some token is fulfilled."""
    return any(isinstance(part, core.TaskTrick) for part in parts(objective))


def _subjects(objective: core.Objective) -> Iterator[Subject]:
    for part in parts(objective):
        for counter in _counters(part):
            yield from _with_base(counter.by)
            if counter.kind.led_by is not None:
                yield from _with_base(counter.kind.led_by)


def _counters(objective: core.Objective) -> tuple[core.Counter, ...]:
    match objective:
        case core.Comparison(counter, _, minus):
            return (counter,) if minus is None else (counter, minus)
        case core.Order(steps):
            return steps
        case core.Streak(tricks) | core.Climb(tricks) | core.Prediction(tricks):
            return (tricks,)
    return ()


def _with_base(subject: Subject) -> Iterator[Subject]:
    yield subject
    if subject.base is not None:
        yield from _with_base(subject.base)
