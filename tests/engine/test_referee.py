"""The referee sees every foul, and settles everything at the end of a line."""

from dataclasses import replace
from random import Random

import pytest

from logwright.engine.allocation import sharing
from logwright.engine.card import Card
from logwright.engine.certificate import Certificate, HandOver
from logwright.engine.deal import Deal
from logwright.engine.line import Line
from logwright.engine.meaning import Status, status
from logwright.engine.mission import Allocation, ChosenMember, Mission, Token, TokenChange
from logwright.engine.play import dealt
from logwright.engine.referee import Foul, approve, replay
from logwright.engine.resolved import Condition
from logwright.engine.trick import Trick, play_trick
from tests.engine.notation import line, position, says, task
from tests.engine.oracle import Search, solve
from tests.engine.oracle_judge import holds, start, step
from tests.engine.positions import small_position

AT = position(
    "rocket 4, pink 9, blue 1",
    "pink 3, blue 7, green 4",
    "pink 1, blue 2, yellow 3",
    leader=0,
    tasks=[task("pink 1"), task("blue 2")],
)
DRAFT = Mission((3,), allocation=Allocation.DRAFT)
GOOD = Certificate((0, 1), line(AT, "pink 9, pink 3, pink 1", "blue 1, blue 7, blue 2"))


def foul(certificate: Certificate, mission: Mission = DRAFT, at: Deal = AT) -> str:
    with pytest.raises(Foul) as caught:
        approve(mission, at, certificate)
    return str(caught.value)


def test_a_line_that_wins_is_approved_and_may_stop_early() -> None:
    """p9-104, p9-125, ds-079, ds-081."""
    played = approve(DRAFT, AT, GOOD)
    assert [standing.tasks for standing in map(played.standing, range(3))] == [
        (Status.OPEN, Status.OPEN),
        (Status.MET, Status.OPEN),
        (Status.MET, Status.MET),
    ]


def test_a_line_that_stops_too_early_does_not_win() -> None:
    assert foul(replace(GOOD, tricks=GOOD.tricks[:1])) == "the line of play does not win: task 1 is open"


def test_playing_on_after_the_mission_is_won_changes_nothing() -> None:
    tricks = line(AT, "pink 9, pink 3, pink 1", "blue 1, blue 7, blue 2", "green 4, yellow 3, rocket 4")
    assert approve(DRAFT, AT, replace(GOOD, tricks=tricks)).standing().mission is Status.MET


@pytest.mark.parametrize(
    ("tricks", "message"),
    [
        (line(replace(AT, leader=1), "pink 3, pink 1, pink 9"), "trick 1 is led by seat 1 instead of seat 0"),
        (line(AT, "pink 9, blue 7, pink 1"), "trick 1: seat 1 may not play blue 7"),
        (line(AT, "pink 9, green 9, pink 1"), "trick 1: seat 1 may not play green 9"),
        (line(AT, "pink 9, pink 3"), "trick 1 has 2 cards"),
        (line(AT, "pink 9, pink 3, pink 1", "pink 9, blue 7, blue 2"), "trick 2: seat 0 may not play pink 9"),
        (line(AT, *["pink 9, pink 3, pink 1"] * 4), "4 tricks, but the deal has only 3"),
        ((GOOD.tricks[0]._replace(winner=2),), "trick 1 is won by seat 0, not by seat 2"),
    ],
)
def test_every_card_is_checked(tricks: tuple[Trick, ...], message: str) -> None:
    """p9-033, p9-034, p9-038, p9-046, ds-036: the winner leads next, and suit must be followed."""
    assert foul(replace(GOOD, tricks=tricks)) == message


@pytest.mark.parametrize(
    ("owners", "message"),
    [
        ((0,), "2 tasks, but 1 owners"),
        ((0, 0), r"the tasks cannot be shared out like this: [0, 0]"),
        ((0, 7), r"the tasks cannot be shared out like this: [0, 7]"),
    ],
)
def test_owners_are_checked(owners: tuple[int, ...], message: str) -> None:
    assert foul(replace(GOOD, owners=owners)) == message


def test_a_hand_over_is_checked() -> None:
    """p9-209, p9-210, p9-212: after the tasks are shared out, with five players, token and all."""
    hands = ["rocket 4, pink 9", "pink 3, blue 7", "pink 1, blue 2", "green 1, green 2", "green 3, green 4"]
    five = position(*hands, leader=0, tasks=[task("pink 1", "1"), task("blue 2")])
    mission = Mission((5,), allocation=Allocation.DRAFT, hand_over=True)
    tricks = line(five, "pink 9, pink 3, pink 1, green 1, green 3", "rocket 4, blue 7, blue 2, green 2, green 4")
    good = Certificate((0, 0), tricks, hand_over=HandOver(1, giver=1, taker=0))
    assert approve(mission, five, good)
    assert "cannot be shared out" in foul(replace(good, hand_over=None), mission, five)
    assert "cannot be shared out" in foul(replace(good, hand_over=HandOver(1, 3, 0)), mission, five)
    assert "was not handed from" in foul(replace(good, hand_over=HandOver(1, 1, 2)), mission, five)
    assert "was not handed from" in foul(replace(good, hand_over=HandOver(1, 0, 0)), mission, five)
    assert "no task may be handed over" in foul(replace(good, hand_over=HandOver(2, 1, 0)), mission, five)
    assert "no task may be handed over" in foul(good, replace(mission, hand_over=False), five)
    barred = replace(five, tasks=(five.tasks[0], replace(five.tasks[1], commander_may_own=False)))
    assert foul(good, mission, barred) == "task 1 is not for seat 0"


