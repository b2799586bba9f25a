"""Every section has words, and every word a section.

In the source language a section has a title, and texts for its examples, figures and rulings and for the quick
reference. A section that covers facts has a text. Words under a name that rules.yaml does not know are never shown.
The same holds for questions and their answers.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: trump, figures: [{id: rockets, hand: [rocket 1, rocket 4]}]}
    # file: content/locales/en/planet-nine/rules.yaml
    trump:
      title: Trump
      text: Rockets beat every colour.
      figures: {rockets: Two rockets.}

bad::

    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: trump, figures: [{id: rockets, hand: [rocket 1, rocket 4]}]}
    # file: content/locales/en/planet-nine/rules.yaml
    trump:
      title: Trump
      text: Rockets beat every colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from logwright.content.model.faq import Faq
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE, Locale, key_path
from logwright.content.model.rule_words import EDITIONS
from logwright.content.model.rulebook import Rulebook, Section
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Document, Path
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


@dataclass(frozen=True)
class _Needed:
    """A text that must or may exist, and the data that requires it."""

    path: Path
    must: bool = True


def check(library: Library) -> Iterator[Problem]:
    source = library.locales.get(SOURCE)
    if not source:
        return
    for rulebook in library.rulebooks.values():
        if _is_understood(library, rulebook.words_place):
            yield from _compared(rulebook.document, source, rulebook.words_place, _of_rulebook(rulebook))
    for faq in library.faqs.values():
        if _is_understood(library, faq.words_place):
            yield from _compared(faq.document, source, faq.words_place, _of_faq(faq))


def _is_understood(library: Library, place: str) -> bool:
    """Whether the texts could be read or do not exist at all; a file with other problems is not compared."""
    return place in library.locales[SOURCE].files or not library.has_file(f"locales/{SOURCE}/{place}")


def _compared(data: Document, source: Locale, place: str, needed: Mapping[str, _Needed]) -> Iterator[Problem]:
    words = source.words(place)
    for key, need in needed.items():
        if need.must and key not in words:
            yield data.problem(need.path, RULE, "wordless", text=key, file=f"locales/{SOURCE}/{place}")
    for key in words:
        if key not in needed:
            holder = source.holder(place, key)
            assert holder is not None
            yield holder.problem(
                key_path(key),
                RULE,
                "astray",
                file=f"content/{place}",
                text=key,
                hint=did_you_mean(key, needed),
                key=True,
            )


def _of_rulebook(rulebook: Rulebook) -> dict[str, _Needed]:
    return {key: need for section in rulebook.walk() for key, need in _of_section(section)}


def _of_section(section: Section) -> Iterator[tuple[str, _Needed]]:
    at = section.path
    yield f"{section.id}.title", _Needed(at)
    yield f"{section.id}.text", _Needed(at, must=bool(section.covers))
    if section.quick:
        yield f"{section.id}.short", _Needed((*at, "quick"))
    for index, example in enumerate(section.examples):
        yield f"{section.id}.examples.{example.id}", _Needed((*at, "examples", index))
    for index, figure in enumerate(section.figures):
        yield f"{section.id}.figures.{figure.id}", _Needed((*at, "figures", index))
    for index, ruling in enumerate(section.rulings):
        for part in ("ruling", "why"):
            yield f"{section.id}.rulings.{ruling}.{part}", _Needed((*at, "rulings", index))
        for edition in EDITIONS:
            yield f"{section.id}.rulings.{ruling}.editions.{edition}", _Needed((*at, "rulings", index), must=False)


def _of_faq(faq: Faq) -> dict[str, _Needed]:
    return {
        f"{question.id}.{part}": _Needed(("questions", index))
        for index, question in enumerate(faq.questions)
        for part in ("question", "answer")
    }
