"""The parsed texts of a section in one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE, Locale, leaves
from logwright.content.model.markup import Block, Paragraph, parse_markup
from logwright.content.model.markup_line import PlainWords
from logwright.content.model.rulebook import Rulebook, Section
from logwright.content.read.document import Origin

Text = tuple[Block, ...]
EDITIONS = ("en", "fr", "ru")
"""The languages of the printed editions that were compared."""


@dataclass(frozen=True)
class RulingWords:
    """The ruling and its reason; where editions differ, what each of them says, by its language."""

    ruling: Text
    why: Text
    editions: Mapping[str, Text]


@dataclass(frozen=True)
class SectionWords:
    """Title and texts of a section; examples, figures and rulings by id."""

    title: str
    text: Text
    short: Text
    examples: Mapping[str, Text]
    figures: Mapping[str, Text]
    rulings: Mapping[str, RulingWords]


@dataclass(frozen=True)
class QuestionWords:
    question: Text
    answer: Text


def section_words(library: Library, rulebook: Rulebook, section: Section, lang: str) -> SectionWords:
    """The texts of a section; missing translations fall back to the source language."""
    words = _words(library, rulebook.words_place, lang)

    def text(*key: str) -> Text:
        return parse_markup(words.get(".".join((section.id, *key)), ""))

    return SectionWords(
        title=words.get(f"{section.id}.title", section.id),
        text=text("text"),
        short=text("short"),
        examples={example.id: text("examples", example.id) for example in section.examples},
        figures={figure.id: text("figures", figure.id) for figure in section.figures},
        rulings={
            ruling: _own_ruling(library, f"{section.id}.rulings.{ruling}.ruling", rulebook.words_place, ruling)
            or RulingWords(
                text("rulings", ruling, "ruling"),
                text("rulings", ruling, "why"),
                {lang: said for lang in EDITIONS if (said := text("rulings", ruling, "editions", lang))},
            )
            for ruling in section.rulings
        },
    )


def _own_ruling(library: Library, key: str, place: str, ruling: str) -> RulingWords | None:
    """A project's replacement of a ruling, in the ruling's own words, unless it has rule texts for it as well."""
    document = library.rulings.get(ruling)
    if not document or document.origin is not Origin.OWN:
        return None
    said = {message for locale in library.locales.values() if place in locale.own for message in _own(locale, place)}
    if key in said:
        return None
    entry = library.ruling(ruling)
    ruled, why = (Paragraph((PlainWords(entry[part]),)) for part in ("ruling", "why"))
    return RulingWords((ruled,), (why,), {})


def _own(locale: Locale, place: str) -> list[str]:
    return [key for key, _ in leaves(locale.own[place].data)]


def question_words(library: Library, game: str, question: str, lang: str) -> QuestionWords:
    """A question and its answer."""
    words = _words(library, f"{game}/faq.yaml", lang)
    return QuestionWords(*(parse_markup(words.get(f"{question}.{part}", "")) for part in ("question", "answer")))


@lru_cache(maxsize=64)
def _words(library: Library, place: str, lang: str) -> dict[str, str]:
    source, locale = library.locales.get(SOURCE), library.locales.get(lang)
    return (source.words(place) if source else {}) | (locale.words(place) if locale else {})