def test_tokens_are_checked() -> None:
    """Missions 23 and 40: one change, of the kind the mission offers."""
    at = replace(AT, tasks=(task("pink 1", "2"), task("blue 2", "1")))
    assert "the order of the tokens is failed" in foul(GOOD, DRAFT, at)
    swapped = replace(GOOD, tokens=(Token.ONE, Token.TWO))
    assert "may not be moved" in foul(swapped, DRAFT, at)
    assert approve(replace(DRAFT, token_change=TokenChange.SWAP_TWO), at, swapped)
    assert "may not be moved" in foul(swapped, replace(DRAFT, token_change=TokenChange.MOVE_ONE), at)


def test_chosen_members_are_checked() -> None:
    mission = replace(DRAFT, chosen=(ChosenMember("sick"), ChosenMember("mute")))
    for chosen, message in [
        ((), "other members were to be chosen"),
        ((("sick", 1), ("well", 2)), "other members were to be chosen"),
        ((("sick", 1), ("mute", 1)), "chosen twice"),
        ((("sick", 0), ("mute", 1)), "seat 0 may not be chosen as sick"),
        ((("sick", 1), ("mute", 5)), "seat 5 may not be chosen as mute"),
    ]:
        assert message in foul(replace(GOOD, chosen=chosen), mission)
    assert approve(mission, AT, replace(GOOD, chosen=(("mute", 1), ("sick", 2))))


@pytest.mark.parametrize("noted", [(0, 4), (0, -1), (3, 1)])
def test_predictions_are_checked(noted: tuple[int, int]) -> None:
    """Ruling B40: from none to all tricks, and only by members."""
    assert "cannot predict" in foul(replace(GOOD, predictions=(noted,)))


def test_what_is_not_met_is_named() -> None:
    mission = replace(DRAFT, objectives=(says({"no_trick": {"won_with": "9"}}),))
    assert foul(GOOD, mission) == "the line of play does not win: objective 0 is failed"


def random_tricks(mission: Mission, deal: Deal, random: Random) -> tuple[Trick, ...]:
    hands, leader, tricks = dealt(deal), deal.leader, []
    for number in range(1, deal.table.tricks + 1):
        played: list[Card] = []
        for place in range(deal.seats):
            legal = hands.legal((leader + place) % deal.seats, played[0] if played else None)
            played.append(random.choice(sorted(legal)))
        trick = play_trick(leader, played)
        tricks.append(trick)
        hands, leader = hands.after(trick), trick.winner
        if number == mission.draw_after_trick and number < deal.table.tricks:
            hands = hands.after_draw(deal.draws)
    return tuple(tricks)


def truth(condition: Condition, tricks: tuple[Trick, ...], predictions: dict[int, int]) -> bool:
    """The oracle's word at the end of the line."""
    state = start(condition)
    for number, trick in enumerate(tricks, 1):
        state = step(condition, state, number, trick)
    return holds(condition, state, predictions, {})


@pytest.mark.parametrize("block", range(5))
def test_the_status_on_the_way_never_contradicts_the_end(block: int) -> None:
    """ds-078, ds-083: met for good and failed are final, and at the end nothing is open."""
    for number in range(block * 40, block * 40 + 40):
        mission, deal = small_position(number, (2, 3, 4))
        conditions = Search(mission, deal, merge=True).conditions
        random = Random(number)
        for _ in range(3):
            tricks = random_tricks(mission, deal, random)
            left = frozenset(card for hand in deal.hands for card in hand) - {c for t in tricks for c in t.cards}
            predictions = {seat: random.randrange(deal.table.tricks + 1) for seat in range(deal.seats)}
            whole = Line(deal.seats, deal.table.tricks, tricks, left, predictions)
            for condition in conditions:
                if "TaskDone" in repr(condition):
                    continue
                end = Status.MET if truth(condition, tricks, predictions) else Status.FAILED
                on_the_way = [status(condition, whole.until(count)) for count in range(len(tricks) + 1)]
                assert on_the_way[-1] is end, (number, condition, tricks)
                assert {state for state in on_the_way if state is not Status.OPEN} == {end}, (number, condition)
                settled = [state is not Status.OPEN for state in on_the_way]
                assert settled == sorted(settled), (number, condition, "what was settled is open again")


@pytest.mark.parametrize("block", range(4))
def test_referee_and_oracle_agree_on_who_has_won(block: int) -> None:
    """Lines played at random, with choices made at random: tokens, members, predictions and all."""
    for number in range(block * 40, block * 40 + 40):
        mission, deal = small_position(number, (2, 3))
        search, ways, random = Search(mission, deal, merge=True), sharing(mission, deal), Random(number)
        for _ in range(3):
            tricks = random_tricks(mission, deal, random)
            seen = search.nothing_seen()
            for place, trick in enumerate(tricks, 1):
                seen = search.look(seen, place, trick)
            winning = set(search.winning_choices(seen))
            for choice in [*random.sample(search.choices, min(4, len(search.choices))), *list(winning)[:4]]:
                over = None if ways.reaches(choice.owners) else ways.handed_over(choice.owners)
                certificate = Certificate(choice.owners, tricks, choice.tokens, choice.chosen, choice.predictions, over)
                won = replay(mission, deal, certificate).standing().mission is Status.MET
                assert won == (choice in winning), (number, certificate)


@pytest.mark.parametrize("block", range(4))
def test_the_referee_approves_what_the_oracle_finds(block: int) -> None:
    """Every certificate of the brute-force oracle keeps the rules and wins, also one that used the signal."""
    found = 0
    for number in range(block * 50, block * 50 + 50):
        mission, deal = small_position(number, (2,))
        certificate = solve(mission, deal)
        if certificate is not None:
            approve(mission, deal, certificate)
            found += 1
    assert found > 5
