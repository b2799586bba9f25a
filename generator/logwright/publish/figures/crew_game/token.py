"""Tokens of the Crew games: task tokens, radio and sonar, commander and captain, distress."""

from __future__ import annotations

from math import cos, pi, sin

from logwright.engine.missions.mission import ARROW_TOKENS, Token
from logwright.publish.figures.crew_game.deck_look import DeckLook, Scene
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, FigureError, circle, group, line, number, path
from logwright.publish.figures.svg.ink import BAD, GOLD, GOLD_TINT, GOOD, MUTED, ON_GOLD, ON_MARK, PAPER, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.symbol import rays

SIZE = 26.0
_HALF = SIZE / 2
RIM = Ink("token-rim", "#8a6410", "#f3c04a", "#1c1c1c")
_SIGN = Ink("token-sign", "#3b2a00", "#ffe9b0", "#1c1c1c")
INKS = (RIM, _SIGN)


def task_token(token: str | Token) -> Drawing:
    """A token that orders a task: 1 to 5, omega, or one to four arrows."""
    return Drawing(
        SIZE,
        SIZE,
        (
            circle(_HALF, _HALF, 12, fill=GOLD_TINT, stroke=RIM, stroke_width=1.8),
            circle(_HALF, _HALF, 9.7, fill="none", stroke=RIM, stroke_width=0.6),
            task_sign(token),
        ),
    )


def task_sign(token: str | Token) -> Element:
    """What a task token shows, without its disc."""
    try:
        kind = Token(token)
    except ValueError:
        raise FigureError(f"{token!r} is no task token") from None
    if kind in ARROW_TOKENS:
        return _arrows(len(kind.value))
    return lettering(kind.sign, 13, _SIGN, 2.7).centred(_HALF, _HALF)


