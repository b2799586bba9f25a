"""Waits until the worker of a page has kept what it is to keep."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.real_browser import PATIENCE

# Instead of the worker that keeps pages: somebody who only listens to what it is asked for.
LISTENER = """
  const active = { heard: [], postMessage(message) { this.heard.push(...message.keep); } };
  const registration = { active, addEventListener: () => {} };
  const listener = { active, register: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, "serviceWorker", { value: listener });
"""
MISSING = """async (packs) => {
  const root = new URL(document.body.dataset.root, location.href);
  const files = Object.entries(await (await fetch(new URL("offline/files.json", root))).json());
  const cache = await caches.open(`logwright ${root.pathname} `);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter(([, [, , of]]) => of.some((pack) => packs.includes(pack)))
    .filter(([name, [revision]]) => !kept.has(`${new URL(name, root)}?kept=${revision}`)).length;
}"""

KEEP = """async (packs) => {
  const root = new URL(document.body.dataset.root, location.href);
  const { keepPacks } = await import(new URL("scripts/kit/offline-worker.js", root));
  await keepPacks(packs);
}"""


def wait_until_kept(page: Page, *packs: str) -> None:
    for _ in range(PATIENCE // 200):
        if page.evaluate(MISSING, packs) == 0:
            return
        page.wait_for_timeout(200)
    raise AssertionError("the files were not kept")


def keep(page: Page, *packs: str) -> None:
    """Ask for packs, as a page does that has opened Python."""
    page.evaluate(KEEP, packs)
    wait_until_kept(page, *packs)
