"""After a lost attempt: the losing card, who played it, and what would have won; and hints, before it is."""

from __future__ import annotations

from dataclasses import replace

from logwright.engine.attempts import DecisionKind, MemberDecision, TableState, after, begin, decisions, is_won
from logwright.engine.cards.deal import Deal
from logwright.engine.crews.hint import HINTED, card_hints, message_hints
from logwright.engine.crews.loss import Loss
from logwright.engine.crews.post_mortem import post_mortem, winning_line
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission
from tests.engine.attempts.random_attempts import until
from tests.engine.crews.tables import jobs
from tests.engine.notation import card, position, task

MISSION = Mission((3,), DrawnTasks(1), Allocation.FREE)
# Seat 2 has to throw green 1 on pink 9, which only seat 0 can win; keeping it loses.
DEAL = position("pink 9, blue 1", "pink 8, blue 9", "blue 3, green 1", leader=0, tasks=[task("green 1")], owners=[0])


def played(deal: Deal, cards: str) -> tuple[list[TableState], list[MemberDecision]]:
    """These cards, with nothing said."""
    states, taken = [begin(MISSION, deal)], list[MemberDecision]()
    left = [card(each) for each in cards.split(", ")]
    while open_now := decisions(states[-1]):
        asked = open_now[0]
        value = left.pop(0) if asked.kind is DecisionKind.PLAY else None
        taken.append(asked.decision(value))
        states.append(after(states[-1], taken[-1]))
    return states, taken


def test_the_losing_card_is_found_and_what_would_have_won() -> None:
    states, taken = played(DEAL, "pink 9, pink 8, blue 3, blue 1, blue 9, green 1")
    found = post_mortem(states, taken)
    assert found.cause is Loss.PLAY
    assert (found.trick, found.seat, found.card) == (1, 2, card("blue 3"))
    assert found.decision is not None
    assert taken[found.decision].value == card("blue 3")
    assert found.line
    state = states[found.decision]
    for step in found.line:
        while decisions(state)[0].kind is DecisionKind.SHOW:
            state = after(state, decisions(state)[0].decision(None))
        state = after(state, step)
    assert is_won(state)
    assert found.line[0].value == card("green 1")


def test_a_deal_that_nobody_can_win_has_no_losing_card() -> None:
    hopeless = replace(DEAL, tasks=(task("pink 9"),), owners=(1,))
    states, taken = played(hopeless, "pink 9, pink 8, blue 3")
    found = post_mortem(states, taken)
    assert (found.cause, found.card, found.line) == (Loss.DEAL, None, ())
    assert winning_line(until(MISSION, hopeless, DecisionKind.PLAY)) == ()


def test_a_hint_knows_the_card_that_loses() -> None:
    state = until(MISSION, DEAL, DecisionKind.PLAY)
    state = after(state, MemberDecision(DecisionKind.PLAY, 0, card("pink 9")))
    state = after(state, MemberDecision(DecisionKind.PLAY, 1, card("pink 8")))
    best, worst = card_hints(state.look(2), decisions(state)[0], 1)
    assert (best.card, best.share) == (card("green 1"), 1.0)
    assert worst.card == card("blue 3")
    assert 0 < worst.lost < worst.worlds, "in some worlds that seat 2 cannot rule out it may keep green 1"
    assert worst.share < 0.6
    assert best.worlds == HINTED.worlds


def test_hints_are_the_same_for_the_same_view_and_seed() -> None:
    (job,) = jobs("planet-nine/10", players=4)
    state = until(job.mission, job.deal(2), DecisionKind.PLAY)
    asked = decisions(state)[0]
    hints = card_hints(state.look(asked.decider), asked, 5)
    assert {hint.card for hint in hints} == set(asked.options)
    assert hints == card_hints(state.look(asked.decider), asked, 5)
    assert [hint.share for hint in hints] == sorted((hint.share for hint in hints), reverse=True)


def test_a_message_about_a_task_tells_most() -> None:
    (job,) = jobs("planet-nine/10", players=4)
    state = until(job.mission, job.deal(2), DecisionKind.SHOW)
    asked = decisions(state)[0]
    hints = message_hints(state.look(asked.decider), asked)
    assert len(hints) == len(asked.options) - 1
    assert hints[0].worth >= hints[-1].worth
