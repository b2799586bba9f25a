"""Cards that a mission has everybody pass before play: referee, attempts, searches and the mission as a whole."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import comb

import pytest

from logwright.engine import search, second_opinion
from logwright.engine.attempts import DecisionKind, Refusal, TableState, after, begin, decisions, view
from logwright.engine.cards.card import Card, full_deck
from logwright.engine.cards.passing import deal_after, enough_to_pass, every_passing, hands_at_first
from logwright.engine.cards.table import Table
from logwright.engine.missions.certificate import Certificate, PassedCards, read_certificate
from logwright.engine.missions.mission import Allocation, CardPassing, Mission, PassTo
from logwright.engine.referee import Foul, approve, replay
from logwright.engine.second_opinion import ProofFinding, prove_impossible
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.notation import card, cards, columns, line, position, says, task
from tests.words import raises_saying

K = DecisionKind
AT = position("rocket 4, pink 1, pink 3", "pink 2, blue 1, blue 3", "blue 2, green 1, rocket 1")
TWO_LEFT = Mission((3,), pass_cards=CardPassing(2, PassTo.LEFT))
GIVEN = PassedCards(PassTo.LEFT, (cards("pink 1, pink 3"), cards("blue 1, blue 3"), cards("blue 2, green 1")))


def spelled(hand: frozenset[Card]) -> str:
    return ", ".join(sorted(each.spelled("rocket") for each in hand))


def test_all_cards_change_hands_at_once() -> None:
    hands = hands_at_first(AT, Certificate(passed=GIVEN)).held
    assert list(map(spelled, hands)) == [
        "blue 2, green 1, rocket 4",
        "pink 1, pink 2, pink 3",
        "blue 1, blue 3, rocket 1",
    ]
    right = hands_at_first(AT, Certificate(passed=replace(GIVEN, to=PassTo.RIGHT))).held
    assert spelled(right[0]) == "blue 1, blue 3, rocket 4"


def test_opposite_is_the_member_across() -> None:
    at = position("pink 1", "pink 2", "pink 3", "pink 4", leader=0)
    given = PassedCards(PassTo.ACROSS, tuple((each,) for each in cards("pink 1, pink 2, pink 3, pink 4")))
    assert list(map(spelled, hands_at_first(at, Certificate(passed=given)).held)) == [
        "pink 3",
        "pink 4",
        "pink 1",
        "pink 2",
    ]


def test_the_automaton_passes_what_lies_open_and_new_cards_lie_in_the_same_places() -> None:
    at = position("pink 1, blue 1", "pink 2, blue 2", row=columns("green 5 / green 2", "green 3 / pink 5"), leader=0)
    given = PassedCards(PassTo.LEFT, (cards("pink 1, blue 1"), cards("pink 2, blue 2"), cards("green 3, green 5")))
    given = replace(given, cards=tuple(tuple(sorted(each)) for each in given.cards))
    lower, higher = sorted(cards("pink 2, blue 2"))
    found = deal_after(at, given)
    assert found.automaton is not None
    lying = {column.down: column.up for column in found.automaton.columns}
    assert lying == {card("pink 5"): lower, card("green 2"): higher}


@pytest.mark.parametrize("to", PassTo)
def test_every_way_is_tried_once_and_the_first_ones_differ(to: PassTo) -> None:
    seats = 4 if to is PassTo.ACROSS else 3
    hands = [f"pink {n}, blue {n}, green {n}, yellow {n}" for n in range(1, seats + 1)]
    at, rule = position(*hands, leader=0), CardPassing(2, to)
    found = list(every_passing(rule, at))
    assert enough_to_pass(rule, at)
    assert len(found) == len(set(found)) == comb(4, 2) ** seats * len(to.ways)
    firsts = Counter(passed.cards[0] for passed in found[:24])
    assert len(firsts) > 3


def test_the_referee_wants_the_cards_passed_as_the_mission_says() -> None:
    deal = replace(AT, tasks=(task("pink 1"),), owners=(1,))
    tricks = line(deal_after(deal, GIVEN), "rocket 4, pink 1, rocket 1")
    with raises_saying(Foul, "may not be passed"):
        replay(TWO_LEFT, deal, Certificate((1,), tricks))
    with raises_saying(Foul, "not passed that way"):
        replay(TWO_LEFT, deal, Certificate((1,), tricks, passed=replace(GIVEN, to=PassTo.RIGHT)))
    for wrong in ("pink 1", "pink 1, rocket 4", "pink 1, blue 2", "pink 3, pink 1"):
        given = replace(GIVEN, cards=(cards(wrong), *GIVEN.cards[1:]))
        with raises_saying(Foul, "everyone passes 2 cards"):
            replay(TWO_LEFT, deal, Certificate((1,), tricks, passed=given))
    with raises_saying(Foul, "may not be passed"):
        replay(Mission((3,)), deal, Certificate((1,), tricks, passed=GIVEN))
    certificate = Certificate((1,), tricks, passed=GIVEN)
    assert replay(TWO_LEFT, deal, certificate)
    assert read_certificate(certificate.to_data("rocket"), PLANET_NINE) == certificate


def test_searches_find_the_cards_to_pass() -> None:
    """Seat 1 must win blue 1 but has no card above it until seat 0 passes one on."""
    at = position("blue 9, pink 9", "pink 1, green 1", "blue 1, pink 2", leader=0)
    deal = replace(at, tasks=(task("blue 1"),), owners=(1,))
    without = Mission((3,))
    for to, can in ((PassTo.LEFT, True), (PassTo.EITHER, True)):
        mission = replace(without, pass_cards=CardPassing(1, to))
        (first,) = search.solve([search.Position(mission, deal)])
        second = second_opinion.solve(mission, deal)
        for answer in (first, second):
            assert (answer.verdict == "solvable") is can
            assert answer.certificate is not None
            approve(mission, deal, answer.certificate)
    assert search.solve([search.Position(without, deal)])[0].verdict == "unsolvable"


def test_some_deal_of_a_mission_can_be_won() -> None:
    """The holder of pink 9 is as dealt, and cannot keep it where all its colour cards go to the right."""
    mission = Mission(
        (4,),
        objectives=(says({"who": {"right_of": {"holder": "pink 9"}}, "win": ["pink 9", "blue 9", "green 9"]}),),
        pass_cards=CardPassing(3, PassTo.RIGHT),
    )
    proof = prove_impossible(mission, Table(4, full_deck(PLANET_NINE)))
    assert proof.finding is ProofFinding.COMPLETABLE
    assert proof.deal is not None
    assert proof.certificate is not None
    approve(mission, proof.deal, proof.certificate)


def decide(state: TableState, kind: DecisionKind, seat: int, value: object) -> TableState:
    asked = next(each for each in decisions(state) if (each.kind, each.seat) == (kind, seat))
    return after(state, asked.decision(value))  # type: ignore[arg-type]


def refused(state: TableState, kind: DecisionKind, seat: int, value: object) -> str:
    with pytest.raises(Refusal) as caught:
        decide(state, kind, seat, value)
    return caught.value.rule


def test_members_pick_one_card_after_the_other_unseen() -> None:
    state = begin(TWO_LEFT, AT)
    assert [(asked.kind, asked.seat, asked.rest) for asked in decisions(state)] == [
        (K.PASS, seat, 2) for seat in range(3)
    ]
    state = decide(state, K.PASS, 1, card("blue 3"))
    assert refused(state, K.PASS, 1, card("blue 3")) == "picked-already"
    assert refused(state, K.PASS, 0, card("rocket 4")) == "trumps-stay"
    assert view(state, 1).picked == cards("blue 3")
    assert view(state, 0).picked == ()
    for seat, name in ((1, "blue 1"), (0, "pink 1"), (0, "pink 3"), (2, "green 1")):
        state = decide(state, K.PASS, seat, card(name))
    assert spelled(state.look(0).hand) == "pink 1, pink 3, rocket 4", "nothing has changed hands yet"
    state = decide(state, K.PASS, 2, card("blue 2"))
    assert state.passed == GIVEN
    assert state.certificate.passed == GIVEN
    assert spelled(state.look(0).hand) == "blue 2, green 1, rocket 4"
    assert {said.card: said.seat for said in state.look(0).given} == dict.fromkeys(cards("pink 1, pink 3"), 1)


@pytest.mark.parametrize("before", [True, False])
def test_cards_are_passed_before_or_after_the_tasks_are_shared_out(before: bool) -> None:
    rule = CardPassing(1, PassTo.EITHER, before)
    mission = Mission((3,), allocation=Allocation.DRAFT, pass_cards=rule)
    state = begin(mission, replace(AT, tasks=(task("pink 1"), task("blue 1"))))
    kinds = []
    while decisions(state)[0].kind not in (K.SHOW, K.PLAY):
        asked = decisions(state)[0]
        kinds.append(asked.kind)
        state = after(state, asked.decision(asked.options[0]))
    passing, tasks = [K.SIDE, K.PASS, K.PASS, K.PASS], [K.TASK, K.TASK]
    assert kinds == ([*passing, *tasks] if before else [*tasks, *passing])
    assert state.passed is not None
    assert state.passed.to is PassTo.LEFT
