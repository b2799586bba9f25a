"""Pairs of task cards: what is kept is complete, every kept line is refereed anew, and some proofs are repeated."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import SystemRandom

import pytest

from logwright.content.model.library import Library
from logwright.content.model.task_pairs import fingerprint, written_pairs
from logwright.engine.cards.deal import highest_trump_holder
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.cards.shorthand import read_line, write_line
from logwright.engine.chance import Chance
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Allocation, Mission, NamedTasks, TasksByDifficulty
from logwright.engine.referee import approve
from logwright.engine.second_opinion import Pair, Pairs, SolverLimit
from logwright.verdicts.missions.survey import Request, jobs_for
from logwright.verdicts.missions.task_pairs import ShownLine, show, work_out
from tests.whole_library import whole_library

SAMPLE = 6
PATIENCE = SolverLimit(conflicts=100_000)

SEATS = (3, 4, 5)


@pytest.fixture(scope="module")
def library() -> Library:
    return whole_library()


def test_they_were_made_from_the_cards_as_they_are(library: Library, repository: Path) -> None:
    text = (repository / "content/deep-sea/pairs.yaml").read_text("utf-8")
    assert text == written_pairs("deep-sea", library.pile("deep-sea"), library.pairs["deep-sea"])
    assert f"made_from: {fingerprint(library.pile('deep-sea'))}\n" in text
    assert len(library.pile("deep-sea")) == 96
    assert tuple(library.pairs["deep-sea"]) == library.games["deep-sea"].seats == SEATS


@pytest.mark.parametrize("seats", SEATS)
def test_every_pair_is_proved_impossible_or_met_in_a_line_that_the_referee_accepts(
    library: Library, seats: int
) -> None:
    """Two members may meet 4,527 of the 4,560 pairs with three or four players, and every one of them is shown."""
    known, table = library.pairs["deep-sea"][seats], library.games["deep-sea"].table(seats)
    pile = [card.task for card in library.pile("deep-sea")]
    met: dict[bool, set[frozenset[str]]] = {False: set(), True: set()}
    for text in known.lines:
        shown = ShownLine(text, table)
        approve(Mission((seats,)), shown.deal, Certificate(tricks=shown.tricks))
        seats_of = {task.id: frozenset(shown.met_by(task)) for task in pile}
        for one, other in combinations(pile, 2):
            mine, theirs = seats_of[one.id], seats_of[other.id]
            if mine & theirs:
                met[True].add(frozenset({one.id, other.id}))
            if mine and theirs and len(mine | theirs) > 1:
                met[False].add(frozenset({one.id, other.id}))
    pairs = {frozenset({one.id, other.id}) for one, other in combinations(pile, 2)}
    assert met[False] == pairs - known.never_by_two
    assert met[True] == pairs - known.never_by_one


@pytest.mark.parametrize("seats", SEATS)
def test_some_proofs_are_repeated(library: Library, seats: int) -> None:
    """Other pairs in every run: all of them were proved when the file was made. One proof takes more than a minute."""
    known = library.pairs["deep-sea"][seats]
    tasks = {card.id: card.task for card in library.pile("deep-sea")}
    chosen = [
        (sorted(two), one_owner)
        for one_owner, never in ((False, known.never_by_two), (True, known.never_by_one))
        for two in SystemRandom().sample(sorted(never, key=sorted), SAMPLE)
    ]
    names = sorted({name for two, _ in chosen for name in two})
    pairs = Pairs([tasks[name] for name in names], library.games["deep-sea"].table(seats))
    repeated = 0
    for (one, other), one_owner in chosen:
        found = pairs.answer(Pair(names.index(one), names.index(other), one_owner), PATIENCE)
        assert not found.possible, (one, other, one_owner)
        repeated += found.possible is False
    assert repeated >= len(chosen) - 1


@pytest.mark.parametrize("seats", SEATS)
def test_how_two_tasks_are_met_can_be_shown(library: Library, seats: int) -> None:
    table = library.games["deep-sea"].table(seats)
    tasks = {card.id: card.task for card in library.pile("deep-sea")}
    one, other = tasks["predict-tricks-open"], tasks["win-all-9s"]
    for one_owner in (False, True):
        found = show(library.pairs["deep-sea"][seats], table, one, other, one_owner=one_owner)
        assert found is not None
        deal, certificate = found
        assert (certificate.owners[0] == certificate.owners[1]) is one_owner
        assert [seat for seat, _ in certificate.predictions] == [certificate.owners[0]]
        approve(Mission((seats,), tasks=NamedTasks(deal.tasks)), deal, certificate)
    never = show(library.pairs["deep-sea"][seats], table, tasks["win-no-9s"], other, one_owner=True)
    assert never is None


def test_what_never_goes_with_a_card_can_be_looked_up(library: Library) -> None:
    known = library.pairs["deep-sea"][4]
    assert known.never_with("win-last-trick", one_owner=False) == [
        "win-first-and-last-trick",
        "win-green-2-in-last-trick",
        "win-only-last-trick",
    ]
    assert "win-pink-3" in known.never_with("win-0-tricks", one_owner=True)
    for one, other in (("win-pink-3", "win-0-tricks"), ("win-last-trick", "win-only-last-trick")):
        for one_owner in (False, True):
            never = other in known.never_with(one, one_owner=one_owner)
            assert known.is_possible(one, other, one_owner=one_owner) is not never


def test_working_them_out_finds_what_is_kept(library: Library) -> None:
    """A few cards of the pile, from scratch."""
    names = {"win-first-trick", "win-first-2-tricks", "win-all-9s", "win-no-9s", "predict-tricks-open", "win-0-tricks"}
    pile = [card.task for card in library.pile("deep-sea") if card.id in names]
    found, known = work_out(pile, library.games["deep-sea"].table(4)), library.pairs["deep-sea"][4]
    assert found.never_by_two == {two for two in known.never_by_two if two <= names}
    assert found.never_by_one == {two for two in known.never_by_one if two <= names}


def test_shorthand_says_the_whole_deal(library: Library) -> None:
    for seats, pairs in library.pairs["deep-sea"].items():
        table = library.games["deep-sea"].table(seats)
        deal, tricks = read_line(pairs.lines[0], table)
        assert sorted(map(len, deal.hands)) == sorted(40 // seats + (seat < 40 % seats) for seat in range(seats))
        assert highest_trump_holder(deal.hands) == deal.commander == deal.leader == 0
        assert write_line(deal, tricks) == pairs.lines[0]


@pytest.mark.parametrize("players", SEATS)
def test_nobody_draws_two_tasks_that_two_members_can_never_meet(library: Library, players: int) -> None:
    """Ruling B38: in a draft of few tasks everybody owns one, so the newer of the two makes room for another."""
    mission = Mission((players,), tasks=TasksByDifficulty(6), allocation=Allocation.DRAFT)
    table, pile = library.games["deep-sea"].table(players), [card.task for card in library.pile("deep-sea")]
    never = library.pairs["deep-sea"][players].never_by_two
    drawn = {
        barred: [
            {task.id for task in deal_mission(mission, table, Chance(5, n), pile=pile, impossible_pairs=barred).tasks}
            for n in range(150)
        ]
        for barred in (frozenset[frozenset[str]](), never)
    }
    few = [[names for names in some if len(names) <= players] for some in drawn.values()]
    assert any(two <= names for names in few[0] for two in never)
    assert not any(two <= names for names in few[1] for two in never)


def test_the_survey_draws_by_them(library: Library) -> None:
    jobs = jobs_for(library, [library.missions["deep-sea/10"], library.missions["planet-nine/10"]], None, Request())
    for job in jobs:
        known = job.key.startswith("deep-sea") and job.players in library.pairs["deep-sea"]
        assert job.never_by_two == (library.pairs["deep-sea"][job.players].never_by_two if known else frozenset())
