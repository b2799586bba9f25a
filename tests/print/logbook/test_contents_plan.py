"""Contents are on one page if they fit, otherwise on pages that are about equally full."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from logwright.publish.print.logbook.contents_plan import ContentsPlan


def test_a_few_more_entries_than_a_roomy_page_holds_are_set_closely() -> None:
    assert ContentsPlan.of(["Title"] * 26) == ContentsPlan(False, 26)
    assert ContentsPlan.of(["Title"] * 35) == ContentsPlan(True, 35)


def test_many_entries_are_spread_evenly() -> None:
    plan = ContentsPlan.of(["Title"] * 51)
    assert (plan.dense, plan.per_page) == (False, 26)
    assert [place for place in range(51) if plan.turns_before(place)] == [26]


@given(st.integers(1, 400))
def test_no_page_is_nearly_empty(entries: int) -> None:
    per_page = ContentsPlan.of(["Title"] * entries).per_page
    last = entries % per_page or per_page
    assert last >= per_page / 3
