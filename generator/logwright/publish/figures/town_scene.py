"""Saucers over a town at night: the scene of games that are played on a board, as a cover and as a banner."""

from __future__ import annotations

from logwright.publish.figures.design_tokens import SCENES
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, box, group, number, path, tag
from logwright.publish.figures.svg.ink import BLACK, WHITE, Ink, mix
from logwright.publish.figures.svg.scene import spark

_DEEP = SCENES["base"].deep
SKY = Ink("town-sky", _DEEP, mix(_DEEP, BLACK, 0.25), WHITE)
HAZE = Ink("town-haze", mix(_DEEP, WHITE, 0.12), mix(_DEEP, BLACK, 0.12), WHITE)
HOUSES = Ink("town-houses", mix(_DEEP, BLACK, 0.5), mix(_DEEP, BLACK, 0.6), "#8c8c8c")
STARS = Ink("town-stars", "#d9b8dc", "#c4a3c8", "#8d6391")
LIGHT = Ink("town-light", "#f3c04a", "#f3c04a", "#1c1c1c")
INKS = (SKY, HAZE, HOUSES, STARS, LIGHT)
# Houses from left to right: width, height, and whether the roof is pitched.
_ROW = (
    (14, 30, True),
    (11, 46, False),
    (16, 24, True),
    (9, 58, False),
    (13, 38, True),
    (18, 28, False),
    (12, 52, False),
)
_BACK_ROW = ((20, 62, False), (16, 48, True), (22, 70, False), (14, 54, False), (24, 44, True), (18, 66, False))
_STARS = (
    (12, 14, 1.1),
    (38, 24, 0.7),
    (58, 10, 0.9),
    (84, 20, 1.2),
    (112, 12, 0.8),
    (118, 44, 1),
    (10, 58, 0.8),
    (66, 60, 0.7),
)


def town_cover(look: SaucerLook, width: float = 128, height: float = 190) -> Drawing:
    """A cover without text: room for a title above, three saucers at work below."""
    colours = list(look.colours)
    return Drawing(
        width,
        height,
        (
            box(0, 0, width, height, fill=SKY),
            _stars(0, width, 1),
            _moon(98, 84, 12),
            *_skyline(0, width, height, 1.05),
            _saucer(look, colours[0], 34, 98, 1.25, beam=62),
            _saucer(look, colours[1 % len(colours)], 86, 116, 0.8, tilt=-10),
            _saucer(look, colours[2 % len(colours)], 62, 78, 0.55, tilt=12),
        ),
    )


def town_banner(look: SaucerLook, width: float = 720, height: float = 120) -> Drawing:
    """The same town from further away, as wide as a page."""
    colours = list(look.colours)
    return Drawing(
        width,
        height,
        (
            *(_stars(left, width, 0.5) for left in range(0, int(width), 128)),
            _moon(612, 30, 13),
            *_skyline(0, width, height, 0.95),
            _saucer(look, colours[0], 520, 42, 0.95, beam=46),
            _saucer(look, colours[1 % len(colours)], 668, 62, 0.6, tilt=-10),
            _saucer(look, colours[2 % len(colours)], 430, 28, 0.5, tilt=8),
        ),
    )


def _moon(x: float, y: float, r: float) -> Element:
    """A crescent: nothing has to be painted over."""
    reach, fall = number(r * 0.9), number(r * 1.45)
    outer, inner = f"a{r} {r} 0 1 0 {reach} {fall}", f"a{reach} {reach} 0 0 1 -{reach} -{fall}"
    way = f"M{number(x)} {number(y - r)}{outer}{inner}z"
    return path(way, fill=LIGHT)


def _stars(left: float, right: float, reach: float) -> Element:
    places = [(left + x, y * reach, size) for x, y, size in _STARS if left + x < right]
    return path("".join(spark(*place) for place in places), fill=STARS)


def _skyline(left: float, right: float, ground: float, scale: float) -> list[Element]:
    """Two rows of houses; the windows of the nearer one are lit."""
    back, _ = _houses(_BACK_ROW, left - 6, right, ground, scale)
    front, lit = _houses(_ROW, left - 3, right, ground, scale)
    return [path(back, fill=HAZE), path(front, fill=HOUSES), path(lit, fill=LIGHT, opacity=0.85)]


def _houses(
    row: tuple[tuple[int, int, bool], ...], left: float, right: float, ground: float, scale: float
) -> tuple[str, str]:
    """Outlines of houses up to the right edge, and of their windows."""
    pane = f"h{number(2.2 * scale)}v{number(3 * scale)}h{number(-2.2 * scale)}z"
    way, windows, x, place = f"M{left:.1f} {ground:.1f}", "", left, 0
    while x < right:
        wide, high, pitched = row[place % len(row)]
        width, height = wide * scale, high * scale
        top = ground - height
        roof = (
            f"L{x + width / 2:.1f} {top - width * 0.35:.1f}L{x + width:.1f} {top:.1f}"
            if pitched
            else f"H{x + width:.1f}"
        )
        way += f"L{x:.1f} {top:.1f}{roof}V{ground:.1f}"
        # Not everybody is at home: every third window is lit.
        for line in range(int(height / (8 * scale)) - 1):
            if (place + line) % 3 != 1:
                at = x + width * (0.25 if line % 2 else 0.55), top + (3 + line * 8) * scale
                windows += f"M{number(at[0])} {number(at[1])}{pane}"
        x, place = x + width, place + 1
    return f"{way}Z", windows


def _saucer(
    look: SaucerLook, colour: str, x: float, y: float, scale: float, beam: float = 0, tilt: float = 0
) -> Element:
    """A saucer from the side, with a beam that reaches down this far."""
    hue = look.colour(colour)
    ray = path(f"M-7 4L-17 {beam:.1f}H17L7 4Z", fill=LIGHT, opacity=0.28) if beam else group()
    lights = path(
        "M-15 1.6h2.6M-6.4 3.4h2.6M3.8 3.4h2.6M12.4 1.6h2.6", stroke=LIGHT, stroke_width=1.8, stroke_linecap="round"
    )
    return group(
        ray,
        path("M-9 -3A9 8.6 0 0 1 9 -3Z", fill=STARS, stroke=hue.on_field, stroke_width=0.6),
        tag("ellipse", cx=0, cy=0.8, rx=20, ry=5.6, fill=hue.field, stroke=hue.on_field, stroke_width=0.6),
        lights,
        transform=f"translate({x} {y}) scale({scale}) rotate({tilt})",
    )
