"""The deals of the day are chosen by crews: the first candidate that is as hard as it is called."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from logwright.content.model.daily_deals import CANDIDATES, ChosenDeal, DaySlot, Par
from logwright.content.model.library import Library
from logwright.engine.chance import Chance
from logwright.engine.crews.decision import CrewGivesUp
from logwright.verdicts.crews import daily_choice
from logwright.verdicts.crews.daily_choice import (
    CREWS,
    PORTION,
    choice_job,
    choose,
    kept_par,
    slots_to_choose,
    with_chosen,
    without_the_past,
)
from tests.whole_library import whole_library

DAY = date(2026, 11, 18)
SLOT: DaySlot = (DAY, "planet-nine", "middling")


class Crews:
    """Crews that win so many of ten attempts at each candidate in turn, without playing."""

    def __init__(self, *wins: int) -> None:
        self.wins, self.deals, self.attempts = wins, list[Any](), 0

    def __call__(self, _mission: object, deal: object, _level: object, _chance: Chance) -> SimpleNamespace:
        if deal not in self.deals:
            self.deals.append(deal)
        self.attempts += 1
        if self.wins[len(self.deals) - 1] == 0:
            raise CrewGivesUp(0)
        return SimpleNamespace(won=self.attempts % 10 < self.wins[len(self.deals) - 1])


@pytest.fixture
def unchosen() -> Library:
    library = whole_library()
    return replace(library, daily=replace(library.daily, chosen={}))


def test_the_first_candidate_in_its_band_is_chosen(unchosen: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    crews = Crews(10, 0, 6)
    monkeypatch.setattr(daily_choice, "play_mission", crews)
    found = choose(choice_job(unchosen, SLOT))
    assert found
    deal, par = found
    assert (deal, par) == (unchosen.daily.candidate(SLOT, 2), Par(60, CREWS))
    # What all crews win or nobody does is dropped long before a hundred have tried.
    assert crews.attempts <= CREWS + 4 * PORTION


def test_what_only_just_misses_its_band_is_not_chosen(unchosen: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_choice, "play_mission", Crews(8, 7))
    found = choose(choice_job(unchosen, SLOT))
    assert found
    assert found[0].number == 1


def test_no_candidate_will_do(unchosen: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_choice, "play_mission", Crews(*[10] * CANDIDATES))
    assert choose(choice_job(unchosen, SLOT)) is None


def test_real_crews_agree_with_themselves(unchosen: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same crews at the same deal: par can be worked out again by anybody."""
    monkeypatch.setattr(daily_choice, "CREWS", 4)
    monkeypatch.setattr(daily_choice, "PORTION", 4)
    choice = choice_job(unchosen, (DAY, "planet-nine", "easy"))
    assert choose(choice) == choose(choice)


def test_what_is_chosen_is_not_chosen_again_until_its_mission_changes(unchosen: Library) -> None:
    assert len(list(slots_to_choose(unchosen, DAY, 2))) == 12
    known = with_chosen(unchosen, unchosen.daily.candidate(SLOT, 3), Par(50, 100))
    assert SLOT not in list(slots_to_choose(known, DAY, 2))
    assert kept_par(known, known.daily.chosen[SLOT].deal) == Par(50, 100)
    stale = ChosenDeal(known.daily.chosen[SLOT].deal, "0" * 16, Par(50, 100))
    changed = replace(known, daily=replace(known.daily, chosen={SLOT: stale}))
    assert SLOT in list(slots_to_choose(changed, DAY, 1))
    # Until then it is still what everybody plays, only par is not known.
    assert stale.deal in changed.daily.of(DAY)
    assert kept_par(changed, stale.deal) is None
    off = with_chosen(unchosen, unchosen.daily.candidate(SLOT, 3), Par(90, 100))
    assert SLOT in list(slots_to_choose(off, DAY, 1))


def test_the_past_is_forgotten_after_a_month(unchosen: Library) -> None:
    known = with_chosen(unchosen, unchosen.daily.candidate(SLOT, 0), Par(50, 100)).daily
    assert without_the_past(known, DAY + timedelta(days=30)).chosen == known.chosen
    assert without_the_past(known, DAY + timedelta(days=31)).chosen == {}
