"""Attempts in which everybody decides at random, by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from logwright.engine.attempts import (
    DecisionKind,
    Distress,
    MemberDecision,
    Open,
    TableState,
    after,
    begin,
    decisions,
    is_won,
    outcome,
)
from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Mission
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.referee import Lost, Status, WonRuling, replay
from tests.engine import oracle
from tests.engine.drawn_positions import drawn_told
from tests.engine.told import as_read

ENDLESS = 2_000
"""No attempt has so many decisions."""


def states(
    mission: Mission, deal: Deal, random: Random, distress: Distress | None = None
) -> Iterator[tuple[TableState, Open | None]]:
    """Every state of an attempt and what is decided next; None in the last."""
    state = begin(mission, deal, distress=random.choice(list(Distress)) if distress is None else distress)
    for _ in range(ENDLESS):
        open_now = decisions(state)
        if not open_now:
            yield state, None
            return
        asked = random.choice(open_now)
        yield state, asked
        assert asked.options, f"nothing can be decided: {asked}"
        state = after(state, asked.decision(random.choice(asked.options)))
    raise AssertionError("the attempt does not end")


def played(mission: Mission, deal: Deal, random: Random, distress: Distress | None = None) -> TableState:
    """The end of an attempt."""
    *_, (state, _) = states(mission, deal, random, distress)
    return state


def agrees_with_the_referee(state: TableState) -> None:
    """Referee and state machine say the same of an attempt that is over, at the end and nowhere before."""
    certificate, distress = state.certificate, state.distress is Distress.SENT
    standing = replay(state.mission, state.deal, certificate, distress=distress)
    assert standing.standing().mission is state.status
    assert state.status is not Status.OPEN
    for count in range(len(certificate.tricks)):
        assert standing.standing(count).mission is Status.OPEN, "it was over earlier"
    assert isinstance(outcome(state), WonRuling if is_won(state) else Lost)


class _TooMany(Exception):
    """More states than we want to look at."""


def agrees_with_the_oracle(number: int, states_at_most: int = 1_000) -> bool | None:
    """Whether the drawn position of this number can be won, which oracle and state machine must agree on; None if it
    is not read or too large."""
    told = drawn_told(number)
    try:
        mission, deal = as_read(told)
        found = _can_be_won(begin(mission, deal), [states_at_most])
    except (Mistake, _TooMany):
        return None
    assert found == (oracle.solve(told) is not None), number
    return found


def _can_be_won(state: TableState, left: list[int]) -> bool:
    """Whether some way to decide wins. What is only said changes nothing here."""
    if not (open_now := decisions(state)):
        return is_won(state)
    left[0] -= 1
    if not left[0]:
        raise _TooMany
    asked = open_now[0]
    options = asked.options
    if asked.kind in (DecisionKind.READY, DecisionKind.WANTED, DecisionKind.WILLING):
        options = (True,)
    elif asked.kind is DecisionKind.SHOW:
        options = (None,)
    return any(_can_be_won(after(state, asked.decision(option)), left) for option in options)


def until(mission: Mission, deal: Deal, kind: DecisionKind, **options: Distress) -> TableState:
    """The first state in which this may be decided; until then everybody takes the first option."""
    state = begin(mission, deal, **options)
    while not any(asked.kind is kind for asked in decisions(state)):
        asked = decisions(state)[0]
        state = after(state, asked.decision(asked.options[-1 if asked.kind is DecisionKind.SHOW else 0]))
    return state


def decide(state: TableState, kind: DecisionKind, seat: int, value: object = None) -> TableState:
    return after(state, MemberDecision(kind, seat, value))  # type: ignore[arg-type]
