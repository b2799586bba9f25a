"""The small pieces of Crash & Grab: boosters, energy, probe, dice, direction markers and override tokens."""

from __future__ import annotations

from math import cos, pi, sin

from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, FigureError, box, circle, group, number, path
from logwright.publish.figures.svg.ink import ACCENT, ACCENT_TINT, GOLD, GOLD_TINT, LINE, ON_GOLD, PAPER, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import spark
from logwright.publish.figures.svg.symbol import rays

SIZE = 26.0
_HALF = SIZE / 2
FLASH = Ink("energy-flash", ON_GOLD.light, "#ffe9b0", ON_GOLD.light)


def booster() -> Drawing:
    """A disc with two chevrons."""
    ways = "M7.6 13.4 13 8.2 18.4 13.4M7.6 18.8 13 13.6 18.4 18.8"
    return Drawing(
        SIZE, SIZE, (circle(_HALF, _HALF, 11.6, fill=ACCENT_TINT, stroke=ACCENT, stroke_width=1.8), _pen(ways, ACCENT))
    )


def energy() -> Drawing:
    """A cube with a flash."""
    cube = path(
        "M13 1.6 23.4 7.2V18.8L13 24.4 2.6 18.8V7.2Z",
        fill=GOLD_TINT,
        stroke=GOLD,
        stroke_width=1.8,
        stroke_linejoin="round",
    )
    flash = path("M14.8 4.6 7.8 14.4H12L10.8 21.4 18.2 11.4H13.8Z", fill=FLASH, stroke="none")
    return Drawing(SIZE, SIZE, (cube, flash))


def probe() -> Drawing:
    """A round body between two panels."""
    panels = path(
        "M1.4 9.6H7.6V16.4H1.4ZM18.4 9.6H24.6V16.4H18.4ZM4.5 9.6V16.4M21.5 9.6V16.4",
        fill=ACCENT_TINT,
        stroke=LINE,
        stroke_width=1.4,
    )
    return Drawing(
        SIZE,
        SIZE,
        (
            panels,
            circle(_HALF, _HALF, 5.6, fill=PAPER, stroke=LINE, stroke_width=1.6),
            _pen("M13 7.4V2.8M10.6 2.6H15.4", LINE, 1.5),
            circle(_HALF, _HALF, 1.8, fill=LINE),
        ),
    )


def patrol_token() -> Drawing:
    """Arrows in all four directions: the holder may choose."""
    ways = (
        "M13 13V4.6M10.6 6.8 13 4.4 15.4 6.8M13 13V21.4M10.6 19.2 13 21.6 15.4 19.2M13 13H4.6M6.8 10.6 "
        "4.4 13 6.8 15.4M13 13H21.4M19.2 10.6 21.6 13 19.2 15.4"
    )
    return Drawing(
        SIZE, SIZE, (box(1.4, 1.4, 23.2, 23.2, 5, fill=PAPER, stroke=LINE, stroke_width=1.6), _pen(ways, LINE, 1.6))
    )


def placement_die(roll: int | str = 12) -> Drawing:
    """A die with twelve sides."""
    corners = [(12 * cos(a), 12 * sin(a)) for a in (-pi / 2 + 2 * pi * n / 10 for n in range(10))]
    way = "M" + " ".join(f"{number(_HALF + x)} {number(_HALF + y)}" for x, y in corners) + "Z"
    face = "M13 4.8 20.8 10.5 17.8 19.6H8.2L5.2 10.5Z"
    return Drawing(
        SIZE,
        SIZE,
        (
            path(way, fill=PAPER, stroke=LINE, stroke_width=1.4, stroke_linejoin="round"),
            path(face, fill="none", stroke=LINE, stroke_width=0.8, stroke_linejoin="round"),
            lettering(f"{roll}", 7.4, LINE, 2.6).centred(_HALF, _HALF + 0.4),
        ),
    )


def rotation_die(rotation: str = "clockwise") -> Drawing:
    """A die that shows the direction of play."""
    clockwise = "M7 15.4A6.6 6.6 0 1 1 17.6 17.8M13.6 18.2 17.8 17.8 18.4 13.8"
    mirrored = None if rotation == "clockwise" else f"translate({SIZE:g} 0) scale(-1 1)"
    cube = box(2, 2, 22, 22, 4.6, fill=PAPER, stroke=LINE, stroke_width=1.5)
    return Drawing(SIZE, SIZE, (cube, group(_pen(clockwise, LINE, 2.1), transform=mirrored)))


def direction_marker(name: str) -> Drawing:
    """Sun, asteroids, meteor or stars: the four directions of the board."""
    if name not in _DIRECTIONS:
        raise FigureError(f"there is no direction marker {name!r}")
    return Drawing(SIZE, SIZE, (circle(_HALF, _HALF, 12, fill=PAPER, stroke=LINE, stroke_width=1.4), _DIRECTIONS[name]))


def _pen(ways: str, ink: Ink, width: float = 2.3) -> Element:
    return path(ways, fill="none", stroke=ink, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _sun() -> Element:
    return group(circle(_HALF, _HALF, 4.4, fill=LINE), _pen(rays(_HALF, _HALF, 6.6, 9, 8), LINE, 1.7))


def _asteroids() -> Element:
    rocks = (
        "M7 8.4 10.6 6.6 13.4 8.6 12.8 12 9.2 13 6.6 11.2ZM15.6 9.4 18.8 8.6 20.4 11.2 18.2 13 15.6 "
        "12ZM11.4 15.4 15 14.6 17.6 17 15.8 20 12.2 19.4 10.6 17.4Z"
    )
    return path(rocks, fill=LINE, stroke=LINE, stroke_width=0.9, stroke_linejoin="round")


def _meteor() -> Element:
    return group(
        circle(9.6, 16.4, 4.2, fill=LINE), _pen("M12.4 10.4 18.4 5.4M15.6 13.4 20.8 9M9.4 9.6 12.6 6", LINE, 1.7)
    )


def _stars() -> Element:
    return path(spark(10.6, 14.6, 3.2) + spark(17.4, 9, 2.1) + spark(17, 18.4, 1.4), fill=LINE)


_DIRECTIONS = {"sun": _sun(), "asteroids": _asteroids(), "meteor": _meteor(), "stars": _stars()}
