"""The board as it lies on the table, with the names of its rows and columns, what stands there and what flew."""

from __future__ import annotations

from collections.abc import Iterable

from logwright.engine.saucers.event import Event, PickedUp
from logwright.engine.saucers.space import Space
from logwright.engine.saucers.state import State
from logwright.engine.saucers.tile import LaidTile
from logwright.publish.figures.board import MARGIN, laid_board
from logwright.publish.figures.board_pieces import burst, crash_mark, leg_path, pieces
from logwright.publish.figures.drawing import Drawing
from logwright.publish.figures.element import Element, group
from logwright.publish.figures.flight import Flown
from logwright.publish.figures.ink import MUTED
from logwright.publish.figures.lettering import lettering
from logwright.publish.figures.saucer_look import SaucerLook
from logwright.publish.figures.tile import CELL

_BESIDE = 11.0
"""How far from the board its rows and columns are named."""


def table_board(tiles: Iterable[LaidTile], *parts: Element) -> Drawing:
    """The tiles with a margin for names and crashes; `parts` are placed as on the board itself."""
    ground = laid_board(tiles)
    columns, rows = round(ground.width / CELL), round(ground.height / CELL)
    names = [_name(chr(ord("A") + n), (n + 0.5) * CELL, -_BESIDE) for n in range(columns)]
    names += [_name(str(n + 1), -_BESIDE, (n + 0.5) * CELL) for n in range(rows)]
    return ground.with_parts(*names, *parts).padded(MARGIN)


def standing(state: State, look: SaucerLook) -> Element:
    """Saucers and crew of a state."""
    places = {saucer.colour: saucer.space for saucer in state.saucers if saucer.space}
    crew = {lying.space: {"colour": lying.member.colour, "type": lying.member.type} for lying in state.lying}
    return group(*pieces(places, crew, look, letters=False))


def flying(flown: Flown, look: SaucerLook) -> tuple[Element, Element]:
    """What a move leaves behind: ways below the pieces, hits and crashes above them."""
    ways = group(*(leg_path(leg, look) for leg in flown.legs))
    marks = [*(burst(at) for at in flown.hits), *(crash_mark(crash, look) for crash in flown.crashes)]
    return ways, group(*marks)


def taken(events: Iterable[Event], look: SaucerLook) -> Element:
    """Crew that came aboard on the way, pale where it lay."""
    picked_up = [event for event in events if isinstance(event, PickedUp)]
    crew = {event.space: {"colour": event.member.colour, "type": event.member.type} for event in picked_up}
    return group(*pieces({}, crew, look, letters=False), opacity=0.4)


def place_on(drawing: Drawing, space: Space) -> tuple[float, float, float, float]:
    """Where a space lies on a drawn board: left, top, width and height as shares of the whole."""
    left, top = MARGIN + space.column * CELL, MARGIN + space.row * CELL
    return left / drawing.width, top / drawing.height, CELL / drawing.width, CELL / drawing.height


def _name(name: str, x: float, y: float) -> Element:
    return lettering(name, 9, MUTED, 1.6).centred(x, y)
