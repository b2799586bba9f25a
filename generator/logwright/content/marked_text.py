"""The texts that are written in markup, each with the game and language it belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.content.document import Document
from logwright.content.library import Library
from logwright.content.locale import key_path
from logwright.content.markup import marks, parse_markup
from logwright.content.markup_line import Mark, MarkupError
from logwright.content.problem import Problem
from logwright.content.text_spot import text_spot


@dataclass(frozen=True, eq=False)
class MarkedText:
    """One text of rules.yaml or faq.yaml in one language."""

    game: str
    lang: str
    place: str
    key: str
    text: str
    document: Document

    def marks(self) -> list[Mark]:
        """What it refers to; nothing while it cannot be understood, which a rule of its own reports."""
        try:
            return list(marks(parse_markup(self.text)))
        except MarkupError:
            return []

    def problem(self, at: int, rule: str, message: str, hint: str) -> Problem:
        """A problem at one character of the text."""
        spot = text_spot(self.document, key_path(self.key), self.text, at)
        return Problem(self.document.file, *spot, rule, message, hint)


def marked_texts(library: Library) -> Iterator[MarkedText]:
    """Every text in markup; titles are plain."""
    for lang, locale in library.locales.items():
        for place, document in locale.files.items():
            if place.endswith(("/rules.yaml", "/faq.yaml")):
                game = place.partition("/")[0]
                for key, text in locale.words(place).items():
                    if not key.endswith(".title"):
                        yield MarkedText(game, lang, place, key, text, document)
