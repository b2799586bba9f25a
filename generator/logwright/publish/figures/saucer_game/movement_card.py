"""Movement cards: the distance, what the card gives, and a direction at each corner."""

from __future__ import annotations

from logwright.engine.saucers.pieces.card import MovementCard
from logwright.publish.figures.saucer_game.piece import booster, direction_marker, energy
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg.drawing import Drawing, stacked
from logwright.publish.figures.svg.element import FigureError, box, circle
from logwright.publish.figures.svg.ink import EDGE, LINE, PAPER, SHADE, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.symbol import symbol

SIZE = 70.0
"""A movement card is square, so that any of its corners can point the way."""


def movement_card(name: str, look: SaucerLook, colour: str = "") -> Drawing:
    """The front of a movement card, of one colour or neutral."""
    shown = _card(name, look)
    hue = look.colour(colour) if colour else None
    ground: Ink = hue.tint if hue else SHADE
    rim: Ink = hue.ink if hue else LINE
    corners = [(13.0, 13.0), (SIZE - 13, 13.0), (SIZE - 13, SIZE - 13), (13.0, SIZE - 13)]
    markers = [
        direction_marker(direction).centred(*at, 0.62)
        for direction, at in zip(look.box.directions, corners, strict=True)
    ]
    first, last = shown.distances[0], shown.distances[-1]
    far = lettering(f"{first}" if first == last else f"{first}–{last}", 19, rim, 2.6).within(32, 19)
    gain = {"booster": booster, "energy": energy}.get(shown.gain)
    middle = stacked([far, gain().scaled(0.6)], 2.5) if gain else far
    sign = [symbol(hue.symbol, 8, hue.ink).centred(SIZE / 2, 8.6)] if hue else []
    disc = circle(SIZE / 2, SIZE / 2, 22, fill=PAPER, stroke=rim, stroke_width=1.2)
    return Drawing(
        SIZE,
        SIZE,
        (
            box(0.4, 0.4, SIZE - 0.8, SIZE - 0.8, 5, fill=PAPER, stroke=EDGE, stroke_width=0.8),
            box(3, 3, SIZE - 6, SIZE - 6, 3, fill=ground, stroke=rim),
            disc,
            *markers,
            *sign,
            middle.centred(SIZE / 2, SIZE / 2),
        ),
    )


def movement_back(look: SaucerLook, colour: str = "") -> Drawing:
    """The back of a movement card: the same four corners, so that it can be turned face down."""
    hue = look.colour(colour) if colour else None
    field: Ink = hue.field if hue else SHADE
    rim: Ink = hue.ink if hue else LINE
    sign: Ink = hue.on_field if hue else LINE
    corners = [(13.0, 13.0), (SIZE - 13, 13.0), (SIZE - 13, SIZE - 13), (13.0, SIZE - 13)]
    # Seen from behind, left and right change places.
    turned = [look.box.directions[place] for place in (1, 0, 3, 2)]
    markers = [direction_marker(name).centred(*at, 0.62) for name, at in zip(turned, corners, strict=True)]
    return Drawing(
        SIZE,
        SIZE,
        (
            box(0.4, 0.4, SIZE - 0.8, SIZE - 0.8, 5, fill=PAPER, stroke=EDGE, stroke_width=0.8),
            box(3, 3, SIZE - 6, SIZE - 6, 3, fill=field, stroke=rim),
            symbol(hue.symbol if hue else "circle", 24, sign).centred(SIZE / 2, SIZE / 2),
            *markers,
        ),
    )


def _card(name: str, look: SaucerLook) -> MovementCard:
    for card in look.box.cards:
        if card.id == name:
            return card
    raise FigureError(f"there is no movement card {name!r}")
