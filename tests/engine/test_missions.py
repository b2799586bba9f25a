"""Special rules of official missions: when they are won, and when lost (rulings B2, B4, B5, B29, B41, B43, B44)."""

from dataclasses import replace
from typing import Any

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.chance import Chance
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import ChosenMember, Mission
from logwright.engine.missions.resolve import Cast, resolve
from logwright.engine.missions.resolved import InRange, InSequence
from logwright.engine.referee import Status, replay
from tests.engine.notation import cards, challenge_for_three, line, position, says, task

LETTERS = {Status.OPEN: ".", Status.MET: "+", Status.FAILED: "-"}
Said = dict[str, Any]


def course(rules: list[Said], at: Deal, *tricks: str, chosen: dict[str, Seat] | None = None) -> str:
    """The whole mission before play and after each trick: `.` open, `+` won, `-` lost."""
    who = tuple((chosen or {}).items())
    members = tuple(ChosenMember(name, commander_allowed=True) for name, _ in who)
    mission = Mission((at.players,), chosen=members, objectives=tuple(says(rule) for rule in rules))
    certificate = Certificate(at.owners or (), line(at, *tricks), chosen=who)
    played = replay(mission, at, certificate)
    return "".join(LETTERS[played.standing(count).mission] for count in range(len(tricks) + 1))


# Seat 0 wins the first and the last trick, seats 1 and 2 one each in between; no 1 ever wins.
DEAL = position(
    "pink 9, blue 1, green 1, yellow 8",
    "pink 3, blue 7, green 4, yellow 2",
    "pink 1, blue 2, rocket 1, yellow 3",
    leader=0,
)
TRICKS = (
    "pink 9, pink 3, pink 1",
    "blue 1, blue 7, blue 2",
    "green 4, rocket 1, green 1",
    "yellow 3, yellow 8, yellow 2",
)


def test_a_task_mission_is_won_as_soon_as_all_tasks_are_done() -> None:
    """p9-002, p9-125, ds-002, ds-081, ruling B4: the remaining cards need not be played."""
    two = replace(DEAL, tasks=(task("pink 1"), task("blue 2")), owners=(0, 1))
    assert course([], two, *TRICKS[:2]) == "..+"


def test_a_decided_mission_is_won_when_the_chosen_member_has_fulfilled_all_tasks() -> None:
    """p9-194, p9-195."""
    two = replace(DEAL, tasks=(task("pink 1"), task("yellow 2")), owners=(0, 0))
    assert course([], two, *TRICKS) == "....+"


def test_mission_5_the_sick_member_wins_no_trick() -> None:
    """p9-131, ruling B5: won after the last trick only, lost at once."""
    rule = [{"who": {"chosen": "sick"}, "tricks": {"count": "none"}}]
    assert course(rule, DEAL, *TRICKS, chosen={"sick": 1}) == "..---"
    calm = position("pink 9, blue 9", "pink 1, blue 1", "pink 2, blue 2", leader=0)
    assert course(rule, calm, "pink 9, pink 1, pink 2", "blue 9, blue 1, blue 2", chosen={"sick": 2}) == "..+"


def test_missions_9_and_26_a_colour_one_wins_a_trick() -> None:
    """Ruling B5: won when the count is reached, lost when too few ones are left; rocket 1 does not count."""
    assert course([{"tricks": {"won_with": "1"}}], DEAL, *TRICKS) == "...--"
    at = position("pink 1, blue 1", "green 3, green 4", "green 5, green 6", leader=0)
    assert course([{"tricks": {"won_with": "1"}}], at, "pink 1, green 3, green 5", "blue 1, green 4, green 6") == ".++"
    two = [{"tricks": {"won_with": "1", "count": "2+"}}]
    assert course(two, at, "pink 1, green 3, green 5", "blue 1, green 4, green 6") == "..+"
    assert course(two, DEAL, *TRICKS) == "..---"


