"""Who may own which task: what `allocation` says, against the procedures played out step by step."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.missions.allocation import Owners, sharing
from logwright.engine.missions.mission import Allocation, Mission, Task
from tests.engine.notation import columns, position, task

HANDS = {
    3: ["rocket 4, pink 1", "pink 2, blue 1", "blue 2, green 2"],
    4: ["rocket 4, pink 1", "pink 2, blue 1", "blue 2, green 2", "green 3, yellow 1"],
    5: ["rocket 4, pink 1", "pink 2, blue 1", "blue 2, green 2", "green 3, yellow 1", "yellow 2, yellow 3"],
}
SOME_TASKS = ["pink 1", "blue 1", "green 2", "yellow 1", "yellow 2", "green 3"]


def deal(seats: int, tasks: int, commander: Seat = 0, hard: tuple[int, ...] = ()) -> Deal:
    """A table where somebody commands; `hard` are the difficulties of the tasks."""
    named: list[Task] = []
    for place, name in enumerate(SOME_TASKS[:tasks]):
        difficulty = hard[place] if hard else 1
        named.append(replace(task(name), difficulty=tuple((at, difficulty) for at in (3, 4, 5))))
    return position(*HANDS[seats], commander=commander, tasks=named)


def owners(mission: Mission, at: Deal) -> set[Owners]:
    return set(sharing(mission, at).all_owners())


def drafted(order: list[Seat], tasks: int) -> Iterator[Owners]:
    """A draft played out: on each turn a member takes any task that is left."""

    def take(turn: int, taken: dict[int, Seat]) -> Iterator[Owners]:
        if len(taken) == tasks:
            yield tuple(taken[each] for each in range(tasks))
            return
        for each in set(range(tasks)) - set(taken):
            yield from take(turn + 1, {**taken, each: order[turn % len(order)]})

    return take(0, {})


def drafted_with_passing(order: list[Seat], tasks: int) -> Iterator[Owners]:
    """One round; each member takes a task, or passes if those after it can still take all (ds-075)."""

    def take(turn: int, taken: dict[int, Seat]) -> Iterator[Owners]:
        left = set(range(tasks)) - set(taken)
        if not left:
            yield tuple(taken[each] for each in range(tasks))
            return
        if len(order) - turn > len(left):
            yield from take(turn + 1, taken)
        for each in left:
            yield from take(turn + 1, {**taken, each: order[turn]})

    return take(0, {})


@pytest.mark.parametrize("commander", [0, 2])
@pytest.mark.parametrize("tasks", [1, 3, 4, 5, 6])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_draft_reaches_exactly_the_sharings_with_the_right_numbers(seats: int, tasks: int, commander: int) -> None:
    """p9-101, p9-110, p9-114 to p9-119, p9-121, ds-071, ds-072, ds-076: in turn, until none is left."""
    order = [(commander + turn) % seats for turn in range(seats)]
    mission = Mission((3, 4, 5), allocation=Allocation.DRAFT)
    assert owners(mission, deal(seats, tasks, commander)) == set(drafted(order, tasks))


@pytest.mark.parametrize(("seats", "tasks"), [(3, 1), (3, 2), (4, 2), (4, 3), (5, 3), (5, 4)])
def test_passing_lets_anybody_stand_out_of_a_short_draft(seats: int, tasks: int) -> None:
    """ds-074, ds-075, ds-089: also the commander, but all tasks are gone after one round."""
    order = [(1 + turn) % seats for turn in range(seats)]
    mission = Mission((3, 4, 5), allocation=Allocation.DRAFT, passing=True)
    assert owners(mission, deal(seats, tasks, 1)) == set(drafted_with_passing(order, tasks))


def test_with_as_many_tasks_as_members_nobody_passes() -> None:
    """ds-076, ds-077: with five tasks for four the commander takes two."""
    short = Mission((3, 4, 5), allocation=Allocation.DRAFT)
    for tasks in (4, 5):
        assert owners(short, deal(4, tasks)) == owners(replace(short, passing=True), deal(4, tasks))
    assert {each.count(0) for each in owners(short, deal(4, 5))} == {2}


def test_the_worked_draft_of_planet_nine() -> None:
    """p9-122: Tom commands four seats and five tasks and takes pink 1 and, last, yellow."""
    ways = sharing(Mission((4,), allocation=Allocation.DRAFT), deal(4, 5))
    assert ways.reaches((0, 1, 2, 0, 3))
    assert ways.reaches((0, 1, 2, 3, 0))
    assert not ways.reaches((0, 1, 2, 3, 3))
    assert not ways.reaches((0, 1, 2, 0, 0))


def test_the_worked_draft_of_deep_sea() -> None:
    """ds-077: three tasks for four; Julia passes, then nobody else can."""
    ways = sharing(Mission((4,), allocation=Allocation.DRAFT, passing=True), deal(4, 3))
    assert ways.reaches((0, 2, 3))
    assert not ways.reaches((0, 2, 2))
    assert not ways.reaches((0, 0, 3))


def test_a_commanders_decision_gives_all_tasks_to_one_other_member() -> None:
    """p9-188, p9-191, p9-192, p9-194: not to the commander."""
    mission = Mission((3, 4, 5), allocation=Allocation.COMMANDER_DECISION)
    assert owners(mission, deal(4, 3, 2)) == {(0, 0, 0), (1, 1, 1), (3, 3, 3)}


def test_a_commanders_distribution_leaves_nobody_two_tasks_ahead() -> None:
    """p9-197, p9-199 to p9-201, ruling A10: six tasks for four are shared 2, 2, 1, 1."""
    found = owners(Mission((3, 4, 5), allocation=Allocation.COMMANDER_DISTRIBUTION), deal(4, 6))
    assert found == {
        each
        for each in product(range(4), repeat=6)
        if max(map(each.count, range(4))) - min(map(each.count, range(4))) <= 1
    }
    assert {tuple(sorted(map(each.count, range(4)))) for each in found} == {(1, 1, 2, 2)}


def test_free_selection_allows_everything() -> None:
    """ds-159, ds-160: uneven shares, or one member takes all."""
    assert len(owners(Mission((3, 4, 5), allocation=Allocation.FREE), deal(4, 3))) == 4**3


@pytest.mark.parametrize("allocation", [Allocation.ONE_MEMBER, Allocation.COMMANDER_OR_WILLING])
def test_one_member_takes_all(allocation: Allocation) -> None:
    """Deep Sea 6, 10 and 13: the commander may be that member."""
    assert owners(Mission((3, 4, 5), allocation=allocation), deal(3, 2)) == {(0, 0), (1, 1), (2, 2)}


@pytest.mark.parametrize("needed", [1, 2])
@pytest.mark.parametrize("commander", [0, 3])
def test_volunteers_say_yes_or_no_in_turn(needed: int, commander: int) -> None:
    """ds-155 to ds-158, ruling B48: asked clockwise, commander last; the last ones are forced if need be."""
    order = [(commander + turn) % 4 for turn in (1, 2, 3, 4)]
    willing = set()
    for answers in product((True, False), repeat=4):
        yes: list[Seat] = []
        for turn, seat in enumerate(order):
            forced = 4 - turn == needed - len(yes)
            if len(yes) < needed and (answers[turn] or forced):
                yes.append(seat)
        willing.add(frozenset(yes))
    mission = Mission((4,), allocation=Allocation.VOLUNTEERS, volunteers=needed)
    found = owners(mission, deal(4, 3, commander))
    assert found == {each for each in product(range(4), repeat=3) if frozenset(each) in willing}


def test_after_two_refusals_the_third_member_and_the_commander_are_forced() -> None:
    """ds-158: each takes at least one task."""
    ways = sharing(Mission((4,), allocation=Allocation.VOLUNTEERS, volunteers=2), deal(4, 3))
    assert ways.reaches((3, 3, 0))
    assert not ways.reaches((3, 3, 3))


def test_the_commander_first_takes_the_hardest_task() -> None:
    """Deep Sea 19, ruling B42: of tasks equally hard, any; the rest is drafted as usual."""
    mission = Mission((4,), allocation=Allocation.COMMANDER_HARDEST, passing=True)
    found = owners(mission, deal(4, 3, 1, hard=(3, 3, 1)))
    assert found == {
        each for each in product(range(4), repeat=3) if len(set(each)) == 3 and (each[0] == 1 or each[1] == 1)
    }
    many = owners(mission, deal(4, 5, 1, hard=(1, 2, 1, 1, 1)))
    assert many == {each for each in drafted([1, 2, 3, 0], 5) if each[1] == 1}


@pytest.mark.parametrize("tasks", [2, 3, 5])
def test_a_skipped_commander_ends_without_a_task(tasks: int) -> None:
    """Deep Sea 25: the draft goes round the others."""
    mission = Mission((4,), allocation=Allocation.COMMANDER_SKIPPED, passing=True)
    others = [2, 3, 0]
    procedure = drafted_with_passing if tasks < 4 else drafted
    assert owners(mission, deal(4, tasks, 1)) == set(procedure(others, tasks))


def test_a_task_that_compares_with_the_commander_is_not_for_the_commander() -> None:
    """ds-127, ruling B37."""
    barred = replace(task({"more_tricks_than": "commander"}), commander_may_own=False)
    at = position(*HANDS[3], tasks=[barred, task("pink 1")])
    assert {each[0] for each in owners(Mission((3,), allocation=Allocation.FREE), at)} == {1, 2}


def test_five_players_may_hand_one_task_over() -> None:
    """p9-205 to p9-213, rulings A3, B28: from any member to any other, or not at all."""
    mission = Mission((3, 4, 5), allocation=Allocation.COMMANDER_DECISION, hand_over=True)
    ways = sharing(mission, deal(5, 3))
    assert ways.allows((1, 1, 1))
    assert ways.allows((1, 1, 4))
    assert ways.allows((0, 1, 1))
    assert not ways.allows((1, 2, 4))
    assert not ways.reaches((1, 1, 4))
    over = ways.handed_over((1, 1, 4))
    assert over is not None
    assert (over.task, over.giver, over.taker) == (2, 1, 4)


@pytest.mark.parametrize("seats", [3, 4])
def test_only_five_players_hand_over(seats: int) -> None:
    """p9-205."""
    mission = Mission((3, 4, 5), allocation=Allocation.DRAFT, hand_over=True)
    assert owners(mission, deal(seats, 4)) == owners(replace(mission, hand_over=False), deal(seats, 4))


@pytest.mark.parametrize("tasks", [3, 5])
def test_handing_over_changes_one_owner_of_a_draft(tasks: int) -> None:
    """p9-213: the number of tasks stays."""
    mission = Mission((5,), allocation=Allocation.DRAFT, hand_over=True)
    before = set(drafted([0, 1, 2, 3, 4], tasks))
    after = {(*each[:t], seat, *each[t + 1 :]) for each in before for t in range(tasks) for seat in range(5)}
    assert owners(mission, deal(5, tasks)) == after


def test_the_automaton_takes_tasks_like_any_member() -> None:
    """p9-223, p9-225, ds-165, ds-167."""
    at = position("rocket 4, pink 1", "pink 2, blue 1", row=columns("blue 2 / green 2"), tasks=[task("pink 1")] * 2)
    found = owners(Mission((2,), allocation=Allocation.DRAFT), at)
    assert found == {(0, 1), (1, 0)}
    assert (2, 2) in owners(Mission((2,), allocation=Allocation.COMMANDER_DECISION), at)


def test_a_position_may_name_the_owners_itself() -> None:
    at = position(*HANDS[3], tasks=[task("pink 1"), task("blue 1")], owners=[2, 2])
    assert owners(Mission((3,)), at) == {(2, 2)}


def test_without_tasks_there_is_nothing_to_share() -> None:
    assert owners(Mission((3,)), position(*HANDS[3])) == {()}


@pytest.mark.parametrize("allocation", list(Allocation))
@pytest.mark.parametrize("barred", [0, 1, 2, 3])
@pytest.mark.parametrize("passing", [True, False])
def test_whether_there_is_any_sharing_is_known_without_trying_all(
    allocation: Allocation, barred: int, passing: bool
) -> None:
    """What dealing asks before it exchanges a task (ruling B37)."""
    mission = Mission((3, 4, 5), allocation=allocation, volunteers=2, passing=passing)
    for seats, tasks in product((3, 4), (1, 2, 3, 4)):
        at = deal(seats, tasks, hard=(2, 2, 1, 1))
        changed = [replace(each, commander_may_own=place >= barred) for place, each in enumerate(at.tasks)]
        ways = sharing(mission, replace(at, tasks=tuple(changed)))
        if allocation is not Allocation.NONE:
            assert ways.is_possible == any(True for _ in ways.all_owners()), (seats, tasks)
