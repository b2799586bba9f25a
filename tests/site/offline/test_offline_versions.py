"""A new version comes whole or not at all, wherever the network is cut; no page ever gets files of two versions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.site.offline.offline_site import Host, hosted, small_site

WORKERS = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  return ["active", "waiting", "installing"].filter((state) => found?.[state]);
}"""
SEEN = """async () => [
  document.querySelector("h1").textContent.split(" ").pop(),
  window.version,
  getComputedStyle(document.body).getPropertyValue("--version").replaceAll("'", ""),
  (await import(new URL("scripts/late.js", new URL(document.body.dataset.root, location.href)))).version,
]"""
KEPT = """async (folder) => {
  const cache = await caches.open(`logwright ${folder} `);
  return (await cache.keys()).map(({ url }) => new URL(url)).filter(({ search }) => search.startsWith("?kept"))
    .map(({ pathname }) => pathname.slice(folder.length)).sort();
}"""
IS_KEPT = "async (name) => (await caches.match(new URL(name, location.origin), { ignoreSearch: true })) != null"
OF_ENGLISH = [
    "images/always.svg",
    "index.html",
    "not-kept.html",
    "offline/files.json",
    "rules.html",
    "scripts/late.js",
    "scripts/said.js",
    "scripts/site.js",
    "scripts/worker.js",
    "styles/look.css",
]
CHANGED = 2 + 6
"""Requests of an update: the worker, its list, and the English files that differ."""


@pytest.fixture
def host() -> Iterator[Host]:
    with hosted() as found:
        found.put(small_site("one"))
        yield found


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = browser.new_context()
    yield found
    found.close()


def until(page: Page, script: str, wanted: Any, argument: Any = None) -> None:
    """Wait until a script gives what is wanted."""
    for _ in range(1200):
        found = page.evaluate(script, argument)
        if found == wanted:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{found} instead of {wanted}")


def visited(context: BrowserContext, host: Host, path: str = "index.html", folder: str = "/") -> Page:
    """A page whose language has been kept."""
    page = context.new_page()
    page.goto(host.address + path)
    until(page, KEPT, OF_ENGLISH, folder)
    until(page, WORKERS, ["active"])
    return page


def settled(page: Page) -> list[str]:
    """The workers there are when the browser has looked for a new one."""
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update().catch(() => undefined)")
    for _ in range(1200):
        found: list[str] = page.evaluate(WORKERS)
        if "installing" not in found:
            return found
        page.wait_for_timeout(50)
    raise AssertionError("the update never ends")


def seen(page: Page, host: Host, *paths: str) -> set[str]:
    """All versions of all files that these pages show."""
    found: set[str] = set()
    for path in paths:
        page.goto(host.address + path)
        found |= set(page.evaluate(SEEN))
    return found


def test_an_update_that_is_not_cut_waits_until_somebody_wants_it(host: Host, context: BrowserContext) -> None:
    page = visited(context, host)
    host.put(small_site("two"))
    host.asked.clear()
    assert seen(page, host, "index.html") == {"one"}
    bar = page.get_by_role("status").filter(has_text="There is a newer version.")
    bar.wait_for()
    assert len(host.asked) == CHANGED
    assert seen(page, host, "index.html", "rules.html") == {"one"}
    bar.get_by_role("button", name="Reload").click()
    expect(page.locator("h1")).to_have_text("Rules two")
    host.cut()
    assert seen(page, host, "index.html", "rules.html") == {"two"}
    assert page.evaluate(KEPT, "/") == OF_ENGLISH


def test_the_bar_can_be_put_off(host: Host, context: BrowserContext) -> None:
    page = visited(context, host)
    host.put(small_site("two"))
    settled(page)
    page.locator(".newer").get_by_role("button", name="Later").click()
    expect(page.locator(".newer")).to_have_count(0)
    page.reload()
    page.locator(".newer").wait_for()


