"""A QR code, for addresses that a phone reads off paper or off another screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from logwright.publish.figures.drawing import Drawing
from logwright.publish.figures.element import box, path
from logwright.publish.figures.ink import BLACK, WHITE
from logwright.publish.figures.qr.modules import modules
from logwright.publish.figures.qr.version import VERSIONS, Level, Version

QUIET = 4
"""Modules that stay light on every side, so that a camera can tell where the code ends."""


class TooMuch(Exception):
    """The text does not fit into a code that may be this large."""


def qr_code(text: str, most: int = VERSIONS[-1]) -> Drawing:
    """The code of a text, of at most this version; one unit is one module. It is dark on light on every page.

    It can stand as much damage as there is room for. TooMuch if the text does not fit.
    """
    raw = text.encode()
    for level in (Level.M, Level.L):
        for number in range(1, most + 1):
            if len(raw) <= (version := Version(number, level)).room:
                return _drawing(modules(raw, version))
    raise TooMuch(f"{len(raw)} bytes are too many for a QR code of version {most}")


def _drawing(rows: Sequence[Sequence[bool]]) -> Drawing:
    size = len(rows) + 2 * QUIET
    dark = path(_outline(rows), fill=BLACK, shape_rendering="crispEdges")
    return Drawing(size, size, (box(0, 0, size, size, fill=WHITE), dark))


def _outline(rows: Sequence[Sequence[bool]]) -> str:
    """Every run of dark modules as a bar."""
    bars = []
    for y, row in enumerate(rows, QUIET):
        x = QUIET
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                bars.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return "".join(bars)