def test_mission_13_every_rocket_wins_a_trick() -> None:
    """Rulings B2, B5: two rockets in one trick lose, and so does one that is never played."""
    rule = [{"each_wins": "rocket"}]
    at = position("rocket 4, pink 1, pink 2", "rocket 2, pink 3, blue 1", "rocket 1, blue 2, blue 3", leader=0)
    assert course(rule, at, "rocket 4, rocket 2, rocket 1") == ".-"
    single = position("rocket 4, pink 1", "pink 3, pink 4", "rocket 1, blue 3", leader=0)
    assert course(rule, single, "pink 1, pink 3, rocket 1", "blue 3, rocket 4, pink 4") == "..+"
    stuck = position("rocket 4, pink 1, pink 2", "pink 3, pink 4", "rocket 1, blue 3", leader=0)
    assert course(rule, stuck, "pink 1, pink 3, rocket 1", "blue 3, pink 2, pink 4") == "..-"


def test_missions_16_and_17_no_nine_wins() -> None:
    """Rulings B4, B5: won when no 9 is in hand any more, however many tasks are done before."""
    rule = [{"no_trick": {"won_with": "9"}}]
    assert course(rule, DEAL, *TRICKS) == ".----"
    at = position("pink 1, blue 1, green 1", "pink 3, pink 9, green 2", "pink 2, blue 9, green 3", leader=0)
    assert course(rule, at, "pink 1, pink 3, pink 2", "pink 9, blue 9, green 1") == "..-"
    at = position("pink 1, blue 1, rocket 1", "pink 3, blue 9, green 2", "pink 2, blue 2, green 3", leader=0)
    done = replace(at, tasks=(task("pink 1"),), owners=(1,))
    tricks = ("pink 1, pink 3, pink 2", "green 2, green 3, rocket 1", "blue 1, blue 9, blue 2")
    assert course(rule, done, *tricks) == "...-"
    beaten = position("pink 1, rocket 1", "pink 3, blue 9", "pink 2, blue 2", leader=0)
    beaten = replace(beaten, tasks=(task("pink 1"),), owners=(1,))
    assert course(rule, beaten, "pink 1, pink 3, pink 2", "blue 9, blue 2, rocket 1") == "..+"


def test_missions_29_and_34_nobody_gets_two_tricks_ahead() -> None:
    """Rulings B5, B29: checked after every trick over all seats, won after the last one."""
    balance: Said = {"nobody_ahead": {"by": 2}}
    assert course([balance], DEAL, *TRICKS) == "....+"
    ends = {"who": "commander", "tricks": {"which": ["first", "last"], "count": "all"}}
    assert course([balance, ends], replace(DEAL, commander=0), *TRICKS) == "....+"
    assert course([balance, ends], replace(DEAL, commander=1), *TRICKS) == ".----"
    greedy = position("pink 9, blue 9", "pink 1, blue 1", "pink 2, blue 2", leader=0)
    assert course([balance], greedy, "pink 9, pink 1, pink 2", "blue 9, blue 1, blue 2") == "..-"


def test_mission_33_one_member_wins_exactly_one_trick_without_a_rocket() -> None:
    """Ruling B5."""
    named = {"chosen": "named"}
    rule: list[Said] = [
        {"who": named, "tricks": {"count": 1}},
        {"who": named, "no_trick": {"won_with": "rocket"}},
    ]
    assert course(rule, DEAL, *TRICKS, chosen={"named": 1}) == "....+"
    assert course(rule, DEAL, *TRICKS, chosen={"named": 2}) == "...--"
    assert course(rule, DEAL, *TRICKS, chosen={"named": 0}) == "....-"


def test_mission_41_first_and_last_trick_and_no_other() -> None:
    """Ruling B5: neither with a rocket."""
    named = {"chosen": "named"}
    rule: list[Said] = [
        {"who": named, "only_tricks": ["first", "last"]},
        {"who": named, "no_trick": {"won_with": "rocket"}},
    ]
    assert course(rule, DEAL, *TRICKS, chosen={"named": 0}) == "....+"
    assert course(rule, DEAL, *TRICKS, chosen={"named": 1}) == ".----"


