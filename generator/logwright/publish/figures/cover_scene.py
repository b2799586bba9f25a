"""Cover scenes: nine orbits, a stair of lamps, a lighthouse, a comet, a reef; each with the trump symbol."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, radians, sin

from logwright.content.campaign import Cover, CoverScene
from logwright.engine.cards.card import Suit
from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.crew_game.deck_look import DeckLook, Scene
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, box, circle, group, number, path, tag
from logwright.publish.figures.svg.ink import BLACK, WHITE, Ink, mix
from logwright.publish.figures.svg.scene import spark, wave, window
from logwright.publish.figures.svg.symbol import symbol

WIDTH, HEIGHT = 128.0, 190.0
FREE = 61.0
"""So far down from its top a cover has room for words."""
GLOW = Ink("cover-glow", "#f3c04a", "#f3c04a", "#1c1c1c")
BODY = Ink("cover-body", WHITE, WHITE, "#1c1c1c")
_SUN = (-6.0, 196.0)
# Angle and size of the planets on their orbits, from the sun outwards; the ninth is the one to be found.
_PLANETS = ((58, 1.5), (22, 2.1), (70, 2.2), (38, 1.9), (14, 4.6), (57, 4), (29, 3), (74, 3), (43, 8.5))
# None of them stands where words do.
_STARS = (
    (14, 12, 1.1),
    (30, 8, 0.7),
    (51, 9, 0.8),
    (74, 6.5, 1.1),
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


@dataclass(frozen=True)
class _Inks:
    """`field` is the background, `mark` what is drawn on it, `deep` a darker background, `glow` light sources."""

    field: Ink
    mark: Ink
    deep: Ink
    glow: Ink


def cover_scene(look: DeckLook, cover: Cover | None = None) -> Drawing:
    """The cover picture, without text: the game's scene, or the one that a campaign chose."""
    cover = cover or Cover()
    usual = CoverScene.ORBITS if look.scene is Scene.SPACE else CoverScene.STAIR
    inks = _inks(look, cover)
    ground = box(0, 0, WIDTH, HEIGHT, fill=inks.field)
    parts = _SCENES[cover.scene or usual](look.suits[Suit.TRUMP].symbol, inks)
    return Drawing(WIDTH, HEIGHT, (ground, *parts))


def _inks(look: DeckLook, cover: Cover) -> _Inks:
    field, mark = BACKS[look.scene]

    def own(name: str, colour: str, usual: Ink) -> Ink:
        return Ink(f"cover-{name}-{colour[1:]}", colour, colour, usual.low) if colour else usual

    field, glow = own("ground", cover.ground, field), own("glow", cover.glow, GLOW)
    darker = mix(field.light, BLACK, 0.3)
    return _Inks(field, own("line", cover.line, mark), Ink(f"cover-deep-{darker[1:]}", darker, darker, WHITE), glow)


def _orbits(ship: str, inks: _Inks) -> list[Element]:
    x, y = _SUN
    parts: list[Element] = [
        path("".join(spark(*star) for star in _STARS), fill=inks.mark),
        circle(x, y, 22, fill=inks.glow),
    ]
    for place, (angle, size) in enumerate(_PLANETS, start=1):
        r = 24 + place * 13.4
        last = place == len(_PLANETS)
        dashes = "1.6 2.2" if last else None
        parts.append(circle(x, y, r, fill="none", stroke=inks.mark, stroke_width=0.4, stroke_dasharray=dashes))
        at = (x + r * cos(radians(angle)), y - r * sin(radians(angle)))
        ninth = window(Scene.SPACE, *at, size, inks.field, inks.glow)
        parts.append(ninth if last else circle(*at, size, fill=inks.mark))
    return [*parts, _under_way(ship, x, y)]


