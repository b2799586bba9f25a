"""The picture on the cover: nine orbits for Planet Nine, the stair of lamps for Deep Sea."""

from __future__ import annotations

from math import cos, radians, sin

from logwright.publish.figures import DeckLook, Drawing
from logwright.publish.figures.card import BACKS
from logwright.publish.figures.deck_look import Scene
from logwright.publish.figures.element import Element, box, circle, group, number, path
from logwright.publish.figures.ink import WHITE, Ink
from logwright.publish.figures.scene import spark, wave, window
from logwright.publish.figures.symbol import symbol

WIDTH, HEIGHT = 128.0, 190.0
GLOW = Ink("cover-glow", "#f3c04a", "#f3c04a", "#1c1c1c")
BODY = Ink("cover-body", WHITE, WHITE, "#1c1c1c")
_SUN = (-6.0, 196.0)
# Angle and size of the planets on their orbits, from the sun outwards; the ninth is the one to be found.
_PLANETS = ((58, 1.5), (22, 2.1), (70, 2.2), (38, 1.9), (14, 4.6), (57, 4), (29, 3), (74, 3), (43, 8.5))
_STARS = (
    (14, 12, 1.1),
    (32, 26, 0.7),
    (51, 9, 0.8),
    (76, 15, 1.3),
    (97, 8, 0.7),
    (116, 20, 1),
    (109, 62, 0.8),
    (9, 63, 0.8),
    (22, 82, 1.2),
    (121, 108, 0.8),
    (44, 72, 0.6),
    (64, 84, 0.9),
    (118, 168, 1.1),
    (88, 176, 0.7),
    (12, 112, 0.7),
)
_BUBBLES = ((96, 96, 1.6), (99.5, 90, 1), (97, 84, 2.2), (101, 76, 1.2), (20, 96, 1.4), (23, 90, 0.9), (58, 86, 1.8))


def cover_art(look: DeckLook) -> Drawing:
    field, mark = BACKS[look.scene]
    ground = box(0, 0, WIDTH, HEIGHT, fill=field)
    scene = _orbits(field, mark) if look.scene is Scene.SPACE else _stair(field, mark)
    return Drawing(WIDTH, HEIGHT, (ground, *scene))


def medal(look: DeckLook) -> Drawing:
    """What the number of a mission stands in: a planet or a porthole."""
    field, mark = BACKS[look.scene]
    return Drawing(30, 24, (window(look.scene, 15, 12, 10, field, mark),))


def bullet(look: DeckLook) -> Drawing:
    """A small star or bubble before a line."""
    _, mark = BACKS[look.scene]
    if look.scene is Scene.SPACE:
        return Drawing(8, 8, (path(spark(4, 4, 2), fill=mark),))
    return Drawing(8, 8, (circle(4, 4.2, 2.3, fill="none", stroke=mark, stroke_width=1.3),))


def divider(look: DeckLook) -> Drawing:
    """An ornament that ends a page: a star between two lines, or waves."""
    _, mark = BACKS[look.scene]
    if look.scene is Scene.SPACE:
        lines = path("M0 5H24M36 5H60", stroke=mark, stroke_width=0.6)
        return Drawing(60, 10, (lines, path(spark(30, 5, 2.2) + spark(26, 5, 0.8) + spark(34, 5, 0.8), fill=mark)))
    return Drawing(60, 10, (path(wave(6, 6, 6, 8, 3.2), fill="none", stroke=mark, stroke_width=0.9),))


def _orbits(field: Ink, mark: Ink) -> list[Element]:
    x, y = _SUN
    parts: list[Element] = [
        path("".join(spark(*star) for star in _STARS), fill=mark),
        circle(x, y, 22, fill=GLOW),
    ]
    for place, (angle, size) in enumerate(_PLANETS, start=1):
        r = 24 + place * 13.4
        last = place == len(_PLANETS)
        parts.append(
            circle(x, y, r, fill="none", stroke=mark, stroke_width=0.4, stroke_dasharray="1.6 2.2" if last else None)
        )
        at = (x + r * cos(radians(angle)), y - r * sin(radians(angle)))
        parts.append(window(Scene.SPACE, *at, size, field, GLOW) if last else circle(*at, size, fill=mark))
    return [*parts, _rocket(x, y)]


def _rocket(x: float, y: float) -> Element:
    """Our ship, on its way from the eighth orbit to the ninth."""
    ship = symbol("rocket", 13, BODY)
    trail = path(
        f"M{number(x + 118)} {number(y - 42)}q-9 -14 -17 -29",
        fill="none",
        stroke=BODY,
        stroke_width=0.7,
        stroke_dasharray="0.2 2.2",
        stroke_linecap="round",
    )
    return group(trail, ship.centred(x + 97, y - 80, turn=-20))


def _stair(field: Ink, mark: Ink) -> list[Element]:
    """From the surface down to the lamps of the stair."""
    surface = "".join(wave(-4, y, 12, 12, 3.4) for y in (64, 70))
    steps, lamps = "M-2 106", []
    for step in range(9):
        x, y = 8 + step * 15, 116 + step * 9
        steps += f"H{x}V{y}"
        lamps.append((x - 7, y - 16))
    parts: list[Element] = [
        path(surface, fill="none", stroke=mark, stroke_width=0.8),
        path(f"{steps}V200H-2Z", fill=field, stroke=mark, stroke_width=1, stroke_linejoin="round"),
    ]
    for x, y in lamps:
        parts.append(path(f"M{x} {y + 6}V{y - 1}", stroke=mark, stroke_width=0.9))
        parts.append(circle(x, y - 3.4, 2.6, fill=GLOW))
        parts.append(circle(x, y - 3.4, 4.6, fill="none", stroke=GLOW, stroke_width=0.35, stroke_dasharray="0.8 1.1"))
    bubbles = [circle(*place, fill="none", stroke=mark, stroke_width=0.5) for place in _BUBBLES]
    return [*parts, *bubbles, symbol("submarine", 27, BODY).centred(82, 108, turn=10)]
