"""A page per phrase of the objective language, from its schema entry, with an example played by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from logwright.content.read.flow import flow
from logwright.publish.page_parts.phrase_example import PhraseExample, phrase_example
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, code, heading, inline_code, link, plain, table
from logwright.publish.views.page import Page, way
from logwright.publish.views.replay import replay
from logwright.sentences.clause import sentence

FOLDER = "handbook/phrases"


def pages(book: Book, objective_schema: Mapping[str, Any]) -> Iterator[Page]:
    """In the source language only: these pages are for mission authors."""
    entries = {name: entry for name, entry in objective_schema["properties"].items() if name != "who"}
    here = f"{FOLDER}/index.md"
    rows = [
        (link(inline_code(name), way(here, f"{FOLDER}/{name}.md")), plain(entry["title"]), plain(entry["description"]))
        for name, entry in entries.items()
    ]
    intro = link("The objective language", "../objectives.md") + " has these phrases."
    yield Page(
        here,
        "Phrases of the objective language",
        blocks(intro, table(["phrase", "name", "says"], rows)),
        short="Phrases",
        everywhere=False,
        kind="handbook",
    )
    for name, entry in entries.items():
        yield _page(book, name, entry)


def _page(book: Book, name: str, entry: Mapping[str, Any]) -> Page:
    here = f"{FOLDER}/{name}.md"
    examples = [phrase_example(book.library, {name: given}) for given in entry["examples"]]
    body = blocks(
        inline_code(name),
        plain(entry["description"]),
        *_fields(entry),
        heading(2, "Examples", "examples"),
        *(part for example in examples for part in _said(book, example)),
        *_played(book, here, examples[0]),
        link("All phrases", "index.md"),
    )
    return Page(here, entry["title"], body, in_menu=False, everywhere=False, kind="phrase")


def _fields(entry: Mapping[str, Any]) -> Iterator[str]:
    """The fields of the phrase."""
    fields = {name: field for name, field in entry.get("properties", {}).items() if "description" in field}
    if fields:
        rows = [(inline_code(name), plain(field["description"])) for name, field in fields.items()]
        yield heading(2, "Fields", "fields")
        yield table(["field", "meaning"], rows)


def _said(book: Book, example: PhraseExample) -> Iterator[str]:
    """The example as YAML, and as its sentence in every language."""
    yield code(flow(example.written).strip("{}"))
    rows = []
    for lang in book.library.languages:
        tongue = book.library.tongue(lang, example.game)
        said = f'<span lang="{lang}">{plain(sentence(example.phrase, tongue))}</span>'
        rows.append((plain(tongue.grammar.name), said))
    yield table(["language", "a player reads"], rows)


def _played(book: Book, here: str, example: PhraseExample) -> Iterator[str]:
    yield heading(2, "Played by the engine", "played")
    yield "The engine dealt this for four players, searched, and the referee agreed that the first example is met."
    yield replay(book, example.game, here, example.deal, example.line)