def _under_way(ship: str, x: float, y: float) -> Element:
    """The ship between the eighth orbit and the ninth."""
    trail = path(
        f"M{number(x + 118)} {number(y - 42)}q-9 -14 -17 -29",
        fill="none",
        stroke=BODY,
        stroke_width=0.7,
        stroke_dasharray="0.2 2.2",
        stroke_linecap="round",
    )
    return group(trail, symbol(ship, 13, BODY).centred(x + 97, y - 80, turn=-20))


def _stair(ship: str, inks: _Inks) -> list[Element]:
    """From the surface down to the lamps of the stair."""
    surface = "".join(wave(-4, y, 12, 12, 3.4) for y in (64, 70))
    steps, lamps = "M-2 106", []
    for step in range(9):
        x, y = 8 + step * 15, 116 + step * 9
        steps += f"H{x}V{y}"
        lamps.append((x - 7, y - 16))
    parts: list[Element] = [
        path(surface, fill="none", stroke=inks.mark, stroke_width=0.8),
        path(f"{steps}V200H-2Z", fill=inks.field, stroke=inks.mark, stroke_width=1, stroke_linejoin="round"),
    ]
    for x, y in lamps:
        parts.append(path(f"M{x} {y + 6}V{y - 1}", stroke=inks.mark, stroke_width=0.9))
        parts += _lamp(x, y - 3.4, 2.6, inks)
    return [*parts, *_bubbles(_BUBBLES, inks), symbol(ship, 27, BODY).centred(82, 108, turn=10)]


def _lighthouse(ship: str, inks: _Inks) -> list[Element]:
    """A tower on a rock, its beams over the water, and a boat coming home below them."""
    beams = (
        path("M96 91L-2 76V98Z", fill=inks.glow, opacity=0.3),
        path("M96 91L-2 84V91Z", fill=inks.glow, opacity=0.45),
        path("M96 91L130 85V99Z", fill=inks.glow, opacity=0.3),
    )
    stars = [star for star in _STARS if star[1] < 84 and star[0] < 120]
    tower = "M90.6 97H101.4L105 150H87Z"
    bands = ("M90 106H102L102.9 119H89.1Z", "M88.2 132H103.8L104.6 144H87.4Z")
    cap = "M89 88V85.5Q96 77 103 85.5V88Z"
    rock = "M58 170Q68 150 80 151T92 148T106 149T118 157T130 156V176H58Z"
    waves = "".join(wave(-6 + shift, y, 12, 12, 3) for y, shift in ((163, 0), (168.5, 4), (174, -3)))
    return [
        path("".join(spark(*star) for star in stars), fill=inks.mark),
        *beams,
        path(tower, fill=BODY),
        *(path(band, fill=inks.deep) for band in bands),
        box(91.5, 88, 9, 7, fill=inks.glow),
        path(cap, fill=BODY),
        path("M87.6 96.2H104.4", stroke=BODY, stroke_width=2.2, stroke_linecap="round"),
        path("M96 78V73.5", stroke=BODY, stroke_width=1, stroke_linecap="round"),
        path(rock, fill=inks.field, stroke=inks.mark, stroke_width=0.9, stroke_linejoin="round"),
        symbol(ship, 26, BODY).centred(34, 152, turn=-4),
        box(-1, 160, 130, 40, fill=inks.deep),
        path(waves, fill="none", stroke=inks.mark, stroke_width=0.8),
    ]


