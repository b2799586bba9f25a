"""Worlds are drawn evenly from exactly those that fit, and weighed as the search would judge them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from logwright.engine.allocation import sharing
from logwright.engine.deal import Deal
from logwright.engine.search import Position, Verdict, solve
from logwright.engine.search.cardset import card_number, card_set
from logwright.engine.search.kernel import Outcome
from logwright.engine.search.worlds import Candidate, Known, Limit, Promise, Reading, Weighing, World, program
from tests.engine.notation import cards
from tests.engine.search.oracle_verdicts import kept_position

DRAWN = 1000
ROUNDS = 6


def fits(world: tuple[int, ...], known: Known) -> bool:
    """The plain meaning of what is known."""
    for hand in world:
        if any(hand & never == never for never in known.never):
            return False
    return any(
        all(
            not (hand & limit.cards) or limit.seats >> seat & 1
            for seat, hand in enumerate(world)
            for limit in reading.limits
        )
        and all(world[promise.seat] & promise.cards for promise in reading.promises)
        for reading in known.readings
    )


def all_worlds(known: Known) -> set[tuple[int, ...]]:
    """Every way to place the unknown cards, by trying them all."""
    partial = {(known.held, known.unknown)}
    for seat, room in enumerate(known.room):
        following = set()
        for hands, left in partial:
            numbers = [number for number in range(40) if left >> number & 1]
            for some in combinations(numbers, room):
                taken = sum(1 << number for number in some)
                following.add(((*hands[:seat], hands[seat] | taken, *hands[seat + 1 :]), left & ~taken))
        partial = following
    return {hands for hands, _ in partial if fits(hands, known)}


UNKNOWN = "pink 1, pink 4, pink 6, blue 2, blue 7, green 5, rocket 1"


def knowledge(*readings: Reading, never: tuple[int, ...] = ()) -> Known:
    return Known(
        held=(card_set(cards("yellow 1")), card_set(cards("pink 5")), 0, 0),
        room=(0, 2, 3, 2),
        unknown=card_set(cards(UNKNOWN)),
        readings=readings or (Reading(),),
        never=never,
    )


NO_PINK_FOR_2 = Limit(card_set(cards("pink 1, pink 4, pink 6")), 0b1011)
NOTHING_ABOVE_FOR_1 = Limit(card_set(cards("pink 6")), 0b1101)
NOTHING_BELOW_FOR_1 = Limit(card_set(cards("pink 1, pink 4")), 0b1101)
SOMETHING_BELOW = Promise(1, card_set(cards("pink 1, pink 4")))
SOMETHING_ABOVE = Promise(1, card_set(cards("pink 6")))


@pytest.mark.parametrize(
    "known",
    [
        knowledge(),
        knowledge(Reading((NO_PINK_FOR_2,))),
        knowledge(Reading((NO_PINK_FOR_2, NOTHING_ABOVE_FOR_1), (SOMETHING_BELOW,))),
        knowledge(Reading((NOTHING_ABOVE_FOR_1,)), Reading((NOTHING_BELOW_FOR_1,), (SOMETHING_ABOVE,))),
        knowledge(never=(card_set(cards("blue 2, blue 7")), card_set(cards("pink 4, pink 5")))),
    ],
    ids=["nothing", "a void", "a highest card", "a hidden mark", "void deals"],
)
def test_worlds_are_drawn_evenly_from_those_that_fit(known: Known) -> None:
    possible = all_worlds(known)
    weighing = Weighing(known)
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(ROUNDS):
        assert weighing.draw(DRAWN, seed) == DRAWN
        drawn.update(world.hands for world in weighing.worlds())
    assert set(drawn) <= possible
    expected = ROUNDS * DRAWN / len(possible)
    square = sum((drawn[world] - expected) ** 2 / expected for world in possible)
    freedom = len(possible) - 1
    # Five standard deviations: the seeds are fixed, so that this holds or fails for good.
    assert abs(square - freedom) < 5 * (2 * freedom) ** 0.5


def test_nothing_is_drawn_where_nothing_fits() -> None:
    nowhere = Reading((Limit(card_set(cards("pink 1")), 0),))
    assert Weighing(knowledge(nowhere)).draw(10, 1) == 0


def draw_orders(deal: Deal) -> tuple[tuple[int, ...], ...]:
    """In which order each seat would draw the cards of its right-hand neighbour."""
    return tuple(
        tuple(card_number(card) for card in order if card in deal.hands[seat - 1])
        for seat, order in enumerate(deal.draws)
    )


@pytest.mark.parametrize("number", range(100))
def test_weighing_agrees_with_the_search(number: int) -> None:
    """A deal that can be won can still be won after each card of a line that wins it."""
    mission, deal = kept_position(number)
    answer = solve([Position(mission, deal)])[0]
    hands = tuple(map(card_set, deal.hands))
    pairs = [(column.up, column.down) for column in deal.automaton.columns if column.down] if deal.automaton else []
    known = Known(
        hands, (0,) * deal.seats, 0, columns=tuple(card_number(up) for up, _ in pairs), draws=bool(deal.draws)
    )
    weighing = Weighing(known)
    weighing.put([World(hands, tuple(card_number(down) for _, down in pairs), draw_orders(deal))])
    asked = program(mission, deal, sharing(mission, deal))
    found = weighing.weigh(asked, [Candidate()], budget=1_000_000)[0][0].outcome
    assert (found is Outcome.SOLVABLE) == (answer.verdict is Verdict.SOLVABLE)
    if answer.certificate:
        line = [card_number(card) for trick in answer.certificate.tricks for card in trick.cards]
        for count, card in enumerate(line):
            after = weighing.weigh(asked, [Candidate(card)], line[:count], budget=1_000_000)[0][0].outcome
            assert after is Outcome.SOLVABLE
