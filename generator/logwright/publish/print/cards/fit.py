"""Fits a text into its area: as large as possible, in lines of even length, within the limits of its type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from logwright.publish.print.typeface import FOLDER
from logwright.saying import Told, measure, saying

_FILES = {False: "source-sans-regular", True: "source-sans-bold"}


def width_of(text: str, size: float, bold: bool = False) -> float:
    """The width of a line, in the unit of `size`. Kerning is ignored, so the real width may be smaller."""
    widths = _widths(_FILES[bold])
    return sum(widths.get(ord(letter), widths[ord("M")]) for letter in text) * size


@cache
def _widths(file: str) -> dict[int, float]:
    """The width of each character at size 1."""
    # Imported here, because only printing needs it and it is slow to load.
    from fontTools.ttLib import TTFont

    with TTFont(FOLDER / f"{file}.woff2", lazy=True) as font:
        metrics, em = font["hmtx"].metrics, font["head"].unitsPerEm
        return {point: metrics[name][0] / em for point, name in font.getBestCmap().items()}


POINT = 25.4 / 72
"""A point, in millimetres."""
_STEP = 0.25


@dataclass(frozen=True)
class TypeLimits:
    """In points; `leading` is from line to line, as a multiple of the type size."""

    largest: float
    smallest: float
    leading: float
    bold: bool = False

    @property
    def sizes(self) -> list[float]:
        """The sizes to try, largest first."""
        steps = int((self.largest - self.smallest) / _STEP)
        return [
            *(self.largest - n * _STEP for n in range(steps + 1) if self.largest - n * _STEP > self.smallest),
            self.smallest,
        ]


_SOFT = "\u00ad"
_FINE = 0.25
"""Lines are evened out to a quarter of a millimetre."""
_SLACK = 0.001
"""Added to the exact height of a text, so that it fits in spite of rounding."""


class Misfit(Told):
    """A text that does not fit even at the smallest size."""


@dataclass(frozen=True)
class Fitted:
    """The lines of a text and their type size in points."""

    lines: tuple[str, ...]
    size: float
    leading: float
    bold: bool

    @property
    def height(self) -> float:
        return len(self.lines) * self.size * POINT * self.leading

    @property
    def width(self) -> float:
        return max(width_of(line, self.size * POINT, self.bold) for line in self.lines)


@dataclass(frozen=True)
class Stack:
    """Texts one below the other: their type size in points, the height of a line, and that of each text."""

    size: float
    line: float
    heights: tuple[float, ...]


def fit(text: str, width: float, height: float, limits: TypeLimits, lang: str) -> Fitted:
    """Fits the text into `width` × `height` millimetres. Hyphenates only if it does not fit otherwise."""
    for words in (text.split(" "), hyphenated(text, lang)):
        for size in limits.sizes:
            lines = _lines(words, width, size * POINT, limits.bold)
            if lines and len(lines) * size * POINT * limits.leading <= height:
                return Fitted(
                    tuple(_even(words, lines, width, size * POINT, limits.bold)), size, limits.leading, limits.bold
                )
    place = {"width": round(width), "height": round(height), "size": measure(limits.smallest)}
    raise Misfit(saying("misfits.card", text=repr(text), **place))


def stacked(texts: Sequence[str], width: float, height: float, gap: float, limits: TypeLimits, lang: str) -> Stack:
    """Sets texts one below the other, with a gap between two, all in the largest size in which they fit together."""
    room = height - gap * (len(texts) - 1)
    for every in ([text.split(" ") for text in texts], [hyphenated(text, lang) for text in texts]):
        for size in limits.sizes:
            set_lines = [_lines(words, width, size * POINT, limits.bold) for words in every]
            line = size * POINT * limits.leading
            heights = [len(lines or ()) * line for lines in set_lines]
            if all(set_lines) and sum(heights) <= room:
                return Stack(size, line, tuple(each + _SLACK for each in heights))
    place = {"width": round(width), "height": round(height), "size": measure(limits.smallest)}
    raise Misfit(saying("misfits.card", text=repr(" ".join(texts)), **place))


def hyphenated(text: str, lang: str) -> list[str]:
    """The words with soft hyphens at the language's break points; whole, if nobody wrote down how it breaks them."""
    import pyphen

    if not pyphen.language_fallback(lang):
        return text.split(" ")
    dictionary = pyphen.Pyphen(lang=lang, left=3, right=3)
    return [dictionary.inserted(word, _SOFT) for word in text.split(" ")]


def _lines(words: list[str], width: float, size: float, bold: bool) -> list[str] | None:
    """The words in as few lines as possible; empty if a word is too wide."""
    lines = [""]
    for word in words:
        for part, start in _parts(word):
            joint = " " if start and lines[-1] else ""
            if width_of(_bare(f"{lines[-1]}{joint}{part}"), size, bold) <= width:
                lines[-1] += joint + part
            elif width_of(_bare(part), size, bold) <= width:
                lines.append(part)
            else:
                return None
    return [_bare(line) for line in lines]


def _parts(word: str) -> list[tuple[str, bool]]:
    """The parts of a word between soft hyphens, and whether each begins the word."""
    pieces = word.split(_SOFT)
    return [(piece + (_SOFT if n + 1 < len(pieces) else ""), n == 0) for n, piece in enumerate(pieces)]


def _bare(line: str) -> str:
    """Removes soft hyphens, which are visible only at the end of a line."""
    end = "-" if line.endswith(_SOFT) else ""
    return line.replace(_SOFT, "") + end


def _even(words: list[str], lines: list[str], width: float, size: float, bold: bool) -> list[str]:
    """The same number of lines at about equal length: no single word on the last line."""
    best, low, high = lines, 0.0, width
    while high - low > _FINE:
        middle = (low + high) / 2
        tried = _lines(words, middle, size, bold)
        if tried and len(tried) == len(lines):
            best, high = tried, middle
        else:
            low = middle
    return best
