"""The calibration page: shows whether the printer scales, and whether backs line up with fronts."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.publish.figures.svg.element import Attributes, Element, circle, path
from logwright.publish.figures.svg.ink import BAD, LINE, MUTED
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Text
from logwright.publish.print.cards.page import SheetPage
from logwright.publish.print.cards.sheet import Printing, turns_sideways
from logwright.publish.print.options import PAPERS, Paper

_REACH = 10
"""The length of the scales on each side, in millimetres."""
_RULER = 100
_PEN: Attributes = {"fill": "none", "stroke": LINE, "stroke_width": 0.15}


def calibration(edition: Edition, printing: Printing) -> list[SheetPage]:
    """Front and back of one sheet."""
    paper = PAPERS[printing.paper]
    return [_front(edition, paper), _back(edition, paper, printing)]


def _front(edition: Edition, paper: Paper) -> SheetPage:
    """Two scales that cross in the middle of the paper, two rulers, and instructions."""
    x, y = paper.width / 2, paper.height / 2
    wide = paper.width - 50
    texts = [
        Text(edition.say("calibration.title"), "banner", 25, 20, wide, 10, across="left"),
        Text(edition.say("calibration.steps"), "body", 25, 32, wide, 26, across="left", down="top"),
        Text(edition.say("calibration.example"), "body", 25, 61, wide, 11, MUTED, "left", "top"),
        Text(
            edition.say("calibration.rulers"), "body", 45, paper.height - 38, wide - 20, 12, across="left", down="top"
        ),
        *_labels(x, y),
    ]
    level = _ruler(35, paper.height - 45, "h", "v")
    upright = _ruler(25, paper.height - 45, "v-", "h")
    return SheetPage(paper, (), [path("".join(_scales(x, y)), **_PEN), path(level + upright, **_PEN)], texts)


def _scales(x: float, y: float) -> Iterator[str]:
    """A tick every half millimetre, longer ones for whole millimetres and for fives."""
    yield f"M{x - _REACH} {y}h{2 * _REACH}M{x} {y - _REACH}v{2 * _REACH}"
    for half in range(-2 * _REACH, 2 * _REACH + 1):
        if half == 0:
            continue
        long = 3.0 if half % 10 == 0 else 1.8 if half % 2 == 0 else 0.9
        at = half / 2
        yield f"M{x + at:g} {y - long}v{2 * long}M{x - long} {y + at:g}h{2 * long}"


def _labels(x: float, y: float) -> Iterator[Text]:
    for at in (-_REACH, -5, 5, _REACH):
        words = f"{at:+d}".replace("-", "−")
        yield Text(words, "note", x + at - 4, y + 3.4, 8, 3)
        yield Text(words, "note", x + 3.6, y + at - 1.5, 8, 3, across="left")


def _ruler(x: float, y: float, way: str, stroke: str) -> str:
    """A hundred millimetres to the right (`h`) or upwards (`v-`)."""
    parts = [f"M{x:g} {y:g}{way}{_RULER}"]
    for at in range(0, _RULER + 1, 5):
        start = f"M{x + at:g} {y:g}" if way == "h" else f"M{x:g} {y - at:g}"
        parts.append(f"{start}{stroke}{-4 if at % 10 == 0 else -2.4:g}")
    return "".join(parts)


def _back(edition: Edition, paper: Paper, printing: Printing) -> SheetPage:
    """A cross that belongs behind the middle of the scales, shifted by the same offset as the backs."""
    right, down = printing.offset
    sideways = turns_sideways(paper, printing.flip)
    x = paper.width / 2 + (right if sideways else -right)
    y = paper.height / 2 + (-down if sideways else down)
    pen: Attributes = {"fill": "none", "stroke": BAD, "stroke_width": 0.3}
    cross: list[Element] = [path(f"M{x - 30:g} {y:g}h60M{x:g} {y - 30:g}v60", **pen), circle(x, y, 1.2, **pen)]
    note = Text(edition.say("calibration.back"), "body", 25, 20, paper.width - 50, 12, across="left", down="top")
    return SheetPage(paper, (), cross, [note])
