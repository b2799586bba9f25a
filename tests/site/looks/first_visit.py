"""A first visit to a page: how far what is shown moves by itself, what is fetched, and when something is seen.

Files come as from a real server: compressed, and those that were asked for late come late.
"""

from __future__ import annotations

import gzip
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, ViewportSize

from tests.real_browser import PatientServer, QuietHandler

LATE = {".woff2": 0.6, ".js": 0.3, "first.js": 0.0}
"""Seconds that files take on a slow line, by kind or name. A page is seen before its scripts and fonts are there."""
HALT = 0.5
"""Seconds between two pieces of a page."""
SETTLED = 400
"""Milliseconds without a request after which nothing more is expected to move."""
# Shifts count even if they come soon after one another: nobody has touched anything.
_WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
      const element = node?.nodeType === 3 ? node.parentElement : node;
      const name = element ? `${element.localName}.${element.className?.baseVal ?? element.className}` : "?";
      return `${name} ${from.x | 0},${from.y | 0} ${from.width | 0}x${from.height | 0} to `
        + `${to.x | 0},${to.y | 0} ${to.width | 0}x${to.height | 0}`;
    });
    window.shifts.push([entry.value, moved]);
  }
}).observe({ type: "layout-shift", buffered: true });
delete Object.getPrototypeOf(navigator).serviceWorker;
"""


@dataclass(frozen=True)
class FirstVisit:
    """`shift` is the sum of all layout shifts; `moved` says of each what moved. Sizes are in bytes, as sent."""

    shift: float
    moved: list[str]
    requests: list[str]
    size: int
    paint: float
    """Milliseconds until the first content is seen."""


def first_visit(browser: Browser, address: str, screen: ViewportSize, **context: Any) -> FirstVisit:
    """Opens a page with nothing kept from before, and waits until it is at rest."""
    return first_visits(browser, [(address, screen)], **context)[0]


def first_visits(browser: Browser, visits: Sequence[tuple[str, ViewportSize]], **context: Any) -> list[FirstVisit]:
    """The same for several visitors at once: most of a visit is waiting."""
    visitors = [_Visitor(browser, address, screen, context) for address, screen in visits]
    return [visitor.at_rest() for visitor in visitors]


class _Visitor:
    def __init__(self, browser: Browser, address: str, screen: ViewportSize, context: dict[str, Any]) -> None:
        self._context = browser.new_context(viewport=screen, service_workers="block", **context)
        self._context.add_init_script(_WATCH)
        self._page = self._context.new_page()
        self._asked: list[str] = []
        self._page.on("request", lambda request: self._asked.append(request.url))
        self._page.goto(address, wait_until="commit")

    def at_rest(self) -> FirstVisit:
        page = self._page
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.wait_for_timeout(SETTLED)
        shifts = page.evaluate("window.shifts")
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        size = page.evaluate(
            "performance.getEntries().filter((each) => 'encodedBodySize' in each)"
            ".reduce((sum, each) => sum + each.encodedBodySize, 0)"
        )
        self._context.close()
        moved = [f"{value:.3f} {place}" for value, places in shifts for place in places]
        own = [url for url in self._asked if not url.startswith(("data:", "blob:"))]
        return FirstVisit(sum(value for value, _ in shifts), moved, own, int(size), float(paint))


@contextmanager
def slow_site(folder: Path, late: dict[str, float] = LATE, halt: str = "") -> Iterator[str]:
    """The address of a site whose files come compressed, and late if `late` has their kind.

    Pages that contain `halt` come in two pieces: what was read before it may be seen before the rest.
    """

    @cache
    def sent(path: Path) -> bytes:
        return gzip.compress(path.read_bytes()) if path.suffix != ".woff2" else path.read_bytes()

    class Handler(QuietHandler):
        protocol_version = "HTTP/1.1"

        def __init__(self, *args: Any) -> None:
            super().__init__(*args, directory=str(folder))

        def do_GET(self) -> None:  # noqa: N802
            path = Path(self.translate_path(self.path))
            if not path.is_file():
                self.send_error(404)
                return
            time.sleep(late.get(path.name, late.get(path.suffix, 0)))
            first, sign, rest = path.read_bytes().partition(halt.encode()) if halt else (b"", b"", b"")
            halts = bool(sign) and path.suffix == ".html"
            raw = first + sign + rest if halts else sent(path)
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(str(path)))
            self.send_header("Content-Length", str(len(raw)))
            if path.suffix != ".woff2" and not halts:
                self.send_header("Content-Encoding", "gzip")
            self.end_headers()
            self.wfile.write(first if halts else raw)
            if halts:
                time.sleep(HALT)
                self.wfile.write(sign + rest)

    server = PatientServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
