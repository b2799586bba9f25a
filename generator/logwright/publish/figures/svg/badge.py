"""Badges: small round marks for yes, no, open, leader and winner."""

from __future__ import annotations

from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, circle, group, path
from logwright.publish.figures.svg.ink import BAD, GOLD, GOOD, LINE, MUTED, ON_GOLD, ON_MARK, PAPER, Ink
from logwright.publish.figures.svg.lettering import lettering

SIZE = 18.0
_HALF = SIZE / 2
_TICK = "M5.2 9.4 8 12.2 12.9 6.2"
_CROSS = "M5.9 5.9 12.1 12.1M12.1 5.9 5.9 12.1"
_CROWN = "M4.4 12.6 3.8 6.6 6.8 8.8 9 5 11.2 8.8 14.2 6.6 13.6 12.6Z"
_FLAG = "M6.2 14V4.4M6.2 4.8H13L11.2 7.4 13 10H6.2"


def yes() -> Drawing:
    """A tick on a full disc."""
    return _badge(GOOD, _pen(_TICK, ON_MARK))


def no() -> Drawing:
    """A cross in a ring: differs from `yes` in shape and weight, not only in colour."""
    return _ring(BAD, _pen(_CROSS, BAD))


def still_open() -> Drawing:
    """Three dots: neither met nor failed."""
    dots = [circle(x, _HALF, 1.3, fill=MUTED) for x in (5.2, 9, 12.8)]
    return _ring(MUTED, group(*dots))


def crown() -> Drawing:
    """Who wins."""
    return _badge(GOLD, path(_CROWN, fill=ON_GOLD, stroke=ON_GOLD, stroke_width=0.8, stroke_linejoin="round"))


def flag() -> Drawing:
    """Who leads."""
    return _ring(LINE, _pen(_FLAG, LINE, 1.7))


def count(number: int | str) -> Drawing:
    """A number in a ring: a position in an order, or a count."""
    text = f"{number}"
    figure = lettering(text, 9.4 if len(text) == 1 else 8, LINE, 2.8)
    return _ring(LINE, figure.centred(_HALF, _HALF))


STATES = {"met": yes, "failed": no, "open": still_open}
"""The badge for each state of a task."""


def allowed(right: bool) -> Drawing:
    return yes() if right else no()


def struck(drawing: Drawing, ink: Ink = BAD) -> Drawing:
    """The drawing crossed out with a broad stroke: none of these."""
    w, h = drawing.width, drawing.height
    inset = min(w, h) * 0.04
    way = f"M{inset:g} {h - inset:g} {w - inset:g} {inset:g}"
    thin = max(min(w, h) * 0.085, 1.4)
    return drawing.with_parts(
        path(way, stroke=PAPER, stroke_width=thin * 1.8, stroke_linecap="round", stroke_opacity=0.75),
        path(way, stroke=ink, stroke_width=thin, stroke_linecap="round"),
    )


def _badge(fill: Ink, sign: Element) -> Drawing:
    return Drawing(SIZE, SIZE, (circle(_HALF, _HALF, _HALF - 0.8, fill=fill, stroke=PAPER, stroke_width=1.2), sign))


def _ring(ink: Ink, sign: Element) -> Drawing:
    return Drawing(SIZE, SIZE, (circle(_HALF, _HALF, _HALF - 1.2, fill=PAPER, stroke=ink, stroke_width=1.6), sign))


def _pen(way: str, ink: Ink, width: float = 2.3) -> Element:
    return path(way, fill="none", stroke=ink, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")
