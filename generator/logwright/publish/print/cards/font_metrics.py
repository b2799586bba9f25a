"""How wide words are in our fonts, from the widths of their letters."""

from __future__ import annotations

from functools import cache

from logwright.publish.print.typeface import FOLDER

_FILES = {False: "source-sans-regular", True: "source-sans-bold"}


def width_of(text: str, size: float, bold: bool = False) -> float:
    """The width of a line, in the unit of `size`. Pairs that are set closer are not counted, so it may be less."""
    widths = _widths(_FILES[bold])
    return sum(widths.get(ord(letter), widths[ord("M")]) for letter in text) * size


@cache
def _widths(file: str) -> dict[int, float]:
    """For each character its width at size 1."""
    # Only those who print need wait for the tools to load.
    from fontTools.ttLib import TTFont

    with TTFont(FOLDER / f"{file}.woff2", lazy=True) as font:
        metrics, em = font["hmtx"].metrics, font["head"].unitsPerEm
        return {point: metrics[name][0] / em for point, name in font.getBestCmap().items()}
