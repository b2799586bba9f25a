"""Verdicts on scenarios: what is concluded from games, and how it is said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from logwright.content.model.library import Library
from logwright.engine.interval import Share
from logwright.engine.saucers.games.reach import UnreachableSite
from logwright.engine.saucers.games.simulation import Result, Statistics, tally
from logwright.engine.saucers.pieces.space import Space
from logwright.verdicts.scenarios.scenario_job import ScenarioPart, work
from logwright.verdicts.scenarios.scenario_verdict import ScenarioVerdict, scenario_verdict_from_data
from tests.verdicts.scenario_table import job_of, library_with_bad_scenarios
from tests.words import in_english

NOTHING: frozenset[str] = frozenset()


@pytest.fixture(scope="module")
def library() -> Library:
    return library_with_bad_scenarios()


def result(winner: int | None, rounds: int = 6, players: int = 3, owners: str = "", card: str = "airlock") -> Result:
    """A game; `owners` names the seats that have a card at its end."""
    upgrades = tuple(frozenset({card}) if str(seat) in owners else NOTHING for seat in range(players))
    return Result(winner, rounds, rounds * players, 5, 1, upgrades)


def verdict_on(*results: Result, gaps: tuple[UnreachableSite, ...] = ()) -> ScenarioVerdict:
    return ScenarioVerdict("crash-and-grab/example", 60, ScenarioPart(tally(3, results), boards=1, gaps=gaps))


def test_statistics_of_two_lots_add_up() -> None:
    one = [result(0, 4, owners="02"), result(None, 60)]
    other = [result(2, 9, owners="1", card="hyperdrive"), result(0, 4)]
    together: Statistics = tally(3, one) + tally(3, other)
    assert together == tally(3, one + other)


def test_fair_games_are_completable() -> None:
    verdict = verdict_on(*[result(seat) for seat in (0, 1, 2)] * 10)
    assert (verdict.judged.word, verdict.is_completable) == ("completable", True)
    assert in_english(verdict.said) == "every seat can win; a game takes 6.0 rounds on average"


def test_a_seat_that_wins_too_often_is_unfair() -> None:
    verdict = verdict_on(*[result(1)] * 28, result(0), result(2))
    assert (verdict.judged.word, verdict.is_completable) == ("unfair", False)
    assert in_english(verdict.said) == "seat 1 wins 93% of the games (79–98%); even would be 33%"


def test_a_seat_that_never_wins_is_unfair() -> None:
    verdict = verdict_on(*[result(seat) for seat in (0, 1)] * 20)
    assert (verdict.judged.word, in_english(verdict.said)[:24]) == ("unfair", "seat 2 wins 0% of the ga")


def test_few_games_make_no_bold_claims() -> None:
    verdict = verdict_on(result(0), result(1))
    assert verdict.judged.word == "completable"
    assert in_english(verdict.said) == "seat 2 has not won yet; 2 games are too few to tell why"


def test_games_that_do_not_end_are_endless() -> None:
    verdict = verdict_on(*[result(0), result(1), result(2)] * 3, result(None, 60))
    assert (verdict.judged.word, in_english(verdict.said)) == ("endless", "1 of 10 games did not end within 60 rounds")


def test_crash_sites_out_of_reach_are_unfair() -> None:
    gaps = (UnreachableSite(Space(0, 0), 7), UnreachableSite(Space(0, 1), 7), UnreachableSite(Space(0, 1), 9))
    verdict = verdict_on(*[result(seat) for seat in (0, 1, 2)] * 10, gaps=gaps)
    assert verdict.judged.word == "unfair"
    assert in_english(verdict.said) == "crash site 7 cannot be reached from 2 of the spaces; so it is with 1 more"


def test_an_upgrade_decides_if_its_owners_surely_win_more_than_other_owners() -> None:
    games = [result(0, owners="0", card="airlock")] * 20
    games += [result(seat, owners="012", card="hyperdrive") for seat in (0, 1, 2)] * 10
    verdict = verdict_on(*games)
    assert list(verdict.upgrades.items()) == [("airlock", Share(20, 20)), ("hyperdrive", Share(30, 90))]
    assert verdict.usual == Share(50, 110)
    assert list(verdict.deciding) == ["airlock"]


def test_an_upgrade_that_few_had_decides_nothing() -> None:
    games = [result(seat, owners="012", card="hyperdrive") for seat in (0, 1, 2)] * 10
    assert not verdict_on(result(0, owners="0", card="airlock"), *games).deciding


@pytest.mark.parametrize(("name", "players"), [("jumble-sale", 3), ("two-step", 3)])
def test_a_verdict_survives_being_written_down(library: Library, name: str, players: int) -> None:
    job = job_of(library, name, players, games=8)
    verdict = ScenarioVerdict(job.key, job.rounds, work(job))
    again = scenario_verdict_from_data(verdict.to_data())
    assert again.to_data() == verdict.to_data()
    assert (again.judged, again.found.gaps) == (verdict.judged, verdict.found.gaps)
    assert replace(again.found, seconds=0.0).mixed == verdict.found.mixed
