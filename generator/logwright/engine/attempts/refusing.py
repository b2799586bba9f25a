"""Why a decision is refused: the rule that forbids it.

What may be decided is said in one place only, the phases; here it is only looked up which rule ruled an option out.
"""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.attempts.decision import QUESTIONS, DecisionKind, MemberDecision, Open
from logwright.engine.attempts.phases.drafting import Drafting, must_be_hardest
from logwright.engine.attempts.phases.passing_cards import Signalling
from logwright.engine.attempts.phases.playing import Gap, InTrick
from logwright.engine.attempts.refusal import Refusal
from logwright.engine.attempts.table_state import TableState
from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import CardMessage, Mark, true_mark
from logwright.engine.cards.deal import Seat
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.choices import eligible_seats
from logwright.engine.missions.mission import Allocation, Signal


def refusal(state: TableState, open_now: Sequence[Open], decision: MemberDecision) -> Refusal:
    """The rule that forbids this decision, which is none of those that are open now."""
    if state.phase is None:
        return Refusal("over")
    asked = [each for each in open_now if each.kind is decision.kind]
    if not asked:
        return _not_now(state, decision)
    if all(each.seat != decision.seat for each in asked):
        return _not_this_seat(state, decision)
    return _not_this_value(state, next(each for each in asked if each.seat == decision.seat), decision)


def _not_now(state: TableState, decision: MemberDecision) -> Refusal:
    match decision.kind:
        case DecisionKind.SHOW if isinstance(state.phase, InTrick):
            return _silent_now(state, decision.seat)
        case DecisionKind.SHOW:
            return Refusal("show-before-tasks")
        case DecisionKind.PLAY if isinstance(state.phase, Gap):
            return Refusal("play-in-gap")
        case DecisionKind.PLAY:
            return Refusal("play-before-tasks")
        case DecisionKind.WISH | DecisionKind.DISTRESS | DecisionKind.SIDE | DecisionKind.PASS:
            if isinstance(state.phase, Gap | InTrick):
                return Refusal("distress-late")
            if state.mission.pass_cards and decision.kind in (DecisionKind.SIDE, DecisionKind.PASS):
                return Refusal("not-now")
            return Refusal("distress-unasked" if isinstance(state.phase, Signalling) else "distress-early")
        case DecisionKind.TASK | DecisionKind.OWNER if isinstance(state.phase, Gap | InTrick):
            return Refusal("tasks-shared")
        case DecisionKind.OFFER:
            return Refusal("hand-over")
        case DecisionKind.TIME:
            return Refusal("no-clock")
    return Refusal("not-now")


def _silent_now(state: TableState, seat: Seat) -> Refusal:
    """Why a member may not show a card although the tasks are shared out: a trick is in progress, or never."""
    public = state.public
    radio = public.radio
    if radio is None or radio.signal is Signal.NONE:
        return Refusal("no-communication")
    if seat == public.automaton:
        return Refusal("automaton-has-no-token")
    if seat in radio.silent:
        return Refusal("only-speaker" if radio.rules.speaker else "silent-member")
    if public.number < radio.rules.from_trick:
        return Refusal("disrupted", trick=radio.rules.from_trick)
    if 0 < radio.rules.until_trick < public.number:
        return Refusal("too-late-to-talk", trick=radio.rules.until_trick)
    if radio.rules.only_before_first_trick and radio.passed_on and public.number > 1:
        return Refusal("only-before-first-trick")
    if not radio.may_speak(seat, public.number):
        if radio.signal is Signal.RAPTURE:
            return Refusal("pool-is-empty")
        most = radio.rules.messages
        return Refusal("communicated-often", most=most) if most > 1 else Refusal("communicated-once")
    return Refusal("show-in-trick")


def _not_this_seat(state: TableState, decision: MemberDecision) -> Refusal:
    match decision.kind:
        case DecisionKind.SHOW:
            found = _silent_now(state, decision.seat)
            return Refusal("said-nothing-more") if found.rule == "show-in-trick" else found
        case DecisionKind.PASS:
            return Refusal("passed-already")
        case DecisionKind.PLAY:
            return Refusal("clockwise")
        case DecisionKind.TASK if _skipped(state, decision.seat):
            return Refusal("commander-skipped")
        case DecisionKind.TASK:
            return Refusal("draft-order")
        case (
            DecisionKind.OWNER
            | DecisionKind.COLOUR
            | DecisionKind.NUMBER
            | DecisionKind.MEMBERS
            | DecisionKind.TOKENS
            | DecisionKind.DISTRESS
            | DecisionKind.SIDE
        ):
            return Refusal("commander-decides")
    return Refusal("asked-in-turn")


def _skipped(state: TableState, seat: Seat) -> bool:
    return state.mission.allocation is Allocation.COMMANDER_SKIPPED and seat == state.public.commander


