"""The page's Python and the command line say the same about the same missions: the whole library, and 500 made up.

Here runs what a page runs: its scripts, its worker, Pyodide, and what was packed for it, in a real browser.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.engine.second_opinion.solvers import engine
from logwright.publish.site_build.browser_python import python_files, python_size
from logwright.sentences.mission_text import mission_lines
from logwright.verdicts.missions.job import work
from logwright.verdicts.missions.survey import Request, jobs_for
from tests.browser.made_missions import made_missions
from tests.whole_library import whole_library

MADE = 500
SEED = 3
"""Other seeds do as well; with some of them a single deal takes longer than all others."""
DEALS = 1
BUDGET = 100_000
"""Steps of a search: enough to decide most deals, and the same for both, so that both give up alike."""
SAID = ("line", "column", "rule", "message", "hint")
PATIENCE = 180_000
OPEN = """async () => {
  const { openDesk } = await import("./scripts/python/desk.js");
  const opened = [
    openDesk("logwright.browser.designer", "library.json", () => {}, ["packages.zip"]),
    openDesk("logwright.browser.checker", "library.json", () => {}),
  ];
  [window.desk, window.checker] = await Promise.all(opened);
}"""
ASK = """async ([desk, questions]) => {
  const answers = [];
  for (const question of questions) answers.push(await window[desk].ask(question));
  return answers;
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, serve: Callable[[Path], str], repository: Path, tmp_path_factory: Any) -> Iterator[Page]:
    """A page with nothing on it but both desks."""
    if not python_size(repository):
        pytest.skip("what pages run in a browser was not fetched; scripts/browser-packages.sh does")
    folder = tmp_path_factory.mktemp("page")
    for name, raw in python_files(repository, whole_library(), ["en"]).items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(raw)
    shutil.copytree(repository / "site/scripts", folder / "scripts")
    (folder / "index.html").write_text('<!DOCTYPE html><html lang="en"><title>Desks</title></html>', "utf-8")
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(serve(folder))
    page.evaluate(OPEN)
    yield page
    context.close()


@pytest.fixture(scope="module")
def documents(repository: Path) -> list[dict[str, Any]]:
    """The library as its files are, and what was made up."""
    library = whole_library()
    ours = [json.loads(json.dumps(mission.document.data)) for mission in library.all_missions]
    return [*ours, *made_missions(library, repository, MADE, SEED)]


@pytest.fixture(scope="module")
def looked_at(page: Page, documents: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(ASK, ["desk", [{"do": "look", "document": each} for each in documents]])
    return found


@pytest.fixture(scope="module")
def loaded(
    repository: Path, documents: list[dict[str, Any]], looked_at: list[dict[str, Any]], tmp_path_factory: Any
) -> tuple[Library, list[Problem]]:
    """All of it as files, checked by the command line's own way."""
    root = tmp_path_factory.mktemp("library")
    shutil.copytree(repository / "content", root / "content")
    shutil.copytree(repository / "schemas", root / "schemas")
    for document, answer in zip(documents, looked_at, strict=True):
        (root / file_of(document)).write_text(answer["yaml"], "utf-8")
    return load(root)


def file_of(document: dict[str, Any]) -> str:
    if "id" in document:
        return f"content/custom/{document['id']}.yaml"
    return f"content/{document['game']}/missions/{document['number']:02}.yaml"


def test_both_find_the_same_problems(
    documents: list[dict[str, Any]], looked_at: list[dict[str, Any]], loaded: tuple[Library, list[Problem]]
) -> None:
    library, problems = loaded
    by_file: dict[str, list[dict[str, Any]]] = {}
    for found in problems:
        said = {name: getattr(found, name) for name in SAID}
        by_file.setdefault(found.file, []).append({"path": list(found.path), **said})
    for document, answer in zip(documents, looked_at, strict=True):
        file = file_of(document)
        told = [{name: each[name] for name in ("path", *SAID)} for each in answer["problems"]]
        assert told == by_file.get(file, []), answer["yaml"]
        # What was written is what was meant, unless it cannot be read at all.
        assert file not in library.documents or library.documents[file].data == document
    sound = sum(not answer["problems"] for answer in looked_at)
    assert MADE / 4 < sound - len(whole_library().all_missions) < 3 * MADE / 4
    rules = {problem["rule"] for answer in looked_at for problem in answer["problems"]}
    assert len(rules) > 15, "the missions made up should break many rules"


def test_both_read_the_same_rules(
    documents: list[dict[str, Any]], looked_at: list[dict[str, Any]], loaded: tuple[Library, list[Problem]]
) -> None:
    library, _ = loaded
    missions = {mission.document.file: mission for mission in library.all_missions}
    for document, answer in zip(documents, looked_at, strict=True):
        if not answer["problems"]:
            mission = missions[file_of(document)]
            for lang in library.languages:
                tongue, everybody = library.tongue(lang, mission.game), library.games[mission.game].players
                is_laid = mission.laid is not None
                assert answer["rules"][lang] == mission_lines(mission.rules, tongue, everybody, is_laid=is_laid)
            assert answer["title"] == library.words(mission, "en").title
            assert answer["pages"].keys() == set(library.languages)


def test_both_give_the_same_verdicts(
    page: Page,
    documents: list[dict[str, Any]],
    looked_at: list[dict[str, Any]],
    loaded: tuple[Library, list[Problem]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # The bounds count steps, and Glucose takes other steps than the solver of the page: here both have the latter.
    monkeypatch.setattr(engine, "find_spec", lambda _: None)
    library, _ = loaded
    missions = {mission.document.file: mission for mission in library.all_missions}
    questions, jobs = [], []
    for number, (document, answer) in enumerate(zip(documents, looked_at, strict=True)):
        if answer["problems"]:
            continue
        mission = missions[file_of(document)]
        players = mission.rules.players[number % len(mission.rules.players)]
        deals = {"seed": number, "first": 0, "count": DEALS, "budget": BUDGET}
        questions.append({"do": "deal", "document": document, "players": players, **deals})
        jobs += jobs_for(library, [mission], [players], Request(DEALS, number, BUDGET))
    answers = page.evaluate(ASK, ["checker", questions])
    for question, job, found in zip(questions, jobs, answers, strict=True):
        parts = [work(replace(job, first=number, count=1)) for number in range(DEALS)]
        wanted = {
            "dealt": DEALS,
            "solvable": sum(part.solvable for part in parts),
            "lost": [number for part in parts for number in part.unsolvable],
            "undecided": sum(len(part.undecided) for part in parts),
        }
        assert {name: found[name] for name in wanted} == wanted, question
        assert bool(found["reason"]) == any(part.reason for part in parts), question
