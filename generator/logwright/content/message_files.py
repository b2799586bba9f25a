"""Which locale files hold messages with gaps."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.document import Document
from logwright.content.library import Library


def message_files(library: Library) -> Iterator[tuple[str, Document, dict[str, str]]]:
    """Place, document and messages of each; stories and names of pieces are plain texts."""
    for locale in library.locales.values():
        for place, document in locale.files.items():
            if place in ("sentences.yaml", "interface.yaml") or place.endswith(("/terms.yaml", "/table.yaml")):
                yield place, document, locale.words(place)
