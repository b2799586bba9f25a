"""What objectives mean while the game runs: `.` open, `+` met for good, `-` failed, after 0, 1, 2 … tricks."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission
from logwright.engine.objectives.phrases.tricks import TrickCount
from logwright.engine.referee import RefereeScene, Replay, Sheet, Status, replay
from logwright.engine.referee.tally import tally
from tests.engine.notation import line, position, says, task

LETTERS = {Status.OPEN: ".", Status.MET: "+", Status.FAILED: "-"}

# Seat 0 leads pink 9 and wins it, then blue 1 goes to seat 1, who leads green 4, which seat 2 trumps.
DEAL = position(
    "pink 9, blue 1, green 1, yellow 9",
    "pink 3, blue 7, green 4, yellow 2",
    "pink 1, blue 2, rocket 1, yellow 3",
    leader=0,
)
TRICKS = (
    "pink 9, pink 3, pink 1",  # seat 0
    "blue 1, blue 7, blue 2",  # seat 1
    "green 4, rocket 1, green 1",  # seat 2
    "yellow 3, yellow 9, yellow 2",  # seat 0
)


def replayed(objective: str | Mapping[str, Any], owner: Seat, at: Deal, tricks: tuple[str, ...], noted: int) -> Replay:
    """A replay of these tricks with one task; `noted` is the owner's prediction, if not negative."""
    deal = replace(at, tasks=(task(objective),), owners=(owner,))
    predictions = () if noted < 0 else ((owner, noted),)
    return replay(Mission((3,)), deal, Certificate((owner,), line(at, *tricks), predictions=predictions))


def states(
    objective: str | Mapping[str, Any],
    owner: Seat = 0,
    at: Deal = DEAL,
    tricks: tuple[str, ...] = TRICKS,
    noted: int = -1,
) -> str:
    """How the owner's objective stands before play and after each trick."""
    played = replayed(objective, owner, at, tricks, noted)
    return "".join(LETTERS[played.standing(count).tasks[0]] for count in range(len(tricks) + 1))


def test_a_task_is_fulfilled_when_its_owner_wins_the_card() -> None:
    """p9-097, p9-102, ds-113, ds-117: in any trick."""
    assert states("pink 1", owner=0) == ".++++"
    assert states("blue 2", owner=1) == "..+++"


def test_the_owner_may_have_played_the_card_himself() -> None:
    """p9-103."""
    assert states("pink 9", owner=0) == ".++++"


def test_the_mission_is_lost_when_another_wins_the_card() -> None:
    """p9-127, p9-129, ds-083, rulings A14, B12: at once."""
    assert states("pink 1", owner=1) == ".----"
    assert states("blue 7", owner=0) == "..---"


def test_a_card_nobody_plays_fails_after_the_last_trick() -> None:
    """p9-130, ruling B2: with three players the task may be the card that stays unplayed."""
    at = position("pink 9, blue 1, blue 2", "pink 3, green 4", "pink 1, green 2", leader=0)
    tricks = ("pink 9, pink 3, pink 1", "blue 1, green 4, green 2")
    assert states("blue 2", 0, at, tricks) == "..-"
    assert states("blue 1", 0, at, tricks) == "..+"


@pytest.mark.parametrize(
    ("objective", "owner", "expected"),
    [
        # ds-117: several cards need not come in one trick.
        ({"win": ["pink 1", "yellow 3"]}, 0, "....+"),
        ({"win": ["pink 1", "blue 1"]}, 0, "..---"),
        # ds-118: exactly n, judged when no other such card is left.
        ({"cards": {"of": "pink", "count": 3}}, 0, ".++++"),
        ({"cards": {"of": "9", "count": 1}}, 0, "....-"),
        ({"cards": {"of": "blue", "count": 2}}, 1, "..---"),
        ({"cards": {"of": "rocket", "count": 1}}, 2, "...++"),
        # ds-119: at least n is enough at once.
        ({"cards": {"of": ["1", "2"], "count": "2+"}}, 1, "..+++"),
        # ds-120: the winning card counts, and for "this with that" another card of the trick.
        ({"win_with": "7"}, 1, "..+++"),
        ({"win_with": "1"}, 0, "...--"),
        ({"capture": {"cards": "green 4", "with": "rocket"}}, 2, "...++"),
        ({"capture": {"cards": "9", "with": "9"}}, 0, "....-"),
        # ds-122: none of these, until none of these is left.
        ({"win_no": "green"}, 0, "...++"),
        ({"win_no": "yellow"}, 0, "....-"),
        ({"win_no": "blue"}, 0, "..+++"),
        # ds-134: all of one colour, one of each; rockets are no colour.
        ({"all_of_one": ["pink", "blue"]}, 0, ".++++"),
        ({"one_of_each": ["blue", "green"]}, 1, "...--"),
        ({"one_of_each": ["pink", "yellow"]}, 0, "....+"),
        # ds-133: more of the first; none of the second is fine.
        ({"more_cards": {"of": "pink", "than": "green"}}, 0, ".++++"),
        ({"more_cards": {"of": "yellow", "than": "blue"}}, 0, "....+"),
        # ds-132: as many, at least one of each.
        ({"as_many_cards": {"of": "pink", "as": "yellow"}}, 0, "....+"),
        ({"as_many_cards": {"of": "pink", "as": "blue"}}, 0, "..---"),
        ({"as_many_cards": {"of": "pink", "as": "blue"}}, 2, ".----"),
        # I5, win_only: this card of a set and no other.
        ({"win_only": {"cards": "rocket 1", "of": "rocket"}}, 2, "...++"),
        ({"win_only": {"cards": "pink 9", "of": "pink"}}, 0, ".----"),
        # B2: keep fails only if somebody else wins one.
        ({"keep": "pink"}, 0, ".++++"),
        ({"keep": "green"}, 0, "...--"),
    ],
)
def test_cards(objective: dict[str, Any], owner: int, expected: str) -> None:
    """ds-115 to ds-122, ds-132 to ds-134: a value or the word colour never means trumps (ruling B35)."""
    assert states(objective, owner) == expected


