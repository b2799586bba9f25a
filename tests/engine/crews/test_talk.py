"""What members show each other."""

from __future__ import annotations

from dataclasses import replace

from logwright.engine.attempts.public import Public
from logwright.engine.attempts.view import View
from logwright.engine.cards.communication import CardMessage, Mark, Radio
from logwright.engine.chance import Chance
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.talk import message_to_send
from logwright.engine.missions.mission import Communication, Mission, Signal
from tests.engine.crews.tables import QUICK
from tests.engine.notation import card, position, task

DEAL = position(
    "pink 9, pink 4, blue 6, blue 2", "pink 1, blue 7, blue 8, green 3", "pink 3, blue 1, blue 9, green 1", leader=0
)


def view(seat: int, wanted: str, owner: int, signal: Signal = Signal.NORMAL) -> View:
    public = Public(
        Mission((3,)),
        DEAL.table,
        (4, 4, 4),
        commander=0,
        leader=0,
        tasks=(task(wanted),),
        owners=(owner,),
        radio=Radio(Communication(signal), signal, 3),
    )
    return View(public, seat, frozenset(DEAL.hands[seat]))


def said(seen: View) -> CardMessage | None:
    return message_to_send(seen, DecisionMaker(QUICK, Chance(1)))


def test_a_card_that_another_has_to_win_is_shown() -> None:
    assert said(view(1, "pink 1", owner=0)) == CardMessage(card("pink 1"), Mark.ONLY)


def test_who_can_win_the_task_shows_it() -> None:
    assert said(view(0, "pink 1", owner=0)) == CardMessage(card("pink 9"), Mark.HIGHEST)


def test_in_the_dead_zone_nobody_says_what_a_card_is() -> None:
    assert said(view(1, "pink 1", owner=0, signal=Signal.DEAD_ZONE)) == CardMessage(card("pink 1"), None)


def test_shared_tokens_are_kept_for_what_matters() -> None:
    assert said(view(1, "pink 1", owner=0, signal=Signal.RAPTURE)) == CardMessage(card("pink 1"), Mark.ONLY)
    assert said(view(1, "yellow 5", owner=0, signal=Signal.RAPTURE)) is None


def test_who_does_not_speak_says_nothing() -> None:
    mute = DecisionMaker(replace(QUICK, speaks=False), Chance(1))
    assert message_to_send(view(1, "pink 1", owner=0), mute) is None
