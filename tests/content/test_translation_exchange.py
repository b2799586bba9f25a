"""A translator's path without git: out to PO and back, and nothing is lost on the way."""

from __future__ import annotations

import shutil
import string
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from logwright.content import po_file
from logwright.content.loading.load import read_layers
from logwright.content.model.library import Library
from logwright.content.model.locale import revision
from logwright.content.po_file import Entry, PoError
from logwright.content.read.document import Origin
from logwright.content.read.layer import Layer
from logwright.content.text_edit import with_texts
from logwright.content.translation_exchange import exported, imported
from tests.languages import TRANSLATED
from tests.whole_library import ROOT, whole_library
from tests.words import raises_saying

# Whatever people write: letters of all kinds, quotes, spaces that must stay, line ends, and what YAML could trip over.
TEXTS = st.text(
    st.sampled_from(string.printable[:95] + "\n\u00a0\u202fäéёЖ«»„“’–—…{}#:|>-'\"\\\u2028"), max_size=200
).filter(lambda text: "\r" not in text)
FILE = """# a comment
first: one
section:
  flow: {base: x, gen: 'y'}
  folded: >-
    two lines
    of text
  literal: |-
    a

    b

  gap:  # en: a gap
last: end  # stays
"""


@given(st.lists(st.builds(Entry, TEXTS.filter(bool), TEXTS, TEXTS), max_size=5))
def test_whatever_is_written_to_po_is_read_from_it(entries: list[Entry]) -> None:
    assert list(po_file.read(po_file.written(entries, "xx"))) == entries


def test_a_separator_inside_a_text_ends_no_line_of_po() -> None:
    """Other tools write it as it is."""
    (entry,) = po_file.read('msgctxt "key"\r\nmsgid "a"\r\nmsgstr "one\u2028two"\r\n')
    assert entry.text == "one\u2028two"


@given(
    st.dictionaries(
        st.sampled_from(["first", "section.flow.gen", "section.folded", "section.literal", "section.gap", "last"]),
        TEXTS,
    )
)
@example({"first": " \u2028"})
def test_a_text_is_put_into_a_file_and_everything_else_stays(texts: dict[str, str]) -> None:
    before, after = yaml.safe_load(FILE), yaml.safe_load(with_texts(FILE, texts))
    for key, text in texts.items():
        inner = before
        *above, last = key.split(".")
        for step in above:
            inner = inner[step]
        inner[last] = text
    assert after == before
    assert "# a comment" in with_texts(FILE, texts)


