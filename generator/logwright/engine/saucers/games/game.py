"""Playing: set a game up, then take one decision after the other."""

from __future__ import annotations

from logwright.engine.saucers.games.state import Decision, Option, PendingStep, State
from logwright.engine.saucers.turns.setup import Setup, lay_out


def begin(setup: Setup) -> State:
    """Sets the game up and goes on to the first decision."""
    return advance(lay_out(setup))


def choose(state: State, choice: Option | str, until: tuple[type[PendingStep], ...] = ()) -> State:
    """Takes one of the legal options, given as the option or its label, and goes on to the next decision."""
    decision = state.decision
    if decision is None:
        raise ValueError("there is nothing to decide")
    option = decision.option(choice) if isinstance(choice, str) else choice
    if option not in decision.options:
        raise ValueError(f"{option.label!r} is no answer to {decision.question}")
    return advance(state.but(agenda=option.tasks + state.agenda[1:], events=()), until)


def advance(state: State, until: tuple[type[PendingStep], ...] = ()) -> State:
    """Runs everything that needs no choice, until somebody has to choose, the game is over, or one of these tasks is
    next."""
    while state.agenda and state.winner is None:
        task = state.agenda[0]
        if isinstance(task, Decision) or type(task) in until:
            break
        state = task.perform(state.but(agenda=state.agenda[1:]))
    return state
