"""The symbols printed on missions, which mark what differs from the standard rules."""

from __future__ import annotations

from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.token import rank_token
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Attributes, Element, FigureError, box, circle, group, path
from logwright.publish.figures.svg.ink import ACCENT, BAD, GOLD, GOLD_TINT, LINE, MUTED, PAPER, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import wave

SIZE = 30.0
_HALF = SIZE / 2


def mission_symbol(name: str, look: DeckLook, number: int | None = None) -> Drawing:
    """A symbol by its name in game.yaml, with its number, if any."""
    if name not in SYMBOLS:
        raise FigureError(f"there is no mission symbol {name!r}")
    parts = SYMBOLS[name](look)
    if number is not None:
        plate = box(15.5, 15.5, 14, 14, 4, fill=PAPER, stroke=LINE, stroke_width=1.2)
        parts = [*parts, plate, lettering(f"{number}", 9, LINE, 2.7).within(11, 9).centred(22.5, 22.5)]
    return Drawing(SIZE, SIZE, tuple(parts))


def _pen(ways: str, ink: Ink = LINE, width: float = 1.9, dashes: str | None = None) -> Element:
    return path(
        ways,
        fill="none",
        stroke=ink,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        stroke_dasharray=dashes,
    )


def _ring(ink: Ink = LINE) -> Element:
    return circle(_HALF, _HALF, 13.6, fill=PAPER, stroke=ink, stroke_width=1.6)


def _tasks(_: DeckLook) -> list[Element]:
    shape = "M4 0H12L16 4V20L12 24H4L0 20V4Z"
    pen: Attributes = {"fill": PAPER, "stroke": LINE, "stroke_width": 1.5, "stroke_linejoin": "round"}
    target = _pen("M10 13H18M14 9V17", LINE, 1.3)
    return [path(shape, transform="translate(10 2)", **pen), path(shape, transform="translate(4 5)", **pen), target]


def _dead_zone(_: DeckLook) -> list[Element]:
    waves = _pen("M7.4 9.6a9.4 9.4 0 0 0 0 10.8M22.6 9.6a9.4 9.4 0 0 1 0 10.8", MUTED, 1.9, "3 3")
    return [_ring(), waves, lettering("?", 13, LINE, 2.6).centred(_HALF, _HALF)]


def _disruption(_: DeckLook) -> list[Element]:
    waves = _pen("M7.4 9.6a9.4 9.4 0 0 0 0 10.8M22.6 9.6a9.4 9.4 0 0 1 0 10.8", MUTED)
    flash = path("M16.8 4.6 10.4 16H14.6L13.2 25.4 19.8 13.4H15.4Z", fill=BAD, stroke=PAPER, stroke_width=0.9)
    return [_ring(), waves, flash]


def _decision(look: DeckLook) -> list[Element]:
    star = rank_token(look).at(1, 1, 0.58)
    return [star, _pen("M15 15 20 19.4M20.4 15.4V19.8H16"), _bust(23.4, 24.6, LINE)]


def _distribution(look: DeckLook) -> list[Element]:
    star = rank_token(look).centred(_HALF, 8, 0.54)
    ways = "M11 15.6 7.4 18.6M15 16.4V19.2M19 15.6 22.6 18.6"
    return [star, _pen(ways, LINE, 1.6), *(_bust(x, 25.2, LINE, 0.84) for x in (5.4, 15, 24.6))]


def _bust(x: float, y: float, ink: Ink, scale: float = 1) -> Element:
    head = circle(0, -3.4, 2.3)
    return group(
        head,
        path("M-4.4 4.4C-4.4 1.2-2.8-.4 0-.4S4.4 1.2 4.4 4.4Z"),
        fill=ink,
        transform=f"translate({x} {y}) scale({scale})",
    )


def _five(_: DeckLook) -> list[Element]:
    frame = box(2.4, 2.4, 25.2, 25.2, 5, fill=GOLD_TINT, stroke=GOLD, stroke_width=2.6)
    return [frame, lettering("5", 14, LINE, 2.7).centred(_HALF, _HALF)]


def _difficulty(_: DeckLook) -> list[Element]:
    drop = "M15 2.4C20.6 9 24 13.4 24 18.2A9 9 0 0 1 6 18.2C6 13.4 9.4 9 15 2.4Z"
    return [
        path(drop, fill=PAPER, stroke=ACCENT, stroke_width=2, stroke_linejoin="round"),
        _pen(wave(9.4, 19, 2, 5.6), ACCENT),
    ]


def _currents(_: DeckLook) -> list[Element]:
    ways = "".join(wave(5.6, y, 2, 7, 3) + f"M17.4 {y - 3}l3.6 3-3.6 3" for y in (9.4, 15.4, 21.4))
    return [_ring(ACCENT), _pen(ways, ACCENT, 1.7)]


def _rapture(_: DeckLook) -> list[Element]:
    bubbles = [
        circle(x, y, r, fill="none", stroke=ACCENT, stroke_width=1.5)
        for x, y, r in ((10, 20, 3.6), (19, 21.4, 2.4), (14.6, 11.4, 4.6), (21, 11, 2))
    ]
    return [_ring(ACCENT), *bubbles, _pen("M12.4 9.8A2.6 2.6 0 0 1 14.4 8.4", ACCENT, 1.2)]


def _terrain(_: DeckLook) -> list[Element]:
    ground = path("M3.4 22.4 9.4 13.4 13 18 18.6 9.6 26.6 22.4A13.6 13.6 0 0 1 3.4 22.4Z", fill=MUTED)
    return [_ring(), ground, lettering("?", 8, LINE, 2.8).centred(10.4, 8.4)]


def _clock(_: DeckLook) -> list[Element]:
    face = circle(_HALF, 17, 10.8, fill=PAPER, stroke=LINE, stroke_width=1.8)
    return [face, _pen("M15 17V10.4M15 17 19 19.6M15 6.2V3.2M12 2.6H18M23 8.2 25 6.2")]


def _free(_: DeckLook) -> list[Element]:
    hand = (
        "M9 25.4V15.4M9 17 5.8 14.6A1.7 1.7 0 0 0 3.8 17.4L8.6 24M9 16V7A1.7 1.7 0 0 1 12.4 7V14M12.4 "
        "13V5A1.7 1.7 0 0 1 15.8 5V13.6M15.8 13V6.4A1.7 1.7 0 0 1 19.2 6.4V14.4M19.2 14V9.4A1.7 1.7 0 0 "
        "1 22.6 9.4V19.4C22.6 23.4 20.4 26.6 16.4 26.6H12.4C10.8 26.6 9.6 25.6 8.6 24"
    )
    return [_pen(hand, LINE, 1.7)]


SYMBOLS = {
    "tasks": _tasks,
    "dead-zone": _dead_zone,
    "disruption": _disruption,
    "commander-decision": _decision,
    "commander-distribution": _distribution,
    "five-player-rule": _five,
    "difficulty": _difficulty,
    "currents": _currents,
    "rapture": _rapture,
    "terrain": _terrain,
    "real-time": _clock,
    "free": _free,
}
