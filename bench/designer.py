"""The designer in a real browser: how soon its first verdict is there, how quick its search is, and what it loads.

The page's scripts, worker, Pyodide and packed files are used as they are. Times are ratios to the same work done
outside of the browser, or to Pyodide alone in a page, in the same run, because machines differ and are busy.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from shutil import which
from statistics import median
from threading import Thread
from typing import Any

from _deals import random_position
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from logwright.content.loading.load import read_library
from logwright.content.model.library import Library
from logwright.engine.search import solve
from logwright.publish.pages import designer
from logwright.publish.site_build.browser_packages import packed
from logwright.publish.site_build.browser_python import python_files
from logwright.publish.views.book import Book

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.bare_page import SIZE, bare_page, write_parts  # noqa: E402
from tests.real_browser import CHROMIUM_FLAGS, CHROMIUM_NAMES, QuietHandler  # noqa: E402

ROUNDS = 5
OPENINGS = 3
DEALS = 100
POSITIONS = 400
MISSION = "planet-nine/20"
# What the designer does when somebody clicks: desk, mission, checker, deals in portions that a page can interrupt.
CLICK = """async ([key, deals]) => {
  const { openDesk } = await import("./scripts/python/desk.js");
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const desk = await openDesk("logwright.browser.designer", "library.json", () => {}, ["packages.zip"]);
  const { document } = await desk.ask({ do: "open", key });
  const { problems } = await desk.ask({ do: "look", document });
  const shown = since();
  const changed = { ...document, tasks: { count: 3 } };
  await desk.ask({ do: "look", document: changed });
  const again = since() - shown;
  const checker = await openDesk("logwright.browser.checker", "library.json", () => {});
  let before = null;
  let first;
  for (let count = 4; (before?.dealt ?? 0) < deals; count = 32) {
    const from = before?.dealt ?? 0;
    const portion = { first: from, count: Math.min(count, deals - from), before };
    before = await checker.ask({ do: "deal", document, players: 4, seed: 1, ...portion });
    first ??= since();
  }
  return { problems, shown, again, first, all: since(), found: before };
}"""
# From the click until there is something to type in, and until the first number of players has a verdict.
OPENING = """() => new Promise((done) => {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  let form;
  const look = () => {
    if (document.querySelector(".designer .form input")) form ??= since();
    if (document.querySelector(".glance .completable")) done({ form, verdict: since() });
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  document.querySelector(".open-helper").click();
})"""
# Pyodide's runtime in a worker, and nothing else.
RUNTIME = """() => new Promise((done) => {
  const began = performance.now();
  const worker = new Worker("runtime.js", { type: "module" });
  worker.addEventListener("message", () => done((performance.now() - began) / 1000));
})"""
RUNTIME_WORKER = """import { loadPyodide } from "./python/pyodide.mjs";
await loadPyodide({ indexURL: new URL("python/", import.meta.url).href });
postMessage("there");
"""
SEARCH = """async () => {
  const { openDesk } = await import("./scripts/python/desk.js");
  window.search ??= await openDesk("page_search", "library.json", () => {}, ["bench.zip"]);
  return window.search.ask({});
}"""
# Opened like a desk; searches the same positions as this script, and times it.
PAGE_SEARCH = """
import json, time
from logwright.browser.json_desk import JsonDesk
from logwright.content.loading.library_builder import known_library
from logwright.engine.search import solve
from _deals import random_position

class Search:
    def __init__(self, library):
        self.positions = [random_position(library, n, tasks=4 + n % 5, seats=3 + n % 3) for n in range({positions})]
        solve(self.positions[:5])
    def greeting(self):
        return {{}}
    def answer(self, asked):
        start = time.perf_counter()
        answers = solve(self.positions)
        return {{"steps": sum(answer.steps for answer in answers), "seconds": time.perf_counter() - start}}

def open(data, lang):
    return JsonDesk(Search(known_library(json.loads(data)["contents"])))
"""


def main() -> None:
    library, _ = read_library(ROOT)
    with tempfile.TemporaryDirectory() as name, served(Path(name), library) as (address, files):
        with sync_playwright() as playwright:
            chromium = next(filter(None, map(which, CHROMIUM_NAMES)))
            browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
            opening(browser, address)
            from_click_to_verdict(browser.new_page(), address)
            search_speed(browser.new_page(), address, library)
            browser.close()
        weight(files)


def opening(browser: Browser, address: str) -> None:
    """Each round with empty caches, and the designer once more with full ones."""
    found: dict[str, list[float]] = {"cold form": [], "cold verdict": [], "warm form": [], "warm verdict": []}
    ratios: dict[str, list[float]] = {name: [] for name in found}
    runtimes = []
    for _ in range(OPENINGS):
        context = browser.new_context()
        runtimes.append(timed(context, f"{address}index.html", RUNTIME))
        context.close()
        context = browser.new_context()
        for state in ("cold", "warm"):
            times = timed(context, f"{address}designer.html", OPENING)
            for name, seconds in times.items():
                found[f"{state} {name}"].append(seconds)
                ratios[f"{state} {name}"].append(seconds / runtimes[-1])
        context.close()
    print(f"  Pyodide's runtime alone, cold: {median(runtimes):.1f} s")
    for name, seconds in found.items():
        print(f"  {name}: {median(seconds):.1f} s, {median(ratios[name]):.2f} times the runtime alone")


def timed(context: BrowserContext, address: str, script: str) -> Any:
    page = context.new_page()
    page.set_default_timeout(300_000)
    page.goto(address)
    found = page.evaluate(script)
    page.close()
    return found


def from_click_to_verdict(page: Page, address: str) -> None:
    page.set_default_timeout(300_000)
    page.goto(address)
    found = page.evaluate(CLICK, [MISSION, DEALS])
    assert found["problems"] == []
    assert found["found"]["dealt"] == DEALS
    print(f"  {MISSION} with four players: page and problems after {found['shown']:.1f} s, ", end="")
    print(f"first verdict after {found['first']:.1f} s, {DEALS} deals after {found['all']:.1f} s")
    print(f"  a change is looked at in {found['again']:.2f} s, ", end="")
    print(f"{DEALS - 4} more deals take {found['all'] - found['first']:.2f} s")
    asked = ["check", MISSION, "--players", "4", "--deals", str(DEALS), "--no-cache", "--jobs", "1"]
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "logwright", *asked], cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    print(f"  the command line takes {found['all'] / (time.perf_counter() - start):.1f} times less")


def search_speed(page: Page, address: str, library: Library) -> None:
    """The same positions in turn, here and there; the quickest round of each counts."""
    page.set_default_timeout(300_000)
    page.goto(address)
    positions = [random_position(library, n, tasks=4 + n % 5, seats=3 + n % 3) for n in range(POSITIONS)]
    solve(positions[:5])
    here, there = [], []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        steps = sum(answer.steps for answer in solve(positions))
        here.append(steps / (time.perf_counter() - start))
        found = page.evaluate(SEARCH)
        assert found["steps"] == steps, "both search alike"
        there.append(steps / found["seconds"])
    print(f"  steps per second: {max(there):,.0f} in the page, {max(here):,.0f} outside, ", end="")
    print(f"ratio {max(there) / max(here):.2f} (at least 0.6)")


def weight(files: dict[str, bytes]) -> None:
    """What is loaded for the designer, and what of it the movement helper needs as well. Pages load none of it."""
    python = [name for name in files if "pyodide" in name or name.endswith(("stdlib.zip", "logwright.zip"))]
    designer = ["python/packages.zip", "python/library.json", "python/logbook-planet-nine.css"]
    for title, names in (("Python and the package", python), ("besides, for the designer", designer)):
        raw = sum(len(files[name]) for name in names)
        packed_size = sum(len(gzip.compress(files[name], mtime=0)) for name in names)
        print(f"  {title}: {raw / 1e6:.2f} MB, {packed_size / 1e6:.2f} MB on the way")
    pages = [path.read_text("utf-8") for path in (ROOT / "build" / "site").rglob("*.html")]
    if pages:
        print(f"  files of it that any of {len(pages)} pages names: {sum('/python/' in page for page in pages)}")


@contextmanager
def served(folder: Path, library: Library) -> Iterator[tuple[str, dict[str, bytes]]]:
    """A page with nothing on it, and all that desks are made of."""
    files = python_files(ROOT, library, ["en"])
    if not files:
        sys.exit("  what pages run in a browser was not fetched; scripts/browser-packages.sh does")
    bench = {"page_search.py": PAGE_SEARCH.format(positions=POSITIONS).encode()}
    bench["_deals.py"] = Path(__file__).with_name("_deals.py").read_bytes()
    sizes = json.loads(files["python/sizes.json"])
    extra = {"python/bench.zip": packed(bench.items())}
    sizes["bench.zip"] = len(extra["python/bench.zip"])
    extra["python/sizes.json"] = json.dumps(sizes).encode()
    extra["index.html"] = b'<!DOCTYPE html><html lang="en"><title>Desks</title></html>'
    extra["runtime.js"] = RUNTIME_WORKER.encode()
    book = Book(library, "en", python_size=SIZE)
    (page,) = designer.pages(book)
    extra["designer.html"] = bare_page(page, book, designer.STYLES).encode()
    write_parts(folder, ROOT)
    for name, raw in extra.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(raw)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/", files
    server.shutdown()


if __name__ == "__main__":
    main()