def _arrows(count: int) -> Element:
    step, width = {1: (0, 4.6), 2: (4.6, 4), 3: (3.8, 3.4), 4: (3.2, 3)}[count]
    start = _HALF - (step * (count - 1) + width) / 2
    height = 5.2 if count < 4 else 4.4
    way = f"l{number(width)} {number(height)} {number(-width)} {number(height)}"
    ways = "".join(f"M{number(start + n * step)} {number(_HALF - height)}{way}" for n in range(count))
    return path(
        ways,
        fill="none",
        stroke=_SIGN,
        stroke_width=2 if count < 4 else 1.7,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def communication_token(look: DeckLook, side: str = "green") -> Drawing:
    """Radio (Planet Nine) or sonar (Deep Sea). Green is a full disc that sends, red an empty one struck through."""
    if side == "green":
        disc = circle(_HALF, _HALF, 11.8, fill=GOOD, stroke=PAPER, stroke_width=2)
        return Drawing(SIZE, SIZE, (disc, _signal(look.scene, ON_MARK)))
    if side != "red":
        raise FigureError(f"a communication token has a green and a red side, no {side!r} one")
    disc = circle(_HALF, _HALF, 11.2, fill=PAPER, stroke=BAD, stroke_width=2.6)
    return Drawing(SIZE, SIZE, (disc, _signal(look.scene, MUTED), _stroke()))


def communication_sign(look: DeckLook, ink: Ink, struck: bool = False) -> Element:
    """What a communication token shows, without its disc."""
    return group(_signal(look.scene, ink), _stroke()) if struck else _signal(look.scene, ink)


def _stroke() -> Element:
    return line(5.4, 20.6, 20.6, 5.4, stroke=BAD, stroke_width=2.6, stroke_linecap="round")


def _signal(scene: Scene, ink: Ink) -> Element:
    """Waves to both sides for radio, pings upwards for sonar."""
    if scene is Scene.SPACE:
        waves = (
            "M9.6 9.6a4.8 4.8 0 0 0 0 6.8M16.4 9.6a4.8 4.8 0 0 1 0 6.8M6.8 6.8a8.8 8.8 0 0 0 0 12.4M19.2 "
            "6.8a8.8 8.8 0 0 1 0 12.4"
        )
        dot = circle(_HALF, _HALF, 1.9, fill=ink)
    else:
        waves = "M9.4 14.8a5 5 0 0 1 7.2 0M6.9 12a8.8 8.8 0 0 1 12.2 0M4.6 9a12.2 12.2 0 0 1 16.8 0"
        dot = circle(_HALF, 18.2, 2, fill=ink)
    return group(dot, path(waves, fill="none", stroke=ink, stroke_width=1.8, stroke_linecap="round"))


def rank_token(look: DeckLook) -> Drawing:
    """The commander's star or the captain's wheel."""
    disc = circle(_HALF, _HALF, 12, fill=GOLD, stroke=RIM, stroke_width=1.6)
    return Drawing(SIZE, SIZE, (disc, rank_sign(look, ON_GOLD)))


def rank_sign(look: DeckLook, ink: Ink) -> Element:
    """The star or wheel, without its disc."""
    return _star(ink) if look.scene is Scene.SPACE else _wheel(ink)


def _star(ink: Ink) -> Element:
    """A star above two chevrons."""
    corners = [(4.6 if n % 2 == 0 else 1.9, pi * n / 5) for n in range(10)]
    way = " ".join(f"{number(_HALF + r * sin(a))} {number(9.6 - r * cos(a))}" for r, a in corners)
    stripes = path(
        "M7.4 15.2 13 18.4 18.6 15.2M9 19.2 13 21.4 17 19.2",
        fill="none",
        stroke=ink,
        stroke_width=1.9,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return group(path(f"M{way}Z", fill=ink, stroke=ink, stroke_width=0.8, stroke_linejoin="round"), stripes)


def _wheel(ink: Ink) -> Element:
    spokes = path(rays(_HALF, _HALF, 1.6, 9.4, 8), stroke=ink, stroke_width=1.6, stroke_linecap="round")
    rim = circle(_HALF, _HALF, 6.2, fill="none", stroke=ink, stroke_width=1.9)
    return group(spokes, rim, circle(_HALF, _HALF, 2, fill=ink))


def distress_token(look: DeckLook, active: bool = False) -> Drawing:
    """A flare (Planet Nine) or a lifebuoy (Deep Sea); inactive it is only an outline."""
    ink = BAD if active else MUTED
    ground = circle(_HALF, _HALF, 12, fill=PAPER, stroke=ink, stroke_width=1.6)
    return Drawing(SIZE, SIZE, (ground, distress_sign(look, ink, active)))


def distress_sign(look: DeckLook, ink: Ink, active: bool) -> Element:
    """The flare or lifebuoy, without its disc."""
    return _flare(ink, active) if look.scene is Scene.SPACE else _lifebuoy(ink, active)


def _flare(ink: Ink, active: bool) -> Element:
    light = path(rays(_HALF, 10.6, 6, 8.2, 5, pi, 1.25 * pi), stroke=ink, stroke_width=1.7, stroke_linecap="round")
    bulb = circle(_HALF, 10.6, 3.6, fill=ink if active else "none", stroke=ink, stroke_width=1.6)
    mast = path("M13 14.4V21M9.4 21H16.6", stroke=ink, stroke_width=1.9, stroke_linecap="round")
    return group(bulb, mast, light) if active else group(bulb, mast)


def _lifebuoy(ink: Ink, active: bool) -> Element:
    ring = circle(_HALF, _HALF, 6.2, fill="none", stroke=ink, stroke_width=5 if active else 1.4)
    bands = rays(_HALF, _HALF, 3.7, 8.7, 4, pi / 4)
    if active:
        return group(ring, path(bands, stroke=PAPER, stroke_width=2.6))
    outer = circle(_HALF, _HALF, 8.7, fill="none", stroke=ink, stroke_width=1.4)
    inner = circle(_HALF, _HALF, 3.7, fill="none", stroke=ink, stroke_width=1.4)
    return group(outer, inner, path(bands, stroke=ink, stroke_width=1.4))
