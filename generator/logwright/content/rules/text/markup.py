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

from logwright.content.model.library import Library
from logwright.content.model.locale import key_path
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Path
from logwright.content.rules import rule_id

RULE = rule_id(__name__)
_MARKUP = re.compile(r"</?[a-zA-Z!][^>]{0,40}>?|\{[^}]{0,40}\}?|\}")


def check(library: Library) -> Iterator[Problem]:
    for document, path, text in _texts(library):
        if found := _MARKUP.search(text):
            yield document.problem(path, RULE, found=repr(found[0]))


def _texts(library: Library) -> Iterator[tuple[Document, Path, str]]:
    for told in library.told_in_question:
        for lang, words in told.own_words.items():
            for path, text in words.texts():
                yield told.document, ("text", lang, *path), text
    for campaign in library.all_campaigns if library.asks_all else ():
        for lang, said in campaign.own_words.items():
            for path, text in said.texts():
                yield campaign.document, ("text", lang, *path), text
    for locale in library.locales.values() if library.asks_all else ():
        for place, document, texts in locale.texts():
            if place.endswith("/missions.yaml"):
                for key, text in texts.items():
                    yield document, key_path(key), text
