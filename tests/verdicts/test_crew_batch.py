"""How many attempts crews make when nothing is known of a mission."""

from __future__ import annotations

import pytest

from logwright.verdicts.crews.crew_records import batch


@pytest.mark.parametrize(("tables", "attempts"), [(0, 40), (4, 40), (100, 30), (400, 7), (10_000, 6)])
def test_a_full_run_fits_into_ten_minutes_and_a_single_mission_is_tried_often(tables: int, attempts: int) -> None:
    assert batch(tables) == attempts
