"""Worked examples: draws every kind, after the engine has confirmed its claims."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from logwright.content.model.fact import WorkedExample
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg.drawing import Drawing, stacked
from logwright.publish.figures.svg.element import FigureError


def example(shows: WorkedExample, look: DeckLook | SaucerLook) -> Drawing:
    """All cases of an example, one below the other. Raises FigureError where the engine disagrees."""
    # Imported here: the examples take both engines along, and most drawings need neither.
    from logwright.publish.figures.example.kinds import CREW_KINDS, SAUCER_KINDS, Case

    kinds: dict[str, Callable[[Case, Any], Drawing]] = dict(CREW_KINDS if isinstance(look, DeckLook) else SAUCER_KINDS)
    draw = kinds.get(shows.kind)
    if draw is None:
        raise FigureError(f"{look.game} has no examples of the kind {shows.kind!r}")
    return stacked([draw(case, look) for case in shows.cases], 14, "start")
