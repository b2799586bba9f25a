"""Definitions in the glossary stand alone: whole sentences, whatever list they were an item of."""

from __future__ import annotations

import pytest

from logwright.content.model.library import Library
from logwright.content.model.markup_line import MarkKind, PlainWords
from logwright.content.model.vocabulary import vocabulary
from logwright.publish.views.book import Book
from logwright.publish.views.definition import definition


@pytest.mark.parametrize("lang", ["en", "fr", "de", "ru"])
def test_a_definition_ends_with_a_stop(library: Library, lang: str) -> None:
    book = Book(library, lang)
    open_ended = {}
    for game in book.games:
        for term in vocabulary(library, game)[MarkKind.TERM]:
            line = definition(book, game, term)
            if line and isinstance(line[-1], PlainWords) and line[-1].text.rstrip().endswith((",", ";", ":")):
                open_ended[game, term] = line[-1].text
    assert open_ended == {}
    assert any(definition(book, "planet-nine", "highest"))
