"""Dealing a mission: hands, commander, tasks, tokens, terrain, and void deals."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.engine.cards.card import full_deck
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import (
    NoDeal,
    deal_mission,
    draw_by_difficulty,
    in_order,
    must_redeal,
    terrain_signal,
)
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.allocation import dealt_out
from logwright.engine.missions.mission import (
    Allocation,
    Communication,
    DrawnTasks,
    Mission,
    NamedTasks,
    Signal,
    Task,
    TasksByDifficulty,
    Token,
)
from tests.engine.crew_suits import DEEP_SEA, PLANET_NINE
from tests.engine.notation import card, cards, challenge_for_three, task
from tests.words import raises_saying

TERRAIN = ((1, 3, Signal.NORMAL), (4, 6, Signal.CURRENTS), (7, 9, Signal.RAPTURE))
ROCKETS, SUBMARINES = full_deck(PLANET_NINE), full_deck(DEEP_SEA)
DRAFT = Mission((3, 4, 5), DrawnTasks(3, (Token.ONE, Token.TWO)), Allocation.DRAFT)
TASKLESS = Mission((3, 4, 5))
seeds = st.integers(0, 2**64 - 1)
numbers = st.integers(0, 10**6)


def difficult(*difficulties: int) -> list[Task]:
    """A pile of tasks with these difficulties, whatever the number of players."""
    triplets = [tuple((seats, value) for seats in (3, 4, 5)) for value in difficulties]
    return [replace(task("pink 1"), id=f"task {n}", difficulty=each) for n, each in enumerate(triplets)]


@given(seeds, numbers, st.sampled_from([3, 4, 5]))
def test_every_card_is_dealt_to_exactly_one_seat(seed: int, number: int, seats: int) -> None:
    """p9-032, p9-084, p9-085, ds-024, ds-052: equal shares, with three players one hand of 14."""
    deal = deal_mission(DRAFT, Table(seats, ROCKETS), Chance(seed, number))
    assert sorted(card for hand in deal.hands for card in hand) == sorted(ROCKETS)
    sizes = Counter(len(hand) for hand in deal.hands)
    assert sizes == {3: {13: 2, 14: 1}, 4: {10: 4}, 5: {8: 5}}[seats]


@given(seeds, numbers)
def test_the_commander_holds_rocket_4_and_leads(seed: int, number: int) -> None:
    """p9-106 to p9-111, p9-113; ds-068 to ds-070: anew with every deal, also without tasks."""
    for mission in (DRAFT, TASKLESS):
        deal = deal_mission(mission, Table(4, ROCKETS), Chance(seed, number))
        assert card("rocket 4") in deal.hands[deal.commander]
        assert deal.leader == deal.commander


@given(seeds, numbers)
def test_two_players_sit_with_an_automaton_of_seven_columns(seed: int, number: int) -> None:
    """p9-216 to p9-218, p9-223, p9-224, p9-229; ds-162, ds-164, ds-167, ds-168: never the commander."""
    deal = deal_mission(DRAFT, Table(3, ROCKETS, columns=7), Chance(seed, number))
    assert deal.automaton is not None
    assert len(deal.automaton.columns) == 7
    assert all(column.down for column in deal.automaton.columns)
    assert card("rocket 4") not in deal.automaton.cards
    assert deal.commander != deal.automaton.seat
    assert [len(deal.hands[seat]) for seat in (0, 1, 2)] == [13, 13, 14]
    assert deal.hands[deal.automaton.seat] == deal.automaton.cards
    assert (deal.players, deal.seats, deal.table.tricks) == (2, 3, 13)


@given(seeds, numbers)
def test_the_challenge_for_three_deals_ten_cards_each(seed: int, number: int) -> None:
    """p9-241: and no task asks for a green card."""
    deal = deal_mission(replace(DRAFT, tasks=DrawnTasks(27)), challenge_for_three(), Chance(seed, number))
    assert [len(hand) for hand in deal.hands] == [10, 10, 10]
    assert len({drawn.id for drawn in deal.tasks}) == 27
    assert not any("green" in drawn.id for drawn in deal.tasks)


@given(seeds, numbers)
def test_the_same_seed_gives_the_same_deal(seed: int, number: int) -> None:
    table = Table(5, ROCKETS)
    assert deal_mission(DRAFT, table, Chance(seed, number)) == deal_mission(DRAFT, table, Chance(seed, number))


def test_deals_do_not_change_between_versions_and_machines() -> None:
    """A certificate names its deal by seed and number, so the deal must stay the same for ever."""
    chance = Chance(1, 7)
    assert [chance.below(40) for _ in range(8)] == [29, 0, 24, 28, 33, 1, 33, 1]
    deal = deal_mission(DRAFT, Table(4, ROCKETS), Chance(1, 7))
    assert [hand[:2] for hand in deal.hands] == [
        cards("blue 8, blue 9"),
        cards("blue 5, blue 7"),
        cards("blue 6, green 4"),
        cards("blue 1, blue 2"),
    ]
    assert [drawn.id for drawn in deal.tasks] == ["pink 9", "blue 1", "pink 3"]


def test_every_seat_gets_the_fourteenth_card_sometimes() -> None:
    """p9-088, ruling B1: who gets it is left to chance, and so is who commands (p9-133)."""
    deals = [deal_mission(TASKLESS, Table(3, ROCKETS), Chance(1, number)) for number in range(60)]
    assert {len(deal.hands[0]) for deal in deals} == {13, 14}
    assert len({[len(hand) for hand in deal.hands].index(14) for deal in deals}) == 3
    assert len({deal.commander for deal in deals}) == 3


def test_shuffles_are_fair() -> None:
    """Each of six things stands in each place about as often: 1000 times of 6000, give or take."""
    places = Counter(
        (place, thing) for number in range(6000) for place, thing in enumerate(Chance(3, number).shuffled("abcdef"))
    )
    assert len(places) == 36
    assert all(850 < count < 1150 for count in places.values())


def test_tokens_lie_on_the_first_tasks_in_their_order() -> None:
    """p9-096, p9-098, p9-099, p9-172 to p9-175, p9-202: the rest stays without."""
    deal = deal_mission(DRAFT, Table(4, ROCKETS), Chance(5))
    assert deal.tokens == (Token.ONE, Token.TWO, None)
    assert len({drawn.id for drawn in deal.tasks}) == 3


def test_tasks_may_be_dealt_out_like_cards() -> None:
    """From the commander on, everyone as many as everyone else, or one fewer; who gets which is up to chance."""
    mission = replace(DRAFT, tasks=DrawnTasks(6), allocation=Allocation.DEALT)
    deals = [deal_mission(mission, Table(4, ROCKETS), Chance(7, number)) for number in range(40)]
    for deal in deals:
        assert deal.owners is not None
        shares = [deal.owners.count((deal.commander + turn) % 4) for turn in range(4)]
        assert shares == [2, 2, 1, 1]
    assert len({deal.owners for deal in deals}) > 20
    assert all(deal_mission(DRAFT, Table(4, ROCKETS), Chance(7, number)).owners is None for number in range(3))


def test_what_the_commander_may_not_own_is_dealt_to_the_next_member() -> None:
    tasks = [replace(each, commander_may_own=place != 1) for place, each in enumerate(difficult(1, 1, 1, 1))]
    assert dealt_out(tasks, [0, 1, 2, 3], 3, 1) == (1, 2, 0, 1)
    assert dealt_out(tasks, [1, 0, 2, 3], 3, 1) == (0, 2, 1, 2)
    assert dealt_out(tasks[1:2] * 2, [0, 1], 3, 2) == (0, 1)


def test_a_mission_without_tasks_draws_none() -> None:
    """p9-095."""
    assert deal_mission(TASKLESS, Table(4, ROCKETS), Chance(5)).tasks == ()


@pytest.mark.parametrize(
    ("pile", "kept"),
    [([2, 1, 3, 3, 2], [2, 1, 2]), ([2, 1, 3, 1, 2, 1], [2, 1, 1, 1]), ([5, 1], [5]), ([3, 3, 3], None)],
)
def test_a_task_that_overshoots_the_difficulty_is_skipped(pile: list[int], kept: list[int] | None) -> None:
    """ds-058, ds-062, ds-063, ds-067: until the sum fits exactly."""
    drawn = draw_by_difficulty(difficult(*pile), 5, 4)
    assert (None if drawn is None else [each.difficulty_at(4) for each in drawn]) == kept


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_difficulties_are_read_for_the_number_of_seats(seats: int) -> None:
    """ds-059, ds-060: two players read the column for three."""
    pile = [replace(task("pink 1"), id=str(n), difficulty=((3, 1), (4, 2), (5, 3))) for n in range(9)]
    mission = Mission((3, 4, 5), TasksByDifficulty(6), Allocation.FREE)
    assert len(deal_mission(mission, Table(seats, SUBMARINES), Chance(1), pile=pile).tasks) == {3: 6, 4: 3, 5: 2}[seats]


def test_the_training_mission_takes_the_first_task_of_difficulty_one() -> None:
    """ds-088, ds-090: the commander leads, and communication is as usual."""
    mission = Mission((3, 4, 5), TasksByDifficulty(1), Allocation.DRAFT, passing=True)
    deal = deal_mission(mission, Table(4, SUBMARINES), Chance(2), pile=difficult(3, 2, 1, 4, 1))
    assert [drawn.difficulty_at(4) for drawn in deal.tasks] == [1]
    assert (deal.leader, deal.signal) == (deal.commander, Signal.NORMAL)


def test_a_pile_that_never_adds_up_is_told() -> None:
    """ds-066: then used cards have to go back in."""
    mission = Mission((3, 4, 5), TasksByDifficulty(5), Allocation.FREE)
    with raises_saying(NoDeal, "difficulty 5"):
        deal_mission(mission, Table(4, SUBMARINES), Chance(1), pile=difficult(2, 2, 4))
    assert deal_mission(mission, Table(4, SUBMARINES), Chance(1), pile=difficult(2, 2, 4, 1)).tasks
    with raises_saying(NoDeal, "40 tasks"):
        deal_mission(replace(DRAFT, tasks=DrawnTasks(40)), Table(4, ROCKETS), Chance(1))


def test_named_tasks_are_used_as_they_are() -> None:
    """Mission 32 of Deep Sea prints its own four tasks."""
    named = tuple(difficult(1, 2, 3))
    mission = Mission((3, 4, 5), NamedTasks(named), Allocation.DRAFT)
    assert deal_mission(mission, Table(4, SUBMARINES), Chance(1)).tasks == named


def test_one_hand_with_all_submarines_and_the_target_is_dealt_again() -> None:
    """ds-101, ds-121, ruling B39."""
    void = frozenset(cards("submarine 1, submarine 2, submarine 3, submarine 4, pink 7"))
    target = replace(task({"capture": {"cards": "pink 7", "with": "trump"}}), redeals=(void,))
    hand = cards("submarine 1, submarine 2, submarine 3, submarine 4, pink 7, blue 1")
    assert must_redeal([target], [hand, cards("pink 1")])
    assert not must_redeal([target], [hand[1:], cards("pink 1, submarine 1")])
    assert not must_redeal([task("pink 7")], [hand])


def test_a_void_deal_is_dealt_again_with_the_same_tasks() -> None:
    """ds-096, ds-102: no failure is counted, it simply never reaches the table."""
    void = frozenset(cards("submarine 4, submarine 1"))
    picky = replace(task({"win_only": {"cards": "trump 1", "of": "trump"}}), redeals=(void,))
    mission = Mission((3, 4, 5), NamedTasks((picky,)), Allocation.DRAFT)
    plain = Mission((3, 4, 5), NamedTasks((task("pink 1"),)), Allocation.DRAFT)
    table = Table(3, SUBMARINES)
    assert any(must_redeal([picky], deal_mission(plain, table, Chance(1, n)).hands) for n in range(20))
    deals = [deal_mission(mission, table, Chance(1, number)) for number in range(20)]
    assert not any(must_redeal([picky], deal.hands) for deal in deals)
    hopeless = replace(mission, tasks=NamedTasks((replace(picky, redeals=(frozenset(cards("pink 1")),)),)))
    with raises_saying(NoDeal, "void"):
        deal_mission(hopeless, table, Chance(1))


def test_tasks_the_commander_cannot_own_are_exchanged_if_the_draft_would_force_one_on_them() -> None:
    """ds-096, ruling B37: the newest of them makes room for one as hard."""
    barred = [replace(each, commander_may_own=False) for each in difficult(2, 2, 2)]
    pile = [*barred, replace(difficult(2)[0], id="free")]
    mission = Mission((3, 4, 5), TasksByDifficulty(6), Allocation.DRAFT)
    for number in range(20):
        deal = deal_mission(mission, Table(3, SUBMARINES), Chance(1, number), pile=pile)
        assert len(deal.tasks) == 3
        assert any(drawn.commander_may_own for drawn in deal.tasks)


def test_a_pair_that_two_members_cannot_both_meet_is_broken_up_if_nobody_can_own_both() -> None:
    """ds-098 to ds-100, ruling B38: the newest of them goes; they stay if one member can hold both."""
    names = ("first", "first two", "other")
    pile = [replace(each, id=name) for each, name in zip(difficult(1, 1, 1), names, strict=True)]
    pairs = {frozenset({"first", "first two"})}
    draft = Mission((3, 4, 5), TasksByDifficulty(2), Allocation.DRAFT)
    free = replace(draft, allocation=Allocation.FREE)

    def drawn_names(mission: Mission) -> list[set[str]]:
        table = Table(4, SUBMARINES)
        deals = [deal_mission(mission, table, Chance(1, n), pile=pile, impossible_pairs=pairs) for n in range(20)]
        return [{drawn.id for drawn in deal.tasks} for deal in deals]

    assert all("other" in drawn for drawn in drawn_names(draft))
    assert {"first", "first two"} in drawn_names(free)


@pytest.mark.parametrize(
    ("turned", "signal"),
    [
        ("blue 3", Signal.NORMAL),
        ("green 4", Signal.CURRENTS),
        ("pink 6", Signal.CURRENTS),
        ("yellow 7", Signal.RAPTURE),
    ],
)
def test_the_terrain_card_tells_how_to_communicate(turned: str, signal: Signal) -> None:
    """ds-146."""
    assert terrain_signal(card(turned), TERRAIN) is signal


def test_terrain_is_turned_up_for_every_deal_and_never_a_submarine() -> None:
    """ds-145, ds-147, ds-148, ruling B45: the card goes back before the deal."""
    mission = Mission((3, 4, 5), communication=Communication(Signal.TERRAIN, terrain=TERRAIN))
    deals: list[Deal] = [deal_mission(mission, Table(4, SUBMARINES), Chance(1, n)) for n in range(60)]
    for deal in deals:
        assert deal.terrain is not None
        assert not deal.terrain.is_trump
        assert deal.signal is terrain_signal(deal.terrain, TERRAIN)
        assert deal.holder(deal.terrain) is not None
    assert {deal.signal for deal in deals} == {Signal.NORMAL, Signal.CURRENTS, Signal.RAPTURE}


def test_other_missions_keep_their_signal() -> None:
    mission = Mission((3, 4, 5), communication=Communication(Signal.DISRUPTION, from_trick=2))
    deal = deal_mission(mission, Table(4, ROCKETS), Chance(1))
    assert (deal.signal, deal.terrain) == (Signal.DISRUPTION, None)


def test_mission_12_carries_an_order_to_draw_for_every_seat() -> None:
    """The draw after the first trick is part of the deal."""
    deal = deal_mission(replace(DRAFT, draw_after_trick=1), Table(4, ROCKETS), Chance(1))
    assert [sorted(order) for order in deal.draws] == [sorted(ROCKETS)] * 4
    assert len(set(deal.draws)) == 4


def test_a_new_attempt_is_a_new_deal() -> None:
    """p9-083, p9-133, ds-084: the next number gives other hands and other tasks."""
    first, second = (deal_mission(DRAFT, Table(4, ROCKETS), Chance(1, number)) for number in (0, 1))
    assert first.hands != second.hands
    assert first.tasks != second.tasks


def test_in_deep_sea_a_new_attempt_may_keep_its_tasks() -> None:
    """ds-055, ds-085, ruling G1: new hands, the same tasks, or else new ones from the whole pile."""
    mission = Mission((3, 4, 5), TasksByDifficulty(3), Allocation.DRAFT, passing=True)
    pile, table = difficult(1, 1, 1, 2, 2, 2, 3, 3, 3), Table(4, SUBMARINES)
    first = deal_mission(mission, table, Chance(1, 0), pile=pile)
    again = deal_mission(replace(mission, tasks=NamedTasks(first.tasks)), table, Chance(1, 1))
    assert again.tasks == first.tasks
    assert again.hands != first.hands
    others = {deal_mission(mission, table, Chance(1, n), pile=pile).tasks for n in range(200)}
    assert {each.id for tasks in others for each in tasks} == {each.id for each in pile}


def test_decks_are_drawn_from_in_a_fixed_order() -> None:
    order = in_order(ROCKETS)
    assert [order[place] for place in (0, 8, 9, 35, 36, 39)] == list(
        cards("blue 1, blue 9, green 1, yellow 9, rocket 1, rocket 4")
    )
