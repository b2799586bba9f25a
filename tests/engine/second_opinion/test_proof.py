"""Missions as a whole: some deal can be won, or none can, and then the smallest clash says why."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from logwright.engine.cards.card import Card, Suit, full_deck
from logwright.engine.cards.table import Table
from logwright.engine.missions.mission import (
    Allocation,
    ChosenMember,
    DrawnTasks,
    Mission,
    NamedTasks,
    Task,
    TasksByDifficulty,
    Token,
)
from logwright.engine.referee import approve
from logwright.engine.second_opinion import Clash, Proof, ProofFinding, SolverLimit, prove_impossible
from tests.engine.crew_suits import GREEN, PLANET_NINE
from tests.engine.notation import says, task
from tests.engine.second_opinion.deep_sea import pile

DECK = full_deck(PLANET_NINE)


def proof(mission: Mission, seats: int = 4, columns: int = 0, **more: Any) -> Proof:
    """The proof; the referee has seen the deal and its certificate."""
    found = prove_impossible(mission, Table(seats, DECK, columns), **more)
    if found.finding is ProofFinding.COMPLETABLE:
        assert found.deal is not None
        assert found.certificate is not None
        approve(mission, found.deal, found.certificate)
    return found


def clash(mission: Mission, seats: int = 4, **more: Any) -> Clash | None:
    found = proof(mission, seats, **more)
    assert found.finding is not ProofFinding.UNPROVEN
    return found.clash


def asks(*objectives: dict[str, Any], **more: Any) -> Mission:
    return Mission((4,), objectives=tuple(says(objective) for objective in objectives), **more)


def tasks(*named: Task, allocation: Allocation = Allocation.DRAFT) -> Mission:
    return Mission((4,), tasks=NamedTasks(named), allocation=allocation)


FIRST = task({"tricks": {"which": "first", "count": "all"}})
FIRST_TWO = task({"tricks": {"which": "first 2", "count": "all"}})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_members_cannot_both_win_the_first_trick(seats: int) -> None:
    other = task("pink 3")
    assert clash(tasks(other, FIRST, FIRST_TWO), seats) == Clash(tasks=(1, 2), sharing=True)
    assert clash(tasks(FIRST, FIRST_TWO, allocation=Allocation.ONE_MEMBER), seats) is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_only_the_rules_that_clash_are_named(seats: int) -> None:
    mission = asks(
        {"who": "crew", "win": "blue 1"},
        {"who": "commander", "win_no": "pink"},
        {"who": {"holder": "green 9"}, "tricks": {"count": "1+"}},
        {"who": "commander", "one_of_each": ["pink", "blue"]},
    )
    assert clash(mission, seats) == Clash(objectives=(1, 3))


@pytest.mark.parametrize(
    ("objectives", "clashing"),
    [
        # One rule is enough: trump 4 is played and wins, and it is the commander's.
        ([{"win": "pink 1"}, {"who": "commander", "tricks": {"count": 0}}], (1,)),
        # Ten tricks cannot be seven for one and five for another.
        (
            [
                {"who": "commander", "tricks": {"count": "7+"}},
                {"win": "9"},
                {"who": {"left_of": "commander"}, "tricks": {"count": "5+"}},
            ],
            (0, 2),
        ),
        # Nine cards do not fit into two tricks.
        (
            [{"who": "commander", "win": "pink"}, {"who": "commander", "tricks": {"count": 2}}],
            (0, 1),
        ),
        # Rocket 4 is the commander's, so nobody else wins with it.
        (
            [
                {"who": "commander", "no_trick": {"which": "last"}},
                {"who": {"holder": "pink 9"}, "more_tricks_than": "each-other"},
                {"tricks": {"which": "last", "won_with": "rocket 4"}},
            ],
            (0, 2),
        ),
    ],
)
def test_clashes_of_objectives(objectives: list[dict[str, Any]], clashing: tuple[int, ...]) -> None:
    assert clash(asks(*objectives)) == Clash(objectives=clashing)


def test_three_rules_may_clash_although_any_two_agree() -> None:
    seats = ({"who": side} for side in ("commander", {"left_of": "commander"}, {"right_of": "commander"}))
    nobody = [who | {"no_trick": {"which": "last"}} for who in seats]
    assert clash(asks({"win": "pink 1"}, *nobody), 3) == Clash(objectives=(1, 2, 3))


def test_objectives_and_tasks_may_clash() -> None:
    """With three players blue 9 may stay unplayed, but not if it is a task."""
    mission = Mission(
        (4,),
        tasks=NamedTasks((task("pink 9"), task("blue 9"))),
        allocation=Allocation.FREE,
        objectives=(says({"tricks": {"count": "1+"}}), says({"no_trick": {"holds": "blue 9"}})),
    )
    assert clash(mission, 3) == Clash(objectives=(1,), tasks=(1,))
    assert clash(mission, 4) == Clash(objectives=(1,))


def test_the_order_of_the_tokens_may_be_what_clashes() -> None:
    """Pink 9 comes first by its token, blue 9 by the objective, and never both at once."""
    mission = Mission(
        (4,),
        tasks=NamedTasks((task("pink 9", "1"), task("blue 9", "omega"))),
        allocation=Allocation.FREE,
        objectives=(says({"who": "crew", "win_in_order": ["blue 9", "pink 9"]}), says({"no_trick": {"holds": _two()}})),
    )
    found = clash(mission)
    assert found is not None
    assert found.tokens
    assert found.objectives == (0, 1)


def _two() -> dict[str, Any]:
    return {"cards": ["pink 9", "blue 9"], "count": 2}


def test_where_no_member_can_be_chosen_nothing_has_to_clash() -> None:
    names = ("one", "two", "three")
    mission = asks({"win": "pink 1"}, chosen=tuple(ChosenMember(name) for name in names))
    assert clash(mission, 3) == Clash()
    assert clash(mission, 4) is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_drawn_tasks_are_open_too(seats: int) -> None:
    """Some six cards can be fulfilled in this order, whatever they are."""
    drawn = DrawnTasks(6, (Token.ONE, Token.TWO, Token.OMEGA))
    mission = Mission((seats,), tasks=drawn, allocation=Allocation.DRAFT)
    found = proof(mission, seats)
    assert found.deal is not None
    assert len({each.id for each in found.deal.tasks}) == 6
    only_low = replace(mission, objectives=(says({"cards": {"of": ">1", "count": "..2"}}),))
    assert clash(only_low, seats) == Clash(objectives=(0,))


def test_members_draw_whatever_suits_them() -> None:
    """Mission 12 with open hands: the order in which cards are drawn is part of the deal."""
    mission = Mission(
        (4,),
        tasks=DrawnTasks(4, (Token.OMEGA,)),
        allocation=Allocation.DRAFT,
        draw_after_trick=1,
        objectives=(says({"who": {"left_of": {"holder": "pink 9"}}, "win_with": "pink 9"}),),
    )
    assert clash(mission) is None


def test_the_automaton_is_dealt_in_columns() -> None:
    """Two players: JARVIS never commands, so it never wins a trick with rocket 4."""
    assert clash(Mission((2,), tasks=DrawnTasks(3), allocation=Allocation.DRAFT), 3, columns=7) is None
    barred = Mission(
        (2,),
        chosen=(ChosenMember("partner", automaton_allowed=False),),
        objectives=(says({"who": {"chosen": "partner"}, "win_with": "rocket 4"}),),
    )
    assert clash(barred, 3, columns=7) == Clash(objectives=(0,))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tasks_by_difficulty(seats: int) -> None:
    mission = Mission((seats,), tasks=TasksByDifficulty(9), allocation=Allocation.DRAFT, passing=True)
    found = proof(mission, seats, pile=pile())
    assert found.finding is ProofFinding.COMPLETABLE
    assert found.deal is not None
    assert sum(each.difficulty_at(seats) for each in found.deal.tasks) == 9


def test_objectives_can_be_impossible_whatever_the_tasks() -> None:
    mission = Mission(
        (4,),
        tasks=TasksByDifficulty(5),
        allocation=Allocation.DRAFT,
        objectives=(says({"win": "pink 1"}), says({"tricks": {"count": "..9"}})),
    )
    assert clash(mission, pile=pile()) == Clash(objectives=(1,))


def test_a_pile_that_never_adds_up_proves_nothing() -> None:
    mission = Mission((4,), tasks=TasksByDifficulty(5), allocation=Allocation.DRAFT)
    assert proof(mission).finding is ProofFinding.UNPROVEN


def test_out_of_patience_is_unproven() -> None:
    mission = tasks(task({"win": "9"}), task({"win": "3"}))
    assert proof(mission, limit=SolverLimit(conflicts=1)).finding is ProofFinding.UNPROVEN


def test_the_challenge_for_three_has_its_own_deck() -> None:
    """p9-240: without green cards nobody wins one."""
    table = Table(3, DECK.without(*(card for card in DECK if card.suit is GREEN), Card(Suit.TRUMP, 1)))
    mission = asks({"cards": {"of": "green", "count": "1+"}})
    assert prove_impossible(mission, table).clash == Clash(objectives=(0,))
    assert proof(mission, 3).finding is ProofFinding.COMPLETABLE
