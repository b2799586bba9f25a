"""Task cards on the table in rows, with task tokens on them, and tokens by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.engine.cards.card import Card
from logwright.engine.missions.mission import Task, Token
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.task_card import task_card
from logwright.publish.figures.crew_game.token import SIZE, task_token
from logwright.publish.figures.svg.drawing import Drawing, beside, rows_of

PER_ROW = 5
_ABOVE = SIZE * 0.78


@dataclass(frozen=True)
class LaidTask:
    """A task on the table with its token, if any, and a badge for its state."""

    task: str | Card | Task
    token: str | Token | None = None
    badge: Drawing | None = None


def token_row(tokens: Sequence[str | Token]) -> Drawing:
    """Task tokens side by side."""
    return rows_of([task_token(token) for token in tokens], PER_ROW * 2)


def laid_task(laid: LaidTask, look: DeckLook, room: bool = True) -> Drawing:
    """One task; its token lies on the upper edge, where `room` is reserved even without one."""
    front = task_card(laid.task, look)
    top = _ABOVE if room else 0
    parts = [front.at(0, top)]
    if laid.token:
        parts.append(task_token(laid.token).at((front.width - SIZE) / 2, 0))
    if laid.badge:
        parts.append(laid.badge.centred(front.width - 4, top + front.height - 5))
    return Drawing(front.width + (4 if laid.badge else 0), top + front.height + (4 if laid.badge else 0), tuple(parts))


def laid_tasks(tasks: Sequence[LaidTask], look: DeckLook, per_row: int = PER_ROW) -> Drawing:
    """Tasks from left to right, in several rows if there are many."""
    room = any(laid.token for laid in tasks)
    return rows_of([laid_task(laid, look, room) for laid in tasks], per_row, 8)


def small_tasks(tasks: Sequence[LaidTask], look: DeckLook, scale: float = 0.62) -> Drawing:
    """Tasks drawn small, to sit beside something larger."""
    room = any(laid.token for laid in tasks)
    return beside((laid_task(laid, look, room) for laid in tasks), 4, "end").scaled(scale)
