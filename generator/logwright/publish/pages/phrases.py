"""A page per phrase of the objective language: its schema entry or the translation of it, and an example played by the
engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from logwright.content.read.flow import flow
from logwright.publish.page_parts.phrase_example import PhraseExample, phrase_example
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, code, heading, inline_code, link, plain, table
from logwright.publish.views.page import Page, way
from logwright.publish.views.replay import STYLES, replay
from logwright.sentences.clause import sentence

FOLDER = "handbook/phrases"


def pages(book: Book, objective_schema: Mapping[str, Any]) -> Iterator[Page]:
    entries = {name: entry for name, entry in objective_schema["properties"].items() if name != "who"}
    here = f"{FOLDER}/index.md"
    rows = [
        (
            link(inline_code(name), way(here, f"{FOLDER}/{name}.md")),
            plain(_told(book, name, "title", entry["title"])),
            plain(_told(book, name, "description", entry["description"])),
        )
        for name, entry in entries.items()
    ]
    language = link(plain(book.say("site.in_handbook.phrases.language")), "../objectives.md")
    intro = plain(book.say("site.in_handbook.phrases.intro"))
    yield Page(
        here,
        book.say("site.in_handbook.phrases.title"),
        blocks(intro, table(_heads(book, "phrase", "name", "says"), rows), language),
        short=book.say("site.in_handbook.phrases.short"),
        kind="handbook",
    )
    for name, entry in entries.items():
        yield _page(book, name, entry)


def _page(book: Book, name: str, entry: Mapping[str, Any]) -> Page:
    here = f"{FOLDER}/{name}.md"
    tried = (phrase_example(book.library, {name: given}) for given in entry["examples"])
    examples = [example for example in tried if example]
    body = blocks(
        inline_code(name),
        plain(_told(book, name, "description", entry["description"])),
        *_fields(book, name, entry),
        *_examples(book, here, examples),
        link(plain(book.say("site.in_handbook.phrases.all")), "index.md"),
    )
    return Page(here, _told(book, name, "title", entry["title"]), body, in_menu=False, kind="phrase", styles=STYLES)


def _examples(book: Book, here: str, examples: Sequence[PhraseExample]) -> Iterator[str]:
    """What an author writes and players read, and the first example played; nothing if no game here can show one."""
    if examples:
        yield heading(2, plain(book.say("site.in_handbook.phrases.examples")), "examples")
        for example in examples:
            yield from _said(book, example)
        yield from _played(book, here, examples[0])


def _fields(book: Book, phrase: str, entry: Mapping[str, Any]) -> Iterator[str]:
    """The fields of the phrase."""
    fields = {name: field for name, field in entry.get("properties", {}).items() if "description" in field}
    if fields:
        rows = [
            (inline_code(name), plain(_told(book, phrase, f"fields.{name}", field["description"])))
            for name, field in fields.items()
        ]
        yield heading(2, plain(book.say("site.in_handbook.phrases.fields")), "fields")
        yield table(_heads(book, "field", "meaning"), rows)


def _told(book: Book, phrase: str, part: str, english: str) -> str:
    return book.handbook(f"phrases.{phrase}.{part}", english)


def _heads(book: Book, *names: str) -> list[str]:
    return [plain(book.say(f"site.in_handbook.heads.{name}")) for name in names]


def _said(book: Book, example: PhraseExample) -> Iterator[str]:
    """The example as YAML, and as its sentence in every language."""
    yield code(flow(example.written).strip("{}"))
    rows = []
    for lang in book.library.languages:
        tongue = book.library.tongue(lang, example.game)
        said = f'<span lang="{lang}">{plain(sentence(example.phrase, tongue))}</span>'
        rows.append((plain(tongue.grammar.name), said))
    yield table(_heads(book, "language", "reads"), rows)


def _played(book: Book, here: str, example: PhraseExample) -> Iterator[str]:
    yield heading(2, plain(book.say("site.in_handbook.phrases.played")), "played")
    yield plain(book.say("site.in_handbook.phrases.dealt"))
    yield replay(book, example.game, here, example.mission, example.deal, example.line)
