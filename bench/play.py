"""How long a club member thinks in the page Play: Chromium, the page's own worker, Python and library.

Whole attempts at missions of both games, four players, one of them a person who decides at random: once without
thinking ahead, once with the crew thinking while the person does. Seconds depend on the machine; what is saved does
not.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from shutil import which
from threading import Thread
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.play_page import write_play_page  # noqa: E402
from tests.real_browser import CHROMIUM_FLAGS, CHROMIUM_NAMES, QuietHandler  # noqa: E402

MISSIONS = ("planet-nine/05", "planet-nine/20", "planet-nine/40", "deep-sea/09", "deep-sea/20")
SEEDS = 2
WANTED = (0.5, 1.5)
PLAY = """async ([mission, seed, ahead]) => {
  const { openDesk } = await import("./scripts/python/desk.js");
  window.desk ??= await openDesk("logwright.browser.play", "library.json", () => {}, ["packages.zip"]);
  const { ask } = window.desk;
  let chance = seed;
  const below = (n) => (chance = (chance * 1103515245 + 12345) % 2147483648) % n;
  const wanted = { mission, seed, players: 4, level: "club", seats: [0] };
  let step = await ask({ do: "begin", record: wanted });
  const seconds = [];
  while (!step.scene.over) {
    const { ask: asked } = step.scene;
    if (asked && ahead) while ((await ask({ do: "think_ahead" })).more);
    const began = performance.now();
    step = await ask(asked ? { do: "decide", option: below(asked.options.length) } : { do: "go_on" });
    if (!asked) seconds.push((performance.now() - began) / 1000);
  }
  return seconds;
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        write_play_page(Path(name), ROOT)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=name))
        Thread(target=server.serve_forever, daemon=True).start()
        chromium = next(filter(None, map(which, CHROMIUM_NAMES)))
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        page = browser.new_page()
        page.set_default_timeout(600_000)
        page.goto(f"http://127.0.0.1:{server.server_port}/play-en.html")
        decided(page, ahead=False, title="deciding when asked")
        decided(page, ahead=True, title="after thinking ahead")
        browser.close()
        server.shutdown()


def decided(page: Page, ahead: bool, title: str) -> None:
    """Every decision of the crew, as long as the page waits for it."""
    found: list[Any] = []
    for mission in MISSIONS:
        for seed in range(SEEDS):
            found += page.evaluate(PLAY, [mission, seed + 1, ahead])
    late = statistics.quantiles(found, n=20)[-1]
    print(f"  {title}: {len(found)} decisions, median {statistics.median(found):.3f} s (at most {WANTED[0]}), ", end="")
    print(f"95th percentile {late:.3f} s (at most {WANTED[1]}), slowest {max(found):.2f} s, ", end="")
    print(f"load {os.getloadavg()[0]:.0f}", flush=True)


if __name__ == "__main__":
    main()
