"""Numerals and signs drawn as strokes, so that they look the same everywhere, whatever fonts are installed."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, FigureError, group, number, path, tag
from logwright.publish.figures.svg.ink import LINE, Ink


@dataclass(frozen=True)
class Glyph:
    """The stroke path, from 0 (top) to 14 (bottom), and its width."""

    width: float
    way: str


GLYPHS = {
    "0": Glyph(8, "M4 0C6.6 0 8 2.6 8 7S6.6 14 4 14 0 11.4 0 7 1.4 0 4 0Z"),
    "1": Glyph(4.4, "M0 3.4 4 0V14"),
    "2": Glyph(8, "M.3 3.7C.6 1.4 2.1 0 4.1 0 6.3 0 7.8 1.5 7.8 3.7 7.8 5.6 6.7 7 5 8.8L0 14H8"),
    "3": Glyph(
        8,
        (
            "M.3 2.7C.9 1 2.3 0 4 0 6.1 0 7.5 1.3 7.5 3.3S6 6.6 3.4 6.6C6.2 6.6 8 7.9 8 10.2S6.2 14 3.9 "
            "14C1.9 14 .6 12.9 0 11.2"
        ),
    ),
    "4": Glyph(8.4, "M6.1 14V0L0 10H8.4"),
    "5": Glyph(8, "M7.3 0H1.3L.6 6.5C1.4 5.7 2.5 5.2 3.8 5.2 6.3 5.2 8 7 8 9.6S6.2 14 3.7 14C1.9 14 .6 13.1 0 11.6"),
    "6": Glyph(
        8, "M7.2 2.1C6.6.8 5.5 0 4.2 0 1.5 0 0 3 0 9.4 0 12.2 1.7 14 4 14S8 12.2 8 9.6 6.3 5.2 4 5.2 0 6.8 0 9.4"
    ),
    "7": Glyph(7.6, "M0 0H7.6L2.8 14"),
    "8": Glyph(
        8,
        "M4 6.5C2 6.5.6 5.2.6 3.2S2 0 4 0 7.4 1.2 7.4 3.2 6 6.5 4 6.5C1.6 6.5 0 8 0 10.2S1.6 14 4 14 8 12.4 8 10.2"
        " 6.4 6.5 4 6.5Z",
    ),
    "9": Glyph(
        8, "M.8 11.9C1.4 13.2 2.5 14 3.8 14 6.5 14 8 11 8 4.6 8 1.8 6.3 0 4 0S0 1.8 0 4.4 1.7 8.8 4 8.8 8 7.2 8 4.6"
    ),
    "A": Glyph(8.6, "M0 14 4.3 0 8.6 14M1.6 9.2H7"),
    "B": Glyph(8, "M0 6.6H4.2C6.6 6.6 8 8.1 8 10.3S6.6 14 4.2 14H0V0H3.8C6 0 7.3 1.3 7.3 3.3S6 6.6 3.8 6.6"),
    "C": Glyph(8, "M8 3C7.3 1.1 6 0 4.3 0 1.7 0 0 2.7 0 7S1.7 14 4.3 14C6 14 7.3 12.9 8 11"),
    "D": Glyph(8, "M0 0V14H3.2C6.2 14 8 11.4 8 7S6.2 0 3.2 0Z"),
    "E": Glyph(7, "M7 0H0V14H7M0 6.7H5.6"),
    "F": Glyph(7, "M7 0H0V14M0 6.7H5.6"),
    "G": Glyph(8.2, "M8 3C7.3 1.1 6 0 4.3 0 1.7 0 0 2.7 0 7S1.7 14 4.3 14C6.6 14 8.2 12.4 8.2 9.6V7.6H4.8"),
    "H": Glyph(7.6, "M0 0V14M7.6 0V14M0 6.7H7.6"),
    "I": Glyph(4, "M0 0H4M2 0V14M0 14H4"),
    "J": Glyph(6, "M1.4 0H6V9.8C6 12.4 4.9 14 2.9 14 1.5 14.1.5 13.3 0 12"),
    "K": Glyph(8, "M0 0V14M7.4 0 0 8.4M2.6 5.6 8 14"),
    "L": Glyph(7, "M0 0V14H7"),
    "M": Glyph(9.6, "M0 14V0L4.8 9 9.6 0V14"),
    "N": Glyph(8, "M0 14V0L8 14V0"),
    "O": Glyph(8.8, "M4.4 0C7.1 0 8.8 2.6 8.8 7S7.1 14 4.4 14 0 11.4 0 7 1.7 0 4.4 0Z"),
    "P": Glyph(7.8, "M0 14V0H4C6.4 0 7.8 1.4 7.8 3.9S6.4 7.8 4 7.8H0"),
    "Q": Glyph(8.8, "M4.4 0C7.1 0 8.8 2.6 8.8 7S7.1 14 4.4 14 0 11.4 0 7 1.7 0 4.4 0ZM5.4 10.4 9 15"),
    "R": Glyph(8, "M0 14V0H4C6.4 0 7.8 1.3 7.8 3.6S6.4 7.2 4 7.2H0M4 7.2 8 14"),
    "S": Glyph(
        8, "M7.6 2.6C7 .9 5.8 0 4.1 0 2 0 .5 1.3.5 3.3 .5 7.8 8 5.6 8 10.3 8 12.6 6.4 14 4 14 2 14 .6 13 0 11.2"
    ),
    "T": Glyph(8, "M0 0H8M4 0V14"),
    "U": Glyph(8, "M0 0V9.4C0 12.4 1.5 14 4 14S8 12.4 8 9.4V0"),
    "V": Glyph(8.6, "M0 0 4.3 14 8.6 0"),
    "W": Glyph(11, "M0 0 2.8 14 5.5 4 8.2 14 11 0"),
    "X": Glyph(8, "M0 0 8 14M8 0 0 14"),
    "Y": Glyph(8.4, "M0 0 4.2 6.8 8.4 0M4.2 6.8V14"),
    "Z": Glyph(8, "M0 0H8L0 14H8"),
    "Ω": Glyph(10, "M0 14H3.2V11.8C1.3 10.7.2 8.6.2 6 .2 2.4 2.2 0 5 0S9.8 2.4 9.8 6C9.8 8.6 8.7 10.7 6.8 11.8V14H10"),
    "Σ": Glyph(8, "M8 2.4V0H0L4.8 7 0 14H8V11.6"),
    "+": Glyph(8, "M0 7H8M4 3V11"),
    "−": Glyph(7, "M0 7H7"),
    "–": Glyph(5, "M0 7H5"),
    "=": Glyph(7.6, "M0 4.8H7.6M0 9.2H7.6"),
    "≠": Glyph(7.6, "M0 4.8H7.6M0 9.2H7.6M6 1.6 1.6 12.4"),
    "<": Glyph(7, "M7 2.6 0 7 7 11.4"),
    ">": Glyph(7, "M0 2.6 7 7 0 11.4"),
    "≤": Glyph(7, "M7 .8 0 5 7 9.2M0 13H7"),
    "≥": Glyph(7, "M0 .8 7 5 0 9.2M0 13H7"),
    "×": Glyph(6.4, "M0 3.8 6.4 10.2M6.4 3.8 0 10.2"),
    "÷": Glyph(7, "M0 7H7M3.5 2.8V2.9M3.5 11.1V11.2"),
    "/": Glyph(5, "M0 15 5-1"),
    "(": Glyph(2.6, "M2.6-1C1 1 0 3.8 0 7S1 13 2.6 15"),
    ")": Glyph(2.6, "M0-1C1.6 1 2.6 3.8 2.6 7S1.6 13 0 15"),
    "!": Glyph(1, "M.5 0V8.8M.5 13.8V14"),
    "?": Glyph(7, "M0 3.4C.3 1.3 1.6 0 3.5 0 5.6 0 7 1.3 7 3.3 7 5 6 5.9 4.8 6.8 3.8 7.6 3.4 8.2 3.4 9.6M3.4 13.8V14"),
    ".": Glyph(0.6, "M.3 13.8V14"),
    ",": Glyph(1.2, "M1 13.6.2 16"),
    ":": Glyph(0.6, "M.3 4.2V4.4M.3 11.2V11.4"),
    "·": Glyph(0.6, "M.3 6.9V7.1"),
    "…": Glyph(8, "M.3 13.8V14M4 13.8V14M7.7 13.8V14"),
    "→": Glyph(10, "M0 7H10M6.2 3.2 10 7 6.2 10.8"),
    "←": Glyph(10, "M10 7H0M3.8 3.2 0 7 3.8 10.8"),
    "∞": Glyph(
        12,
        (
            "M6 7C4.8 5.2 3.9 4.2 2.6 4.2 1.1 4.2 0 5.4 0 7S1.1 9.8 2.6 9.8C3.9 9.8 4.8 8.8 6 7S8.1 4.2 9.4 "
            "4.2C10.9 4.2 12 5.4 12 7S10.9 9.8 9.4 9.8C8.1 9.8 7.2 8.8 6 7Z"
        ),
    ),
}
HEIGHT = 14
SPACE = 4.5


def lettering(text: str, height: float, ink: Ink = LINE, weight: float = 2.4) -> Drawing:
    """The text on one line. `height` is that of a numeral, `weight` the stroke width at height 14."""
    x, marks = weight / 2, []
    for sign in text:
        if sign in " \u2009\u202f":
            x += SPACE
            continue
        if sign not in GLYPHS:
            raise FigureError(f"there is no drawn sign for {sign!r}")
        glyph = GLYPHS[sign]
        marks.append(path(glyph.way, transform=f"translate({number(x)} {number(weight / 2)})"))
        x += glyph.width + weight + 0.9
    scale = height / (HEIGHT + weight)
    drawn = group(
        *marks,
        transform=f"scale({number(scale)})",
        fill="none",
        stroke=ink,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    width = max(x - 0.9 - weight / 2, weight)
    return Drawing(width * scale, height, (drawn,))


def words(
    text: str, x: float, y: float, size: float, ink: Ink = LINE, anchor: str = "middle", bold: bool = False
) -> Element:
    """Words of a language, in the page's font; `y` is their baseline."""
    return tag(
        "text",
        text,
        x=x,
        y=y,
        font_size=size,
        fill=ink,
        text_anchor=None if anchor == "start" else anchor,
        font_weight="700" if bold else None,
    )


def width_of(text: str, size: float) -> float:
    """Estimated width of words; fonts differ, so it errs on the wide side."""
    return len(text) * size * 0.56
