"""The form of the designer can show and keep every mission of the library, and explains what does not fit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from logwright.content.loading.load import load
from logwright.content.read.schema import Schemas
from logwright.publish.designer.form import Form
from tests.site.visit import DESK

# The form alone, without Python: it is described from outside, and nobody puts objectives into words.
SHOWN = """async ({ described, words, documents }) => {
  const { MissionForm } = await import("/scripts/designer/form.js");
  const { Mission } = await import("/scripts/designer/mission.js");
  const ask = async ({ objectives }) => (objectives ? { said: objectives.map(() => "…") } : { tasks: [] });
  return documents.map((document_) => {
    const mission = new Mission(document_);
    const form = new MissionForm(mission, described, words, "en", ask);
    // The inside of a fold is built when somebody opens it.
    for (let shut; (shut = form.body.querySelector("details:not(.picker):not([open])")); ) {
      shut.open = true;
      shut.dispatchEvent(new Event("toggle"));
    }
    const byHand = [...form.body.querySelectorAll("textarea.code")];
    const written = byHand.map((each) => each.closest("[data-path]").dataset.path);
    const ids = [...form.body.querySelectorAll("[id]")].map(({ id }) => id);
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
    return { now: mission.now, written, twice, fields: form.body.querySelectorAll(".field").length };
  });
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, home: str) -> Iterator[Page]:
    context = browser.new_context(viewport=DESK, service_workers="block")
    page = context.new_page()
    page.goto(f"{home}designer.html")
    yield page
    context.close()


@pytest.fixture(scope="module")
def described(repository: Path) -> dict[str, Any]:
    library, _ = load(repository)
    form = Form(library, Schemas.below(repository / "schemas").contents, "en")
    prefix = "designer."
    words = {key.removeprefix(prefix): text for key, text in form.book.tongue().words.items() if key.startswith(prefix)}
    return {"described": form.described(), "words": words}


def test_every_mission_of_the_library_fits_into_the_form(
    page: Page, described: dict[str, Any], repository: Path
) -> None:
    missions = load(repository)[0].all_missions
    documents = [json.loads(json.dumps(mission.document.data)) for mission in missions]
    assert len(documents) > 100
    shown = page.evaluate(SHOWN, {**described, "documents": documents})
    for mission, document, found in zip(missions, documents, shown, strict=True):
        assert (mission.key, found["written"], found["twice"]) == (mission.key, [], [])
        assert found["now"] == document
        assert found["fields"] > 8


def test_every_phrase_of_the_language_fits_into_the_form(
    page: Page, described: dict[str, Any], repository: Path
) -> None:
    schema = json.loads((repository / "schemas/parts/objective.schema.json").read_text("utf-8"))
    objectives = [
        {name: example}
        for name, entry in schema["properties"].items()
        if name != "who"
        for example in entry["examples"]
    ]
    documents = [{"game": "planet-nine", "id": "one", "objectives": [objective]} for objective in objectives]
    for found in page.evaluate(SHOWN, {**described, "documents": documents}):
        assert (found["now"], found["written"]) == (found["now"], [])


@pytest.mark.parametrize(
    ("broken", "written"),
    [
        ({"tasks": 4}, ["tasks"]),
        ({"players": "four"}, ["players"]),
        ({"weather": "calm"}, ["weather"]),
        ({"objectives": ["win"]}, ["objectives", 0]),
        ({"objectives": [{"win": "pink 3", "keep": "pink"}]}, ["objectives", 0]),
        ({"objectives": [{"sing": "loud"}]}, ["objectives", 0, "sing"]),
        ({"text": {"en": "A title"}}, ["text", "en"]),
        ({"communication": {"mode": "shouting"}}, ["communication", "mode"]),
    ],
)
def test_what_does_not_fit_can_be_mended_by_hand(
    page: Page, described: dict[str, Any], broken: dict[str, Any], written: list[Any]
) -> None:
    document = {"game": "planet-nine", "id": "broken", **broken}
    (found,) = page.evaluate(SHOWN, {**described, "documents": [document]})
    assert [json.loads(path) for path in found["written"]] == [written]
    assert found["now"] == document
