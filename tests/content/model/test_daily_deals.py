"""The deals of the day follow from the date alone, and par is kept as lines and read back as it was."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.content.model.daily_deals import (
    DIFFICULTIES,
    DailyDeals,
    Par,
    dealt_by,
    par_key,
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


def test_the_deals_of_a_day_stay_as_they_are() -> None:
    found = [(deal.mission, deal.seed) for deal in whole_library().daily.of(FIRST)]
    assert found == [
        ("planet-nine/05", 202611181),
        ("planet-nine/12", 202611182),
        ("planet-nine/25", 202611183),
        ("deep-sea/02", 202611181),
        ("deep-sea/07", 202611182),
        ("deep-sea/20", 202611183),
    ]


def test_every_mission_has_its_turn_before_one_comes_again() -> None:
    daily = whole_library().daily
    pool = daily.pools["planet-nine"]["easy"]
    first = FIRST + timedelta(days=-FIRST.toordinal() % len(pool))
    for begin in range(0, 60, len(pool)):
        turns = Counter(daily.of(first + timedelta(days=begin + step))[0].mission for step in range(len(pool)))
        assert turns == Counter(pool)


@given(days)
def test_a_deal_is_known_by_its_number(day: date) -> None:
    daily = whole_library().daily
    for deal in daily.of(day):
        assert dealt_by(daily, deal.mission, deal.seed) == deal
        assert dealt_by(daily, "planet-nine/50", deal.seed) is None


@pytest.mark.parametrize("seed", [0, 7, 202611180, 202611184, 202613181, 202602311, 10**14])
def test_other_numbers_are_no_deal_of_a_day(seed: int) -> None:
    daily = whole_library().daily
    assert all(dealt_by(daily, mission, seed) is None for mission in daily.pools["planet-nine"]["easy"])


@given(st.dictionaries(st.tuples(days, st.sampled_from(range(6))), st.builds(Par, st.integers(0, 100), st.just(100))))
def test_par_is_read_back_as_it_was_written(found: dict[tuple[date, int], Par]) -> None:
    daily = whole_library().daily
    par = {par_key(daily.of(day)[place], "0123456789abcdef"): each for (day, place), each in found.items()}
    kept = DailyDeals(daily.players, daily.level, daily.pools, par)
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
        assert min(easy) > max(middling)
        assert min(middling) > max(hard)
