"""Pictures of objectives, generated from their phrases: for task cards and everywhere else."""

from __future__ import annotations

from logwright.engine.objectives.phrase import Phrase
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.task_icon.phrase import DRAWN, phrase_icon

__all__ = ["DRAWN", "task_icon"]


def task_icon(objective: Phrase, look: DeckLook) -> Drawing:
    """The objective of a task as a picture without words."""
    return phrase_icon(objective, look)
