"""The oracle itself: positions so small that a person sees the answer."""

from dataclasses import replace

import pytest

from logwright.engine.certificate import HandOver
from logwright.engine.deal import Deal
from logwright.engine.mission import Allocation, ChosenMember, Mission, Token, TokenChange
from logwright.engine.referee import approve
from tests.engine.notation import card, cards, columns, position, says, task
from tests.engine.oracle import Choice, every_choice, solve
from tests.engine.oracle_table import after_draws, every_passing, every_trick, start_table, winner, without
from tests.engine.positions import small_position

HANDS = ("pink 9, blue 1", "pink 3, blue 7", "pink 1, blue 2")
FIXED = Mission((3,))


def solvable(mission: Mission, deal: Deal, *, distress: bool = False) -> bool:
    certificate = solve(mission, deal, distress=distress)
    if certificate is not None:
        approve(mission, deal, certificate, distress=distress)
    return certificate is not None


def test_who_can_win_a_card() -> None:
    """Seat 0 leads and has the highest pink, seat 1 the highest blue."""
    for name, owner, can in [
        ("pink 1", 0, True),
        ("pink 1", 1, False),
        ("blue 2", 0, False),
        ("blue 2", 1, True),
        ("blue 2", 2, False),
    ]:
        assert solvable(FIXED, position(*HANDS, leader=0, tasks=[task(name)], owners=[owner])) is can, name


def test_the_leader_matters() -> None:
    """Blue 1 wins if blue 2 is thrown on pink 9 before. Led by seat 2, that never happens."""
    at = position("pink 9, blue 1", "pink 3, pink 7", "green 1, blue 2", leader=0, tasks=[task("blue 1")], owners=[0])
    assert [solvable(FIXED, replace(at, leader=leader)) for leader in range(3)] == [True, True, False]


def test_every_line_is_tried() -> None:
    """Two tricks, everybody free to play either card: 2 * 2 * 2 first tricks, one second trick each."""
    at = start_table(position("pink 1, blue 1", "green 1, green 2", "yellow 1, yellow 2", leader=0), None)
    assert len(list(every_trick(at, 0))) == 8
    following = start_table(position("pink 1, blue 1", "pink 2, green 2", "yellow 1, blue 2", leader=0), None)
    assert {trick for trick in every_trick(following, 0) if trick[0] == card("pink 1")} == {
        cards("pink 1, pink 2, yellow 1"),
        cards("pink 1, pink 2, blue 2"),
    }


@pytest.mark.parametrize(
    ("leader", "played", "seat"),
    [(0, "pink 2, pink 9, blue 9", 1), (2, "pink 2, blue 9, green 9", 2), (1, "pink 9, rocket 1, rocket 2", 0)],
)
def test_it_knows_who_wins(leader: int, played: str, seat: int) -> None:
    assert winner(leader, cards(played)) == seat


def test_allocation_is_the_crews_choice() -> None:
    """Pink 1 can only go to seat 0, blue 2 only to seat 1: a draft may give them so, a decision may not."""
    at = position(*HANDS, leader=0, commander=0, tasks=[task("pink 1"), task("blue 2")])
    assert solvable(Mission((3,), allocation=Allocation.DRAFT), at)
    assert solvable(Mission((3,), allocation=Allocation.FREE), at)
    assert not solvable(Mission((3,), allocation=Allocation.ONE_MEMBER), at)
    assert not solvable(Mission((3,), allocation=Allocation.DRAFT), replace(at, commander=2))


def test_tokens_ask_for_an_order() -> None:
    """Seat 0 can win pink 1 only in the first trick: once seat 2 leads, pink is never led."""
    at = position("pink 9, green 1", "pink 1, green 2", "blue 2, green 3", leader=0, owners=[0, 2])
    for tokens, can in [(("1", "2"), True), (("2", "1"), False), ((">", ">>"), True), ((">>", ">"), False)]:
        tasks = (task("pink 1", tokens[0]), task("green 1", tokens[1]))
        assert solvable(FIXED, replace(at, tasks=tasks)) is can, tokens
    late = replace(at, tasks=(task("pink 1", "omega"), task("green 1")))
    assert not solvable(FIXED, late)
    found = solve(Mission((3,), token_change=TokenChange.MOVE_ONE), late)
    assert found is not None
    assert found.tokens == (None, Token.OMEGA)


