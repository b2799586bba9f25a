"""Whoever opens a page sees it at rest: nothing moves when scripts and fonts arrive, and little is fetched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.site.looks.first_visit import FirstVisit, first_visit, first_visits, slow_site
from tests.site.sample import KINDS, LANGUAGES

SCREENS = {"phone": ViewportSize(width=360, height=740), "desk": ViewportSize(width=1440, height=900)}
MOST = 0.02
"""The sum of all layout shifts of a page."""
HARDLY = 0.004
"""The same while a page is read: there its fonts alone may move anything."""
LIGHT = 300_000
"""Bytes of a first page, as they are sent."""
FEW = 16
"""Files of a first page."""
WORDY = ("home", "rules", "glossary", "faq", "catalogue", "designer")
"""Pages on which the length of words decides where lines end."""
EVERY = {**KINDS, "hardness": "hardness.html", "handbook": "handbook/objectives.html"}
OTHERS = [lang for lang in LANGUAGES if lang]


@pytest.fixture(scope="module")
def slow_home(built: Path) -> Iterator[str]:
    with slow_site(built) as address:
        yield address


@pytest.mark.parametrize("kind", EVERY)
def test_nothing_moves_while_a_page_loads(browser: Browser, slow_home: str, kind: str) -> None:
    """In English and, in turn, in one of the other languages."""
    other = OTHERS[list(EVERY).index(kind) % len(OTHERS)]
    asked = [(lang, name) for lang in ("", other) for name in SCREENS]
    visits = first_visits(browser, [(slow_home + lang + EVERY[kind], SCREENS[name]) for lang, name in asked])
    names = [f"{lang}{name}" for lang, name in asked]
    assert moved(dict(zip(names, visits, strict=True))) == {}


@pytest.mark.parametrize("kind", WORDY)
def test_nothing_moves_in_other_languages(browser: Browser, slow_home: str, kind: str) -> None:
    visits = first_visits(browser, [(slow_home + lang + EVERY[kind], SCREENS["phone"]) for lang in OTHERS])
    assert moved(dict(zip(OTHERS, visits, strict=True))) == {}


@pytest.mark.parametrize(
    ("path", "halt"),
    [
        ("planet-nine/glossary.html", '<button type="button" class="scheme-button'),
        ("index.html", '<div class="game" data-scene="sea"'),
        ("index.html", '<div class="game" data-scene="base"'),
    ],
)
def test_nothing_moves_while_the_rest_of_a_page_is_read(browser: Browser, built: Path, path: str, halt: str) -> None:
    assert halt in (built / path).read_text("utf-8")
    with slow_site(built, halt=halt) as address:
        visits = first_visits(browser, [(address + path, screen) for screen in SCREENS.values()])
    assert moved(dict(zip(SCREENS, visits, strict=True)), HARDLY) == {}


def moved(visits: dict[str, FirstVisit], most: float = MOST) -> dict[str, list[str]]:
    """What moves too far, by visit."""
    return {name: found.moved for name, found in visits.items() if found.shift > most}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_page_is_light(browser: Browser, slow_home: str, lang: str) -> None:
    found = first_visit(browser, f"{slow_home}{lang}index.html", SCREENS["phone"])
    assert found.size <= LIGHT
    assert len(found.requests) <= FEW, found.requests


def test_what_comes_late_above_the_text_would_be_noticed(browser: Browser, tmp_path: Path) -> None:
    page = '<!doctype html><body><p id="a">One<p>Two<script src="late.js" defer></script>'
    (tmp_path / "index.html").write_text(page, "utf-8")
    (tmp_path / "late.js").write_text('document.querySelector("#a").style.paddingTop = "30vh";', "utf-8")
    with slow_site(tmp_path) as address:
        found = first_visit(browser, f"{address}index.html", SCREENS["phone"])
    assert found.shift > MOST
    assert found.moved
