"""A real browser and a server, one of each for all tests of a process."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

PATIENCE = 120_000
"""Pages answer within a second; on a machine with other things to do it may take much longer."""
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
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


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
