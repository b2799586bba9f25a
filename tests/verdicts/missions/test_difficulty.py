"""Difficulties from 1 to 10, measured by the official missions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.verdicts.missions.difficulty import Scale

RATES = {"planet-nine/01": 1.0, "planet-nine/02": 0.9, "planet-nine/03": 0.9, "planet-nine/04": 0.2}
SCALE = Scale.of(RATES)


@pytest.mark.parametrize(("rate", "difficulty"), [(1.0, 1.0), (0.95, 3.25), (0.9, 3.25), (0.2, 7.75), (0.1, 10.0)])
def test_it_is_the_share_of_easier_missions(rate: float, difficulty: float) -> None:
    assert SCALE.difficulty(rate) == pytest.approx(difficulty)


@pytest.mark.parametrize(("rate", "like"), [(1.0, "01"), (0.97, "01"), (0.91, "03"), (0.3, "04"), (0.0, "04")])
def test_another_mission_is_about_as_hard(rate: float, like: str) -> None:
    assert SCALE.like(rate) == f"planet-nine/{like}"


def test_a_mission_is_not_compared_with_itself() -> None:
    assert SCALE.like(1.0, "planet-nine/01") == "planet-nine/03"
    assert Scale.of({"planet-nine/01": 1.0}).like(1.0, "planet-nine/01") == ""


rates = st.floats(0, 1, allow_nan=False)


@given(st.dictionaries(st.text(min_size=1), rates, min_size=1), rates, rates)
def test_who_succeeds_more_often_has_it_easier(official: dict[str, float], one: float, other: float) -> None:
    scale = Scale.of(official)
    easy, hard = scale.difficulty(max(one, other)), scale.difficulty(min(one, other))
    assert 1 <= easy <= hard <= 10


@given(st.dictionaries(st.text(min_size=1), rates, min_size=1), rates)
def test_no_mission_is_closer_than_the_one_it_is_like(official: dict[str, float], rate: float) -> None:
    like = Scale.of(official).like(rate)
    assert abs(official[like] - rate) == min(abs(other - rate) for other in official.values())
