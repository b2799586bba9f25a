"""Wilson's interval, against values worked out by hand from its formula."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.engine.interval import Share, percentage, percentage_to, wilson


@pytest.mark.parametrize(
    ("seen", "total", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (199, 200, 0.9722, 0.9991),
        (250, 1000, 0.2242, 0.2778),
        (0, 0, 0.0, 1.0),
    ],
)
def test_known_values(seen: int, total: int, low: float, high: float) -> None:
    assert wilson(seen, total) == pytest.approx((low, high), abs=5e-5)
    assert (Share(seen, total).low, Share(seen, total).high) == wilson(seen, total)


def test_more_caution_gives_a_wider_interval() -> None:
    low, high = wilson(30, 100)
    assert Share(30, 100).bounds(3)[0] < low < high < Share(30, 100).bounds(3)[1]


@given(st.integers(1, 10_000).flatmap(lambda total: st.tuples(st.integers(0, total), st.just(total))))
def test_the_share_lies_inside_and_more_deals_narrow_it(counts: tuple[int, int]) -> None:
    seen, total = counts
    low, high = wilson(seen, total)
    assert 0 <= low <= seen / total <= high <= 1
    narrower = wilson(4 * seen, 4 * total)
    assert narrower[1] - narrower[0] < high - low


def test_399_of_400_is_not_all_and_1_of_400_is_not_none() -> None:
    assert [percentage(won / 400) for won in (0, 1, 2, 200, 398, 399, 400)] == [0, 1, 1, 50, 99, 99, 100]
    assert [percentage_to(share, 1) for share in (0.0, 0.00001, 0.4567, 0.99999, 1.0)] == [0, 0.1, 45.7, 99.9, 100]
