"""A project may choose any colour: its pages stay readable."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from logwright.publish.views.accent import EASY, accent_styles, contrast


def colours() -> st.SearchStrategy[str]:
    return st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


@given(colours())
def test_whatever_the_colour_text_stands_out_on_light_and_dark_pages(colour: str) -> None:
    styles = accent_styles(colour)
    light, dark, by_device = (dict(re.findall(r"--([\w-]+):(#\w{6})", rule)) for rule in styles.strip().splitlines())
    assert dark == by_device
    assert min(contrast(light["accent"], ground) for ground in ("#ffffff", light["accent-ground"])) >= EASY
    assert min(contrast(dark["accent"], ground) for ground in ("#171d26", "#212936", dark["accent-ground"])) >= EASY
    assert contrast(light["on-accent"], light["accent"]) >= EASY
    assert contrast(dark["on-accent"], dark["accent"]) >= EASY


def test_a_colour_that_is_readable_stays_as_it_is() -> None:
    assert "html:root{--accent:#303f9f;" in accent_styles("#303f9f")


def test_contrast_is_that_of_the_standard() -> None:
    assert round(contrast("#000000", "#ffffff"), 1) == 21.0
    assert round(contrast("#767676", "#ffffff"), 2) == 4.54
