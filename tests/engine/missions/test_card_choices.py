"""A colour and a number that the crew chooses before play, and the cards that are then meant by them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logwright.engine import search, second_opinion
from logwright.engine.attempts import DecisionKind, Refusal, after, begin, decisions
from logwright.engine.cards.card import Suit, full_deck
from logwright.engine.cards.table import Table
from logwright.engine.missions.certificate import Certificate, read_certificate
from logwright.engine.missions.choices import card_choices, settled_mission
from logwright.engine.missions.mission import CardChoice, Mission
from logwright.engine.objectives.selector import ChosenCards
from logwright.engine.objectives.settled import unsettled
from logwright.engine.referee import Foul, Status, approve, replay
from logwright.engine.second_opinion import ProofFinding, prove_impossible
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.notation import line, position, says, task
from tests.words import raises_saying

COLOUR, NUMBER = CardChoice(ChosenCards.COLOUR), CardChoice(ChosenCards.NUMBER, least=2, most=4)
NO_COLOUR = Mission((3,), objectives=(says({"who": "commander", "win_no": "chosen-colour"}),), card_choices=(COLOUR,))
NO_NUMBER = Mission((3,), objectives=(says({"who": "commander", "win_no": "chosen-number"}),), card_choices=(NUMBER,))
AT = position("rocket 4, pink 9", "pink 2, blue 1", "green 2, blue 4")
"""Seat 0 wins everything there is: pink, blue and green cards, 1, 2, 4 and 9."""
PINK, YELLOW = ((ChosenCards.COLOUR, Suit("pink")),), ((ChosenCards.COLOUR, Suit("yellow")),)


def test_every_colour_and_every_number_can_be_chosen() -> None:
    both = replace(NO_COLOUR, card_choices=(COLOUR, NUMBER))
    assert len(card_choices(both, PLANET_NINE)) == 4 * 3
    assert NUMBER.options(PLANET_NINE) == (2, 3, 4)
    assert CardChoice(ChosenCards.NUMBER).options(PLANET_NINE) == tuple(range(1, 10))
    assert card_choices(Mission((3,)), PLANET_NINE) == [()]


def test_what_is_chosen_takes_the_place_of_the_word_for_it() -> None:
    assert unsettled(NO_COLOUR) == {ChosenCards.COLOUR}
    settled = settled_mission(NO_COLOUR, PINK)
    assert not unsettled(settled)
    assert settled.objectives == (says({"who": "commander", "win_no": "pink"}),)
    assert settled_mission(NO_NUMBER, PINK) is NO_NUMBER, "nothing of it speaks of a colour"


@pytest.mark.parametrize(("mission", "good"), [(NO_COLOUR, YELLOW), (NO_NUMBER, ((ChosenCards.NUMBER, 3),))])
def test_both_searches_choose_what_wins(mission: Mission, good: object) -> None:
    (first,) = search.solve([search.Position(mission, AT)])
    second = second_opinion.solve(mission, AT)
    assert (first.verdict.value, second.verdict.value) == ("solvable", "solvable")
    for found in (first.certificate, second.certificate):
        assert found is not None
        assert found.picked == good
        approve(mission, AT, found)


def test_both_searches_see_that_no_choice_wins() -> None:
    everything = replace(NO_NUMBER, card_choices=(CardChoice(ChosenCards.NUMBER, least=1, most=2),))
    assert search.solve([search.Position(everything, AT)])[0].verdict == "unsolvable"
    assert second_opinion.solve(everything, AT).verdict == "unsolvable"


def test_the_referee_judges_what_was_chosen() -> None:
    tricks = line(AT, "rocket 4, pink 2, green 2", "pink 9, blue 1, blue 4")
    assert replay(NO_COLOUR, AT, Certificate(tricks=tricks, picked=YELLOW)).standing().mission is Status.MET
    assert replay(NO_COLOUR, AT, Certificate(tricks=tricks, picked=PINK)).standing().mission is Status.FAILED
    for picked in ((), ((ChosenCards.NUMBER, 3),), ((ChosenCards.COLOUR, Suit.TRUMP),)):
        with raises_saying(Foul, "does not fit this mission"):
            replay(NO_COLOUR, AT, Certificate(tricks=tricks, picked=picked))
    with raises_saying(Foul, "does not fit this mission"):
        replay(NO_NUMBER, AT, Certificate(tricks=tricks, picked=((ChosenCards.NUMBER, 5),)))
    with raises_saying(Foul, "does not fit this mission"):
        replay(Mission((3,)), AT, Certificate(tricks=tricks, picked=PINK))
    certificate = Certificate(tricks=tricks, picked=(*PINK, (ChosenCards.NUMBER, 3)))
    assert read_certificate(certificate.to_data("rocket"), PLANET_NINE) == certificate


def test_a_mission_of_which_no_choice_can_be_won_is_impossible() -> None:
    every = says({"who": "commander", "win": ["chosen-colour", "chosen-number"]})
    never = says({"who": "commander", "win_no": "9"})
    mission = Mission((4,), objectives=(every, never), card_choices=(COLOUR, NUMBER))
    table = Table(4, full_deck(PLANET_NINE))
    assert prove_impossible(mission, table).finding is ProofFinding.IMPOSSIBLE
    found = prove_impossible(replace(mission, objectives=(every,)), table)
    assert found.finding is ProofFinding.COMPLETABLE
    assert found.deal is not None
    assert found.certificate is not None
    approve(replace(mission, objectives=(every,)), found.deal, found.certificate)


def test_in_an_attempt_the_commander_says_what_is_chosen_first_of_all() -> None:
    deal = replace(AT, tasks=(task({"win_no": "chosen-number"}),), owners=(0,))
    state = begin(replace(NO_COLOUR, card_choices=(COLOUR, NUMBER)), deal)
    (asked,) = decisions(state)
    assert (asked.kind, asked.decider, asked.options) == (DecisionKind.COLOUR, 0, COLOUR.options(PLANET_NINE))
    with pytest.raises(Refusal):
        after(state, asked.decision(Suit.TRUMP))
    state = after(state, asked.decision(Suit("yellow")))
    (asked,) = decisions(state)
    assert (asked.kind, asked.options) == (DecisionKind.NUMBER, (2, 3, 4))
    state = after(state, asked.decision(3))
    assert [each.objective for each in state.public.tasks] == [task({"win_no": "3"}).objective]
    assert state.certificate.picked == (*YELLOW, (ChosenCards.NUMBER, 3))
    while decisions(state):
        asked = decisions(state)[0]
        state = after(state, asked.decision(None if None in asked.options else asked.options[0]))
    assert state.standing is not None
    assert state.standing.mission is Status.MET
