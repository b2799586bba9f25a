"""Our fonts can show every character.

A character the fonts lack would be printed as an empty box.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/fonts.yaml
    ranges: [0020-007E]
    # file: content/locales/en/interface.yaml
    story: Story

bad::

    # file: content/fonts.yaml
    ranges: [0020-007E]
    # file: content/locales/en/interface.yaml
    story: Story 🚀
"""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import name

from logwright.content.model.library import Library
from logwright.content.model.locale import key_path
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Path
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    if not library.glyphs:
        return
    known = {chr(point) for point in library.glyphs} | {"\n"}
    for document, path, text in _texts(library):
        for character in sorted(set(text) - known):
            called = name(character, "?").lower()
            yield document.problem(path, RULE, code=f"{ord(character):04X}", name=called)


def _texts(library: Library) -> Iterator[tuple[Document, Path, str]]:
    for locale in library.locales.values() if library.asks_all else ():
        for _, document, texts in locale.texts():
            for key, text in texts.items():
                yield document, key_path(key), text
    for told in library.told_in_question:
        for lang, words in told.own_words.items():
            for path, text in words.texts():
                yield told.document, ("text", lang, *path), text
    for campaign in library.all_campaigns if library.asks_all else ():
        for lang, said in campaign.own_words.items():
            for path, text in said.texts():
                yield campaign.document, ("text", lang, *path), text