@pytest.mark.parametrize(
    ("objective", "owner", "expected"),
    [
        # ds-123: first and last tricks, and only these.
        ({"tricks": {"which": "first 2", "count": "all"}}, 0, "..---"),
        ({"tricks": {"which": ["first", "last"], "count": "all"}}, 0, "....+"),
        ({"tricks": {"which": "last"}}, 0, "....+"),
        ({"only_tricks": "first"}, 0, "....-"),
        ({"only_tricks": 2}, 1, "....+"),
        ({"only_tricks": "last"}, 1, "..---"),
        # B32: none of the first n is complete after trick n.
        ({"no_trick": "first 2"}, 2, "..+++"),
        ({"no_trick": "first 2"}, 1, "..---"),
        # ds-124: an exact number is judged at the end.
        ({"tricks": {"count": 2}}, 0, "....+"),
        ({"tricks": {"count": 1}}, 1, "....+"),
        ({"tricks": {"count": 0}}, 2, "...--"),
        ({"tricks": {"count": 0}}, 0, ".----"),
        # ds-126: more, fewer, as many as others.
        ({"more_tricks_than": "each-other"}, 0, "....+"),
        ({"fewer_tricks_than": "each-other"}, 1, "....-"),
        ({"more_tricks_than": "others"}, 0, "...--"),
        ({"as_many_tricks_as": "others"}, 0, "....+"),
        ({"more_tricks_than": "commander"}, 1, "....-"),
        ({"as_many_tricks_as": "commander"}, 1, "....+"),
        # B43: ahead after every trick; a tie fails.
        ({"always_ahead_of": "each-other"}, 0, "..---"),
        # ds-136: counts only when leading.
        ({"never_open": ["blue", "green"]}, 2, "...++"),
        ({"never_open": ["blue", "green"]}, 0, "..---"),
        ({"never_open": "pink"}, 1, ".++++"),
    ],
)
def test_tricks(objective: dict[str, Any], owner: int, expected: str) -> None:
    """ds-123, ds-124, ds-126, ds-136; rulings B31, B32. Seat 2, who holds the only rocket, commands."""
    assert states(objective, owner) == expected


def test_first_two_tricks_after_one() -> None:
    """ds-086: the task of the worked trick is still open after it, and lost if the trick is."""
    assert states({"tricks": {"which": "first 2", "count": "all"}}, 0)[1] == "."
    assert states({"tricks": {"which": "first 2", "count": "all"}}, 1)[1] == "-"


ROW = position(
    "pink 9, blue 9, green 1, yellow 1, green 2",
    "pink 3, blue 7, green 4, yellow 2, blue 3",
    "pink 1, blue 2, green 3, yellow 3, yellow 4",
    leader=0,
)
ROW_TRICKS = (
    "pink 9, pink 3, pink 1",  # seat 0
    "blue 9, blue 7, blue 2",  # seat 0
    "green 1, green 4, green 3",  # seat 1
    "blue 3, yellow 4, green 2",  # seat 1
    "yellow 2, yellow 3, yellow 1",  # seat 2
)


