"""A real browser for the tests of the site, the built site, and a server that shows it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.site.visit import DESK, PHONE, Visit

CHROMIUM_NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
# No sandbox, because containers have none to offer; the rest keeps Chromium from calling home.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if chromium is None:
        pytest.skip("no Chromium or Chrome found; scripts/system-packages.sh test installs one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def built(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site. Whichever worker comes first builds it, and the others wait."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "whole-site"
    with (shared / "whole-site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ended = shared / "whole-site.txt"
        if not ended.exists():
            ended.write_text(build_in(folder, repository, seed="1"), "utf-8")
        assert ended.read_text("utf-8") == ""
    return folder / "site"


def build_in(folder: Path, repository: Path, seed: str) -> str:
    """Build the site in a process of its own, which walks sets in an order of its own; says what went wrong."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.site.building", str(folder)],
        cwd=repository,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=False,
    )
    return result.stderr if result.returncode else ""


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Requests are nothing a test's reader wants to see."""


class PatientServer(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A browser that closes while its worker still fetches pages is no error."""


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[[Path], str]]:
    """Serves a folder and returns its address, which ends with a slash."""
    servers: list[ThreadingHTTPServer] = []

    def start(folder: Path) -> str:
        server = PatientServer(("127.0.0.1", 0), partial(QuietHandler, directory=folder))
        Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}/"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


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
    context.set_default_timeout(10_000)
    # Playwright warns about the worker that it blocks; pages should not even try.
    context.add_init_script("delete Object.getPrototypeOf(navigator).serviceWorker")
    yield Visit(context.new_page(), home)
    context.close()