@pytest.mark.parametrize("lang", TRANSLATED)
def test_what_is_exported_and_imported_changes_no_file(lang: str, tmp_path: Path) -> None:
    layer, library = _copy(tmp_path, lang)
    entries = list(po_file.read(po_file.written(exported(library, lang, layer), lang)))
    found = imported(layer, library, lang, entries)
    assert (found.changed, found.unknown) == ({}, [])
    for path in (ROOT / "content" / "locales" / lang).rglob("*.yaml"):
        assert (layer.folder / path.relative_to(ROOT / "content")).read_bytes() == path.read_bytes()
    for path in (ROOT / "docs" / lang).iterdir():
        assert (tmp_path / "docs" / lang / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize("lang", TRANSLATED)
def test_an_export_holds_every_text_with_its_place_source_and_gaps(lang: str) -> None:
    library = whole_library()
    entries = {entry.context: entry for entry in exported(library, lang, Layer(ROOT / "content", "content/"))}
    assert len(entries) > 3000
    players = entries["interface.yaml:players"]
    assert players.source == "{n, plural, one {# player} other {# players}}"
    assert players.flags == ("icu-message-format",)
    assert players.place.startswith("content/locales/en/interface.yaml:")
    assert any("{n, plural, …}" in note for note in players.notes)
    rule = entries["planet-nine/rules.yaml:task.text"]
    assert any("{symbol:tasks" in note for note in rule.notes)
    assert all(entry.source and entry.text for entry in entries.values())


def test_what_a_translator_changes_arrives_and_counts_as_made_from_the_source_beside_it(tmp_path: Path) -> None:
    layer, library = _copy(tmp_path, "fr")
    entries = {entry.context: entry for entry in exported(library, "fr", layer)}
    changed = Entry("interface.yaml:story", "Story", "Le récit : « il était une fois »\net la suite")
    old_source = Entry("interface.yaml:rules", "The rules of old", "Les règles")
    fuzzy = Entry("interface.yaml:tasks", "Tasks", "À revoir", flags=("fuzzy",))
    new_form = Entry("sentences.yaml:colours.blue.fp", entries["sentences.yaml:colours.blue.fp"].source, "azurées")
    imported(layer, library, "fr", [changed, old_source, fuzzy, new_form])
    again, _ = read_layers([layer], ROOT / "schemas")
    words, record = again.locales["fr"].words("interface.yaml"), again.locales["fr"].made_from("interface.yaml")
    assert words["story"] == changed.text
    assert record["story"] == revision("Story")
    assert words["rules"] == "Les règles"
    assert record["rules"] == revision("The rules of old")
    assert words["tasks"] == "À revoir"
    assert record["tasks"] == library.locales["fr"].made_from("interface.yaml")["tasks"]
    assert again.locales["fr"].words("sentences.yaml")["colours.blue.fp"] == "azurées"
    stale = {entry.context for entry in exported(again, "fr", layer) if entry.is_fuzzy}
    assert stale == {"interface.yaml:rules"}


def test_a_page_of_the_handbook_comes_and_goes_as_one_text(tmp_path: Path) -> None:
    layer, library = _copy(tmp_path, "fr")
    (tmp_path / "docs" / "fr" / "suggest.md").unlink()
    library, _ = read_layers([layer], ROOT / "schemas")
    entries = {entry.context: entry for entry in exported(library, "fr", layer)}
    page, lacking = entries["docs/print.md:docs/print"], entries["docs/suggest.md:docs/suggest"]
    assert (page.source, lacking.text) == ((ROOT / "docs" / "en" / "print.md").read_text("utf-8"), "")
    found = imported(
        layer, library, "fr", [replace(page, text="# Tout imprimer\n"), replace(lacking, text="# Idées\n")]
    )
    assert found.changed == {"docs/fr/print.md": 1, "docs/fr/suggest.md": 1}
    again, _ = read_layers([layer], ROOT / "schemas")
    french = again.locales["fr"]
    assert french.words("docs/print.md") == {"docs/print": "# Tout imprimer\n"}
    assert french.made_from("docs/suggest.md") == {"docs/suggest": revision(lacking.source)}
    assert not {state.place for state in again.translations if state.missing or state.stale} & set(french.files)


def test_no_page_is_written_that_english_does_not_have(tmp_path: Path) -> None:
    layer, library = _copy(tmp_path, "fr")
    contexts = ["docs/../../x.md:docs/../../x", "docs/api.md:docs/api", "docs/print.md:docs/other"]
    found = imported(layer, library, "fr", [Entry(context, "a", "b") for context in contexts])
    assert (found.unknown, found.changed) == (contexts, {})


def test_a_text_that_belongs_nowhere_is_named(tmp_path: Path) -> None:
    layer, library = _copy(tmp_path, "fr")
    found = imported(
        layer, library, "fr", [Entry("interface.yaml:nowhere", "a", "b"), Entry("no.yaml:at.all", "a", "b")]
    )
    assert found.unknown == ["interface.yaml:nowhere", "no.yaml:at.all"]
    assert not found.changed


def test_a_project_takes_its_own_texts_and_leaves_those_of_the_base_alone(tmp_path: Path) -> None:
    base, _ = _copy(tmp_path, "fr")
    own = Layer(tmp_path / "project", "project/", Origin.OWN)
    words = own.folder / "locales" / "fr" / "interface.yaml"
    words.parent.mkdir(parents=True)
    words.write_text("story: Récit\n", "utf-8")
    library, _ = read_layers([base, own], ROOT / "schemas")
    entries = {entry.context: entry for entry in exported(library, "fr", own)}
    assert not [context for context in entries if context.startswith("docs/")]
    assert (entries["interface.yaml:story"].text, entries["interface.yaml:rules"].text) == ("Récit", "Règles")
    story, rules = entries["interface.yaml:story"], entries["interface.yaml:rules"]
    changed = entries | {
        story.context: replace(story, text="Histoire", flags=()),
        rules.context: replace(rules, text="Règlement"),
    }
    found = imported(own, library, "fr", changed.values())
    assert (found.changed, found.unknown) == ({"project/locales/fr/interface.yaml": 1}, [rules.context])


def test_the_language_of_a_po_file_is_that_of_its_header() -> None:
    assert po_file.language(po_file.written([Entry("key", "a", "b")], "pt-br")) == "pt"
    assert po_file.language('msgid ""\nmsgstr ""\n"Language: NL_be\\n"\n') == "nl"
    assert po_file.language('msgctxt "key"\nmsgid ""\n"Language: fr"\nmsgstr ""\n') == ""


@pytest.mark.parametrize("line", ["nonsense", 'msgid "a\\xb"', '"without a field"', "msgstr unquoted"])
def test_what_is_no_po_is_said_with_its_line(line: str) -> None:
    with raises_saying(PoError, "line 1"):
        list(po_file.read(line))


def _copy(folder: Path, lang: str) -> tuple[Layer, Library]:
    """A copy of what the translation of one language needs."""
    for name in ("en", lang):
        shutil.copytree(ROOT / "content" / "locales" / name, folder / "content" / "locales" / name)
    for game in ("planet-nine", "deep-sea", "crash-and-grab"):
        (folder / "content" / game).mkdir()
        shutil.copy(ROOT / "content" / game / "game.yaml", folder / "content" / game / "game.yaml")
    shutil.copytree(ROOT / "docs", folder / "docs")
    layer = Layer(folder / "content", "content/")
    return layer, read_layers([layer], ROOT / "schemas")[0]
