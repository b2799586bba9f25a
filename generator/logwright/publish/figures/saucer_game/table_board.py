"""The board on the table: row and column names, pieces, and flights."""

from __future__ import annotations

from collections.abc import Iterable

from logwright.engine.saucers.games.event import Event, PickedUp
from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.tile import LaidTile
from logwright.publish.figures.saucer_game.board import MARGIN, laid_board
from logwright.publish.figures.saucer_game.board_pieces import burst, crash_mark, leg_path, pieces
from logwright.publish.figures.saucer_game.flight import Flown
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.tile import CELL
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, group
from logwright.publish.figures.svg.ink import MUTED
from logwright.publish.figures.svg.lettering import lettering
from logwright.sentences.saucer_story import column_name

_BESIDE = 11.0
"""The distance of row and column names from the board."""


def table_board(tiles: Iterable[LaidTile], *parts: Element) -> Drawing:
    """The tiles with a margin for names and crashes; `parts` are positioned in board coordinates."""
    ground = laid_board(tiles)
    columns, rows = round(ground.width / CELL), round(ground.height / CELL)
    names = [_name(column_name(n), (n + 0.5) * CELL, -_BESIDE) for n in range(columns)]
    names += [_name(str(n + 1), -_BESIDE, (n + 0.5) * CELL) for n in range(rows)]
    return ground.with_parts(*names, *parts).padded(MARGIN)


def standing(state: State, look: SaucerLook) -> Element:
    """Saucers and crew of a state."""
    places = {saucer.colour: saucer.space for saucer in state.saucers if saucer.space}
    crew = {lying.space: {"colour": lying.member.colour, "type": lying.member.type} for lying in state.lying}
    return group(*pieces(places, crew, look, letters=False))


def flying(flown: Flown, look: SaucerLook) -> tuple[Element, Element]:
    """The traces of a move: paths below the pieces, hits and crashes above them."""
    ways = group(*(leg_path(leg, look) for leg in flown.legs))
    marks = [*(burst(at) for at in flown.hits), *(crash_mark(crash, look) for crash in flown.crashes)]
    return ways, group(*marks)


def taken(events: Iterable[Event], look: SaucerLook) -> Element:
    """Crew picked up on the way, drawn pale where it lay."""
    picked_up = [event for event in events if isinstance(event, PickedUp)]
    crew = {event.space: {"colour": event.member.colour, "type": event.member.type} for event in picked_up}
    return group(*pieces({}, crew, look, letters=False), opacity=0.4)


def place_on(drawing: Drawing, space: Space) -> tuple[float, float, float, float]:
    """Where a space lies on a drawn board: left, top, width and height as fractions of the whole."""
    left, top = MARGIN + space.column * CELL, MARGIN + space.row * CELL
    return left / drawing.width, top / drawing.height, CELL / drawing.width, CELL / drawing.height


def _name(name: str, x: float, y: float) -> Element:
    return lettering(name, 9, MUTED, 1.6).centred(x, y)
