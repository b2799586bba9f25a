"""The built site, its address, and visits to it."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.site.visit import DESK, PHONE, Visit


@pytest.fixture(scope="session")
def built(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    return _built_once("whole-site", repository, tmp_path_factory)


@pytest.fixture(scope="session")
def oddly_spoken(repository: Path, tmp_path_factory: pytest.TempPathFactory, serve: Callable[[Path], str]) -> str:
    """The address of the same site in the made-up language, whose words are longer."""
    return serve(_built_once("pseudo-site", repository, tmp_path_factory, "pseudo"))


def _built_once(name: str, repository: Path, tmp_path_factory: pytest.TempPathFactory, *how: str) -> Path:
    """Whichever worker comes first builds it, and the others wait."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / name
    with (shared / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ended = shared / f"{name}.txt"
        if not ended.exists():
            ended.write_text(build_in(folder, repository, "1", *how), "utf-8")
        assert ended.read_text("utf-8") == ""
    return folder / "site"


def build_in(folder: Path, repository: Path, seed: str, *how: str) -> str:
    """Build the site in a process of its own, which walks sets in an order of its own; says what went wrong."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.site.building", str(folder), *how],
        cwd=repository,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=False,
    )
    return result.stderr if result.returncode else ""


@pytest.fixture(scope="session")
def home(built: Path, serve: Callable[[Path], str]) -> str:
    """The address of the built site."""
    return serve(built)


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def screen(request: pytest.FixtureRequest) -> ViewportSize:
    size: ViewportSize = request.param
    return size


@pytest.fixture
def visit(browser: Browser, home: str, screen: ViewportSize) -> Iterator[Visit]:
    """A visit by somebody who keeps no pages for later."""
    context = browser.new_context(viewport=screen, service_workers="block")
    # Playwright warns about the worker that it blocks; pages should not even try.
    context.add_init_script("delete Object.getPrototypeOf(navigator).serviceWorker")
    yield Visit(context.new_page(), home)
    context.close()
