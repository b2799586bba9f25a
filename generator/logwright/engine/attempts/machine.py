"""An attempt as a state machine: how it begins, what may be decided, and what comes after a decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from logwright.engine.attempts.decision import DecisionKind, MemberDecision, Open
from logwright.engine.attempts.phases.choosing_cards import choose_cards
from logwright.engine.attempts.phases.choosing_members import choose_members
from logwright.engine.attempts.phases.handing_over import hand_over
from logwright.engine.attempts.phases.laying_tokens import lay_tokens
from logwright.engine.attempts.phases.passing_cards import pass_after_tasks, pass_before_tasks, signal_distress
from logwright.engine.attempts.phases.playing import begin_play
from logwright.engine.attempts.phases.predicting import predict
from logwright.engine.attempts.phases.sharing_out import share_tasks
from logwright.engine.attempts.phases.turning_up import announced, lie_face_down
from logwright.engine.attempts.public import Public, Showing
from logwright.engine.attempts.refusing import refusal
from logwright.engine.attempts.table_state import Distress, TableState
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.play import dealt
from logwright.engine.missions.mission import Mission

PARTS: tuple[Callable[[TableState], TableState], ...] = (
    choose_cards,
    choose_members,
    lay_tokens,
    pass_before_tasks,
    share_tasks,
    hand_over,
    pass_after_tasks,
    signal_distress,
    predict,
    begin_play,
)
"""The parts of an attempt, in the order of ruling B14. Each begins with its first decision, or is over at once."""


def begin(mission: Mission, deal: Deal, *, distress: Distress = Distress.NONE) -> TableState:
    """An attempt at a mission: everything is dealt, and nothing decided."""
    covered = lie_face_down(mission, deal)
    open_tasks = 0 if covered else len(deal.tasks)
    hands = dealt(deal)
    public = Public(
        mission=mission,
        table=deal.table,
        sizes=tuple(map(len, deal.hands)),
        commander=deal.commander,
        leader=deal.leader,
        announced=announced(mission, deal, open_tasks),
        tasks=deal.tasks[:open_tasks],
        covered_tasks=len(deal.tasks) - open_tasks,
        automaton=deal.automaton.seat if deal.automaton else None,
        columns=tuple(Showing(column.up, column.down is not None) for column in hands.columns),
    )
    state = TableState(mission, deal, public, hands, distress, deal.tokens, ((),) * deal.seats)
    return _going_on(state)


def decisions(state: TableState) -> tuple[Open, ...]:
    """What may be decided now, and by whom; nothing when the attempt is over.

    That the clock has run out is nobody's decision and not listed: `after` accepts it while `state.clock` runs.
    """
    return state.opens


def after(state: TableState, decision: MemberDecision) -> TableState:
    """The state after a decision. Raises Refusal, with the rule that forbids it, if it may not be made."""
    if decision.kind is DecisionKind.TIME and state.phase and state.clock and state.clock.running:
        return replace(state, time_is_up=True, phase=None)
    open_now = decisions(state)
    asked = [each for each in open_now if (each.kind, each.seat) == (decision.kind, decision.seat)]
    if state.phase is None or not asked or not _is_one_of(decision, asked[0]):
        raise refusal(state, open_now, decision)
    return _going_on(state.phase.after(state, decision))


def _is_one_of(decision: MemberDecision, asked: Open) -> bool:
    """Whether the value is among the options. Cards, seats and yes are all numbers, so the type counts, too."""
    return any(option == decision.value and type(option) is type(decision.value) for option in asked.options)


def _going_on(state: TableState) -> TableState:
    """Goes on to the next part that has something to decide, if there is one."""
    while state.phase is None and state.part < len(PARTS):
        state = PARTS[state.part](state)
    return state
