"""QR codes for addresses, to be scanned from paper or another screen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import segno

from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import box, path
from logwright.publish.figures.svg.ink import BLACK, WHITE

LARGEST = 40
"""The largest version of a code; its side has 177 modules."""
QUIET = 4
"""The light margin on every side, in modules, which scanners need."""


class QrCodeFull(Exception):
    """The text does not fit into a code of the allowed size."""


def qr_code(text: str, most: int = LARGEST) -> Drawing:
    """The QR code of a text, up to this version; one unit is one module. Dark on light on every page.

    It uses the smallest version that allows error correction level M, and level L where M would exceed the allowed
    version; spare capacity then goes into more error correction. Raises QrCodeFull if the text does not fit.
    """
    raw = text.encode()
    for level in ("M", "L"):
        try:
            # As bytes, because readers differ in the encoding they assume for non-Latin text.
            code = segno.make_qr(raw, error=level, mode="byte")
        except segno.DataOverflowError:
            continue
        if int(code.version) <= most:
            return _drawing(code.matrix)
    raise QrCodeFull(f"{len(raw)} bytes are too many for a QR code of version {most}")


def _drawing(rows: Sequence[Sequence[int]]) -> Drawing:
    size = len(rows) + 2 * QUIET
    dark = path(_outline(rows), fill=BLACK, shape_rendering="crispEdges")
    return Drawing(size, size, (box(0, 0, size, size, fill=WHITE), dark))


def _outline(rows: Sequence[Sequence[int]]) -> str:
    """Every run of dark modules as one bar."""
    bars = []
    for y, row in enumerate(rows, QUIET):
        x = QUIET
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                bars.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return "".join(bars)
