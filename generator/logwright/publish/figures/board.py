"""Boards: tiles laid side by side, and parts of a board with saucers, crew and a move that the engine flies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, pi, sin
from typing import Any

from logwright.engine.saucers.layout import lay
from logwright.engine.saucers.space import Direction, Space
from logwright.engine.saucers.tile import LaidTile, Place, Rows, turned
from logwright.publish.figures import badge
from logwright.publish.figures.drawing import Drawing, beside, stacked
from logwright.publish.figures.element import Attributes, Element, circle, group, path
from logwright.publish.figures.error import FigureError
from logwright.publish.figures.flight import Crash, Flown, Leg, fly_on
from logwright.publish.figures.ink import BAD, GOLD, GOLD_TINT, LINE, PAPER
from logwright.publish.figures.saucer import crew_member, saucer
from logwright.publish.figures.saucer_look import SaucerLook
from logwright.publish.figures.tile import CELL, spaces, tile

MARGIN = CELL * 0.75
"""Room round a board for what leaves it."""


def laid_board(tiles: Iterable[LaidTile]) -> Drawing:
    """Tiles as they lie on the table."""
    laid = list(tiles)
    parts = [
        tile(one.tile, one.side, turned(one.tile.sides[one.side], one.turns)).at(one.column * CELL, one.row * CELL)
        for one in laid
    ]
    width = max(one.column + one.width for one in laid) * CELL
    return Drawing(width, max(one.row + one.height for one in laid) * CELL, tuple(parts))


def layout(players: int, look: SaucerLook) -> Drawing:
    """The board for a number of players, with the tiles in the order of their numbers."""
    if players not in look.box.layouts:
        raise FigureError(f"there is no board for {players} players")
    left = list(look.box.tiles)
    laid = []
    for place in look.box.layouts[players]:
        fitting = next(one for one in left if one.shape == place.shape)
        left.remove(fitting)
        laid.append(lay(fitting, "a", _upright(place), place))
    return laid_board(laid)


def _upright(place: Place) -> int:
    return 1 if place.upright else 0


def board(data: Mapping[str, Any], look: SaucerLook, *, letters: bool = False, **switches: str) -> Drawing:
    """A part of the board: rows of spaces, saucers, crew, and perhaps a move with where it ends.

    The engine flies the move; ends that it does not agree with are a FigureError. A move is drawn as two boards,
    before and after.
    """
    rows: Rows = tuple(tuple(row.split()) for row in data["rows"])
    ground = spaces(rows)
    places = {colour: Space(*at) for colour, at in data.get("saucers", {}).items()}
    crew = {Space(*member["at"]): member for member in data.get("crew", ())}
    _check_places(rows, [*places.values(), *crew])
    before = _pieces(places, crew, look, letters)
    if "move" not in data:
        return ground.with_parts(*before)
    flown = fly_on(data, look, **switches)
    ends = {colour: Space(*at) for colour, at in data["ends"].items()}
    if ends != flown.ends:
        raise FigureError(f"the saucers end at {_spelled(flown.ends)}, not at {_spelled(ends)}")
    return _before_and_after(ground, before, data, flown, look, letters)


def _check_places(rows: Rows, places: Iterable[Space]) -> None:
    for at in places:
        if not (0 <= at.row < len(rows) and 0 <= at.column < len(rows[0])):
            raise FigureError(f"space {at} is not on the board")


def _before_and_after(
    ground: Drawing, before: list[Element], data: Mapping[str, Any], flown: Flown, look: SaucerLook, letters: bool
) -> Drawing:
    move = data["move"]
    start = Space(*data["saucers"][move["saucer"]])
    planned = _planned(start, Direction(move["direction"]), move["distance"])
    crew = {Space(*m["at"]): m for m in data.get("crew", ()) if Space(*m["at"]) not in flown.picked_up}
    paths = [_path(leg, look) for leg in flown.legs]
    hits = [_burst(at) for at in flown.hits]
    after = [
        *paths,
        *_pieces(flown.ends, crew, look, letters),
        *hits,
        *(_crash(crash, look) for crash in flown.crashes),
    ]
    margin = MARGIN if flown.crashes else 3
    panels = [ground.with_parts(*parts).padded(margin) for parts in ([*before, planned], after)]
    arrow = Drawing(22, 22, (path("M3 11H18M11.5 4.5 18 11 11.5 17.5", **_pen(LINE, 2.6)),))
    if ground.width > ground.height * 1.5:
        return stacked([panels[0], arrow.turned(), panels[1]], 4 - margin)
    return beside([panels[0], arrow, panels[1]], 4 - margin / 2)


def _pieces(places: Mapping[str, Space], crew: Mapping[Space, Any], look: SaucerLook, letters: bool) -> list[Element]:
    parts = []
    for at, member in crew.items():
        x, y = _centre(at)
        # A little aside, so that the number of a crash site can still be read.
        parts.append(crew_member(member["colour"], member["type"], look).centred(x + 8, y - 3, 0.82))
    for colour, at in places.items():
        letter = "ABCDEF"[list(look.colours).index(colour)] if letters else ""
        parts.append(saucer(colour, look, letter).centred(*_centre(at)))
    return parts


def _centre(at: Space) -> tuple[float, float]:
    return (at.column + 0.5) * CELL, (at.row + 0.5) * CELL


def _planned(start: Space, direction: Direction, distance: int) -> Element:
    """An arrow with the distance of the move, beside the saucer that is to move."""
    x, y = _centre(start)
    turn = {Direction.RIGHT: 0, Direction.DOWN: 90, Direction.LEFT: 180, Direction.UP: 270}[direction]
    arrow = "M12 0H24M18.5-5.5 24 0 18.5 5.5"
    move = f"rotate({turn})" if turn else None
    pens = (_pen(PAPER, 6.4), _pen(LINE, 3.2))
    return group(
        *(path(arrow, transform=move, **pen) for pen in pens),
        badge.count(distance).centred(-12, -12, 0.9),
        transform=f"translate({x:g} {y:g})",
    )


def _path(leg: Leg, look: SaucerLook) -> Element:
    """Where a saucer flew, with an arrow head at the end of each stretch and a dot on each space."""
    ink = look.colour(leg.saucer).ink
    points = [_centre(at) for at in leg.spaces]
    way = "M" + " ".join(f"{x:g} {y:g}" for x, y in points)
    dots = [circle(x, y, 2.6, fill=ink) for x, y in points]
    return group(path(way, **_pen(PAPER, 6)), path(way, **_pen(ink, 3, "7 4")), *dots)


def _pen(ink: Any, width: float, dashes: str | None = None) -> dict[str, Any]:
    pen: Attributes = {
        "fill": "none",
        "stroke": ink,
        "stroke_width": width,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    return pen | ({"stroke_dasharray": dashes, "stroke_linecap": "butt"} if dashes else {})


def _burst(at: Space) -> Element:
    """Where two saucers hit each other: at the upper right corner of the space."""
    x, y = _centre(at)
    return _star(x + 14, y - 14, 8, GOLD_TINT, GOLD)


def _crash(crash: Crash, look: SaucerLook) -> Element:
    """Beyond the edge, where a saucer left the board."""
    x, y = _centre(crash.space.toward(crash.direction))
    back = {Direction.RIGHT: (-5, 0), Direction.LEFT: (5, 0), Direction.DOWN: (0, -5), Direction.UP: (0, 5)}
    x, y = x + back[crash.direction][0], y + back[crash.direction][1]
    return group(_star(x, y, 17, PAPER, BAD), saucer(crash.saucer, look).centred(x, y, 0.55))


def _star(x: float, y: float, size: float, fill: Any, rim: Any) -> Element:
    corners = [(size if n % 2 == 0 else size * 0.66, 2 * pi * n / 20) for n in range(20)]
    way = "M" + " ".join(f"{x + r * cos(a):.2f} {y + r * sin(a):.2f}" for r, a in corners) + "Z"
    return path(way, fill=fill, stroke=rim, stroke_width=1.6, stroke_linejoin="round")


def _spelled(places: Mapping[str, Space]) -> str:
    return ", ".join(f"{colour} {at}" for colour, at in sorted(places.items())) or "nowhere"
