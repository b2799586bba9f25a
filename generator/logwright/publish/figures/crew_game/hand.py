"""Hands: cards side by side, optionally raised, set back or marked."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from logwright.engine.cards.card import Card
from logwright.publish.figures.crew_game.card import HEIGHT, WIDTH, card
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import FigureError

GAP = 4.0
FEW = 7
"""Hands of more cards than this overlap."""
LIFT = 10.0


def hand(
    cards: Sequence[str | Card],
    look: DeckLook,
    *,
    raised: Collection[Card] = (),
    faded: Collection[Card] = (),
    marks: Mapping[Card, Drawing] | None = None,
) -> Drawing:
    """The cards in this order. A mark stands below its card; where many cards overlap, below its left edge."""
    held = [look.card(name) for name in cards]
    if len(set(held)) < len(held):
        raise FigureError("a hand holds a card twice")
    step = WIDTH + GAP if len(held) <= FEW else 36.0
    lift = LIFT if raised else 0.0
    shown = marks or {}
    room = max((mark.height + 3 for mark in shown.values()), default=0)
    parts = []
    for place, each in enumerate(held):
        picture = card(each, look)
        top = 0 if each in raised else lift
        parts.append((picture.faded() if each in faded else picture).at(place * step, top))
        if mark := shown.get(each):
            middle = place * step + (WIDTH if step > WIDTH else step) / 2
            parts.append(mark.centred(middle, lift + HEIGHT + 3 + mark.height / 2))
    return Drawing((len(held) - 1) * step + WIDTH, lift + HEIGHT + room, tuple(parts))
