"""The words of a section in one language, read and ready to be set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from logwright.content.library import Library
from logwright.content.locale import SOURCE
from logwright.content.markup import Block, parse_markup
from logwright.content.rulebook import Rulebook, Section

Text = tuple[Block, ...]
EDITIONS = ("en", "fr", "ru")
"""The languages of the printed editions that were compared."""


@dataclass(frozen=True)
class RulingWords:
    """What was ruled and why; where editions differ, what each of them says, by its language."""

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
    """What a section says; what is not translated yet is said in the source language."""
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
            ruling: RulingWords(
                text("rulings", ruling, "ruling"),
                text("rulings", ruling, "why"),
                {lang: said for lang in EDITIONS if (said := text("rulings", ruling, "editions", lang))},
            )
            for ruling in section.rulings
        },
    )


def question_words(library: Library, game: str, question: str, lang: str) -> QuestionWords:
    """A question and its answer."""
    words = _words(library, f"{game}/faq.yaml", lang)
    return QuestionWords(*(parse_markup(words.get(f"{question}.{part}", "")) for part in ("question", "answer")))


@lru_cache(maxsize=64)
def _words(library: Library, place: str, lang: str) -> dict[str, str]:
    source, locale = library.locales.get(SOURCE), library.locales.get(lang)
    return (source.words(place) if source else {}) | (locale.words(place) if locale else {})
