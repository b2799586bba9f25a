"""The referee sees every foul, and settles everything at the end of a line."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.trick import Trick, play_trick
from logwright.engine.missions.certificate import Certificate, HandOver
from logwright.engine.missions.mission import Allocation, ChosenMember, Mission, Token, TokenChange
from logwright.engine.referee import Foul, Fouled, Lost, Part, Status, Unfinished, WonRuling, approve, ruling
from logwright.engine.referee.hands import check_thoroughly, plainly_right
from logwright.saying import listed, saying
from tests.engine import oracle
from tests.engine.notation import card, line, position, says, task
from tests.engine.oracle.position import read
from tests.engine.oracle.table import every_line
from tests.engine.positions import small_position, small_told
from tests.engine.told import as_read, certificate
from tests.words import in_english

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
    return in_english(caught.value.said)


def test_a_line_that_wins_is_approved_and_may_stop_early() -> None:
    """p9-104, p9-125, ds-078, ds-079, ds-081."""
    played = approve(DRAFT, AT, GOOD)
    assert [standing.tasks for standing in map(played.standing, range(3))] == [
        (Status.OPEN, Status.OPEN),
        (Status.MET, Status.OPEN),
        (Status.MET, Status.MET),
    ]


def test_a_line_that_stops_too_early_does_not_win() -> None:
    assert foul(replace(GOOD, tricks=GOOD.tricks[:1])) == "the line of play does not win: task 2 is still open"


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
        ((0,), "2 tasks, but 1 owner"),
        ((0, 0), "the tasks cannot be shared out like this: 0, 0"),
        ((0, 7), "the tasks cannot be shared out like this: 0, 7"),
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
    assert foul(good, mission, barred) == "task 2 is not for seat 0"


def test_tokens_are_checked() -> None:
    """Missions 23 and 40: one change, of the kind the mission offers."""
    at = replace(AT, tasks=(task("pink 1", "2"), task("blue 2", "1")))
    assert "the order of the tokens has been broken" in foul(GOOD, DRAFT, at)
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
    assert foul(GOOD, mission) == "the line of play does not win: objective 1 has failed"


def test_the_quick_look_at_a_line_agrees_with_the_thorough_one() -> None:
    """Lines as they should be, and with two cards, a leader or a winner changed."""
    seen = {True: 0, False: 0}
    for number in range(200):
        position = read(small_told(number, (2, 3)) | {"draw_after_trick": 0})
        if position.row:
            continue
        _, deal = small_position(number, (2, 3))
        random = Random(number)
        tricks = list(random.choice(list(islice(every_line(position), 200))))
        match random.randrange(4):
            case 1:
                one, other = random.randrange(len(tricks)), random.randrange(len(tricks))
                first, second = list(tricks[one].cards), list(tricks[other].cards)
                first[-1], second[-1] = second[-1], first[-1]
                tricks[one], tricks[other] = replayed_with(tricks[one], first), replayed_with(tricks[other], second)
            case 2:
                place = random.randrange(len(tricks))
                tricks[place] = tricks[place]._replace(winner=random.randrange(deal.seats))
            case 3:
                tricks[0] = tricks[0]._replace(leader=random.randrange(deal.seats))
        fine = True
        try:
            check_thoroughly(Mission((deal.seats,)), deal, Certificate(tricks=tuple(tricks)))
        except Foul:
            fine = False
        assert plainly_right(deal, tricks) == fine, (number, tricks)
        seen[fine] += 1
    assert min(seen.values()) > 20


def replayed_with(trick: Trick, cards: list[Card]) -> Trick:
    return play_trick(trick.leader, cards)


def test_a_ruling_names_what_was_won_or_lost_and_where() -> None:
    assert ruling(DRAFT, AT, GOOD) == WonRuling(after=2)
    assert ruling(DRAFT, AT, replace(GOOD, tricks=GOOD.tricks[:1])) == Unfinished((Part("task", 1),))
    assert ruling(DRAFT, AT, replace(GOOD, owners=(0, 0))) == Fouled(saying("fouls.shared", owners=listed("00")))
    # Nobody can beat pink 9: with the lead it is settled that seat 0 wins pink 1.
    lost = Lost((Part("task", 0),), trick=1, seat=0, card=card("pink 9"))
    assert ruling(DRAFT, AT, replace(GOOD, owners=(1, 0))) == lost


def test_a_loss_is_put_down_to_the_card_that_could_have_been_another() -> None:
    """Seat 1 could have held back and let seat 2 win blue 1; with blue 9 it is lost."""
    at = position("blue 1, pink 1", "blue 9, blue 2", "blue 5, pink 2", leader=0, tasks=[task("blue 1")], owners=[2])
    lost = ruling(Mission((3,)), at, Certificate((2,), line(at, "blue 1, blue 9, blue 5")))
    assert lost == Lost((Part("task", 0),), trick=1, seat=1, card=card("blue 9"))


def test_what_cannot_be_met_is_lost_without_a_card() -> None:
    at = position("blue 1", "blue 9", "blue 5", leader=0, tasks=[task({"tricks": {"count": "2+"}})], owners=[2])
    assert ruling(Mission((3,)), at, Certificate((2,), line(at, "blue 1, blue 9, blue 5"))) == Lost((Part("task", 0),))
    rule = Mission((3,), objectives=(says({"who": "everyone", "never_open": "blue"}),))
    plain = replace(at, tasks=(), owners=None)
    opened = ruling(rule, plain, Certificate((), line(plain, "blue 1, blue 9, blue 5")))
    assert opened == Lost((Part("objective", 0),), trick=1, seat=0, card=card("blue 1"))


@pytest.mark.parametrize("block", range(4))
def test_the_referee_approves_what_the_oracle_finds(block: int) -> None:
    """Every certificate of the brute-force oracle keeps the rules and wins, also one that used the signal."""
    found = 0
    for number in range(block * 50, block * 50 + 50):
        at = small_told(number, (2,))
        answer = oracle.solve(at, distress=number % 10 == 0)
        if answer is not None:
            approve(*as_read(at), certificate(*answer), distress=True)
            found += 1
    assert found > 5
