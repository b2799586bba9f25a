"""Good manners of every kind of page: no complaint, no request to others, no sideways scrolling, sound HTML."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
import tinyhtml5  # type: ignore[import-untyped]
from playwright.sync_api import ViewportSize
from tinyhtml5.parser import HTMLParser  # type: ignore[import-untyped]

from tests.site.sample import PAGES
from tests.site.visit import Visit


def test_no_page_complains_asks_others_or_scrolls_sideways(visit: Visit, screen: ViewportSize) -> None:
    wide = []
    for path in PAGES:
        page = visit.open(path)
        if page.evaluate("document.scrollingElement.scrollWidth") > screen["width"]:
            wide.append(path)
    assert visit.complaints == []
    assert visit.strangers == []
    assert wide == []


def test_the_data_flow_picture_is_seen_whole(visit: Visit, screen: ViewportSize) -> None:
    picture = visit.open("handbook/architecture.html").locator("img[src$='data-flow.svg']")
    picture.scroll_into_view_if_needed()
    assert picture.evaluate("image => image.complete && image.naturalWidth") == 480
    box = picture.bounding_box()
    assert box is not None
    assert box["width"] >= 300
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["width"]
    assert box["height"] / box["width"] == pytest.approx(672 / 480, rel=0.01)


@cache
def tree(page: Path) -> Any:
    return tinyhtml5.parse(page.read_bytes(), namespace_html_elements=False)


@cache
def anchors(page: Path) -> frozenset[str]:
    return frozenset(name for element in tree(page).iter() if (name := element.get("id")))


@pytest.fixture(scope="module")
def html(built: Path) -> list[Path]:
    return sorted(built.rglob("*.html"))


def test_every_internal_link_resolves(built: Path, html: list[Path]) -> None:
    assert len(html) > 600
    broken = []
    for page in html:
        if page.name == "404.html":
            continue
        for element in tree(page).iter():
            address = element.get("href") or element.get("src")
            if address is None or element.tag not in ("a", "link", "script", "img"):
                continue
            parts = urlsplit(address)
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            if (
                parts.scheme
                or not target.is_file()
                or not target.is_relative_to(built)
                or (parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in anchors(target))
            ):
                broken.append(f"{page.relative_to(built)}: {address}")
    assert broken == []


def test_every_id_is_there_once(html: list[Path], built: Path) -> None:
    twice = []
    for page in html:
        found = Counter(name for element in tree(page).iter() if (name := element.get("id")))
        twice += [f"{page.relative_to(built)}: {name}" for name, times in found.items() if times > 1]
    assert twice == []


@pytest.mark.parametrize("path", [*PAGES, "404.html"])
def test_a_page_is_sound_html(built: Path, path: str) -> None:
    parser = HTMLParser(namespace_html_elements=False)
    parser.parse((built / path).read_bytes())
    assert [error[1] for error in parser.errors] == []


def test_pictures_and_fonts_are_light(built: Path) -> None:
    heavy = {
        path.name: path.stat().st_size for path in (built / "fonts").glob("*.woff2") if path.stat().st_size > 40_000
    }
    assert heavy == {}
