"""Small positions in which cards are passed, or a colour or a number is chosen: all judges agree on them."""

from __future__ import annotations

import pytest

from tests.engine.drawn_positions import drawn_told
from tests.engine.meeting import meet

FIELDS = ("pass_cards", "chosen_colour", "chosen_number")
NUMBERS = [number for number in range(150) if drawn_told(number).keys() & set(FIELDS)]


def test_all_of_it_is_among_them() -> None:
    told = [drawn_told(number) for number in NUMBERS]
    assert {field for each in told for field in FIELDS if field in each} == set(FIELDS)
    assert {each["pass_cards"]["to"] for each in told if "pass_cards" in each} == {"left", "right", "across", "either"}


@pytest.mark.parametrize("number", NUMBERS)
def test_searches_referee_and_oracle_agree(number: int) -> None:
    assert meet(drawn_told(number), number).said == []
