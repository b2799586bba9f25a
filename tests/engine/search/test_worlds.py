"""Worlds are drawn evenly from exactly those that fit, and weighed as the search would judge them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from logwright.engine.cards.communication import Mark, true_mark
from logwright.engine.cards.deal import Deal
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.mission import Mission
from logwright.engine.search import KernelVerdict, Position, solve
from logwright.engine.search.kernel import RaceResult, SearchOutcome
from logwright.engine.search.known import HandEvidence, HolderLimit, Known, Promise, Reading, Talk, TaskPick
from logwright.engine.search.worlds import Candidate, Weighing, Weights, World, program
from tests.engine.crew_suits import CARDS, NUMBERS, card_number, card_set
from tests.engine.notation import card, cards, position, task
from tests.engine.search.oracle_verdicts import kept_position

TRUMPS = 15 << 36
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
        NUMBERS,
        held=(card_set(cards("yellow 1")), card_set(cards("pink 5")), 0, 0),
        room=(0, 2, 3, 2),
        unknown=card_set(cards(UNKNOWN)),
        readings=readings or (Reading(),),
        never=never,
    )


NO_PINK_FOR_2 = HolderLimit(card_set(cards("pink 1, pink 4, pink 6")), 0b1011)
NOTHING_ABOVE_FOR_1 = HolderLimit(card_set(cards("pink 6")), 0b1101)
NOTHING_BELOW_FOR_1 = HolderLimit(card_set(cards("pink 1, pink 4")), 0b1101)
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


def doubts(world: tuple[int, ...], evidence: HandEvidence) -> int:
    """How much speaks against a world, by the meaning of what was said and taken."""
    doubt = 0
    for talk in evidence.talks:
        held = [CARDS[number] for number in range(40) if world[talk.seat] & ~talk.gone & ~TRUMPS & 1 << number]
        marks = {Mark.ONLY: talk.only, Mark.HIGHEST: talk.highest, Mark.LOWEST: talk.lowest}
        said = [(card, true_mark(card, held)) for card in held]
        doubt += talk.doubt * any(mark and 1 << card_number(card) & marks[mark] for card, mark in said)
    for pick in evidence.picks:
        rows = [sum(row[number] for number in range(40) if world[pick.seat] >> number & 1) for row in pick.worth]
        doubt += max(rows) - rows[0]
    return doubt


def worth_of(**worth: int) -> tuple[int, ...]:
    """How much cards speak for a task: `pink_6=16`."""
    named = {card_number(card(name.replace("_", " "))): number for name, number in worth.items()}
    return tuple(named.get(number, 0) for number in range(40))


PINK_6 = card_set(cards("pink 6"))
TALK = Talk(2, 32, gone=card_set(cards("blue 7")), only=card_set(cards("blue 2")), highest=PINK_6, lowest=0)
LOW = Talk(3, 16, gone=0, only=0, highest=0, lowest=card_set(cards("pink 1")))
PICK = TaskPick(1, (worth_of(pink_6=16, pink_4=-32), worth_of(blue_7=32), worth_of(rocket_1=16)))


@pytest.mark.parametrize(
    "evidence",
    [HandEvidence((TALK,)), HandEvidence((TALK, LOW)), HandEvidence(picks=(PICK,)), HandEvidence((TALK, LOW), (PICK,))],
    ids=["a word", "two words", "a pick", "words and a pick"],
)
@pytest.mark.parametrize("reading", [Reading(), Reading((NO_PINK_FOR_2,), (SOMETHING_BELOW,))], ids=["free", "bound"])
def test_habits_make_worlds_as_likely_as_they_should_be(evidence: HandEvidence, reading: Reading) -> None:
    known = replace(knowledge(reading), evidence=evidence)
    odds = {world: 2 ** (-doubts(world, evidence) / 16) for world in all_worlds(known)}
    weighing = Weighing(known)
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(ROUNDS):
        weighing.draw(DRAWN, seed)
        drawn.update(world.hands for world in weighing.worlds())
    assert set(drawn) <= set(odds)
    assert len(set(odds.values())) > 1
    # Worlds that are equally likely are counted together: the rarest would come too seldom to tell.
    for odd in set(odds.values()):
        alike = [world for world, other in odds.items() if other == odd]
        share = odd * len(alike) / sum(odds.values())
        error = (share * (1 - share) / (ROUNDS * DRAWN)) ** 0.5
        assert abs(sum(drawn[world] for world in alike) / (ROUNDS * DRAWN) - share) < 5 * error


def test_nothing_is_drawn_where_nothing_fits() -> None:
    nowhere = Reading((HolderLimit(card_set(cards("pink 1")), 0),))
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
        NUMBERS, hands, (0,) * deal.seats, 0, columns=tuple(card_number(up) for up, _ in pairs), draws=bool(deal.draws)
    )
    weighing = Weighing(known)
    weighing.put([World(hands, known.columns, tuple(card_number(down) for _, down in pairs), draw_orders(deal))])
    asked = program(mission, deal, sharing(mission, deal))
    found = weighing.weigh(asked, [Candidate()], budget=1_000_000)[0][0].outcome
    assert (found is SearchOutcome.SOLVABLE) == (answer.verdict is KernelVerdict.SOLVABLE)
    if answer.certificate:
        line = [card_number(card) for trick in answer.certificate.tricks for card in trick.cards]
        for count, card in enumerate(line):
            after = weighing.weigh(asked, [Candidate(card)], line[:count], budget=1_000_000)[0][0].outcome
            assert after is SearchOutcome.SOLVABLE


MINE, THEIRS = "pink 5, pink 6, blue 1, green 9", "pink 1, pink 9, blue 2, blue 9, green 2, green 3, green 7, yellow 4"


def raced(worlds: int, seed: int) -> tuple[list[RaceResult], list[float]]:
    """How seat 0 judges its leads if seat 1 has to win green 2: in a race, and the share of all worlds that are won."""
    deal = position(
        MINE,
        *(", ".join(THEIRS.split(", ")[half : half + 4]) for half in (0, 4)),
        leader=0,
        tasks=[task("green 2")],
        owners=(1,),
    )
    known = Known(NUMBERS, (card_set(cards(MINE)), 0, 0), (0, 4, 4), card_set(cards(THEIRS)))
    asked = program(Mission((3,)), deal, sharing(Mission((3,)), deal))
    leads, weighing = [Candidate(card_number(card)) for card in cards(MINE)], Weighing(known)
    standings = weighing.race(
        asked, leads, [], worlds=worlds, at_once=20, weights=Weights(0, 0, 0), budget=100_000, seed=seed
    )
    weighing.put([World(hands) for hands in sorted(all_worlds(known))])
    found = weighing.weigh(asked, leads, budget=100_000)
    return standings, [
        sum(prospect.outcome is SearchOutcome.SOLVABLE for prospect in prospects) / len(prospects)
        for prospects in found
    ]


@pytest.mark.parametrize("seed", range(5))
def test_a_race_tells_what_all_worlds_tell_with_fewer_of_them(seed: int) -> None:
    standings, shares = raced(1000, seed)
    pink_5, pink_6, _, green_9 = standings
    assert shares[standings.index(max(standings))] > max(shares) - 0.05
    for standing, share in zip(standings, shares, strict=True):
        assert abs(standing.value - share) < 5 * (0.25 / max(standing.worlds, 20)) ** 0.5
    # Nobody can tell touching cards apart, so only one of them is searched.
    assert pink_5.value == pink_6.value
    assert not pink_6.worlds
    # What is clearly worse is dropped.
    assert green_9.worlds < 1000


def test_a_race_depends_on_its_seed_alone() -> None:
    assert raced(100, 3) == raced(100, 3)
    assert raced(100, 3)[0] != raced(100, 4)[0]


def rehearsed(may_hold: dict[str, int], worlds: int = 400) -> float:
    """How often seat 1 keeps the right card, if all others may lie anywhere.

    Seat 0 leads blue 9, and seat 1 has to throw away green 5 or yellow 5. It has to win green 1 with the other: in
    its suit if seat 0 holds it, in the other one if seat 2 does.
    """
    hands = ("blue 9, green 1", "green 5, yellow 5", "blue 2, yellow 1")
    deal = position(*hands, leader=0, tasks=[task("green 1")], owners=(1,))
    held = tuple(map(card_set, deal.hands))
    weighing = Weighing(Known(NUMBERS, held, (0,) * deal.seats, 0))
    weighing.put([World(held)] * worlds)
    mission = Mission((deal.seats,))
    named = {card_number(card(name)): seats for name, seats in may_hold.items()}
    rumours = [named.get(number, 0b111) for number in range(40)]
    asked, lead = program(mission, deal, sharing(mission, deal)), [Candidate(card_number(card("blue 9")))]
    assert weighing.weigh(asked, lead, budget=100)[0][0].outcome is SearchOutcome.SOLVABLE
    return weighing.rehearse(asked, lead, [], rumours, budget=100, seed=7)[0] / worlds


def test_in_a_rehearsal_nobody_sees_the_hands_of_others() -> None:
    assert 0.4 < rehearsed({"blue 2": 0b100}) < 0.6
    assert rehearsed({"blue 2": 0b100, "green 1": 0b001}) == 1
    assert rehearsed({"blue 2": 0b100, "yellow 1": 0b100}) == 1
