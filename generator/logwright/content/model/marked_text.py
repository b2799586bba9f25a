"""All texts with markup, each with its game and language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.content.file_kind import TextKind
from logwright.content.model.library import Library
from logwright.content.model.locale import key_path
from logwright.content.model.markup import marks, parse_markup
from logwright.content.model.markup_line import MarkupError, TextMark
from logwright.content.problem import Problem, of_rule
from logwright.content.read.document import Document
from logwright.content.read.text_spot import text_spot
from logwright.content.registry import words_kind
from logwright.saying import Saying


@dataclass(frozen=True, eq=False)
class MarkedText:
    """One text of rules.yaml or faq.yaml in one language."""

    game: str
    lang: str
    place: str
    key: str
    text: str
    document: Document

    def marks(self) -> list[TextMark]:
        """Its references; empty if it cannot be parsed, which a separate rule reports."""
        try:
            return list(marks(parse_markup(self.text)))
        except MarkupError:
            return []

    def problem(
        self, at: int, rule: str, case: str = "", /, *, hint: Saying | None = None, **arguments: object
    ) -> Problem:
        """A problem at one character of the text."""
        return self.report(at, rule, of_rule(rule, case, arguments), hint)

    def report(self, at: int, rule: str, said: Saying, hint: Saying | None = None) -> Problem:
        spot = text_spot(self.document, key_path(self.key), self.text, at)
        return Problem(self.document.file, *spot, rule, said, hint)


def marked_texts(library: Library) -> Iterator[MarkedText]:
    """Every text with markup; titles are plain."""
    for lang, locale in library.locales.items():
        for place, document, words in locale.texts():
            kind = words_kind(place)
            if kind and kind.words is TextKind.MARKUP:
                game = place.partition("/")[0]
                for key, text in words.items():
                    if not key.endswith(".title"):
                        yield MarkedText(game, lang, place, key, text, document)
