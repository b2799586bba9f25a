"""The designer opens at once, without a network, on a phone, and costs little until then."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from logwright.publish.site_build.browser_python import python_size
from tests.site.designer.designer_page import YAML
from tests.site.offline.offline_worker import wait_until_kept
from tests.site.test_accessibility import faults
from tests.site.visit import DESK, PHONE, Visit

WORKER = "**/scripts/python/worker.js"


@pytest.fixture(scope="module", autouse=True)
def _fetched(repository: Path) -> None:
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")


def test_the_form_is_there_before_python_and_nothing_typed_is_lost(browser: Browser, home: str) -> None:
    context = browser.new_context(viewport=DESK, service_workers="block")
    held: list[Route] = []
    context.route(WORKER, lambda route: held.append(route))
    page = context.new_page()
    page.goto(f"{home}designer.html?open=planet-nine/14")
    title, glance = page.get_by_label("Title", exact=True).first, page.locator(".glance")
    title.fill("Typed Early")
    page.get_by_role("button", name="More: How many tasks are drawn").click()
    count = page.get_by_label("How many tasks are drawn", exact=True)
    known = count.input_value()
    expect(glance).to_contain_text("Loading the engine")
    page.reload()
    with context.expect_event("request", lambda request: request.url.endswith("/worker.js")):
        page.get_by_role("button", name="Open the designer").click()
    expect(title).to_have_value("Typed Early")
    expect(count).to_have_value(known)
    # What cannot be loaded is loaded once more on request, and what was asked meanwhile is answered then.
    held[-1].abort()
    expect(page.locator(".hint")).to_contain_text("The designer could not be loaded.")
    title.fill("Typed Later")
    context.unroute(WORKER)
    page.locator(".hint").get_by_role("button").click()
    expect(glance).to_contain_text(re.compile(r"3 players [✓✗?]"))
    expect(page.get_by_label(YAML)).to_have_value(re.compile("Typed Later"))
    context.close()


def test_on_a_phone_and_without_a_network(browser: Browser, home: str) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    visit = Visit(context.new_page(), home)
    page = visit.open("fr/designer.html?open=planet-nine/14")
    expect(page.get_by_role("toolbar")).to_be_visible()
    wait_until_kept(page, "python", "fr")
    page.get_by_label("Titre", exact=True).first.fill("Sans réseau")
    expect(page.locator(".mission-title")).to_have_text("Sans réseau")
    context.set_offline(True)
    page.goto(f"{home}fr/designer.html?open=planet-nine/1400")
    # What was on the desk last is there again, and what is not there is said.
    expect(page.get_by_label("Titre", exact=True).first).to_have_value("Sans réseau")
    expect(page.locator(".hint")).to_contain_text("planet-nine/1400")
    for name in ("Page", "Vérifier", "Fichier", "Créer"):
        page.get_by_role("tab", name=name).click()
        assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"], name
        assert faults(page) == [], name
    page.get_by_role("tab", name="Vérifier").click()
    expect(page.locator(".dealing", has_text="3 joueurs")).to_contain_text("peut être gagnée")
    glance = page.locator(".glance")
    expect(glance).to_contain_text(re.compile(r"5 joueurs [✓✗?]"))
    lines = "box => box.clientHeight / parseFloat(getComputedStyle(box).lineHeight)"
    assert glance.evaluate(lines) < 3, "two lines, and some room around them"
    assert visit.strangers == []
    assert visit.complaints == []
    context.close()


def test_scripts_stand_in_files_and_nothing_comes_from_elsewhere(built: Path) -> None:
    for path in built.rglob("*.html"):
        text = path.read_text("utf-8")
        policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
        assert policy, path
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy[1]
        assert re.search(r"<script(?![^>]*(?:src=|application/json))", text) is None, path


def test_the_designer_costs_little_before_it_is_opened(built: Path) -> None:
    """All of Python is kept only for those who have opened it; scripts are small."""
    listed = json.loads((built / "offline" / "files.json").read_text("utf-8"))
    packs = {name: of for name, (_, _, of) in listed.items() if name.startswith("python/")}
    assert packs
    assert all(of == ["python"] for of in packs.values())
    of_the_designer = ("scripts/designer/", "scripts/kit/", "scripts/python/")
    scripts = [size for name, (_, size, _) in listed.items() if name.startswith(of_the_designer)]
    assert 0 < sum(scripts) < 200_000
