"""After a lost attempt: the card after which it could no longer be won, and what would have won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from logwright.engine.attempts import DecisionKind, MemberDecision, TableState, after, decisions, is_won
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.attempt import Attempt
from logwright.engine.crews.level import CLUB, Level
from logwright.engine.crews.loss import BUDGET, Loss, first_lost, lost_to
from logwright.engine.crews.moment import moment_of
from logwright.engine.crews.programs import Programs
from logwright.engine.search.kernel import SearchOutcome
from logwright.engine.search.worlds import Candidate


@dataclass(frozen=True)
class PostMortem:
    """What an attempt was lost to, and the losing card, if it was a card: who played it, in which trick.

    `decision` counts the decisions before it. `line` would have won with all cards open; empty if nothing could have,
    or none was found.
    """

    cause: Loss
    trick: int = 0
    seat: Seat | None = None
    card: Card | None = None
    decision: int | None = None
    line: tuple[MemberDecision, ...] = ()


def post_mortem(states: Sequence[TableState], taken: Sequence[MemberDecision], level: Level = CLUB) -> PostMortem:
    """The post-mortem of an attempt that was lost, given all its states and the decisions between them."""
    before = [number for number, decision in enumerate(taken) if decision.kind is DecisionKind.PLAY]
    attempt = _attempt(states, before)
    cause = lost_to(states[-1].mission, attempt, level)
    if cause in (Loss.DEAL, Loss.DRAFT):
        return PostMortem(cause)
    lost = first_lost(attempt, Programs())
    # The last moment that could be won is the one before the losing card.
    number = before[lost - 1]
    decision, state = taken[number], states[number]
    assert isinstance(decision.value, Card)
    return PostMortem(cause, state.public.number, decision.seat, decision.value, number, winning_line(state))


def winning_line(state: TableState) -> tuple[MemberDecision, ...]:
    """Cards that win from here with all hands open, one by one; empty if none were found."""
    programs, line = Programs(), []
    while open_now := decisions(state):
        asked = open_now[0]
        if asked.kind is DecisionKind.SHOW:
            state = after(state, asked.decision(None))
            continue
        moment = moment_of(state)
        cards = [option for option in asked.options if isinstance(option, Card)]
        numbers = state.public.numbers.number
        found = moment.truth(state.deal).weigh(
            programs.settled(moment.open_view()),
            [Candidate(numbers[card]) for card in cards],
            state.public.played_numbers,
            budget=BUDGET,
        )
        winning = [
            card
            for card, (prospect,) in zip(cards, found, strict=True)
            if prospect.outcome not in (SearchOutcome.UNSOLVABLE, SearchOutcome.UNDECIDED)
        ]
        if not winning:
            return ()
        line.append(asked.decision(winning[0]))
        state = after(state, line[-1])
    return tuple(line) if is_won(state) else ()


def _attempt(states: Sequence[TableState], before: Sequence[int]) -> Attempt:
    end = states[-1]
    moments = tuple(moment_of(states[number]) for number in before)
    return Attempt(end.deal, end.certificate, is_won(end), moments, moment_of(end))
