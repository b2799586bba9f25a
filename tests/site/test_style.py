"""The components on the style page look as they were approved, by day and by night.

After a change that is meant: UPDATE=1 pytest -n0 tests/site/test_style.py, then look at the pictures.
"""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import Browser

APPROVED = Path(__file__).parent / "approved"
PAGE = "handbook/style.html"
SHARE = 3
"""Pictures are kept at a third of their size, blurred: letters may be smoothed differently elsewhere."""
MOST = 4.0
"""Grey levels that a picture may differ on average."""
WIDTH = 900


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_components_look_as_they_were_approved(browser: Browser, home: str, scheme: str) -> None:
    context = browser.new_context(
        viewport={"width": WIDTH, "height": 900},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.goto(home + PAGE)
    page.evaluate("document.fonts.ready")
    wrong = {}
    samples = page.locator(".sample").all()
    assert len(samples) >= 8
    for sample in samples:
        name = f"{sample.get_attribute('id')}-{scheme}.png"
        seen = small(sample.screenshot(animations="disabled"))
        approved = APPROVED / name
        if os.environ.get("UPDATE"):
            approved.parent.mkdir(exist_ok=True)
            seen.quantize(128).save(approved, optimize=True)
        known = Image.open(approved).convert("RGB")
        if (change := difference(seen, known)) > MOST:
            wrong[name] = change
    context.close()
    assert wrong == {}


def small(picture: bytes) -> Image.Image:
    seen = Image.open(BytesIO(picture)).convert("RGB")
    return seen.filter(ImageFilter.BoxBlur(2)).resize((seen.width // SHARE, seen.height // SHARE))


def difference(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ on average; one may be a line higher than the other."""
    if abs(one.height - other.height) > 12 or abs(one.width - other.width) > 4:
        return 255.0
    return sum(ImageStat.Stat(ImageChops.difference(one, other.resize(one.size))).mean) / 3


def test_another_colour_would_be_noticed(browser: Browser, home: str) -> None:
    page = browser.new_page(viewport={"width": WIDTH, "height": 900}, color_scheme="light", service_workers="block")
    page.goto(home + PAGE)
    sample = page.locator("#sample-actions")
    before = small(sample.screenshot())
    page.add_style_tag(content=":root { --accent: #a11; --raised: #fdd; --ground: #fdd }")
    assert difference(small(sample.screenshot()), before) > MOST
    page.close()
