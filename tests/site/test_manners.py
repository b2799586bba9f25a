"""Good manners of every kind of page: no complaint, no request to others, no sideways scrolling, sound HTML."""

from __future__ import annotations

import os
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import ViewportSize
from tinyhtml5.parser import HTMLParser as StrictParser  # type: ignore[import-untyped]

from tests.site.sample import PAGES
from tests.site.visit import DESK, Visit


def test_no_page_complains_asks_others_or_scrolls_sideways(visit: Visit, screen: ViewportSize) -> None:
    """In all languages on a phone, where words are most cramped; on a desk in two."""
    left_out = () if screen["width"] < DESK["width"] else ("de/", "fr/")
    wide = []
    for path in (*(path for path in PAGES if not path.startswith(left_out)), "404.html"):
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


class Outline(HTMLParser):
    """What a page names and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = dict(attrs)
        if name := said.get("id"):
            self.anchors[name] += 1
        address = said.get("href") or said.get("src")
        if address is not None and tag in ("a", "link", "script", "img"):
            self.addresses.append(address)


@pytest.fixture(scope="module")
def outlines(built: Path) -> dict[Path, Outline]:
    return {page: Outline(page.read_text("utf-8")) for page in sorted(built.rglob("*.html"))}


def test_every_internal_link_resolves(built: Path, outlines: dict[Path, Outline]) -> None:
    assert len(outlines) > 600
    broken = []
    for page, outline in outlines.items():
        # The page for wrong addresses is shown at any address, so it has links of its own kind.
        for address in outline.addresses if page.name != "404.html" else ():
            parts = urlsplit(address)
            target = Path(os.path.normpath(page.parent / unquote(parts.path))) if parts.path else page
            named = outlines[target].anchors if target in outlines else {}
            if (
                parts.scheme
                or not target.is_relative_to(built)
                or not (target in outlines or target.is_file())
                or (parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in named)
            ):
                broken.append(f"{page.relative_to(built)}: {address}")
    assert broken == []


def test_every_id_is_there_once(built: Path, outlines: dict[Path, Outline]) -> None:
    twice = [
        f"{page.relative_to(built)}: {name}"
        for page, outline in outlines.items()
        for name, times in outline.anchors.items()
        if times > 1
    ]
    assert twice == []


@pytest.mark.parametrize("path", [*PAGES, "404.html"])
def test_a_page_is_sound_html(built: Path, path: str) -> None:
    parser = StrictParser(namespace_html_elements=False)
    parser.parse((built / path).read_bytes())
    assert [error[1] for error in parser.errors] == []


def test_pictures_and_fonts_are_light(built: Path) -> None:
    heavy = {
        path.name: path.stat().st_size for path in (built / "fonts").glob("*.woff2") if path.stat().st_size > 40_000
    }
    assert heavy == {}
