"""The automaton: the third member of a two-player crew, as a double row of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from logwright.engine.cards.card import Card
from logwright.publish.figures.crew_game.card import HEIGHT, WIDTH, card, card_back
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.svg.drawing import Drawing, beside
from logwright.publish.figures.svg.element import Element, FigureError

PEEK = 17.0
"""The visible part of a covered card below the open one."""


def column(name: str | Card, look: DeckLook, covers: bool) -> Drawing:
    """An open card, possibly on top of a covered one."""
    parts: list[Element] = [card_back(look).at(0, PEEK)] if covers else []
    return Drawing(WIDTH, HEIGHT + PEEK, (*parts, card(name, look).at(0, 0)))


def automaton(columns: Sequence[Mapping[str, Any]], look: DeckLook) -> Drawing:
    """Columns from left to right, each with its `card`, and whether it `covers` another."""
    cards = [look.card(one["card"]) for one in columns]
    if len(columns) > look.spec.columns or len(set(cards)) < len(cards):
        raise FigureError(f"the automaton has at most {look.spec.columns} columns of different cards")
    return beside((column(one["card"], look, one["covers"]) for one in columns), 5)
