"""Looking ahead never gives up a position that can be won."""

from __future__ import annotations

from random import Random

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Deal, position_table
from logwright.engine.cards.dealing import task_for
from logwright.engine.missions.mission import Allocation, Mission
from logwright.engine.search import KernelVerdict, Position, solve
from logwright.engine.search.kernel import Skill
from tests.engine.crew_suits import COLOURS, PLANET_NINE
from tests.engine.notation import position, says, task

FREE = Mission((3,), allocation=Allocation.FREE)
ENOUGH = 10_000_000
"""More cards than any of these positions takes."""


def test_a_low_trump_wins_while_others_with_higher_ones_follow_the_suit_led() -> None:
    """One card stays unplayed, so the two higher rockets need not have gone before."""
    at = position(
        "rocket 1, pink 5",
        "rocket 3, rocket 4, blue 5",
        "blue 6, pink 1",
        leader=2,
        tasks=[task("rocket 1")],
        owners=[0],
    )
    assert solve([Position(FREE, at)])[0].verdict is KernelVerdict.SOLVABLE


def test_it_finds_what_plain_search_finds() -> None:
    positions = [crowded_position(Random(number)) for number in range(1500)]
    plain = [answer.verdict for answer in solve(positions, ENOUGH, skills=Skill(0))]
    assert {*plain} == {KernelVerdict.SOLVABLE, KernelVerdict.UNSOLVABLE}
    for skills in (Skill.LOOK_AHEAD, Skill.ALL & ~Skill.LEARN):
        assert [answer.verdict for answer in solve(positions, ENOUGH, skills=skills)] == plain


def crowded_position(chance: Random) -> Position:
    """Few cards with many demands on them: tasks on any cards, also trumps, and cards that are to win tricks."""
    seats, tricks = chance.choice(((3, 4), (3, 4), (4, 3)))
    deck = [Card(suit, value) for suit in chance.sample(COLOURS, 3) for value in range(1, 8)]
    deck += [Card(Suit.TRUMP, value) for value in range(1, 5)]
    drawn = chance.sample(deck, seats * tricks + chance.randrange(2))
    hands = tuple(tuple(drawn[seat::seats]) for seat in range(seats))
    tasks = tuple(task_for(card) for card in chance.sample(drawn, chance.randrange(1, 6)))
    owners = tuple(chance.randrange(seats) for _ in tasks)
    leader = chance.randrange(seats)
    deal = Deal(position_table(hands, PLANET_NINE), hands, leader, leader, tasks, owners)
    wins = {"tricks": {"won_with": chance.choice(("1", "2", "rocket")), "count": f"{chance.randrange(1, 3)}+"}}
    goals = (says({"who": "crew", **wins}),) if chance.random() < 0.5 else ()
    return Position(Mission((seats,), allocation=Allocation.FREE, objectives=goals), deal)
