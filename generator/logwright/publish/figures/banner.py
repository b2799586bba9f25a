"""Banners: the scene of a game as a wide picture, calm on the left, where words stand."""

from __future__ import annotations

from math import cos, radians, sin

from logwright.engine.cards.card import Suit
from logwright.publish.figures.cover_scene import BODY, GLOW, cover_scene
from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.crew_game.deck_look import DeckLook, Scene
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, circle, path
from logwright.publish.figures.svg.ink import Ink
from logwright.publish.figures.svg.scene import spark, wave, window
from logwright.publish.figures.svg.symbol import symbol
from logwright.publish.figures.town_scene import town_banner, town_cover

WIDTH, HEIGHT = 720.0, 120.0
# Stars and bubbles: x, y, size.
_STARS = tuple((24 + place * 47 % 700, 10 + place * 37 % 96, 0.6 + place % 4 * 0.25) for place in range(0, 60, 2))
_CALM = 420.0
"""Printed with words on it, a banner has nothing small on its left as far as this."""
_SUN = (690.0, 148.0)
# The orbit of a planet, its angle and its size; the last one is to be found.
_PLANETS = (
    (56, 118, 2.4),
    (84, 148, 3.4),
    (116, 131, 3),
    (152, 158, 6),
    (196, 146, 4.4),
    (240, 160, 3.4),
    (290, 154, 8),
)
_BUBBLES = ((470, 40, 2.4), (476, 28, 1.5), (472, 20, 2.8), (640, 84, 2), (646, 74, 1.2), (300, 60, 1.6), (304, 50, 1))


def scene_cover(look: DeckLook | SaucerLook) -> Drawing:
    """The cover of a game, without text."""
    return cover_scene(look) if isinstance(look, DeckLook) else town_cover(look)


def scene_banner(look: DeckLook | SaucerLook, calm: bool = False) -> Drawing:
    """The banner above the pages of a game, on the ground of its scene. A calm one can be written on."""
    if isinstance(look, SaucerLook):
        return town_banner(look, WIDTH, HEIGHT)
    field, mark = BACKS[look.scene]
    draw = _orbits if look.scene is Scene.SPACE else _deep
    return Drawing(WIDTH, HEIGHT, tuple(draw(look.suits[Suit.TRUMP].symbol, field, mark, _CALM if calm else 0)))


def _orbits(ship: str, field: Ink, mark: Ink, calm: float) -> list[Element]:
    x, y = _SUN
    stars = [star for star in _STARS if star[0] >= calm]
    parts: list[Element] = [
        path("".join(spark(*star) for star in stars), fill=mark, opacity=0.7),
        circle(x, y, 34, fill=GLOW),
    ]
    for place, (r, angle, size) in enumerate(_PLANETS, start=1):
        last = place == len(_PLANETS)
        dashes = "4 5" if last else None
        parts.append(circle(x, y, r, fill="none", stroke=mark, stroke_width=0.8, stroke_dasharray=dashes, opacity=0.75))
        at = (x + r * cos(radians(angle)), y - r * sin(radians(angle)))
        parts.append(window(Scene.SPACE, *at, size, field, GLOW) if last else circle(*at, size, fill=mark))
    return [*parts, symbol(ship, 24, BODY).centred(468, 60, turn=-58)]


def _deep(ship: str, field: Ink, mark: Ink, calm: float) -> list[Element]:
    surface = "".join(wave(-6 + shift, y, 32, 24, 5) for y, shift in ((12, 0), (20, 8)))
    steps, lamps = "M724 124H500", []
    for step in range(5):
        x, y = 508 + step * 44, 112 - step * 9
        steps += f"V{y}H{x + 22}"
        lamps.append((x + 8, y - 10))
    parts: list[Element] = [
        path(surface, fill="none", stroke=mark, stroke_width=1.2, opacity=0.7),
        path(f"{steps}H724Z", fill=field, stroke=mark, stroke_width=1.2, stroke_linejoin="round"),
    ]
    for x, y in lamps:
        parts.append(path(f"M{x} {y + 10}V{y}", stroke=mark, stroke_width=1.2))
        parts.append(circle(x, y - 2, 3, fill=GLOW))
    parts += [circle(*place, fill="none", stroke=mark, stroke_width=0.9) for place in _BUBBLES if place[0] >= calm]
    return [*parts, symbol(ship, 40, BODY).centred(420, 62, turn=4)]