def _not_this_value(state: TableState, asked: Open, decision: MemberDecision) -> Refusal:
    value = decision.value
    match decision.kind:
        case DecisionKind.PLAY if isinstance(value, Card):
            return _not_this_card(state, asked.seat, value)
        case DecisionKind.PASS if isinstance(value, Card):
            if asked.seat == state.public.automaton and value not in state.hands.shown(asked.seat):
                return Refusal("automaton-face-up")
            if value not in state.hands.held[asked.seat]:
                return Refusal("not-held")
            return Refusal("trumps-stay" if value.is_trump else "picked-already")
        case DecisionKind.SHOW if isinstance(value, CardMessage):
            return _not_this_message(state, asked.seat, value)
        case DecisionKind.TASK:
            return _not_this_task(state, asked.seat, value)
        case DecisionKind.OWNER if isinstance(value, int):
            return _not_this_owner(state, asked, value)
        case DecisionKind.MEMBERS:
            return _not_these_members(state, value)
        case DecisionKind.TOKENS:
            return Refusal("one-change-of-tokens")
        case DecisionKind.OFFER:
            return Refusal("hand-over")
        case DecisionKind.SIDE:
            return Refusal("one-side-for-all")
        case DecisionKind.PREDICT:
            return Refusal("predict-tricks", most=state.public.table.tricks)
    return Refusal("yes-or-no") if decision.kind in QUESTIONS else Refusal("no-value", kind=decision.kind.value)


def _not_this_card(state: TableState, seat: Seat, card: Card) -> Refusal:
    public = state.public
    if seat == public.automaton and card not in state.hands.shown(seat):
        return Refusal("automaton-face-up")
    if card not in state.hands.held[seat] or card in public.played:
        return Refusal("not-held")
    return Refusal("follow-suit")


def _not_this_message(state: TableState, seat: Seat, message: CardMessage) -> Refusal:
    radio, hand = state.public.radio, state.look(seat).hand
    assert radio is not None
    if message.card not in hand:
        return Refusal("not-held")
    if message.card.is_trump:
        return Refusal("trumps-unsaid")
    if any(past.message.card == message.card for past in radio.said):
        return Refusal("card-lies-open")
    if radio.allowed is not None and message.card not in radio.allowed:
        return Refusal("card-not-allowed")
    mark = true_mark(message.card, hand)
    if mark is None:
        return Refusal("no-mark-fits")
    if radio.signal.hides_meaning:
        return Refusal("mark-hidden")
    return Refusal("only-card" if mark is Mark.ONLY and message.mark else "mark-untrue")


def _not_this_task(state: TableState, seat: Seat, task: object) -> Refusal:
    assert isinstance(state.phase, Drafting)
    owners = state.public.owners
    if task is None:
        if not state.mission.passing:
            return Refusal("draft-no-passing")
        return Refusal("draft-too-many-tasks" if len(owners) >= state.public.seats else "draft-last-must")
    if type(task) is not int or not 0 <= task < len(owners):
        return Refusal("no-such-task")
    if owners[task] is not None:
        return Refusal("task-is-taken")
    if seat not in sharing(state.mission, state.deal).eligible[task]:
        return Refusal("not-for-commander")
    return Refusal("hardest-first" if must_be_hardest(state, seat) else "draft-rest")


def _not_this_owner(state: TableState, asked: Open, seat: Seat) -> Refusal:
    public, allocation = state.public, state.mission.allocation
    if not 0 <= seat < public.seats:
        return Refusal("no-such-seat")
    ways = sharing(state.mission, state.deal)
    tasks = range(len(ways.eligible)) if asked.task is None else (asked.task,)
    if any(seat not in ways.eligible[task] for task in tasks):
        return Refusal("not-for-commander")
    match allocation:
        case Allocation.COMMANDER_DECISION:
            return Refusal("commander-not-self")
        case Allocation.COMMANDER_DISTRIBUTION:
            return Refusal("evenly")
        case Allocation.COMMANDER_OR_WILLING:
            return Refusal("only-willing")
        case Allocation.VOLUNTEERS:
            return Refusal("only-volunteers")
    return Refusal("not-now")


def _not_these_members(state: TableState, value: object) -> Refusal:
    chosen = dict(value) if isinstance(value, tuple) and all(type(pair) is tuple for pair in value) else {}
    names = [member.name for member in state.mission.chosen]
    if sorted(chosen) != sorted(names):
        return Refusal("name-all-members")
    if len(set(chosen.values())) < len(names):
        return Refusal("different-members")
    for member in state.mission.chosen:
        seat = chosen[member.name]
        if seat not in eligible_seats(member, state.deal):
            commands = seat == state.public.commander
            return Refusal("not-the-commander" if commands else "not-the-automaton")
    return Refusal("name-all-members")
