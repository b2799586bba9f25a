"""What others did of their own will speaks for some hands and against others."""

from __future__ import annotations

from dataclasses import replace

from logwright.engine.attempts.public import Public, Taken
from logwright.engine.attempts.view import View
from logwright.engine.cards.communication import CardMessage, Mark, Radio, Shown
from logwright.engine.cards.deal import Seat
from logwright.engine.crews.hand_inference import Heard, hand_evidence
from logwright.engine.crews.public_constraints import public_constraints
from logwright.engine.missions.mission import Communication, Mission, Signal
from tests.engine.crew_suits import CARDS, card_number
from tests.engine.notation import card, position, task, trick

DEAL = position(
    "pink 9, pink 4, blue 6, green 2", "pink 1, blue 7, blue 8, green 3", "pink 3, blue 1, blue 9, green 1", leader=0
)
HIGH_BLUE = Shown(1, CardMessage(card("blue 8"), Mark.HIGHEST), before_trick=1)


def public(signal: Signal = Signal.NORMAL, *said: Shown) -> Public:
    return Public(
        Mission((3,)),
        DEAL.table,
        (4, 4, 4),
        commander=0,
        leader=0,
        tasks=(task("pink 1"), task("blue 9"), task("green 3")),
        owners=(0, 2, 1),
        taken=(Taken(0, 0), Taken(1, 2), Taken(2, 1)),
        radio=Radio(Communication(signal), signal, 3, said=said),
    )


def seen(by: Seat, table: Public) -> View:
    return View(table, by, frozenset(DEAL.hands[by]))


def named(cards: int) -> set[str]:
    return {str(each) for number, each in enumerate(CARDS) if cards >> number & 1}


def test_who_shows_a_card_had_nothing_better_to_show() -> None:
    """Where pink 1 lies, its owner would rather know than who has a high blue one."""
    (talk,) = hand_evidence(seen(0, public(Signal.NORMAL, HIGH_BLUE)), Heard()).talks
    assert talk.seat == 1
    assert str(card("pink 1")) in named(talk.only) & named(talk.lowest)
    assert str(card("blue 8")) not in named(talk.highest)
    # Nobody learns from what they said themselves.
    assert hand_evidence(seen(1, public(Signal.NORMAL, HIGH_BLUE)), Heard()).talks == ()


def test_what_was_played_before_a_word_was_no_longer_in_hand() -> None:
    later = replace(HIGH_BLUE, before_trick=2)
    table = replace(public(Signal.NORMAL, later), tricks=(trick(0, "green 2, green 3, green 1"),))
    (talk,) = hand_evidence(seen(0, table), Heard()).talks
    assert named(talk.gone) == {str(card("green 3"))}


def test_only_where_tokens_are_shared_silence_tells_something() -> None:
    assert hand_evidence(seen(0, public()), Heard()).talks == ()
    silent = hand_evidence(seen(0, public(Signal.RAPTURE)), Heard()).talks
    assert [talk.seat for talk in silent] == [1, 2]
    assert str(card("pink 1")) in named(silent[0].only)
    # Once all tokens are spent, there is nothing to be said.
    assert [talk.seat for talk in hand_evidence(seen(0, public(Signal.RAPTURE, HIGH_BLUE)), Heard()).talks] == [1]


def test_who_takes_a_task_rather_than_another_holds_cards_that_help() -> None:
    (pick,) = hand_evidence(seen(0, public()), Heard()).picks
    blue, green = pick.worth
    assert pick.seat == 2
    assert blue[card_number(card("blue 9"))] > 0 > blue[card_number(card("blue 2"))]
    assert green[card_number(card("green 9"))] > 0 > green[card_number(card("green 3"))]
    # The last one had no choice, and passing cards on blurs it all.
    assert [pick.seat for pick in hand_evidence(seen(1, public()), Heard()).picks] == [0, 2]
    assert hand_evidence(seen(0, replace(public(), drawn=True)), Heard()).picks == ()


def test_rumours_are_what_all_have_seen_and_heard() -> None:
    table = replace(public(Signal.NORMAL, HIGH_BLUE), tricks=(trick(0, "pink 4, green 3, pink 3"),))
    holders = dict(zip(CARDS, public_constraints(table), strict=True))
    assert holders[card("blue 8")] == 0b010
    assert holders[card("blue 9")] == 0b101
    assert holders[card("blue 7")] == 0b111
    assert holders[card("pink 1")] == 0b101
    assert holders[card("green 1")] == 0b111