def _comet(ship: str, inks: _Inks) -> list[Element]:
    """A comet with its tail above the horizon of a large planet, and the ship ahead of it."""
    tail = (
        ("M38 128Q80 104 134 62L134 92Q88 118 44 141Z", 0.18),
        ("M36 130Q82 110 134 72L134 84Q86 116 40 138Z", 0.34),
        ("M36 132Q82 114 134 77L134 80Q84 117 38 136Z", 0.75),
    )
    horizon = [
        circle(70, 300, r, fill=fill, stroke=inks.mark, stroke_width=width)
        for r, fill, width in ((146, inks.deep, 1.1), (139, "none", 0.4))
    ]
    craters = [
        tag("ellipse", cx=x, cy=y, rx=r, ry=r * 0.42, fill="none", stroke=inks.mark, stroke_width=0.6)
        for x, y, r in ((38, 169, 7), (60, 163, 3.4), (92, 168, 9), (76, 173, 3))
    ]
    stars = [star for star in _STARS if star[1] < 140 or star[0] < 20]
    return [
        path("".join(spark(*star) for star in stars), fill=inks.mark),
        *(path(way, fill=inks.glow, opacity=share) for way, share in tail),
        circle(35, 134, 12.5, fill="none", stroke=inks.glow, stroke_width=0.5, stroke_dasharray="1 1.6"),
        circle(35, 134, 8.4, fill=inks.glow),
        circle(32.4, 131.6, 2.2, fill=BODY, opacity=0.55),
        *horizon,
        *craters,
        symbol(ship, 15, BODY).centred(90, 126, turn=-118),
        path(
            "M101 120Q112 113 128 106",
            fill="none",
            stroke=BODY,
            stroke_width=0.7,
            stroke_dasharray="0.2 2.2",
            stroke_linecap="round",
        ),
    ]


def _reef(ship: str, inks: _Inks) -> list[Element]:
    """Corals and weed on the sea floor, bubbles, and a shoal round the boat."""
    floor = "M-2 168Q16 158 34 165T70 163T104 166T132 160V200H-2Z"
    weeds = [
        path(
            f"M{x} 176C{x - 9} {176 - h * 0.35} {x + 9} {176 - h * 0.65} {x - 2} {176 - h}",
            fill="none",
            stroke=inks.mark,
            stroke_width=2.4,
            stroke_linecap="round",
        )
        for x, h in ((12, 56), (19, 40), (112, 62), (105, 44), (119, 48), (60, 24))
    ]
    fans = [
        path(
            "".join(
                f"M{x} {y}l{number(r * sin(radians(a)))} {number(-r * cos(radians(a)))}" for a in range(-60, 61, 20)
            ),
            stroke=inks.glow,
            stroke_width=1.6,
            stroke_linecap="round",
        )
        for x, y, r in ((38, 172, 20), (88, 174, 16))
    ]
    fish = [
        path(f"M{x} {y}q5 -4.4 11 0q-6 4.4 -11 0l-4 -3v6z", fill=inks.mark)
        for x, y in ((24, 96), (38, 90), (33, 104), (50, 98), (44, 110), (58, 88))
    ]
    return [
        path("".join(wave(-4, y, 12, 12, 3.4) for y in (64, 70)), fill="none", stroke=inks.mark, stroke_width=0.8),
        *weeds,
        *fans,
        path(floor, fill=inks.deep, stroke=inks.mark, stroke_width=0.9),
        *fish,
        *_bubbles(((104, 92, 2), (108, 84, 1.3), (105, 77, 2.4), (72, 146, 1.4), (75, 139, 0.9)), inks),
        symbol(ship, 30, BODY).centred(86, 116, turn=8),
    ]


def _lamp(x: float, y: float, r: float, inks: _Inks) -> list[Element]:
    halo = circle(x, y, r + 2, fill="none", stroke=inks.glow, stroke_width=0.35, stroke_dasharray="0.8 1.1")
    return [circle(x, y, r, fill=inks.glow), halo]


def _bubbles(places: tuple[tuple[float, float, float], ...], inks: _Inks) -> list[Element]:
    return [circle(*place, fill="none", stroke=inks.mark, stroke_width=0.5) for place in places]


_SCENES: dict[CoverScene, Callable[[str, _Inks], list[Element]]] = {
    CoverScene.ORBITS: _orbits,
    CoverScene.STAIR: _stair,
    CoverScene.LIGHTHOUSE: _lighthouse,
    CoverScene.COMET: _comet,
    CoverScene.REEF: _reef,
}
