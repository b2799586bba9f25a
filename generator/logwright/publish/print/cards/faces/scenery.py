"""Scenery for printed cards: the motif that game.yaml names for a suit, in one subdued ink."""

from __future__ import annotations

from math import cos, pi, sin

from logwright.publish.figures.crew_game.deck_look import Scene
from logwright.publish.figures.svg.element import Attributes, Element, circle, group, number, path, tag
from logwright.publish.figures.svg.ink import Ink
from logwright.publish.figures.svg.scene import spark, wave
from logwright.publish.figures.svg.symbol import rays
from logwright.publish.print.cards.faces.ground import GLOW, SHADOW


def scenery(scene: Scene, name: str, ink: Ink) -> Element:
    """An ornament for the lower left of a card of 63 × 88; value and symbol go in the corner to its right."""
    return group(*SCENERY.get(name, _PLAIN[scene])(ink))


def _pen(way: str, ink: Ink, width: float = 0.9) -> Element:
    return path(way, fill="none", stroke=ink, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _moon(ink: Ink) -> list[Element]:
    """A ringed planet far away."""
    ring: Attributes = {"fill": "none", "stroke": ink, "stroke_width": 0.9, "transform": "rotate(-18 15 74)"}
    stars = spark(31, 79, 1.4) + spark(25, 68.5, 0.9) + spark(40, 72, 0.9) + spark(8.5, 81.5, 0.9)
    return [circle(15, 74, 4.6, fill=ink), tag("ellipse", cx=15, cy=74, rx=8.4, ry=2.3, **ring), path(stars, fill=ink)]


def _mountains(ink: Ink) -> list[Element]:
    """A mountain range on a moon."""
    range_ = "M5 83V76L10.5 69.5 14 74 20 66.5 27.5 76.5 31 72.5 37 79.5 40.5 77 45.5 83Z"
    return [path(range_, fill=ink), path(spark(30, 67.5, 1.2) + spark(7.5, 66, 0.8) + spark(42, 71, 0.8), fill=ink)]


def _comet(ink: Ink) -> list[Element]:
    """A comet, falling."""
    tail = "M15.5 76.6 33 66.8M16.8 79 40 69.4M13.6 74.6 24 67"
    stars = spark(38, 79, 1.2) + spark(28, 81, 0.8) + spark(8, 69, 0.9)
    return [circle(12, 78.6, 3.6, fill=ink), _pen(tail, ink), path(stars, fill=ink)]


def _sun(ink: Ink) -> list[Element]:
    """A sun setting behind the corner."""
    beams = rays(5, 83, 11.6, 17, 6, 0.1 - pi / 2, 1.2 * (pi / 2 - 0.2))
    disc = "M5 73.6A9.4 9.4 0 0 1 14.4 83H5Z"
    return [path(disc, fill=ink), _pen(beams, ink), path(spark(32, 74, 1.2) + spark(40, 80, 0.9), fill=ink)]


def _starry(ink: Ink) -> list[Element]:
    stars = ((9, 68, 1.5), (17, 76, 0.9), (8, 81, 0.9), (26, 81, 1.6), (33, 72, 0.9), (41, 78, 1.1), (22, 69.5, 0.7))
    return [path("".join(spark(*star) for star in stars), fill=ink), _pen("M12 79.5 18.6 70.8", ink, 0.5)]


def _waves(ink: Ink) -> list[Element]:
    """Waves, one behind the other."""
    return [_pen("".join(wave(6 + n * 1.4, 68.4 + n * 4, 4, 9.4, 3.2) for n in range(4)), ink, 1.1)]


def _weed(ink: Ink) -> list[Element]:
    """Swaying seaweed."""
    stalks = "".join(
        f"M{number(x)} 83.4c-3-{number(h * 0.3)} 3-{number(h * 0.4)} .4-{number(h * 0.7)}"
        f"s2.6-{number(h * 0.2)} 1-{number(h * 0.3)}"
        for x, h in ((8, 15), (12.6, 19), (17, 13), (25, 10), (29, 15), (33.4, 9), (41, 7))
    )
    return [_pen(stalks, ink, 1.7), *_bubbles(ink, ((21, 72, 1.2), (36, 70, 0.9), (23.4, 68, 0.8)))]


def _coral(ink: Ink) -> list[Element]:
    """Two corals."""
    ways = (
        "M13 83.4V76M13 79.4C9.6 79 8 77 8 73.6M13 76C10.6 74.6 11 71.4 10.8 69.4M13 77.6C16.6 77 18 75 17.8 71"
        "M16.6 75.4C19.4 75.6 21 74.6 21.6 72.4M33 83.4V78.6M33 81C30.4 80.4 29.6 79 29.6 76.8M33 79.4C35.6 78.8 36.8 "
        "77.4 36.8 75M33 78.6V75"
    )
    return [_pen(ways, ink, 1.7), *_bubbles(ink, ((26, 72, 1.2), (40, 71.6, 0.9), (28.4, 68, 0.8)))]


def _fish(ink: Ink) -> list[Element]:
    """A small shoal."""
    fish = "".join(
        _one_fish(x, y, s) for x, y, s in ((13, 74, 1.5), (27, 70.5, 1), (24.5, 80, 1.15), (38.5, 76.5, 0.95))
    )
    return [
        path(fish, fill=ink, fill_rule="evenodd"),
        *_bubbles(ink, ((34, 70, 0.9), (40.5, 70.4, 0.7), (7.6, 81, 0.9))),
    ]


def _one_fish(x: float, y: float, s: float) -> str:
    n = number
    return (
        f"M{n(x - 4.6 * s)} {n(y)}"
        f"C{n(x - 2.4 * s)} {n(y - 2.8 * s)} {n(x + 1.4 * s)} {n(y - 2.4 * s)} {n(x + 2.4 * s)} {n(y)}"
        f"L{n(x + 4.8 * s)} {n(y - 1.9 * s)}V{n(y + 1.9 * s)}L{n(x + 2.4 * s)} {n(y)}"
        f"C{n(x + 1.4 * s)} {n(y + 2.4 * s)} {n(x - 2.4 * s)} {n(y + 2.8 * s)} {n(x - 4.6 * s)} {n(y)}Z"
        f"M{n(x - 2.8 * s)} {n(y - 0.9 * s)}v{n(0.7 * s)}h{n(0.7 * s)}v{n(-0.7 * s)}Z"
    )


def _deep(ink: Ink) -> list[Element]:
    return [
        _pen("".join(wave(6.5, y, 6, 6, 2) for y in (78, 82)), ink, 0.8),
        *_bubbles(ink, ((9, 70, 1.6), (14, 66.5, 0.9), (31, 73, 1.2), (37, 69.5, 0.8), (20, 73.5, 0.8))),
    ]


def _bubbles(ink: Ink, places: tuple[tuple[float, float, float], ...]) -> list[Element]:
    return [circle(*place, fill="none", stroke=ink, stroke_width=0.7) for place in places]


SCENERY = {
    "moon": _moon,
    "mountains": _mountains,
    "comet": _comet,
    "sun": _sun,
    "waves": _waves,
    "weed": _weed,
    "coral": _coral,
    "fish": _fish,
}
_PLAIN = {Scene.SPACE: _starry, Scene.SEA: _deep}
"""For suits without their own scenery."""


def globe(scene: Scene, x: float, y: float, r: float, ground: Ink, rim: Ink) -> Element:
    """The round frame of the pips: a planet with its ring, or a riveted porthole; lit from above."""
    disc = circle(x, y, r, fill=ground, stroke=rim, stroke_width=0.9)
    dark = path(_crescent(x, y, r), fill=SHADOW, fill_opacity=0.16)
    light = path(_shine(x, y, r), fill=GLOW, fill_opacity=0.18)
    if scene is Scene.SPACE:
        turn = f"rotate(-24 {number(x)} {number(y)})"
        ring = tag(
            "ellipse", cx=x, cy=y, rx=r * 1.34, ry=r * 0.4, fill="none", stroke=rim, stroke_width=1.3, transform=turn
        )
        return group(ring, disc, light, dark)
    frame = circle(x, y, r * 1.12, fill="none", stroke=rim, stroke_width=1.1)
    bolts = [
        circle(x + r * 1.06 * cos(a), y + r * 1.06 * sin(a), 0.55, fill=rim)
        for a in (pi / 8 + n * pi / 4 for n in range(8))
    ]
    return group(frame, disc, light, dark, *bolts)


def _crescent(x: float, y: float, r: float) -> str:
    """The dark side."""
    n = number
    return (
        f"M{n(x + r * 0.5)} {n(y - r * 0.866)}A{n(r)} {n(r)} 0 1 1 {n(x - r * 0.866)} {n(y + r * 0.5)}"
        f"A{n(r * 1.04)} {n(r * 1.04)} 0 0 0 {n(x + r * 0.5)} {n(y - r * 0.866)}Z"
    )


def _shine(x: float, y: float, r: float) -> str:
    n = number
    return (
        f"M{n(x - r * 0.9)} {n(y - r * 0.1)}A{n(r * 0.9)} {n(r * 0.9)} 0 0 1 {n(x)} {n(y - r * 0.9)}"
        f"A{n(r * 1.1)} {n(r * 1.1)} 0 0 0 {n(x - r * 0.9)} {n(y - r * 0.1)}Z"
    )