def test_members_are_chosen_so_that_it_works() -> None:
    """Only seat 2 can stay without a trick, whatever is led."""
    rule = says({"who": {"chosen": "sick"}, "tricks": {"count": "none"}})
    mission = Mission((3,), chosen=(ChosenMember("sick"),), objectives=(rule,))
    found = solve(mission, position(*HANDS, leader=0, commander=0))
    assert found is not None
    assert found.chosen == (("sick", 2),)


def test_predictions_are_made_so_that_they_come_true() -> None:
    at = position(*HANDS, leader=0, tasks=[task({"predict": "open"})], owners=[2])
    found = solve(FIXED, at)
    assert found is not None
    assert found.predictions == ((2, 0),)


def test_a_task_may_be_handed_over_by_five() -> None:
    hands = ["rocket 4, pink 9", "pink 3, blue 7", "pink 1, blue 2", "green 1, green 2", "green 3, green 4"]
    at = position(*hands, leader=0, tasks=[task("pink 1"), task("pink 3")])
    mission = Mission((5,), allocation=Allocation.DRAFT)
    assert not solvable(mission, at)
    found = solve(replace(mission, hand_over=True), at)
    assert found is not None
    assert found.owners == (0, 0)
    assert found.hand_over in (HandOver(1, 1, 0), HandOver(0, 1, 0))


def test_the_distress_signal_may_save_a_deal() -> None:
    """Seat 1 must win blue 1 but has no card above it until seat 0 passes one on."""
    at = position("blue 9, pink 9", "pink 1, green 1", "blue 1, pink 2", leader=0, tasks=[task("blue 1")], owners=[1])
    assert not solvable(FIXED, at)
    assert solvable(FIXED, at, distress=True)
    assert len(list(every_passing(at))) == 2 * 2**3


def test_the_automaton_turns_its_cards_up() -> None:
    at = position("pink 1, blue 1", "pink 2, blue 2", row=columns("green 1 / pink 9"), leader=0)
    table = start_table(at, None)
    assert table.open[2] == {card("green 1")}
    assert without(table, cards("pink 1, pink 2, green 1"), at).open[2] == {card("pink 9")}
    for name, can in [("pink 2", True), ("blue 2", False)]:
        assert solvable(FIXED, replace(at, tasks=(task(name),), owners=(2,))) is can, name


def test_cards_are_drawn_after_a_trick() -> None:
    at = position(
        "pink 1, blue 1",
        "pink 2, blue 2",
        "pink 3, blue 3",
        leader=0,
        draws=(cards("pink 3, blue 3"), cards("pink 1, blue 1"), cards("pink 2, blue 2")),
    )
    table = without(start_table(at, None), cards("pink 1, pink 2, pink 3"), at)
    assert after_draws(table, at).open == (
        frozenset(cards("blue 3")),
        frozenset(cards("blue 1")),
        frozenset(cards("blue 2")),
    )
    who = replace(at, tasks=(task("blue 1"),), owners=(0,))
    assert not solvable(FIXED, who)
    assert solvable(Mission((3,), draw_after_trick=1), who)


def test_choices_are_all_there() -> None:
    """Two drafted tasks among three, a member to choose, and a prediction from 0 to 2."""
    at = position(*HANDS, leader=0, commander=0, tasks=[task("pink 1"), task({"predict": "open"})])
    mission = Mission((3,), allocation=Allocation.DRAFT, chosen=(ChosenMember("sick"),))
    choices: list[Choice] = list(every_choice(mission, at))
    assert len(choices) == 2 * 2 * 3
    assert len(set(choices)) == len(choices)


@pytest.mark.parametrize("number", range(60))
def test_merging_lines_does_not_change_the_verdict(number: int) -> None:
    mission, deal = small_position(number, (2,))
    merged, plain = solve(mission, deal), solve(mission, deal, merge=False)
    assert (merged is None) == (plain is None)


def test_small_positions_have_both_verdicts_and_every_allocation() -> None:
    drawn = [small_position(number, (2,)) for number in range(300)]
    assert {mission.allocation for mission, _ in drawn} == set(Allocation)
    assert {token for _, deal in drawn for token in deal.tokens if token} >= {
        Token.ONE,
        Token.TWO,
        Token.THREE,
        Token.OMEGA,
        Token.ARROW_1,
        Token.ARROW_2,
        Token.ARROW_3,
    }
    verdicts = [solve(mission, deal) is not None for mission, deal in drawn[:60]]
    assert 10 < sum(verdicts) < 50
