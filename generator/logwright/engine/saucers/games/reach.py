"""Which crash sites a saucer can get to, flying alone and without crashing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.card import MovementCard
from logwright.engine.saucers.pieces.space import DIRECTIONS, Space


class RestingPlace(NamedTuple):
    """A saucer at rest, or one that an accelerator sends off again by a certain distance."""

    space: Space
    off_by: int = 0


class UnreachableSite(NamedTuple):
    """A crash site that cannot be reached from a space."""

    space: Space
    site: int


class Flights(NamedTuple):
    """Moves from one spot: the spaces entered on the way, and the spots where they end."""

    entered: frozenset[Space]
    ends: frozenset[RestingPlace]


def gaps(board: Board, cards: Iterable[MovementCard]) -> tuple[UnreachableSite, ...]:
    """All crash sites that are out of reach from somewhere, with the spaces they cannot be reached from."""
    distances = tuple(sorted({distance for card in cards for distance in card.distances if distance}))
    known: dict[RestingPlace, Flights] = {}
    found = []
    for start in board.cells:
        entered = _spaces_in_reach(board, start, distances, known)
        found += [
            UnreachableSite(start, site)
            for site, space in board.sites.items()
            if space not in entered and space != start
        ]
    return tuple(found)


def _spaces_in_reach(
    board: Board, start: Space, distances: tuple[int, ...], known: dict[RestingPlace, Flights]
) -> set[Space]:
    """Every space that can be entered from a start in any number of moves."""
    entered: set[Space] = set()
    seen, frontier = {RestingPlace(start)}, [RestingPlace(start)]
    while frontier:
        spot = frontier.pop()
        if spot not in known:
            known[spot] = _flights(board, spot, distances)
        entered |= known[spot].entered
        fresh = known[spot].ends - seen
        seen |= fresh
        frontier += fresh
    return entered


def _flights(board: Board, spot: RestingPlace, distances: tuple[int, ...]) -> Flights:
    entered: set[Space] = set()
    ends: set[RestingPlace] = set()
    for distance in (spot.off_by,) if spot.off_by else distances:
        for direction in DIRECTIONS:
            space = spot.space
            for left in reversed(range(distance)):
                space = space.toward(direction)
                if space not in board:
                    break
                entered.add(space)
                if board.is_accelerator(space):
                    ends.add(RestingPlace(space, distance))
                    break
                if left == 0:
                    ends.add(RestingPlace(space))
    return Flights(frozenset(entered), frozenset(ends))