def test_mission_44_the_rockets_win_in_order() -> None:
    rule = [{"in_order": ["rocket 1", "rocket 4"]}]
    single = position("rocket 4, pink 1", "pink 3, pink 4", "rocket 1, blue 3", leader=0)
    assert course(rule, single, "pink 1, pink 3, rocket 1", "blue 3, rocket 4, pink 4") == "..+"
    assert course(rule, single, "rocket 4, pink 3, rocket 1") == ".-"
    early = position("rocket 4, pink 1", "pink 3, pink 4", "pink 2, rocket 1", leader=0)
    assert course([{"in_order": ["rocket 4", "rocket 1"]}], early, "pink 1, pink 3, pink 2") == ".."
    other = position("rocket 4, blue 1", "pink 3, pink 4", "blue 3, rocket 1", leader=1)
    assert course(rule, other, "pink 3, blue 3, rocket 4") == ".-"


def test_the_challenge_for_three_asks_nothing_of_rocket_1() -> None:
    """p9-242, p9-243, ruling A20: missions 13 and 44 go on without it."""
    deal = deal_mission(Mission((3,)), challenge_for_three(), Chance(1))
    each = resolve(says({"each_wins": "rocket"}).core(), Cast(deal))
    assert isinstance(each, InRange)
    assert each.span.least == 3
    order = resolve(says({"in_order": ["rocket 1", "rocket 2", "rocket 3", "rocket 4"]}).core(), Cast(deal))
    assert isinstance(order, InSequence)
    assert [step.pattern.won_with for step in order.steps] == [
        frozenset({Card(Suit.TRUMP, value)}) for value in (2, 3, 4)
    ]


def test_mission_46_the_left_neighbour_of_pink_9_wins_all_pink() -> None:
    """Rulings B2, B5: lost at once, won when no pink is in hand; a pink card left over does no harm."""
    rule = [{"who": {"left_of": {"holder": "pink 9"}}, "keep": "pink"}]
    assert course(rule, DEAL, *TRICKS) == ".----"
    at = position("pink 9, blue 1, pink 8", "rocket 1, blue 7", "pink 1, blue 2", leader=0)
    assert course(rule, at, "pink 9, rocket 1, pink 1", "blue 7, blue 2, blue 1") == "..+"
    last = position("pink 9, blue 1", "rocket 1, blue 7", "pink 1, blue 2", leader=0)
    assert course(rule, last, "pink 9, rocket 1, pink 1") == ".+"


def test_mission_48_the_omega_task_is_done_in_the_last_trick() -> None:
    """Ruling B4: too early loses, and the mission cannot end before."""
    rule = [{"task_in": {"token": "omega", "which": "last"}}]
    late = replace(DEAL, tasks=(task("yellow 2", "omega"), task("pink 1")), owners=(0, 0))
    assert course(rule, late, *TRICKS) == "....+"
    soon = replace(DEAL, tasks=(task("blue 2", "omega"), task("pink 1")), owners=(1, 0))
    assert course(rule, soon, *TRICKS) == "..---"


def test_mission_50_everybody_has_a_part() -> None:
    """Rulings B5, B30: the first tricks, the last one, and all in between; with three the others are one."""
    first, last = {"chosen": "first"}, {"chosen": "last"}
    rule: list[Said] = [{"who": first, "only_tricks": 1}, {"who": last, "only_tricks": "last"}]
    at = position("pink 9, blue 1, green 1", "pink 3, blue 7, green 4", "pink 1, blue 2, green 9", leader=0)
    tricks = ("pink 9, pink 3, pink 1", "blue 1, blue 7, blue 2", "green 4, green 9, green 1")
    assert course(rule, at, *tricks, chosen={"first": 0, "last": 2}) == "...+"
    assert course(rule, at, *tricks, chosen={"first": 0, "last": 1}) == "..--"


