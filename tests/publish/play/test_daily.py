"""The deals of the day on the page Play: what it is told of them, and par afterwards."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from logwright.content.model.daily_deals import Par
from logwright.content.model.library import Library
from logwright.publish.play.desk import PlayDesk
from logwright.verdicts.crews.daily_choice import with_chosen
from tests.publish.play.test_desk import record


@pytest.fixture
def known(library: Library) -> Library:
    """A library in which par is known of the first hard deal of one day, and of no other."""
    library = replace(library, daily=replace(library.daily, chosen={}))
    deal = next(deal for deal in library.daily.of(date(2026, 11, 18)) if deal.difficulty == "hard")
    return with_chosen(library, deal, Par(27, 100))


def test_six_deals_a_day_with_par_where_it_is_known(known: Library) -> None:
    deals = PlayDesk(known, {}, "en").answer({"do": "daily", "day": "2026-11-18"})["deals"]
    assert [deal["difficulty"] for deal in deals] == ["Easy", "Middling", "Hard"] * 2
    assert [deal["par"] for deal in deals] == [None, None, {"won": 27, "all": 100}, None, None, None]
    assert PlayDesk(known, {}, "en").answer({"do": "daily", "day": "2099-01-01"})["deals"][0]["par"] is None


@pytest.mark.parametrize("day", ["", "yesterday", "2026-13-01", "<b>"])
def test_a_clock_that_says_nonsense_has_no_deals(known: Library, day: str) -> None:
    assert PlayDesk(known, {}, "en").answer({"do": "daily", "day": day}) == {"deals": []}


def test_par_is_told_after_a_deal_of_a_day_and_after_no_other(known: Library) -> None:
    desk = PlayDesk(known, {}, "en")
    deal = desk.answer({"do": "daily", "day": "2026-11-18"})["deals"][2]
    asked = record(deal["mission"], 4, deal["seed"])
    assert desk.answer({"do": "par", "record": asked})["daily"] == deal
    assert desk.answer({"do": "par", "record": asked | {"players": 3}}) == {"daily": None}
    assert desk.answer({"do": "par", "record": record("planet-nine/01", 4)}) == {"daily": None}


def test_a_deal_of_the_day_can_be_begun(library: Library) -> None:
    desk = PlayDesk(library, {}, "en")
    for deal in desk.answer({"do": "daily", "day": "2026-11-18"})["deals"]:
        begun = desk.answer({"do": "begin", "record": record(deal["mission"], deal["players"], deal["seed"])})
        assert len(begun["scene"]["hand"]) == 10
