"""Inks: named colours with a value for light pages, dark pages and printing with little ink."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

WHITE, BLACK = "#ffffff", "#000000"


@dataclass(frozen=True)
class Ink:
    """`low` is used to save ink: areas become white, lines and small shapes keep a colour."""

    name: str
    light: str
    dark: str
    low: str


class Palette(StrEnum):
    """Where a drawing is shown, which decides the values of its inks.

    SITE: on pages that are light or dark; inks are custom properties, which `stylesheet` sets for dark pages.
    PRINT: fixed inks. LOW_INK: fixed inks, no filled areas.
    """

    SITE = "site"
    PRINT = "print"
    LOW_INK = "low-ink"

    def paint(self, ink: Ink) -> str:
        match self:
            case Palette.SITE:
                return f"var(--lw-{ink.name},{ink.light})"
            case Palette.PRINT:
                return ink.light
            case Palette.LOW_INK:
                return ink.low


# Shared by all drawings; suits and saucers add their own inks.
LINE = Ink("line", "#22303f", "#dbe3ec", "#1c1c1c")
MUTED = Ink("muted", "#5d6b7a", "#9dabbb", "#4d4d4d")
EDGE = Ink("edge", "#b9c4cf", "#4c5a6b", "#8c8c8c")
PAPER = Ink("paper", WHITE, "#242c38", WHITE)
SHADE = Ink("shade", "#e9eef3", "#1a212b", WHITE)
GOLD = Ink("gold", "#e0a100", "#f3c04a", "#1c1c1c")
GOLD_TINT = Ink("gold-tint", "#fff3cf", "#4a3c12", WHITE)
ON_GOLD = Ink("on-gold", "#3b2a00", "#2b2003", WHITE)
GOOD = Ink("good", "#1d7a4b", "#5fce93", "#1c1c1c")
GOOD_TINT = Ink("good-tint", "#dcf2e6", "#173c2a", WHITE)
BAD = Ink("bad", "#bd3526", "#f28a7c", "#1c1c1c")
BAD_TINT = Ink("bad-tint", "#fbe3df", "#46201b", WHITE)
ON_MARK = Ink("on-mark", WHITE, "#12181f", WHITE)
ACCENT = Ink("accent", "#3949ab", "#9fa8f0", "#1c1c1c")
ACCENT_TINT = Ink("accent-tint", "#dfe3f7", "#2a3160", WHITE)

GENERAL = (
    LINE,
    MUTED,
    EDGE,
    PAPER,
    SHADE,
    GOLD,
    GOLD_TINT,
    ON_GOLD,
    GOOD,
    GOOD_TINT,
    BAD,
    BAD_TINT,
    ON_MARK,
    ACCENT,
    ACCENT_TINT,
)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: the first at 0, the other at 1."""
    channels = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in channels)


def brightness(colour: str) -> float:
    """The perceived brightness of a colour, from 0 to 255."""
    red, green, blue = _channels(colour)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