def test_deep_sea_8_and_21_balance_the_nines_and_ones() -> None:
    """Ruling B44: colour cards only, over all seats; won when all of them are won."""
    ones = [{"nobody_ahead": {"by": 2, "cards": "1"}}]
    assert course(ones, DEAL, *TRICKS) == "...++"
    at = position("pink 9, blue 9", "pink 1, blue 1", "pink 2, blue 2", leader=0)
    assert course(ones, at, "pink 9, pink 1, pink 2", "blue 9, blue 1, blue 2") == "..-"


def test_deep_sea_12_opening_with_pink_is_legal_but_loses() -> None:
    """Ruling B41."""
    assert course([{"never_open": ["pink", "rocket"]}], DEAL, *TRICKS) == ".----"
    at = position("blue 9, green 9", "pink 1, blue 1", "green 2, blue 2", leader=0)
    tricks = ("blue 9, blue 1, blue 2", "green 9, pink 1, green 2")
    assert course([{"never_open": ["pink", "rocket"]}], at, *tricks) == "..+"


def test_deep_sea_23_the_first_winner_stays_ahead() -> None:
    """Ruling B43: more tricks than every other member after every trick; a tie loses."""
    rule = [{"who": "first-winner", "always_ahead_of": "each-other"}]
    assert course(rule, DEAL, *TRICKS) == "..---"
    at = position("pink 9, blue 9, green 1", "pink 1, blue 1, green 2", "pink 2, blue 2, green 3", leader=0)
    tricks = ("pink 9, pink 1, pink 2", "blue 9, blue 1, blue 2", "green 1, green 2, green 3")
    assert course(rule, at, *tricks) == "...+"
    assert course([{"who": "first-winner", "tricks": {"which": "last"}}], DEAL, *TRICKS) == "....+"


def test_deep_sea_27_yellow_5_closes_the_last_trick() -> None:
    """Ruling B2: not in an earlier trick, not in another place, not left over."""
    rule = [{"tricks": {"which": "last", "closed_with": "yellow 5"}}]
    at = position("pink 9, blue 1", "pink 1, blue 3", "pink 2, yellow 5", leader=0)
    assert course(rule, at, "blue 1, blue 3, yellow 5") == ".-"
    assert course(rule, at, "pink 9, pink 1, pink 2", "blue 1, blue 3, yellow 5") == "..+"
    assert course(rule, replace(at, leader=1), "pink 1, pink 2, pink 9", "blue 1, blue 3, yellow 5") == "..+"
    middle = position("pink 1, blue 1", "pink 9, blue 3", "pink 2, yellow 5", leader=0)
    assert course(rule, middle, "pink 1, pink 9, pink 2", "blue 3, yellow 5, blue 1") == "..-"


def test_success_needs_tasks_and_special_rules_alike() -> None:
    """p9-129, ds-082: the mission is lost with its rule although the task is done."""
    done = replace(DEAL, tasks=(task("pink 1"),), owners=(0,))
    assert course([{"no_trick": {"which": "first", "won_with": "9"}}], done, *TRICKS[:1]) == ".-"
    assert course([{"no_trick": {"which": 2, "won_with": "8"}}], done, *TRICKS[:2]) == "..+"


def test_a_custom_mission_may_ask_for_anything() -> None:
    """p9-244: any tasks and tokens, any rule."""
    odd = replace(DEAL, tasks=(task("pink 1", "1"), task({"win_no": "green"}, "2")), owners=(0, 1))
    assert course([{"who": "everyone", "tricks": {"count": "1+"}}], odd, *TRICKS) == "...++"


def test_unavoidable_and_avoidable_failures_look_alike_at_the_table() -> None:
    """ds-097: taking a task without the card it needs is lost like any other."""
    without = replace(DEAL, tasks=(task({"win_with": "2"}),), owners=(0,))
    assert not set(cards("blue 2, yellow 2")) & set(DEAL.hands[0])
    assert course([], without, *TRICKS) == "....-"
