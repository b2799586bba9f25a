"""The handbook counts as translated, missing, stale or unknown, like every other text, and says where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from logwright.content.loading.load import load, read_layers
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE, revision
from logwright.content.problem import Problem
from logwright.content.read.document import Origin
from logwright.content.read.handbook_page import written_page
from logwright.content.read.layer import Layer
from logwright.content.rules import rule_texts
from logwright.content.writing.translation_update import confirm, update
from tests.content.small_library import small_library
from tests.whole_library import ROOT, whole_library

PHRASES = json.loads((ROOT / "schemas/parts/objective.schema.json").read_text("utf-8"))["properties"]
GRAMMAR = {
    "en": b"name: English\nplurals: {one: n = 1}\n",
    "fr": "name: français\nplurals: {one: 'n = 0,1'}\n".encode(),
}
ENGLISH, FRENCH = "# Missions\n\nWrite one.\n", "# Les missions\n\nÉcrivez-en une.\n"
Made = Callable[[dict[str, str]], tuple[Library, list[Problem]]]


def loaded(root: Path) -> tuple[Library, list[Problem]]:
    """The library, and what is wrong with its words."""
    library, problems = load(root)
    return library, [each for each in problems if each.file.startswith(("docs/", "content/locales/"))]


@pytest.fixture
def made(tmp_path: Path) -> Made:
    """A small library whose handbook has one page, and what its rules find."""

    def make(files: dict[str, str]) -> tuple[Library, list[Problem]]:
        texts = {f"content/locales/{lang}/grammar.yaml": raw for lang, raw in GRAMMAR.items()}
        texts["docs/en/mission-file.md"] = ENGLISH.encode()
        small_library(tmp_path, texts | {name: text.encode() for name, text in files.items()})
        return loaded(tmp_path)

    return make


def test_the_source_is_what_stands_in_the_code_and_in_the_schema() -> None:
    words = whole_library().locales[SOURCE].words("handbook.yaml")
    assert {key.split(".")[1] for key in words if key.startswith("rules.")} == set(rule_texts())
    assert {key.split(".")[1] for key in words if key.startswith("phrases.")} == set(PHRASES) - {"who"}
    assert words["rules.text/stale.title"] == "A translation follows its source"
    assert words["phrases.cards.fields.of"] == "The set that counts."
    assert not (ROOT / "content/locales/en/handbook.yaml").exists()


def test_pages_for_programmers_are_not_translated() -> None:
    wanted = {place for place in whole_library().locales[SOURCE].files if place.startswith("docs/")}
    assert wanted == {f"docs/{path.name}" for path in (ROOT / "docs" / "en").glob("*.md")}
    assert wanted.isdisjoint(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))


def test_a_page_that_is_missing_is_named(made: Made) -> None:
    _, problems = made({})
    assert [(each.file, each.rule) for each in problems] == [("docs/fr/mission-file.md", "text/missing")]


def test_a_page_says_what_it_was_made_from(made: Made) -> None:
    right = written_page(FRENCH, revision(ENGLISH))
    library, problems = made({"docs/fr/mission-file.md": right})
    assert problems == []
    assert library.locales["fr"].words("docs/mission-file.md") == {"docs/mission-file": FRENCH}


@pytest.mark.parametrize(
    ("page", "rule"), [(FRENCH, "text/unrecorded"), (written_page(FRENCH, "00000000"), "text/stale")]
)
def test_a_page_that_may_be_out_of_date_is_named(made: Made, tmp_path: Path, page: str, rule: str) -> None:
    library, problems = made({"docs/fr/mission-file.md": page})
    assert [(each.file, each.rule) for each in problems] == [("docs/fr/mission-file.md", rule)]
    layer = Layer(tmp_path / "content", "content/")
    assert confirm(layer, library, "fr", ["docs/mission-file"]) == []
    assert loaded(tmp_path)[1] == []
    assert (tmp_path / "docs/fr/mission-file.md").read_text("utf-8") == written_page(FRENCH, revision(ENGLISH))


def test_an_update_records_a_page_and_never_writes_one(made: Made, tmp_path: Path) -> None:
    library, _ = made({"docs/fr/mission-file.md": FRENCH, "docs/en/print.md": "# Print\n"})
    layer = Layer(tmp_path / "content", "content/")
    assert ("docs/fr/mission-file.md", 0, 1) in list(update(layer, library, "fr"))
    assert sorted(path.name for path in (tmp_path / "docs/fr").iterdir()) == ["mission-file.md"]


def test_a_page_that_english_does_not_have_is_never_shown(made: Made) -> None:
    right = written_page(FRENCH, revision(ENGLISH))
    library, problems = made({"docs/fr/mission-file.md": right, "docs/fr/missions-file.md": FRENCH})
    assert "docs/missions-file.md" not in {state.place for state in library.translations}
    assert [(each.file, each.rule) for each in problems] == [("docs/fr/missions-file.md", "text/unknown")]
    assert "docs/mission-file" in problems[0].hint


def test_rules_and_phrases_that_are_missing_or_unknown_are_named_with_their_line(made: Made) -> None:
    rules = "  text/stale: {title: Suivre, text: Voilà.}\n  text/stael: {title: Faute}\n"
    words = f"rules:\n{rules}phrases:\n  wins: {{title: Gagner}}\n"
    _, problems = made(
        {
            "docs/fr/mission-file.md": written_page(FRENCH, revision(ENGLISH)),
            "content/locales/fr/handbook.yaml": words,
        }
    )
    told = {(each.rule, dict(each.said.arguments).get("text"), each.line) for each in problems}
    assert ("text/unknown", "rules.text/stael.title", 3) in told
    assert ("text/unknown", "phrases.wins.title", 5) in told
    assert ("text/missing", "rules.mission/too-large.title", 2) in told
    assert ("text/unrecorded", "rules.text/stale.title", 2) in told
    assert not any(rule == "text/missing" and str(key).startswith("rules.text/stale") for rule, key, _ in told)


def test_what_is_odd_in_a_file_of_the_handbook_is_a_problem_of_its_schema(made: Made) -> None:
    page, words = written_page(FRENCH, revision(ENGLISH)), "rules:\n  stale: {title: Suivre}\n"
    _, problems = made({"docs/fr/mission-file.md": page, "content/locales/fr/handbook.yaml": words})
    assert [(each.rule.partition("/")[0], each.line) for each in problems] == [("schema", 2)]


def test_typography_is_that_of_the_language_on_pages_too(made: Made) -> None:
    style = 'quotes: [«, »]\nquote_space: "\\u202f"\nspace_before: {"\\u202f": ";:!?"}\n'
    page = written_page('# Les missions\n\nÉcrivez `game: x`.\n\nCela dit "non", donc : voilà.\n', revision(ENGLISH))
    _, problems = made({"docs/fr/mission-file.md": page, "content/locales/fr/style.yaml": style})
    assert {(each.file, each.line, each.rule) for each in problems} == {
        ("docs/fr/mission-file.md", 5, "text/typography")
    }
    assert len(problems) == 2


def test_a_project_may_say_it_in_its_own_words_and_need_not_translate_the_handbook(tmp_path: Path) -> None:
    own = tmp_path / "own"
    (own / "locales/eo").mkdir(parents=True)
    (own / "locales/eo/grammar.yaml").write_text("name: Esperanto\nplurals: {one: n = 1}\n", "utf-8")
    (own / "locales/en").mkdir()
    (own / "locales/en/handbook.yaml").write_text("rules: {text/stale: {title: Up to date}}\n", "utf-8")
    layers = [Layer(ROOT / "content", "content/"), Layer(own, "", Origin.OWN)]
    library, problems = read_layers(layers, ROOT / "schemas")
    assert problems == []
    assert library.locales[SOURCE].words("handbook.yaml")["rules.text/stale.title"] == "Up to date"
    assert library.locales["eo"].words("handbook.yaml") == {}
    assert library.due_translations == []
