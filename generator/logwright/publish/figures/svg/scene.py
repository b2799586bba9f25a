"""Card backgrounds: planets and stars for Planet Nine, portholes and waves for Deep Sea."""

from __future__ import annotations

from logwright.publish.figures.crew_game.deck_look import Scene
from logwright.publish.figures.svg.element import Attributes, Element, circle, group, number, path, tag
from logwright.publish.figures.svg.ink import Ink

# Positions of stars and bubbles on a card of 63 × 88: x, y, size.
_STARS = (
    (30, 10, 1.2),
    (52, 9, 1),
    (57, 19, 1.5),
    (8, 56, 1),
    (12, 69, 1.5),
    (26, 80, 1.1),
    (41, 76, 0.8),
    (44, 14, 0.7),
)
_BUBBLES = ((43, 10, 1.2), (52, 13, 2.2), (56, 19.5, 1.1), (30, 9, 0.8), (8, 60, 1.1), (11.5, 65, 1.8))


def backdrop(scene: Scene, ink: Ink) -> Element:
    """A subdued background for a card of 63 × 88, in one ink."""
    if scene is Scene.SPACE:
        return path("".join(spark(*place) for place in _STARS), fill=ink)
    waves = "".join(wave(5.5, y, 6) for y in (72, 77, 82))
    bubbles = [circle(*place, fill="none", stroke=ink, stroke_width=0.8) for place in _BUBBLES]
    return group(path(waves, fill="none", stroke=ink, stroke_width=0.9), *bubbles)


def spark(x: float, y: float, size: float) -> str:
    """A four-pointed star."""
    long, short = size * 1.9, size * 0.42
    corners = ((0, -long), (short, -short), (long, 0), (short, short), (0, long), (-short, short), (-long, 0))
    way = " ".join(f"{number(x + right)} {number(y + down)}" for right, down in (*corners, (-short, -short)))
    return f"M{way}Z"


def wave(x: float, y: float, count: int, length: float = 6, height: float = 2.4) -> str:
    """A line of this many waves."""
    half = number(length / 2)
    first = f"q{number(length / 4)} {number(-height)} {half} 0"
    return f"M{number(x)} {number(y)}{first}" + f"t{half} 0" * (2 * count - 1)


def window(scene: Scene, x: float, y: float, r: float, ground: Ink, rim: Ink) -> Element:
    """The round shape in the middle of a card: a planet with its ring, or a porthole."""
    disc = circle(x, y, r, fill=ground, stroke=rim, stroke_width=r * 0.05)
    outline: Attributes = {"fill": "none", "stroke": rim, "stroke_width": r * 0.06}
    if scene is Scene.SEA:
        return group(circle(x, y, r * 1.13, **outline), disc)
    turn = f"rotate(-24 {number(x)} {number(y)})"
    return group(tag("ellipse", cx=x, cy=y, rx=r * 1.38, ry=r * 0.42, transform=turn, **outline), disc)
