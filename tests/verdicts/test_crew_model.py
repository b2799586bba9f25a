"""What attempts at many missions say about each: careful with few attempts, and never surer than it may be."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.content.model.crew_record import CrewRecord
from logwright.engine.interval import wilson
from logwright.verdicts.crews.crew_model import Tries, fitted, inverse
from logwright.verdicts.crews.estimates import FEWEST, estimates
from tests.whole_library import whole_library

MADE = 20
EASY, HARD = 0.9, 0.4


@pytest.fixture(scope="module")
def missions() -> tuple[Tries, ...]:
    """Twenty that are easy and twenty that are hard, at three and four players alike."""
    chance = Random(1)

    def played(rate: float) -> tuple[int, int]:
        return sum(chance.random() < rate for _ in range(MADE)), MADE

    return tuple((played(rate), played(rate)) for rate in (EASY, HARD) for _ in range(20))


def test_a_mission_that_nobody_tried_at_a_table_is_judged_by_the_others(missions: tuple[Tries, ...]) -> None:
    model = fitted(missions)
    easy, hard = (model.estimates(((won, MADE), (0, 0)))[1] for won in (19, 6))
    assert easy.rate > 0.75 > 0.55 > hard.rate
    assert hard.high - hard.low > model.estimates(((6, MADE), (6, MADE)))[1].high - hard.low


def test_intervals_are_narrower_than_those_of_each_record_alone(missions: tuple[Tries, ...]) -> None:
    model = fitted(missions)
    mine = [found.high - found.low for tries in missions for found in model.estimates(tries)]
    alone = [wilson(*each) for tries in missions for each in tries]
    assert sum(mine) < sum(high - low for low, high in alone)


def test_they_hold_the_true_rate_about_as_often_as_they_say(missions: tuple[Tries, ...]) -> None:
    model = fitted(missions)
    truth = [EASY] * 20 + [HARD] * 20
    held = [
        found.low <= rate <= found.high
        for rate, tries in zip(truth, missions, strict=True)
        for found in model.estimates(tries)
    ]
    assert sum(held) >= 0.9 * len(held)


def test_with_many_attempts_a_record_speaks_for_itself(missions: tuple[Tries, ...]) -> None:
    (found, _) = fitted(missions).estimates(((2_000, 10_000), (9_000, 10_000)))
    assert found.rate == pytest.approx(0.2, abs=0.01)
    assert found.high - found.low < 0.03


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), min_size=12, max_size=12))
def test_whatever_was_won_estimates_are_rates(drawn: list[tuple[int, int]]) -> None:
    tries = tuple(((min(pair), max(pair)), (0, 0)) for pair in drawn)
    model = fitted(tries)
    for each in tries:
        for found in model.estimates(each):
            assert 0 < found.low <= found.rate <= found.high < 1


def test_inverse() -> None:
    matrix = ((2.0, 0.5, 0.1), (0.5, 1.0, 0.2), (0.1, 0.2, 3.0))
    product = [[sum(row[k] * col[k] for k in range(3)) for col in inverse(matrix)] for row in matrix]
    for n, row in enumerate(product):
        assert row == pytest.approx([float(n == m) for m in range(3)], abs=1e-12)


def test_of_few_missions_each_record_speaks_for_itself() -> None:
    records = {(f"planet-nine/{n:02}", 4): CrewRecord(12, n) for n in range(1, FEWEST)}
    found = estimates(whole_library(), records)
    assert found["planet-nine/03", 4].rate == 0.25
    more = estimates(whole_library(), records | {(f"planet-nine/{FEWEST:02}", 4): CrewRecord(12, FEWEST)})
    assert 0.25 < more["planet-nine/03", 4].rate < 0.5


def test_nothing_is_said_of_a_table_where_nobody_played() -> None:
    records = {(f"planet-nine/{n:02}", 4): CrewRecord(12, n) for n in range(1, FEWEST + 3)}
    assert set(estimates(whole_library(), records)) == set(records)
