"""Kinds of task, by the subject of their phrase; galleries and menus group tasks by them."""

from __future__ import annotations

from logwright.content.model.task_set import TaskCard
from logwright.engine.objectives.phrases import cards, choice, comparison, order, streak, tricks, values

KINDS = {
    "cards": cards,
    "tricks": tricks,
    "streak": streak,
    "values": values,
    "comparison": comparison,
    "order": order,
    "choice": choice,
}
"""The phrases of each kind of task."""


def kind_of(card: TaskCard) -> str:
    return next(kind for kind, module in KINDS.items() if type(card.task.objective) in module.PHRASES)
