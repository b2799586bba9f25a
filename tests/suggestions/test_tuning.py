"""More tasks make a mission harder; tuning finds how many."""

from __future__ import annotations

import pytest

from logwright.suggestions.sketch import Sketch
from logwright.suggestions.tuning import Tuned, tuned
from tests.whole_library import whole_library

PLAIN = Sketch(whole_library().games["planet-nine"], 4)


@pytest.mark.parametrize("wanted", range(1, 11))
def test_it_comes_as_close_as_any_amount_does(wanted: int) -> None:
    found = tuned(PLAIN.amounts, wanted, lambda amount: 0.9 * amount)
    assert found is not None
    assert abs(found.difficulty - wanted) == min(abs(0.9 * amount - wanted) for amount in PLAIN.amounts)


def test_a_sketch_that_is_always_too_easy_is_dropped() -> None:
    assert tuned(PLAIN.amounts, 8, lambda amount: 0.3 * amount) is None


def test_few_amounts_are_tried() -> None:
    tried: list[int] = []

    def difficulty(amount: int) -> float:
        tried.append(amount)
        return float(amount)

    assert tuned(PLAIN.amounts, 6, difficulty) == Tuned(6, 6.0)
    assert len(tried) <= 4
