"""Formulas that are proved say what they should: they hold exactly where the oracle finds a winning line."""

from __future__ import annotations

import os

import pytest

from logwright.engine.cards.card import full_deck
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.table import Table
from logwright.engine.missions.mission import Mission
from logwright.engine.proofs.document import Claim, check_proof
from logwright.engine.proofs.lrat import check
from logwright.engine.proving.proven import prove
from logwright.engine.proving.refuting import MayHold
from logwright.engine.proving.statement import both_are_met, deal_is_won, some_deal_is_won
from logwright.engine.search import KernelVerdict
from tests.engine.crew_suits import DEEP_SEA, PLANET_NINE
from tests.engine.notation import says, task
from tests.engine.proving.test_trimming import others_accept
from tests.engine.search.oracle_verdicts import COUNT, kept_position, kept_verdicts

KEPT = kept_verdicts()
NUMBERS = [number for number in range(COUNT) if number in KEPT and (os.environ.get("ALL") or number % 10 == 3)]
"""Positions whose verdicts by the oracle are kept: two thousand, or with ALL=1 in the environment each of them."""
PARTS = 10


def is_refuted(mission: Mission, deal: Deal) -> bool:
    """Whether the deal is proved to be lost, and the checker says so, too."""
    (statement,) = deal_is_won(mission, deal)
    try:
        case = statement.refuted()
    except MayHold:
        return False
    assert case is not None
    check(case.cnf.clauses, case.steps)
    return True


@pytest.mark.parametrize("part", range(PARTS))
def test_a_deal_is_refuted_exactly_if_the_oracle_finds_no_line(part: int) -> None:
    wrong = [
        number
        for number in NUMBERS[part::PARTS]
        if is_refuted(*kept_position(number)) is not (KEPT[number] is KernelVerdict.UNSOLVABLE)
    ]
    assert wrong == []


def test_both_verdicts_are_common_among_thousands() -> None:
    found = [KEPT[number] for number in NUMBERS]
    assert len(found) >= 2000
    assert min(found.count(verdict) for verdict in (KernelVerdict.SOLVABLE, KernelVerdict.UNSOLVABLE)) >= 500


def test_other_checkers_accept_the_proofs_of_deals() -> None:
    lost = [number for number in NUMBERS if KEPT[number] is KernelVerdict.UNSOLVABLE][:40]
    for number in lost:
        (statement,) = deal_is_won(*kept_position(number))
        case = statement.refuted()
        assert case is not None
        assert others_accept(case.cnf.clauses, case.steps), number


def test_every_variable_that_is_played_or_held_has_a_meaning() -> None:
    mission, deal = kept_position(3)
    (statement,) = deal_is_won(mission, deal)
    meanings = statement.describe()
    said = " ".join(meanings.values())
    for card in deal.table.deck:
        assert f"{card.spelled(deal.table.deck.trump)} in trick 1" in said
    # Only helpers that count are left without a name.
    assert len(meanings) > 0.6 * statement.cnf.variables
    assert max(meanings) <= statement.cnf.variables
    assert all(text.isprintable() for text in meanings.values())


NO_PINK_AND_PINK_9 = Mission(
    (4,), objectives=(says({"who": "commander", "win_no": "pink"}), says({"who": "commander", "win": "pink 9"}))
)


@pytest.mark.parametrize(("seats", "columns"), [(3, 0), (4, 0), (5, 0), (3, 7)])
def test_a_mission_that_no_deal_can_win(seats: int, columns: int) -> None:
    table = Table(seats, full_deck(PLANET_NINE), columns)
    proven = prove(Claim("mission", "no"), some_deal_is_won(NO_PINK_AND_PINK_9, table))
    assert proven is not None
    # An automaton sits to the left of the commander or to the right: each is a case of its own.
    assert len(proven.checked.cases) == (2 if columns else 1)
    assert check_proof(proven.file) == proven.checked


def test_a_mission_that_some_deal_can_win_is_not_refuted() -> None:
    mission = Mission((4,), objectives=(says({"who": "commander", "tricks": {"count": 1}}),))
    with pytest.raises(MayHold):
        prove(Claim("mission", "no"), some_deal_is_won(mission, Table(4, full_deck(PLANET_NINE))))


@pytest.mark.parametrize("one_owner", [False, True])
def test_pairs_by_one_member_and_by_two(one_owner: bool) -> None:
    """The first trick and the first two are for one member; five tricks and none are for two."""
    table = Table(4, full_deck(DEEP_SEA))
    first, first_two = (task({"tricks": {"which": which, "count": "all"}}) for which in ("first", "first 2"))
    most, fewest = task({"tricks": {"count": "5+"}}), task({"tricks": {"count": 0}})
    for one, other, never_by_one in ((first, first_two, False), (most, fewest, True)):
        (statement,) = both_are_met(one, other, table, one_owner=one_owner)
        if one_owner is never_by_one:
            case = statement.refuted()
            assert case is not None
            check(case.cnf.clauses, case.steps)
        else:
            with pytest.raises(MayHold):
                statement.refuted()
