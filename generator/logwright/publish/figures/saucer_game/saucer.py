"""Saucers and their crews."""

from __future__ import annotations

from math import cos, pi, sin

from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Attributes, Element, FigureError, circle, group, path
from logwright.publish.figures.svg.ink import LINE, PAPER, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.symbol import symbol

SIZE = 36.0
_HALF = SIZE / 2
# The job of a crew member, in a square of 12.
TRADES = {
    "pilot": (
        "M6 1.2 7.4 4.6 11.6 6.4V8L7.2 7.2 6.9 9.6 8.4 10.8V11.8L6 11.2 3.6 11.8V10.8L5.1 9.6 4.8 7.2.4 8V6.4L4.6 4.6Z"
    ),
    "engineer": (
        "M10.9 3.4 9 5.3 7 4.9 6.6 3 8.5 1.1A3.6 3.6 0 0 0 4 5.8L.9 8.9A1.5 1.5 0 0 0 3.1 11.1L6.2 8A3.6 "
        "3.6 0 0 0 10.9 3.4Z"
    ),
    "doctor": (
        "M6 10.9 1.5 6.3A2.9 2.9 0 0 1 1.5 2.2 2.8 2.8 0 0 1 5.5 2.2L6 2.7 6.5 2.2A2.8 2.8 0 0 1 10.5 "
        "2.2 2.9 2.9 0 0 1 10.5 6.3Z"
    ),
    "scientist": "M4.1 1H7.9V2.2H7.4V5L11 10.2A.8.8 0 0 1 10.3 11.4H1.7A.8.8 0 0 1 1 10.2L4.6 5V2.2H4.1Z",
}


def saucer(colour: str, look: SaucerLook, letter: str = "") -> Drawing:
    """A saucer from above: its symbol, or a letter, under the dome."""
    hue = look.colour(colour)
    lights = [
        circle(_HALF + 13.2 * cos(a), _HALF + 13.2 * sin(a), 1.3, fill=hue.on_field)
        for a in (pi / 8 + pi * n / 4 for n in range(8))
    ]
    sign = lettering(letter, 10, hue.ink, 2.8) if letter else symbol(hue.symbol, 12, hue.ink)
    return Drawing(
        SIZE,
        SIZE,
        (
            circle(_HALF, _HALF, 16.6, fill=hue.field, stroke=hue.ink, stroke_width=1.4),
            *lights,
            circle(_HALF, _HALF, 9.8, fill=PAPER, stroke=hue.ink, stroke_width=1.2),
            sign.centred(_HALF, _HALF),
        ),
    )


def crew_member(colour: str, trade: str, look: SaucerLook) -> Drawing:
    """A crew member: its job on its body, its colour's symbol on its head."""
    hue = look.colour(colour)
    body = path(
        "M4.4 33.4V25.6C4.4 19.8 8.2 16.6 14 16.6S23.6 19.8 23.6 25.6V33.4Z",
        fill=hue.field,
        stroke=hue.ink,
        stroke_width=1.4,
    )
    return Drawing(
        28,
        36,
        (
            _antennae(hue.ink),
            body,
            circle(14, 10.6, 7, fill=PAPER, stroke=hue.ink, stroke_width=1.4),
            symbol(hue.symbol, 8, hue.ink).centred(14, 10.6),
            _trade(trade, hue.on_field).centred(14, 26),
        ),
    )


def crew_type(trade: str) -> Drawing:
    """Any crew member of this type."""
    pen: Attributes = {"fill": PAPER, "stroke": LINE, "stroke_width": 1.4}
    body = path("M4.4 33.4V25.6C4.4 19.8 8.2 16.6 14 16.6S23.6 19.8 23.6 25.6V33.4Z", **pen)
    eyes = group(circle(11.4, 10.4, 1.4), circle(16.6, 10.4, 1.4), fill=LINE)
    return Drawing(
        28, 36, (_antennae(LINE), body, circle(14, 10.6, 7, **pen), eyes, _trade(trade, LINE).centred(14, 26))
    )


def _antennae(ink: Ink) -> Element:
    stalks = path("M10.4 5 8.6 2M17.6 5 19.4 2", stroke=ink, stroke_width=1.3, stroke_linecap="round")
    return group(stalks, circle(8.4, 1.8, 1.3, fill=ink), circle(19.6, 1.8, 1.3, fill=ink))


def _trade(trade: str, ink: Ink) -> Drawing:
    if trade not in TRADES:
        raise FigureError(f"there is no crew type {trade!r}")
    return Drawing(12, 12, (path(TRADES[trade], fill=ink, stroke=ink, stroke_width=0.5, stroke_linejoin="round"),))
