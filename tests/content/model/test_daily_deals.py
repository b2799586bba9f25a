"""The deals of the day are the same for everybody; those that were chosen are kept as lines and read back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.content.model.daily_deals import (
    CANDIDATES,
    DEALS_EACH,
    DIFFICULTIES,
    ChosenDeal,
    DailyDeals,
    Par,
    dealt_by,
    read_daily_deals,
    written_daily_deals,
)
from logwright.content.read.document import Document
from logwright.content.read.reader import read
from logwright.content.read.schema import Schemas
from tests.whole_library import ROOT, whole_library

FIRST = date(2026, 11, 18)
SCHEMAS = Schemas.below(Path(ROOT) / "schemas")
days = st.dates(date(2026, 1, 1), date(2099, 12, 31))


def test_every_game_has_a_deal_of_each_difficulty_every_day() -> None:
    library = whole_library()
    for offset in range(400):
        deals = library.daily.of(FIRST + timedelta(days=offset))
        assert {(deal.game, deal.difficulty) for deal in deals} == {
            (game, difficulty) for game in library.games for difficulty in DIFFICULTIES
        }
        assert all(library.missions[deal.mission].game == deal.game for deal in deals)


def unchosen() -> DailyDeals:
    return replace(whole_library().daily, chosen={})


def test_candidates_stay_as_they_are() -> None:
    found = [(deal.mission, deal.seed) for deal in unchosen().of(FIRST)]
    assert found == [
        ("planet-nine/03", 261118100),
        ("planet-nine/14", 261118200),
        ("planet-nine/36", 261118300),
        ("deep-sea/13", 261118100),
        ("deep-sea/11", 261118200),
        ("deep-sea/24", 261118300),
    ]


def test_every_mission_has_its_turn_before_one_comes_again() -> None:
    daily = unchosen()
    pool = daily.pools["planet-nine"]["easy"]
    first = FIRST + timedelta(days=-FIRST.toordinal() % len(pool))
    for begin in range(0, 60, len(pool)):
        turns = Counter(daily.of(first + timedelta(days=begin + step))[0].mission for step in range(len(pool)))
        assert turns == Counter(pool)


def test_every_mission_of_a_pool_is_a_candidate_and_no_deal_twice() -> None:
    daily = unchosen()
    for slot in daily.slots(FIRST):
        deals = [daily.candidate(slot, number) for number in range(CANDIDATES)]
        assert {deal.mission for deal in deals} == set(daily.pools[slot[1]][slot[2]])
        assert len({deal.mission for deal in deals[:DEALS_EACH]}) == 1
        assert len({deal.seed for deal in deals}) == CANDIDATES


def test_what_was_chosen_is_played() -> None:
    daily = unchosen()
    (first, *others), slot = daily.of(FIRST), daily.slots(FIRST)[0]
    chosen = ChosenDeal(daily.candidate(slot, 17), "0123456789abcdef", Par(90, 100))
    kept = replace(daily, chosen={slot: chosen})
    assert kept.of(FIRST) == [chosen.deal, *others]
    assert kept.par_of(chosen.deal, "0123456789abcdef") == Par(90, 100)
    assert kept.par_of(chosen.deal, "fedcba9876543210") is None
    assert kept.par_of(first, "0123456789abcdef") is None
    assert dealt_by(kept, chosen.deal.mission, chosen.deal.seed) == chosen.deal
    assert dealt_by(kept, first.mission, first.seed) is None


def test_what_is_kept_is_as_hard_as_it_is_called() -> None:
    daily = whole_library().daily
    assert daily.chosen
    assert all(daily.bands[slot[2]].holds(each.par) for slot, each in daily.chosen.items())


@given(days)
def test_a_deal_is_known_by_its_number(day: date) -> None:
    daily = whole_library().daily
    for deal in daily.of(day):
        assert dealt_by(daily, deal.mission, deal.seed) == deal
        assert dealt_by(daily, "planet-nine/50", deal.seed) is None


@pytest.mark.parametrize("seed", [0, 7, 261118000, 261118400, 261318100, 260231100, 10**14])
def test_other_numbers_are_no_deal_of_a_day(seed: int) -> None:
    daily = whole_library().daily
    assert all(dealt_by(daily, mission, seed) is None for mission in daily.pools["planet-nine"]["easy"])


@given(st.dictionaries(st.tuples(days, st.integers(0, 5)), st.tuples(st.integers(0, 99), st.integers(0, 100))))
def test_deals_are_read_back_as_they_were_written(found: dict[tuple[date, int], tuple[int, int]]) -> None:
    daily = unchosen()
    chosen = {}
    for (day, place), (number, won) in found.items():
        slot = daily.slots(day)[place]
        chosen[slot] = ChosenDeal(daily.candidate(slot, number), "0123456789abcdef", Par(won, 100))
    kept = replace(daily, chosen=chosen)
    document = read("content/daily.yaml", written_daily_deals(kept).encode())
    assert isinstance(document, Document)
    assert SCHEMAS.check("daily", document) == []
    assert read_daily_deals(document) == kept


def test_the_file_is_as_it_would_be_written() -> None:
    text = (ROOT / "content/daily.yaml").read_text("utf-8")
    assert text == written_daily_deals(whole_library().daily)


def test_pools_are_chosen_by_how_often_crews_succeed() -> None:
    library = whole_library()
    rates = {(key, players): record.rate for (key, _, players), record in library.crews.missions.items()}
    for pools in library.daily.pools.values():
        easy, middling, hard = (
            [rates[key, library.daily.players] for key in pools[difficulty]] for difficulty in DIFFICULTIES
        )
        # Each deal is then tried by a hundred crews of its own; single missions may lie closer than they seemed.
        assert fmean(easy) > fmean(middling) + 0.1
        assert fmean(middling) > fmean(hard) + 0.1
