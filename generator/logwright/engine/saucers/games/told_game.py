"""A game split into its turns: what happened in each, and the table after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from logwright.engine.saucers.games.event import Event, TurnBegan
from logwright.engine.saucers.games.game import advance, choose
from logwright.engine.saucers.games.play import luck_of, pick
from logwright.engine.saucers.games.state import Decision, State
from logwright.engine.saucers.players import Player
from logwright.engine.saucers.turns.planning import BeginRound
from logwright.engine.saucers.turns.setup import Setup, lay_out
from logwright.engine.saucers.turns.turn import NextTurn

_CUTS = (NextTurn, BeginRound)


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """A turn with the planning before it and the end of the round after it. The first is the setup, without a
    saucer."""

    saucer: str | None
    state: State
    events: tuple[Event, ...]


def told_game(setup: Setup, players: Sequence[Player], rounds: int) -> Iterator[ToldTurn]:
    """The same game that `play` plays."""
    luck = luck_of(setup)
    state = advance(lay_out(setup), _CUTS)
    events = state.events
    while state.agenda and not state.over and state.round <= rounds:
        task = state.agenda[0]
        if isinstance(task, Decision):
            option, luck = pick(state, task, players, luck)
            state = choose(state, option, _CUTS)
        else:
            if _is_whole(state, events):
                yield ToldTurn(_saucer(events), state, events)
                events = ()
            state = advance(task.perform(state.but(agenda=state.agenda[1:], events=())), _CUTS)
        events += state.events
    yield ToldTurn(_saucer(events), state, events)


def _is_whole(state: State, events: tuple[Event, ...]) -> bool:
    """Whether a turn ends here: planning belongs to the next turn, the end of a round to the previous one."""
    if isinstance(state.agenda[0], NextTurn):
        return bool(state.waiting) and _saucer(events) is not None
    return True


def _saucer(events: tuple[Event, ...]) -> str | None:
    return next((event.saucer for event in events if isinstance(event, TurnBegan)), None)
