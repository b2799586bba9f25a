"""The oracle itself: positions so small that a person sees the answer."""

import pytest

from logwright.engine.referee import approve
from tests.engine.notation import card, cards
from tests.engine.oracle import solve
from tests.engine.oracle.choices import Ways, every_sharing
from tests.engine.oracle.position import read
from tests.engine.oracle.solve import winning_choices
from tests.engine.oracle.table import after_draws, every_line, every_passing, every_trick, start_table, winner, without
from tests.engine.positions import small_told
from tests.engine.told import Told, as_read, asks, certificate, told

HANDS = ("pink 9, blue 1", "pink 3, blue 7", "pink 1, blue 2")


def solvable(at: Told, *, distress: bool = False) -> bool:
    found = solve(at, distress=distress)
    if found is not None:
        approve(*as_read(at), certificate(*found), distress=distress)
    return found is not None


def test_who_can_win_a_card() -> None:
    """Seat 0 leads and has the highest pink, seat 1 the highest blue."""
    for name, owner, can in [
        ("pink 1", 0, True),
        ("pink 1", 1, False),
        ("blue 2", 0, False),
        ("blue 2", 1, True),
        ("blue 2", 2, False),
    ]:
        assert solvable(told(*HANDS, leader=0, tasks=[asks(name)], owners=[owner])) is can, name


def test_the_leader_matters() -> None:
    """Blue 1 wins if blue 2 is thrown on pink 9 before. Led by seat 2, that never happens."""
    at = told("pink 9, blue 1", "pink 3, pink 7", "green 1, blue 2", tasks=[asks("blue 1")], owners=[0])
    assert [solvable(at | {"leader": leader}) for leader in range(3)] == [True, True, False]


def test_every_line_is_tried() -> None:
    """Two tricks, everybody free to play either card: 2 * 2 * 2 first tricks, one second trick each."""
    at = start_table(read(told("pink 1, blue 1", "green 1, green 2", "yellow 1, yellow 2", leader=0)))
    assert len(list(every_trick(at, 0))) == 8
    following = start_table(read(told("pink 1, blue 1", "pink 2, green 2", "yellow 1, blue 2", leader=0)))
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
    at = told(*HANDS, leader=0, commander=0, tasks=[asks("pink 1"), asks("blue 2")])
    assert solvable(at | {"allocation": "draft"})
    assert solvable(at | {"allocation": "free"})
    assert not solvable(at | {"allocation": "one-member"})
    assert not solvable(at | {"allocation": "draft", "commander": 2})


def test_a_draft_is_gone_through_turn_by_turn() -> None:
    tasks = [asks("pink 1"), asks("blue 2"), asks("pink 3"), asks("blue 7")]
    at = told(*HANDS, commander=1, leader=1, allocation="draft")
    three, four = (read(at | {"tasks": tasks[:count]}) for count in (3, 4))
    assert {owners for owners, _ in every_sharing(three)} == {
        (0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)
    }  # fmt: skip
    assert {owners.count(1) for owners, _ in every_sharing(four)} == {2}
    passing = read(at | {"tasks": tasks[:1], "passing": True})
    assert [owners for owners, _ in every_sharing(passing)] == [(1,), (2,), (0,)]


def test_tokens_ask_for_an_order() -> None:
    """Seat 0 can win pink 1 only in the first trick: once seat 2 leads, pink is never led."""
    hands = ("pink 9, green 1", "pink 1, green 2", "blue 2, green 3")
    for tokens, can in [(("1", "2"), True), (("2", "1"), False), ((">", ">>"), True), ((">>", ">"), False)]:
        tasks = [asks("pink 1", tokens[0]), asks("green 1", tokens[1])]
        assert solvable(told(*hands, leader=0, tasks=tasks, owners=[0, 2])) is can, tokens
    late = told(*hands, leader=0, tasks=[asks("pink 1", "omega"), asks("green 1")], owners=[0, 2])
    assert not solvable(late)
    found = solve(late | {"change_tokens": "move-one"})
    assert found is not None
    assert found[0].tokens == (None, "omega")


