"""Whatever the language, words fit: a made-up one with longer words on every kind of page, on a phone and on a desk."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.site.sample import HANDBOOK, KINDS, PROGRAMMERS

SIZES = [ViewportSize(width=360, height=740), ViewportSize(width=1440, height=900)]
PAGES = [*KINDS.values(), *HANDBOOK.values(), PROGRAMMERS, "hardness.html", "404.html"]
FIND_FAULTS = """() => {
  const faults = new Set();
  const root = document.scrollingElement;
  if (root.scrollWidth > root.clientWidth) faults.add(`page: ${root.scrollWidth} px wide`);
  const style = (element) => getComputedStyle(element);
  const scrolls = (element) => /auto|scroll/.test(style(element).overflowX);
  const hides = (element) => /hidden|clip/.test(style(element).overflowX + style(element).overflowY);
  // Words for screen readers alone take no room.
  const unseen = (element) => hides(element) && element.clientWidth <= 1;
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // A bar that stays in sight while the page moves covers words on purpose.
  const stays = (element) => /fixed|sticky/.test(style(element).position);
  const named = (text) => `${text.parentElement.tagName.toLowerCase()} “${text.data.trim().slice(0, 40)}”`;
  // What an open dialog covers is none of its words.
  const within = document.querySelector("dialog[open]") ?? document.body;
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const words = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest("svg, script, style, option, .skip") || !seen(parent)) continue;
    const above = [];
    for (let each = parent; each !== document.body; each = each.parentElement) above.push(each);
    if (above.some(unseen)) continue;
    const scroller = above.findIndex(scrolls);
    const around = scroller < 0 ? above : above.slice(0, scroller);
    const block = around.find((each) => !/inline$|contents/.test(style(each).display));
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width <= 1 || box.height <= 1) continue;
      words.push({ text, box, scroller: above[scroller], bar: above.find(stays) });
      const own = block?.getBoundingClientRect();
      if (own && (box.right > own.right + 1.5 || box.left < own.left - 1.5))
        faults.add(`beside its box: ${named(text)}`);
      const cut = around.filter(hides).map((each) => each.getBoundingClientRect()).some((edge) =>
        box.right > edge.right + 2 || box.left < edge.left - 2 ||
        box.bottom > edge.bottom + 4 || box.top < edge.top - 4);
      if (cut) faults.add(`cut off: ${named(text)}`);
      if (scroller < 0 && (box.right > root.clientWidth + 1 || box.left < -1))
        faults.add(`outside the page: ${named(text)}`);
    }
  }
  words.sort((one, other) => one.box.top - other.box.top);
  for (const [place, one] of words.entries()) {
    for (let next = place + 1; next < words.length && words[next].box.top < one.box.bottom; next++) {
      const other = words[next];
      if (other.text === one.text || other.scroller !== one.scroller || other.bar !== one.bar) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines of a paragraph may touch; half a line is too much.
      if (across > 2 && down > Math.min(one.box.height, other.box.height) / 2)
        faults.add(`over each other: ${named(one.text)} and ${named(other.text)}`);
    }
  }
  return [...faults];
}"""


def faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FIND_FAULTS)
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_longer_words_fit_on_every_kind_of_page(browser: Browser, oddly_spoken: str, size: ViewportSize) -> None:
    # Cards that are just being laid lie over other words for a moment.
    context = browser.new_context(viewport=size, service_workers="block", reduced_motion="reduce")
    page, wrong = context.new_page(), dict[str, list[Any]]()
    for path in PAGES:
        page.goto(oddly_spoken + path)
        if found := faults(page):
            wrong[path] = found
    context.close()
    assert wrong == {}


@pytest.mark.parametrize(
    ("style", "fault"),
    [
        ("main { width: 500px }", "page"),
        ("main th { display: block; width: 2em; white-space: nowrap }", "beside its box"),
        ("main h1 { height: 1em; overflow: hidden; width: 4em }", "cut off"),
        ("main h1 + * { margin-top: -4rem }", "over each other"),
    ],
)
def test_what_does_not_fit_is_found(browser: Browser, oddly_spoken: str, style: str, fault: str) -> None:
    page = browser.new_page(viewport=SIZES[0], service_workers="block")
    page.goto(f"{oddly_spoken}planet-nine/missions/index.html")
    page.add_style_tag(content=style)
    assert any(found.startswith(fault) for found in faults(page))
    page.close()
