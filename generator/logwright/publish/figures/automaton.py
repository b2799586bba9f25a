"""The automaton: the third member of a two-player crew as a double row of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from logwright.engine.card import Card
from logwright.engine.dealing import COLUMNS
from logwright.publish.figures.card import HEIGHT, WIDTH, card, card_back
from logwright.publish.figures.deck_look import DeckLook
from logwright.publish.figures.drawing import Drawing, beside
from logwright.publish.figures.element import Element
from logwright.publish.figures.error import FigureError

PEEK = 17.0
"""So much of a covered card looks out below the open one."""


def column(name: str | Card, look: DeckLook, covers: bool) -> Drawing:
    """An open card, perhaps on top of a covered one."""
    parts: list[Element] = [card_back(look).at(0, PEEK)] if covers else []
    return Drawing(WIDTH, HEIGHT + PEEK, (*parts, card(name, look).at(0, 0)))


def automaton(columns: Sequence[Mapping[str, Any]], look: DeckLook) -> Drawing:
    """Columns from left to right, each `{card: pink 3, covers: true}`."""
    cards = [look.card(one["card"]) for one in columns]
    if len(columns) > COLUMNS or len(set(cards)) < len(cards):
        raise FigureError(f"the automaton has at most {COLUMNS} columns of different cards")
    return beside((column(one["card"], look, one["covers"]) for one in columns), 5)
