"""Adds the handbook to the texts of each language: its pages, and the English source of what is said of rules and
phrases, which stands beside them in the code and in a schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE, Locale
from logwright.content.read.document import Document, Map, Origin, Spot
from logwright.content.read.handbook_page import read_page
from logwright.content.read.layer import Layer
from logwright.content.registry import PAGES
from logwright.content.rule_helpers.rule_page import rule_page
from logwright.content.rules import rule_texts

FILE = "handbook.yaml"
_MODELINE = "# yaml-language-server: $schema=../../../schemas/handbook.schema.json"


def with_handbook(library: Library, base: Layer, objective_schema: Mapping[str, Any]) -> Library:
    """The library with its handbook. Where no language has one, as in small libraries, nothing is added."""
    if SOURCE not in library.locales:
        return library
    source = library.locales[SOURCE]
    docs = base.beside(PAGES)
    pages = {lang: _pages(docs, f"{lang}/") for lang in library.locales}
    locales = {lang: _joined(locale, pages[lang]) for lang, locale in library.locales.items()}
    if any(FILE in locale.files for locale in library.locales.values()):
        own = {**source.own, **({FILE: source.files[FILE]} if FILE in source.files else {})}
        files = {**locales[SOURCE].files, FILE: _source(objective_schema)}
        locales[SOURCE] = replace(locales[SOURCE], files=files, own=own)
    texts = {page.file: page.text for of_lang in pages.values() for page in of_lang.values()}
    return replace(library, locales=locales, texts={**library.texts, **texts})


def _joined(locale: Locale, pages: Mapping[str, Document]) -> Locale:
    return replace(locale, files={**locale.files, **{f"{PAGES}{name}": page for name, page in pages.items()}})


def _pages(docs: Layer, folder: str) -> dict[str, Document]:
    """The pages of a language by name."""
    paths: list[Path] = sorted((docs.folder / folder).glob("*.md"))
    return {path.name: read_page(docs.name(folder + path.name), path.name, path.read_text("utf-8")) for path in paths}


def _source(objective_schema: Mapping[str, Any]) -> Document:
    """The English texts, in the form of a translated file. They are nobody's to edit there."""
    pages = (rule_page(rule) for rule in rule_texts())
    rules = {page.rule: {"title": page.title, "text": page.text} for page in pages}
    phrases = {name: _phrase(entry) for name, entry in objective_schema["properties"].items() if name != "who"}
    data = _located({"rules": rules, "phrases": phrases})
    return Document(FILE, _MODELINE, data, Spot(1, 1), origin=Origin.LONE)


def _phrase(entry: Mapping[str, Any]) -> dict[str, Any]:
    said: dict[str, Any] = {"title": entry["title"], "description": entry["description"]}
    fields = {name: of["description"] for name, of in entry.get("properties", {}).items() if "description" in of}
    return {**said, "fields": fields} if fields else said


def _located(data: Any) -> Any:
    if not isinstance(data, dict):
        return data
    made = Map()
    for key, value in data.items():
        made[key], made.keys_at[key], made.values_at[key] = _located(value), Spot(1, 1), Spot(1, 1)
    return made
