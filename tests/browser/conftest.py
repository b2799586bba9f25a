"""The page Play, opened once for all tests on a screen: starting Python takes longer than most of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from logwright.publish.site_build.browser_python import python_size
from tests.browser.play_page import write_play_page
from tests.browser.seated import Seated
from tests.site.visit import DESK, PHONE

PATIENCE = 240_000
"""Nothing takes that long; a machine with other things to do may."""


@pytest.fixture(scope="session")
def play_folder(repository: Path, tmp_path_factory: Any) -> Path:
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")
    folder: Path = tmp_path_factory.mktemp("play")
    write_play_page(folder, repository)
    return folder


@pytest.fixture(scope="session")
def play_home(serve: Callable[[Path], str], play_folder: Path) -> str:
    return serve(play_folder)


def player(browser: Browser, **screen: Any) -> BrowserContext:
    """Somebody who never played here before."""
    context = browser.new_context(service_workers="block", reduced_motion="reduce", **screen)
    context.set_default_timeout(PATIENCE)
    context.add_init_script("delete Object.getPrototypeOf(navigator).serviceWorker")
    return context


@pytest.fixture(scope="module", params=["desk", "phone"])
def opened(request: pytest.FixtureRequest, browser: Browser, play_home: str) -> Iterator[tuple[Page, list[str]]]:
    """The page, and what it complained about."""
    screens: dict[str, dict[str, Any]] = {"desk": {"viewport": DESK}, "phone": {"viewport": PHONE, "has_touch": True}}
    context = player(browser, **screens[request.param])
    page, complaints = context.new_page(), list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page.goto(f"{play_home}play-en.html")
    page.get_by_role("button", name="Take a seat").click()
    page.locator(".setup .main").wait_for()
    yield page, complaints
    context.close()


@pytest.fixture
def seated(opened: tuple[Page, list[str]]) -> Iterator[Seated]:
    page, complaints = opened
    complaints.clear()
    page.context.set_offline(False)
    yield Seated(page)
    # The browser asks for an icon that this page does not have.
    assert [said for said in complaints if "404" not in said] == []