@pytest.mark.parametrize("requests", range(CHANGED))
def test_an_update_that_is_cut_leaves_the_old_version_whole(host: Host, context: BrowserContext, requests: int) -> None:
    page = visited(context, host)
    host.put(small_site("two"))
    host.cut(after=requests)
    assert settled(page) == ["active"]
    host.cut()
    assert seen(page, host, "rules.html", "index.html") == {"one"}
    host.mend()
    assert settled(page) == ["active", "waiting"]
    page.locator(".newer").get_by_role("button", name="Reload").click()
    expect(page.locator("h1")).to_have_text("Home two")
    host.cut()
    assert seen(page, host, "rules.html", "index.html") == {"two"}


@pytest.mark.parametrize("requests", range(4, 16))
def test_a_first_visit_that_is_cut_goes_on_at_the_next(host: Host, context: BrowserContext, requests: int) -> None:
    """The page itself takes four requests, and then come worker, list and files."""
    host.cut(after=requests)
    page = context.new_page()
    page.goto(host.address + "index.html")
    for _ in range(200):
        if host.left < 0:
            break
        page.wait_for_timeout(50)
    host.mend()
    page.goto(host.address + "rules.html")
    until(page, KEPT, OF_ENGLISH, "/")
    host.cut()
    assert seen(page, host, "rules.html", "index.html") == {"one"}


def test_a_site_that_changes_while_it_is_fetched_is_not_mixed(host: Host, context: BrowserContext) -> None:
    """The worker is of version one, but most of its files are of version two already."""
    one, two = small_site("one"), small_site("two")
    worker = {name: one[name] for name in ("offline.js", "offline/files.json", "index.html")}
    host.put(two | worker)
    page = context.new_page()
    page.goto(host.address + "index.html")
    until(page, WORKERS, ["active"])
    page.wait_for_timeout(1000)
    assert {"styles/look.css", "scripts/said.js", "rules.html"}.isdisjoint(page.evaluate(KEPT, "/"))
    host.put(two)
    assert seen(page, host, "rules.html") == {"two"}


def test_a_damaged_file_is_never_kept(host: Host, context: BrowserContext) -> None:
    host.files["styles/look.css"] = b"body {--version: 'cut'"
    page = context.new_page()
    page.goto(host.address + "index.html")
    until(page, WORKERS, ["active"])
    page.wait_for_timeout(1000)
    assert "styles/look.css" not in page.evaluate(KEPT, "/")
    host.put(small_site("one"))
    page.reload()
    until(page, KEPT, OF_ENGLISH, "/")


def test_another_tab_stays_with_its_version_until_it_is_reloaded(host: Host, context: BrowserContext) -> None:
    old, new = visited(context, host), visited(context, host)
    host.put(small_site("two"))
    settled(new)
    new.locator(".newer").get_by_role("button", name="Reload").click()
    expect(new.locator("h1")).to_have_text("Home two")
    old.locator(".newer").wait_for()
    assert set(old.evaluate(SEEN)) == {"one"}
    assert old.evaluate("async () => (await fetch('styles/look.css')).text()") == "body {--version: 'one'}"
    in_worker = """() => new Promise((done, failed) => {
      const worker = new Worker("scripts/worker.js", { type: "module" });
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = () => failed(new Error("the worker did not start"));
    })"""
    assert old.evaluate(in_worker) == "one"
    assert new.evaluate(in_worker) == "two"
    old.locator(".newer").get_by_role("button", name="Reload").click()
    expect(old.locator("h1")).to_have_text("Home two")
    assert set(old.evaluate(SEEN)) == {"two"}


def test_an_open_page_gets_nothing_of_a_newer_version(host: Host, context: BrowserContext) -> None:
    """Python is not kept yet: after a deployment there is only that of the new version."""
    page = visited(context, host)
    large = "async () => (await (await fetch('python/large.bin')).text()).slice(0, 3)"
    host.put(small_site("two"))
    assert page.evaluate(f"({large})().catch(() => 'nothing')") == "nothing"
    page.locator(".newer").get_by_role("button", name="Reload").click()
    expect(page.locator("h1")).to_have_text("Home two")
    assert page.evaluate(large) == "two"


def test_a_page_that_is_not_kept_comes_wholly_from_the_new_version(host: Host, context: BrowserContext) -> None:
    page = visited(context, host)
    host.put(small_site("two"))
    assert seen(page, host, "fr/index.html") == {"two"}
    assert seen(page, host, "rules.html") == {"one"}


