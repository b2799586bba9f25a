"""Titles and stories are plain text.

HTML and template braces would be shown as they are, which is never what was meant.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}
    text: {en: {title: Up & away, story: 'Faster than light, 2 > 1.'}}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3}
    text: {en: {title: Up, story: 'A <b>bold</b> plan.'}}
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from logwright.content.document import Document, Path
from logwright.content.library import Library
from logwright.content.locale import key_path
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)
_MARKUP = re.compile(r"</?[a-zA-Z!][^>]{0,40}>?|\{[^}]{0,40}\}?|\}")


def check(library: Library) -> Iterator[Problem]:
    for document, path, text in _texts(library):
        if found := _MARKUP.search(text):
            yield document.problem(path, RULE, f"{found[0]!r} looks like markup", "write plain text")


def _texts(library: Library) -> Iterator[tuple[Document, Path, str]]:
    for told in library.all_told:
        for lang, words in told.own_words.items():
            yield told.document, ("text", lang, "title"), words.title
            yield told.document, ("text", lang, "story"), words.story
    for locale in library.locales.values():
        for place, document in locale.files.items():
            if place.endswith("/missions.yaml"):
                for key, text in locale.words(place).items():
                    yield document, key_path(key), text
