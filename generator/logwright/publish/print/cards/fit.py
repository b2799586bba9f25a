"""Fitting a text into its place: as large as it can be, in lines of even length, never beyond its limits."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.publish.print.cards.font_metrics import width_of
from logwright.publish.print.cards.type_limits import POINT, TypeLimits

_SOFT = "\u00ad"
_FINE = 0.25
"""Lines are evened out to a quarter of a millimetre."""


class Misfit(Exception):
    """A text that is too long for its place even in the smallest type."""


@dataclass(frozen=True)
class Fitted:
    """Lines as they are set, and the size of their type in points."""

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


def fit(text: str, width: float, height: float, limits: TypeLimits, lang: str) -> Fitted:
    """The text within `width` and `height` millimetres. Words are broken only if it does not fit otherwise."""
    for words in (text.split(" "), hyphenated(text, lang)):
        for size in limits.sizes:
            lines = _lines(words, width, size * POINT, limits.bold)
            if lines and len(lines) * size * POINT * limits.leading <= height:
                return Fitted(
                    tuple(_even(words, lines, width, size * POINT, limits.bold)), size, limits.leading, limits.bold
                )
    raise Misfit(
        f"{text!r} does not fit into {width:.0f} × {height:.0f} mm even at {limits.smallest:g} pt; "
        "shorten it, or allow smaller type in content/print/cards.yaml"
    )


def hyphenated(text: str, lang: str) -> list[str]:
    """The words with soft hyphens where the language allows to break them."""
    import pyphen

    dictionary = pyphen.Pyphen(lang=lang, left=3, right=3)
    return [dictionary.inserted(word, _SOFT) for word in text.split(" ")]


def _lines(words: list[str], width: float, size: float, bold: bool) -> list[str] | None:
    """The words in as few lines as possible; none if a word is too wide."""
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
    """The parts of a word between soft hyphens, and whether a part begins the word."""
    pieces = word.split(_SOFT)
    return [(piece + (_SOFT if n + 1 < len(pieces) else ""), n == 0) for n, piece in enumerate(pieces)]


def _bare(line: str) -> str:
    """A soft hyphen shows only at the end of a line."""
    end = "-" if line.endswith(_SOFT) else ""
    return line.replace(_SOFT, "") + end


def _even(words: list[str], lines: list[str], width: float, size: float, bold: bool) -> list[str]:
    """As many lines, but about equally long: no word alone on the last line."""
    best, low, high = lines, 0.0, width
    while high - low > _FINE:
        middle = (low + high) / 2
        tried = _lines(words, middle, size, bold)
        if tried and len(tried) == len(lines):
            best, high = tried, middle
        else:
            low = middle
    return best