def test_members_are_chosen_so_that_it_works() -> None:
    """Only seat 2 can stay without a trick, whatever is led."""
    rule = {"who": {"chosen": "sick"}, "tricks": {"count": "none"}}
    found = solve(told(*HANDS, leader=0, commander=0, choose=[{"member": "sick"}], objectives=[rule]))
    assert found is not None
    assert found[0].chosen == (("sick", 2),)


def test_predictions_are_made_so_that_they_come_true() -> None:
    found = solve(told(*HANDS, leader=0, tasks=[asks({"predict": "open"})], owners=[2]))
    assert found is not None
    assert dict(found[0].noted)[2] == 0


def test_a_task_may_be_handed_over_by_five() -> None:
    hands = ["rocket 4, pink 9", "pink 3, blue 7", "pink 1, blue 2", "green 1, green 2", "green 3, green 4"]
    at = told(*hands, leader=0, tasks=[asks("pink 1"), asks("pink 3")], allocation="draft")
    assert not solvable(at)
    assert solvable(at | {"five_player_rule": True})
    found = solve(at | {"five_player_rule": True})
    assert found is not None
    assert found[0].owners == (0, 0)
    assert found[0].hand_over in ((1, 1, 0), (0, 1, 0))


def test_the_distress_signal_may_save_a_deal() -> None:
    """Seat 1 must win blue 1 but has no card above it until seat 0 passes one on."""
    at = told("blue 9, pink 9", "pink 1, green 1", "blue 1, pink 2", leader=0, tasks=[asks("blue 1")], owners=[1])
    assert not solvable(at)
    assert solvable(at, distress=True)
    assert len(list(every_passing(start_table(read(at))))) == 2 * 2**3


def test_the_automaton_turns_its_cards_up() -> None:
    at = told("pink 1, blue 1", "pink 2, blue 2", automaton=[["green 1", "pink 9"]], leader=0)
    table = start_table(read(at))
    assert table.open[2] == {card("green 1")}
    assert without(table, cards("pink 1, pink 2, green 1")).open[2] == {card("pink 9")}
    for name, can in [("pink 2", True), ("blue 2", False)]:
        assert solvable(at | {"tasks": [asks(name) | {"owner": 2}]}) is can, name


def test_cards_are_drawn_after_a_trick() -> None:
    draws = [["pink 3", "blue 3"], ["pink 1", "blue 1"], ["pink 2", "blue 2"]]
    at = told("pink 1, blue 1", "pink 2, blue 2", "pink 3, blue 3", tasks=[asks("blue 1")], owners=[0], draws=draws)
    position = read(at)
    table = without(start_table(position), cards("pink 1, pink 2, pink 3"))
    assert after_draws(table, position.draws).open == (
        frozenset(cards("blue 3")),
        frozenset(cards("blue 1")),
        frozenset(cards("blue 2")),
    )
    assert not solvable(at)
    assert solvable(at | {"draw_after_trick": 1})


def test_choices_are_all_there() -> None:
    """Two drafted tasks among three, a member to choose, and a number to note that is right or wrong, for each seat."""
    at = told(*HANDS, leader=0, commander=0, tasks=[asks({"win_no": "green"}), asks({"not": {"predict": "open"}})])
    position = read(at | {"allocation": "draft", "choose": [{"member": "sick"}]})
    line = next(every_line(position))
    choices = list(winning_choices(position, Ways(position), line))
    assert len(choices) == 2 * 2 * 4
    assert len(set(choices)) == len(choices)


def test_small_positions_have_both_verdicts_and_every_allocation() -> None:
    drawn = [small_told(number, (2,)) for number in range(300)]
    assert len({at["allocation"] for at in drawn}) == 11
    assert {task["token"] for at in drawn for task in at["tasks"] if "token" in task} >= {
        "1",
        "2",
        "3",
        "omega",
        ">",
        ">>",
        ">>>",
    }
    verdicts = [solve(at) is not None for at in drawn[:60]]
    assert 10 < sum(verdicts) < 50
