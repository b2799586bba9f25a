"""Flights for figures: lets the engine fly a move on a small board and returns what happened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from logwright.engine.saucers.games.drawing import drawn, letters
from logwright.engine.saucers.games.event import Accelerated, Collided, Crashed, Event, Moved, PickedUp
from logwright.engine.saucers.games.game import advance, choose
from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.games.state import State, Turn
from logwright.engine.saucers.pieces.space import Direction, Space
from logwright.engine.saucers.pieces.tile import PLAIN
from logwright.engine.saucers.turns.movement import fly
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg.element import FigureError


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
    """The result of a move: legs in order of play, hits, crashes, crew picked up, and final positions."""

    legs: tuple[Leg, ...]
    hits: tuple[Space, ...]
    crashes: tuple[Crash, ...]
    picked_up: frozenset[Space]
    launches: tuple[Accelerated, ...]
    ends: Mapping[str, Space]


def fly_on(data: Mapping[str, Any], look: SaucerLook, **switches: str) -> Flown:
    """Flies the `move` of a board figure. Switches select a non-default reading of the rules."""
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
    """The board of a figure as an engine state."""
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
    """Plays on until no decision is pending; each accelerator takes the next of the turns."""
    events = state.events
    while (decision := state.decision) is not None:
        if decision.question != "accelerate" or not turns:
            raise FigureError(f"the figure does not say what happens here: {decision.question}")
        state = choose(state, turns.pop(0))
        events += state.events
    return state, events


def told(state: State, events: tuple[Event, ...], direction: Direction) -> Flown:
    """The result of a move in a direction, from the events on the way and the final state."""
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
