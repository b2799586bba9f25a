"""The design tokens: every text can be read on every ground, and print has the same inks."""

from __future__ import annotations

import pytest

from logwright.publish.figures.design_tokens import LOW_INK, SCENES, PageColours, day, night, print_inks, token_styles
from logwright.publish.views.accent import EASY, contrast

INKS = ("text", "muted", "accent", "title", "good", "warn", "blue", "green", "pink", "yellow", "trump")
GROUNDS = ("ground", "raised", "accent_ground")
PAGES = {f"{name}-{of.__name__}": of(inks) for name, inks in SCENES.items() for of in (day, night)}


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_every_ink_can_be_read_on_every_ground(page: PageColours) -> None:
    hard = {
        (ink, ground): found
        for ink in INKS
        for ground in GROUNDS
        if (found := contrast(getattr(page, ink), getattr(page, ground))) < EASY
    }
    assert hard == {}
    assert contrast(page.on_accent, page.accent) >= EASY
    assert contrast("#ffffff", page.scene) >= EASY, "titles stand white in the scene"
    assert contrast(page.text, page.mark) >= EASY
    assert contrast(page.strong_line, page.ground) >= 3, "the edge of a field can be seen"


def test_sheets_have_the_inks_of_their_scene_and_a_campaign_its_own_heading() -> None:
    assert print_inks("sea")["deep"] == SCENES["sea"].deep == day(SCENES["sea"]).title
    assert print_inks("sea", accent="#123456") == {**print_inks("sea"), "deep": "#123456"}
    assert print_inks("sea", low_ink=True, accent="#123456")["deep"] == LOW_INK.deep


def test_each_scene_has_its_colours_by_day_by_choice_and_by_device() -> None:
    styles = token_styles()
    for name in SCENES.keys() - {"space"}:
        assert f"[data-scene='{name}']{{" in styles
        assert f"[data-scene='{name}'][data-scheme='dark']" in styles
        assert f"[data-scene='{name}']:not([data-scheme='light'])" in styles
