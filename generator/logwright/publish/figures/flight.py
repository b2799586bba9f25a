"""Flights for figures: the engine flies a move on a small board, and this is what happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from logwright.engine.saucers.drawing import drawn, letters
from logwright.engine.saucers.event import Accelerated, Collided, Crashed, Event, Moved, PickedUp
from logwright.engine.saucers.game import advance, choose
from logwright.engine.saucers.movement import fly
from logwright.engine.saucers.rules import Rules
from logwright.engine.saucers.space import Direction, Space
from logwright.engine.saucers.state import State, Turn
from logwright.engine.saucers.tile import PLAIN
from logwright.publish.figures.error import FigureError
from logwright.publish.figures.saucer_look import SaucerLook


@dataclass(frozen=True)
class Leg:
    """The spaces one saucer flew over, its first one included."""

    saucer: str
    spaces: tuple[Space, ...]


@dataclass(frozen=True)
class Crash:
    """Which saucer left the board, from which space and in which direction."""

    saucer: str
    space: Space
    direction: Direction


@dataclass(frozen=True)
class Flown:
    """What came of a move: legs in order of play, hits, crashes, crew picked up, and where everyone is now."""

    legs: tuple[Leg, ...]
    hits: tuple[Space, ...]
    crashes: tuple[Crash, ...]
    picked_up: frozenset[Space]
    launches: tuple[Accelerated, ...]
    ends: Mapping[str, Space]


def fly_on(data: Mapping[str, Any], look: SaucerLook, **switches: str) -> Flown:
    """Flies the `move` of a board figure. Switches choose another reading of the rules than the usual one."""
    state = position(data, look, **switches)
    move = data["move"]
    seat = seat_of(state, move["saucer"])
    state = state.but(turn=Turn(seat)).then(fly(seat, Direction(move["direction"]), move["distance"]))
    turns = list(move.get("turns", ()))
    state, events = _played(advance(state), turns)
    if turns:
        raise FigureError(f"the saucer never comes to turn {turns[0]}")
    return told(state, events, Direction(move["direction"]))


def position(data: Mapping[str, Any], look: SaucerLook, **switches: str) -> State:
    """The board of a figure as the engine sees it."""
    colours, trades = letters(look.box.colours), letters(look.box.crew_types)
    pieces = {Space(*at): colours[colour] for colour, at in data.get("saucers", {}).items()}
    if len(pieces) < len(data.get("saucers", {})):
        raise FigureError("two saucers stand on one space")
    pieces |= {Space(*crew["at"]): colours[crew["colour"]] + trades[crew["type"]] for crew in data.get("crew", ())}
    lines = [
        " ".join(_cell(mark, pieces.get(Space(r, c), "")) for c, mark in enumerate(row.split()))
        for r, row in enumerate(data["rows"])
    ]
    return drawn("\n".join(lines), look.box, rules=Rules.of(switches))


def seat_of(state: State, colour: str) -> int:
    for seat, saucer in enumerate(state.saucers):
        if saucer.colour == colour:
            return seat
    raise FigureError(f"there is no {colour} saucer on the board")


def _cell(mark: str, piece: str) -> str:
    if not piece:
        return mark
    return piece if mark == PLAIN else f"{mark}/{piece}"


def _played(state: State, turns: list[str]) -> tuple[State, tuple[Event, ...]]:
    """Goes on until nothing is asked any more; at every accelerator the next of the turns is taken."""
    events = state.events
    while (decision := state.decision) is not None:
        if decision.question != "accelerate" or not turns:
            raise FigureError(f"the figure does not say what happens here: {decision.question}")
        state = choose(state, turns.pop(0))
        events += state.events
    return state, events


def told(state: State, events: tuple[Event, ...], direction: Direction) -> Flown:
    """What came of a move that set off in a direction, from the events on the way and the state at its end."""
    legs: list[Leg] = []
    crashes = []
    for event in events:
        if isinstance(event, Moved):
            direction = event.start.direction_to(event.end) or direction
            if legs and legs[-1].saucer == event.saucer:
                legs[-1] = Leg(event.saucer, (*legs[-1].spaces, event.end))
            else:
                legs.append(Leg(event.saucer, (event.start, event.end)))
        elif isinstance(event, Crashed):
            crashes.append(Crash(event.saucer, event.space, direction))
    return Flown(
        tuple(legs),
        tuple(event.space for event in events if isinstance(event, Collided)),
        tuple(crashes),
        frozenset(event.space for event in events if isinstance(event, PickedUp)),
        tuple(event for event in events if isinstance(event, Accelerated)),
        {saucer.colour: saucer.space for saucer in state.saucers if saucer.space is not None},
    )
