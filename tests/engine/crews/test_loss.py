"""What an attempt was lost to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import Attempt, play_mission
from logwright.engine.crews.level import CLUB, Level
from logwright.engine.crews.loss import Loss, _other_words, lost_to
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission
from tests.engine.crews.tables import QUICK
from tests.engine.notation import position, task
from tests.whole_library import whole_library

RANDOM = Level("random", worlds=1, choices=1, budget=1, blunders=1, speaks=False)
MISSION = Mission((3,), DrawnTasks(1), Allocation.FREE)
HANDS = ("pink 9, blue 1", "pink 1, blue 2", "pink 2, blue 3")


def lost(deal: Deal) -> Attempt:
    """An attempt at this deal that goes wrong."""
    attempts = (play_mission(MISSION, deal, RANDOM, Chance(seed)) for seed in range(100))
    return next(attempt for attempt in attempts if not attempt.won)


def test_a_deal_that_nobody_can_win_is_lost_to_the_deal() -> None:
    deal = position(*HANDS, leader=0, tasks=[task("pink 9")], owners=[1])
    assert lost_to(MISSION, lost(deal), CLUB) is Loss.DEAL


def test_owners_that_cannot_win_are_a_loss_of_the_draft() -> None:
    deal = position(*HANDS, leader=0, tasks=[task("pink 9")])
    attempt = lost(replace(deal, owners=(1,)))
    assert lost_to(MISSION, replace(attempt, deal=deal), CLUB) is Loss.DRAFT


def test_a_wrong_card_is_a_loss_of_play() -> None:
    """Seat 2 has to throw green 1 on pink 9, which only seat 0 can win; keeping it loses."""
    deal = position(
        "pink 9, blue 1", "pink 8, blue 9", "blue 3, green 1", leader=0, tasks=[task("green 1")], owners=[0]
    )
    assert lost_to(MISSION, lost(deal), CLUB) is Loss.PLAY


@pytest.mark.parametrize("number", range(3))
def test_after_a_draw_nobody_could_have_shown_a_card_that_was_drawn_away(number: int) -> None:
    """A card that lies open is not drawn: an attempt in which it had been shown would have gone otherwise."""
    library = whole_library()
    mission, table = library.missions["planet-nine/12"].rules, library.games["planet-nine"].table(2)
    assert mission.draw_after_trick
    attempt = play_mission(mission, deal_mission(mission, table, Chance(1, number)), QUICK, Chance(number))
    for moment in attempt.moments[3:]:
        held, plays = moment.hands.held, list(moment.public.plays())
        for said in _other_words(moment, attempt):
            for past in said:
                assert past.message.card in held[past.seat] | {card for _, seat, card, _ in plays if seat == past.seat}


@pytest.mark.parametrize("number", range(4))
def test_good_crews_lose_no_plain_deal_to_the_deal(number: int) -> None:
    """Five plain tasks of four players can always be won with open cards here, so that something else was to blame."""
    mission = Mission((4,), DrawnTasks(5), Allocation.FREE)
    table = whole_library().games["planet-nine"].table(4)
    deal = deal_mission(mission, table, Chance(1, number))
    attempt = play_mission(mission, deal, RANDOM, Chance(number))
    if not attempt.won:
        assert lost_to(mission, attempt, QUICK) is not Loss.DEAL
