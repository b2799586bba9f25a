"""Boards: tiles side by side, and parts of a board with saucers, crew and a move flown by the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from logwright.engine.saucers.pieces.layout import lay
from logwright.engine.saucers.pieces.space import Direction, Space
from logwright.engine.saucers.pieces.tile import LaidTile, Rows, TilePlace, turned
from logwright.publish.figures.saucer_game.board_pieces import burst, crash_mark, leg_path, pen, pieces, planned
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.tile import CELL, spaces, tile
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import Element, FigureError, path
from logwright.publish.figures.svg.ink import LINE

if TYPE_CHECKING:
    from logwright.publish.figures.saucer_game.flight import Flown

MARGIN = CELL * 0.75
"""Margin of a board for pieces that leave it."""


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
    """The board for a number of players, with the tiles in numerical order."""
    if players not in look.box.layouts:
        raise FigureError(f"there is no board for {players} players")
    left = list(look.box.tiles)
    laid = []
    for place in look.box.layouts[players]:
        fitting = next(one for one in left if one.shape == place.shape)
        left.remove(fitting)
        laid.append(lay(fitting, "a", _upright(place), place))
    return laid_board(laid)


def _upright(place: TilePlace) -> int:
    return 1 if place.upright else 0


def board(data: Mapping[str, Any], look: SaucerLook, *, letters: bool = False, **switches: str) -> Drawing:
    """A part of the board: rows of spaces, saucers, crew, and optionally a move with its end position.

    The engine flies the move; ends that it does not agree with are a FigureError. A move is drawn as two boards,
    before and after.
    """
    rows: Rows = tuple(tuple(row.split()) for row in data["rows"])
    ground = spaces(rows)
    places = {colour: Space(*at) for colour, at in data.get("saucers", {}).items()}
    crew = {Space(*member["at"]): member for member in data.get("crew", ())}
    _check_places(rows, [*places.values(), *crew])
    before = pieces(places, crew, look, letters)
    if "move" not in data:
        return ground.with_parts(*before)
    # Imported here: only a move needs the engine.
    from logwright.publish.figures.saucer_game.flight import fly_on

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
    arrow_on = planned(start, Direction(move["direction"]), move["distance"])
    crew = {Space(*m["at"]): m for m in data.get("crew", ()) if Space(*m["at"]) not in flown.picked_up}
    paths = [leg_path(leg, look) for leg in flown.legs]
    hits = [burst(at) for at in flown.hits]
    after = [
        *paths,
        *pieces(flown.ends, crew, look, letters),
        *hits,
        *(crash_mark(crash, look) for crash in flown.crashes),
    ]
    margin = MARGIN if flown.crashes else 3
    panels = [ground.with_parts(*parts).padded(margin) for parts in ([*before, arrow_on], after)]
    arrow = Drawing(22, 22, (path("M3 11H18M11.5 4.5 18 11 11.5 17.5", **pen(LINE, 2.6)),))
    if ground.width > ground.height * 1.5:
        return stacked([panels[0], arrow.turned(), panels[1]], 4 - margin)
    return beside([panels[0], arrow, panels[1]], 4 - margin / 2)


def _spelled(places: Mapping[str, Space]) -> str:
    return ", ".join(f"{colour} {at}" for colour, at in sorted(places.items())) or "nowhere"