@pytest.mark.parametrize(
    ("objective", "owner", "expected"),
    [
        ({"in_a_row": 2}, 0, "..++++"),
        ({"in_a_row": 3}, 0, "...---"),
        ({"exactly_in_a_row": 2}, 0, ".....+"),
        ({"exactly_in_a_row": 2}, 2, "....--"),
        ({"never_in_a_row": 2}, 2, "....++"),
        ({"never_in_a_row": 2}, 1, "....--"),
        ({"in_a_row": 1}, 2, ".....+"),
    ],
)
def test_tricks_in_a_row(objective: dict[str, Any], owner: int, expected: str) -> None:
    """ds-125, rulings B33, B34: a longer run does no harm, unless it is to be exactly so many in all."""
    assert states(objective, owner, ROW, ROW_TRICKS) == expected


@pytest.mark.parametrize(
    ("kind", "fitting"),
    [
        ({"only": "odd"}, "pink"),
        ({"only": "even"}, ""),
        ({"only": "<8"}, "blue"),
        ({"only": ">5"}, ""),
        ({"sum": ">13", "none": "rocket"}, "yellow"),
        ({"sum": "<13", "none": "rocket"}, "blue"),
        ({"sum": "13", "none": "rocket"}, "pink"),
        ({"equal": ["green", "blue"]}, ""),
        ({"holds": {"cards": "1", "count": 1}}, "pink blue green"),
        ({"holds": {"cards": "odd", "count": "3"}}, "pink"),
        ({"none": "1"}, "yellow"),
        ({"led_with": "green"}, "green"),
        ({"won_with": "9"}, "pink yellow"),
        ({"closed_with": "yellow 2"}, "yellow"),
        ({"beats": "3"}, "pink yellow"),
        ({"colours": 1}, "pink blue green yellow"),
        ({"values": 3}, "pink blue yellow"),
        ({"led_by": {"holder": "pink 9"}}, "pink blue"),
        ({"which": "even"}, "blue yellow"),
    ],
)
def test_kinds_of_tricks(kind: dict[str, Any], fitting: str) -> None:
    """ds-128 to ds-130, ds-132, ds-135, ruling B36: parity, sums and bounds leave submarines out."""
    scene = RefereeScene(DEAL, Sheet(DEAL.table, line(DEAL, *TRICKS)), {}, {})
    phrase = says({"tricks": kind})
    assert isinstance(phrase, TrickCount)
    gains = tally(scene, frozenset({0, 1, 2}), phrase.kind).gains(scene)
    assert [
        name for name, gain in zip(("pink", "blue", "green", "yellow"), gains, strict=True) if gain
    ] == fitting.split()


def test_the_sum_of_a_trick_may_depend_on_the_number_of_players() -> None:
    """ds-128."""
    assert states({"tricks": {"sum": {3: "> 12", 4: "> 40", 5: "> 40"}}}, 0) == ".++++"


def test_a_trick_with_as_many_of_two_colours_has_some_of_each() -> None:
    """ds-132."""
    at = position("pink 9, green 9", "blue 3, green 1", "green 8, green 2", leader=0)
    tricks = ("pink 9, blue 3, green 8", "green 9, green 1, green 2")
    assert states({"tricks": {"equal": ["pink", "blue"]}}, 0, at, tricks) == ".++"
    assert states({"tricks": {"equal": ["pink", "yellow"]}}, 0, at, tricks) == "..-"


def test_more_pink_than_green_with_one_pink_and_no_green() -> None:
    """ds-133: one pink is enough if there is no green."""
    at = position("pink 9, blue 9", "blue 3, green 1", "yellow 8, blue 2", leader=0)
    assert states({"more_cards": {"of": "pink", "than": "green"}}, 0, at, ("pink 9, blue 3, yellow 8",)) == ".."
    tricks = ("pink 9, blue 3, blue 2", "blue 9, green 1, yellow 8")
    assert states({"more_cards": {"of": "pink", "than": "green"}}, 0, at, tricks) == "..-"


@pytest.mark.parametrize(("noted", "expected"), [(2, "....+"), (1, "....-"), (0, ".----"), (4, "..---")])
def test_a_prediction_must_come_true_exactly(noted: int, expected: str) -> None:
    """ds-131, ruling B40."""
    assert states({"predict": "open"}, 0, noted=noted) == expected


def test_who_notes_nothing_has_predicted_nothing() -> None:
    assert states({"predict": "secret"}, 0) == "-----"


def test_a_sum_is_settled_by_the_highest_cards_left() -> None:
    """Seat 0 wins 9, 3 and 1, later 3, 9 and 2; with the rocket, seat 2 wins 4, 1 and 1."""
    assert states({"total": {"sum": 27}}, 0) == "....+"
    assert states({"total": {"sum": "13+"}}, 0) == ".++++"
    assert states({"total": {"sum": "14+"}}, 0) == "....+"
    assert states({"total": {"sum": "..13"}}, 0) == "....-"
    assert states({"total": {"sum": 6}}, 2) == "....+"
    assert states({"total": {"sum": "<6"}}, 2) == "...--"
    assert states({"total": {"of": "pink", "sum": 13}}, 0) == ".++++"
    assert states({"total": {"of": "odd", "sum": "12+", "in": "first"}}, 0) == ".++++"
    assert states({"total": {"sum": "14+", "in": "first"}}, 0) == ".----"


