"""What is drawn on a board: saucers, crew, the path of a move, hits and crashes."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from logwright.engine.saucers.pieces.space import Direction, Space
from logwright.publish.figures.saucer_game.saucer import crew_member, saucer
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.tile import CELL
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.element import Attributes, Element, circle, group, path
from logwright.publish.figures.svg.ink import BAD, GOLD, GOLD_TINT, LINE, PAPER

if TYPE_CHECKING:
    # Flying takes the engine along, and most boards show no move.
    from logwright.publish.figures.saucer_game.flight import Crash, Leg


def pieces(places: Mapping[str, Space], crew: Mapping[Space, Any], look: SaucerLook, letters: bool) -> list[Element]:
    """Crew and saucers at their positions; with letters instead of symbols on request."""
    parts = []
    for at, member in crew.items():
        x, y = _centre(at)
        # Slightly off centre, so that the number of a crash site stays legible.
        parts.append(crew_member(member["colour"], member["type"], look).centred(x + 8, y - 3, 0.82))
    for colour, at in places.items():
        letter = "ABCDEF"[list(look.colours).index(colour)] if letters else ""
        parts.append(saucer(colour, look, letter).centred(*_centre(at)))
    return parts


def _centre(at: Space) -> tuple[float, float]:
    return (at.column + 0.5) * CELL, (at.row + 0.5) * CELL


def planned(start: Space, direction: Direction, distance: int) -> Element:
    """An arrow with the distance of the move, beside the saucer that is to move."""
    x, y = _centre(start)
    turn = {Direction.RIGHT: 0, Direction.DOWN: 90, Direction.LEFT: 180, Direction.UP: 270}[direction]
    arrow = "M12 0H24M18.5-5.5 24 0 18.5 5.5"
    move = f"rotate({turn})" if turn else None
    pens = (pen(PAPER, 6.4), pen(LINE, 3.2))
    return group(
        *(path(arrow, transform=move, **drawn) for drawn in pens),
        badge.count(distance).centred(-12, -12, 0.9),
        transform=f"translate({x:g} {y:g})",
    )


def leg_path(leg: Leg, look: SaucerLook) -> Element:
    """The path of a saucer, with an arrow head at the end of each leg and a dot on each space."""
    ink = look.colour(leg.saucer).ink
    points = [_centre(at) for at in leg.spaces]
    way = "M" + " ".join(f"{x:g} {y:g}" for x, y in points)
    dots = [circle(x, y, 2.6, fill=ink) for x, y in points]
    return group(path(way, **pen(PAPER, 6)), path(way, **pen(ink, 3, "7 4")), *dots)


def pen(ink: Any, width: float, dashes: str | None = None) -> dict[str, Any]:
    """Stroke attributes of a line."""
    line: Attributes = {
        "fill": "none",
        "stroke": ink,
        "stroke_width": width,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    return line | ({"stroke_dasharray": dashes, "stroke_linecap": "butt"} if dashes else {})


def burst(at: Space) -> Element:
    """Where two saucers hit each other: at the upper right corner of the space."""
    x, y = _centre(at)
    return _star(x + 14, y - 14, 8, GOLD_TINT, GOLD)


def crash_mark(crash: Crash, look: SaucerLook) -> Element:
    """Beyond the edge, where a saucer left the board."""
    x, y = _centre(crash.space.toward(crash.direction))
    back = {Direction.RIGHT: (-5, 0), Direction.LEFT: (5, 0), Direction.DOWN: (0, -5), Direction.UP: (0, 5)}
    x, y = x + back[crash.direction][0], y + back[crash.direction][1]
    return group(_star(x, y, 17, PAPER, BAD), saucer(crash.saucer, look).centred(x, y, 0.55))


def _star(x: float, y: float, size: float, fill: Any, rim: Any) -> Element:
    corners = [(size if n % 2 == 0 else size * 0.66, 2 * pi * n / 20) for n in range(20)]
    way = "M" + " ".join(f"{x + r * cos(a):.2f} {y + r * sin(a):.2f}" for r, a in corners) + "Z"
    return path(way, fill=fill, stroke=rim, stroke_width=1.6, stroke_linejoin="round")
