"""A project's accent colour for links, buttons and headings, adjusted to stay readable."""

from __future__ import annotations

from logwright.publish.figures.design_tokens import SCENES, day, night
from logwright.publish.figures.svg.ink import BLACK, WHITE, mix

EASY = 4.5
"""The contrast that text needs (WCAG 2.2, AA)."""
_DAYS = [day(inks) for inks in SCENES.values()]
_NIGHTS = [night(inks) for inks in SCENES.values()]
_NIGHT, _NIGHT_INK = _NIGHTS[0].ground, _NIGHTS[0].on_accent
_STEPS = 50


def accent_styles(colour: str) -> str:
    """Overrides the design tokens for light and dark pages, with higher specificity."""
    ground = mix(colour, WHITE, 0.9)
    light = _readable(colour, BLACK, (WHITE, ground, *(page.raised for page in _DAYS)))
    night_ground = mix(colour, _NIGHT, 0.72)
    grounds = [ground for page in _NIGHTS for ground in (page.ground, page.raised)]
    lit = _readable(colour, WHITE, (*grounds, night_ground, _NIGHT_INK))
    day = f"--accent:{light};--accent-ground:{ground};--on-accent:{WHITE}"
    dark = f"--accent:{lit};--accent-ground:{night_ground};--on-accent:{_NIGHT_INK}"
    return (
        f"html:root{{{day}}}\n"
        f"@media screen{{html:root[data-scheme='dark']{{{dark}}}}}\n"
        f"@media screen and (prefers-color-scheme:dark){{html:root:not([data-scheme='light']){{{dark}}}}}\n"
    )


def _readable(colour: str, towards: str, grounds: tuple[str, ...]) -> str:
    """The colour, moved towards black or white until it has enough contrast with all backgrounds."""
    shades = (mix(colour, towards, step / _STEPS) for step in range(_STEPS + 1))
    return next(shade for shade in shades if all(contrast(shade, ground) >= EASY for ground in grounds))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4 for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