def test_what_is_not_kept_is_answered_by_a_page_of_ours(host: Host, context: BrowserContext) -> None:
    page = visited(context, host)
    host.cut()
    for path in ("fr/index.html", "print/sheet.pdf", "no-such-page.html"):
        page.goto(host.address + path)
        expect(page.locator("h1")).to_have_text("Not kept one")
        expect(page.locator("[data-wanted]")).to_have_attribute("href", host.address + path)
    host.mend()
    page.goto(host.address + "fr/index.html")
    until(page, WORKERS, ["active"])
    until(
        page, "async () => (await caches.match(new URL('not-kept.html', location), {ignoreSearch: true})) != null", True
    )
    host.cut()
    page.goto(host.address + "fr/rules.html")
    expect(page.locator("h1")).to_have_text("Pas gardé one")


def test_an_address_from_elsewhere_is_not_tried_again(host: Host, context: BrowserContext) -> None:
    page = visited(context, host)
    for wanted in ("https%3A%2F%2Fevil.example%2F", "%2F%2Fevil.example", "javascript%3Aalert(1)"):
        page.goto(f"{host.address}not-kept.html?wanted={wanted}")
        href = page.locator("[data-wanted]").evaluate("link => link.href")
        assert href.startswith(host.address)


def test_two_copies_on_one_host_know_nothing_of_each_other(host: Host, context: BrowserContext) -> None:
    """Also if one lies inside the other."""
    folders = ("games/", "games/old/", "games2/")
    for folder in folders:
        host.put(small_site("one"), folder)
    pages = {folder: visited(context, host, f"{folder}index.html", f"/{folder}") for folder in folders}
    host.put(small_site("two") | {f"old/{name}": raw for name, raw in small_site("one").items()}, "games/")
    settled(pages["games/"])
    pages["games/"].locator(".newer").get_by_role("button", name="Reload").click()
    expect(pages["games/"].locator("h1")).to_have_text("Home two")
    host.cut()
    assert seen(pages["games/"], host, "games/index.html", "games/rules.html") == {"two"}
    for folder in folders[1:]:
        assert seen(pages[folder], host, f"{folder}index.html", f"{folder}rules.html") == {"one"}
        assert pages[folder].evaluate(KEPT, f"/{folder}") == OF_ENGLISH


def test_everything_is_kept_for_who_asks_for_it(host: Host, context: BrowserContext) -> None:
    page = visited(context, host)
    box = page.locator("[data-keep]")
    expect(box).to_contain_text("1 MB")
    box.get_by_role("button", name="Keep all").click()
    expect(box.get_by_role("status")).to_have_text("All kept")
    host.put(small_site("two"))
    assert settled(page) == ["active", "waiting"]
    host.cut()
    assert seen(page, host, "fr/index.html", "rules.html") == {"one"}
    page.locator(".newer").get_by_role("button", name="Reload").click()
    expect(page.locator("h1")).to_have_text("Rules two")
    assert seen(page, host, "fr/index.html", "index.html") == {"two"}
    assert page.evaluate("async () => (await fetch('python/large.bin')).ok")
    assert page.evaluate("async () => (await fetch('print/sheet.pdf')).text()") == "%PDF two"
    expect(page.locator("[data-keep]").get_by_role("status")).to_have_text("All kept")


def test_who_keeps_everything_is_told_when_the_network_is_cut(host: Host, context: BrowserContext) -> None:
    page = visited(context, host)
    box = page.locator("[data-keep]")
    box.get_by_role("button").wait_for()
    host.cut(after=1)
    box.get_by_role("button").click()
    expect(box.get_by_role("status")).to_contain_text("Away!")
    host.mend()
    box.get_by_role("button").click()
    expect(box.get_by_role("status")).to_have_text("All kept")


def test_without_workers_nothing_is_offered(host: Host, browser: Browser) -> None:
    context = browser.new_context(service_workers="block")
    context.add_init_script("delete Object.getPrototypeOf(navigator).serviceWorker")
    page = context.new_page()
    page.goto(host.address + "index.html")
    expect(page.locator("[data-keep]")).to_have_count(0)
    assert set(page.evaluate(SEEN)) == {"one"}
    context.close()