def test_sums_are_compared() -> None:
    """In the end seat 0 has 27, seat 1 has 10 and seat 2 has 6."""
    assert states({"higher_total_than": "others"}, 0) == "....+"
    assert states({"higher_total_than": "each-other"}, 1) == "....-"
    assert states({"lower_total_than": "each-other"}, 2) == "....+"
    assert states({"same_total_as": {"left_of": "owner"}}, 2) == "....-"
    assert states({"same_total_as": "owner"}, 2) == "+++++"


def test_values_of_winning_cards_go_one_way() -> None:
    """The tricks are won with 9, 7, 1 and 9: the first and the last of them by seat 0."""
    assert states({"winning_values": {"go": "rising"}}, 0) == "....-"
    assert states({"winning_values": {"go": "rising"}}, 1) == "....+"
    assert states({"who": "crew", "winning_values": {"go": "falling"}}) == "....-"
    assert states({"who": "crew", "winning_values": {"go": "falling", "in": "first 3"}}) == "...++"
    assert states({"who": "crew", "winning_values": {"go": "rising"}}) == "..---"
    assert states({"who": "crew", "winning_values": {"go": "up-and-down"}}) == "...--"
    assert states({"who": "crew", "winning_values": {"go": "up-and-down", "in": [1, 3, 4]}}) == "....+"
    assert states({"who": "crew", "winning_values": {"go": "even-steps", "in": "first 3"}}) == "...--"
    assert states({"who": "crew", "winning_values": {"go": "even-steps", "in": "2..3"}}) == "...++"


def test_steps_happen_in_order() -> None:
    """Planet Nine 44, and winning cards in order: several may fall in one trick."""
    assert states({"win_in_order": ["pink 1", "pink 3", "yellow 2"]}, 0) == "....+"
    assert states({"win_in_order": ["yellow 2", "pink 1"]}, 0) == ".----"
    assert states({"order": [{"won_with": "9"}, "last"]}, 0) == "....+"


def test_the_first_of_a_set_is_settled_by_the_first_that_falls() -> None:
    assert states({"win_first": "pink"}, 0) == ".++++"
    assert states({"win_first": "pink"}, 1) == ".----"
    assert states({"win_first": "blue 2"}, 1) == "..+++"


def test_the_last_of_a_set_is_settled_when_none_is_left() -> None:
    assert states({"win_last": "pink"}, 0) == ".++++"
    assert states({"win_last": "odd"}, 0) == "....+"
    assert states({"win_last": ["pink 3", "blue 2"]}, 0) == "..---"
    assert states({"win_last": ["pink 3", "blue 2"]}, 1) == "..+++"


def test_choices_between_objectives() -> None:
    """all_of fails with its first part, any_of with its last; not turns both round."""
    pink, blue = {"win": "pink 1"}, {"win": "blue 2"}
    assert states({"all_of": [pink, blue]}, 0) == "..---"
    assert states({"any_of": [pink, blue]}, 1) == "..+++"
    assert states({"any_of": [pink, blue]}, 2) == "..---"
    assert states({"not": blue}, 0) == "..+++"
    assert states({"not": {"any_of": [pink, blue]}}, 0) == ".----"


def test_one_trick_may_fulfil_several_tasks_of_its_winner() -> None:
    """p9-105, ds-080."""
    both = replace(DEAL, tasks=(task("pink 1"), task("pink 3")), owners=(0, 0))
    played = replay(Mission((3,)), both, Certificate((0, 0), line(both, TRICKS[0])))
    assert played.standing().mission is Status.MET


def test_a_trick_that_fulfils_one_task_and_takes_the_card_of_another_loses() -> None:
    """p9-128, ruling B12."""
    both = replace(DEAL, tasks=(task("pink 1"), task("pink 3")), owners=(0, 1))
    played = replay(Mission((3,)), both, Certificate((0, 1), line(both, TRICKS[0])))
    assert played.standing().mission is Status.FAILED


def test_tasks_belong_to_their_owner_alone() -> None:
    """ds-113: what others win does not matter to `no pink` of seat 1."""
    assert states({"win_no": "pink"}, 1) == ".++++"


def test_trump_4_may_be_the_card_never_played() -> None:
    """ds-170, ruling B2."""
    at = position("pink 9, submarine 4", "pink 3", "pink 1", leader=0)
    assert at.table.tricks == 1
    assert states({"win_no": "trump"}, 0, at, ("pink 9, pink 3, pink 1",)) == ".+"
    assert states({"keep": "trump"}, 1, at, ("pink 9, pink 3, pink 1",)) == ".+"
