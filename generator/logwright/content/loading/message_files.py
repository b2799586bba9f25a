"""Finds the locale files whose messages have gaps."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.read.document import Document
from logwright.content.registry import words_kind


def message_files(library: Library) -> Iterator[tuple[str, Document, dict[str, str]]]:
    """Place, document and messages of each; stories and names of pieces are plain texts."""
    for locale in library.locales.values():
        for place, document, words in locale.texts():
            kind = words_kind(place)
            if kind and kind.holds_messages:
                yield place, document, words
