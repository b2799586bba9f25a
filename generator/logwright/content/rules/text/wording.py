"""A thing has one name.

The editor of a language lists the words that are not to be used, each with the one that is, in style.yaml. A star
stands for any ending; `unless` names phrases in which the word is right after all, `where` the only files it is about.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/style.yaml
    avoid:
      - {word: commander marker*, use: commander token, why: The printed edition says so.}
    # file: content/locales/en/interface.yaml
    story: The commander token goes round.

bad::

    # file: content/locales/en/style.yaml
    avoid:
      - {word: commander marker*, use: commander token, why: The printed edition says so.}
    # file: content/locales/en/interface.yaml
    story: The commander marker goes round.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.locale import key_path
from logwright.content.problem import Problem
from logwright.content.prose import Prose, prose_files, prose_of
from logwright.content.read.document import Document
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for lang, place, document in prose_files(library, messages=True):
        if style := library.at(f"locales/{lang}/style.yaml"):
            yield from _problems_in(lang, place, document, style)


@lru_cache(maxsize=1024)
def _problems_in(lang: str, place: str, document: Document, style: Document) -> tuple[Problem, ...]:
    """The problems of one file, found once for as long as it and the style are the same."""
    avoided = _avoided(style)
    return tuple(
        said.document.problem(key_path(said.key), RULE, found=found, use=word.use, why=word.why)
        for said in prose_of(lang, place, document)
        for word in avoided
        if (found := word.in_text(said))
    )


@dataclass(frozen=True)
class _Avoided:
    beginning: str
    pattern: re.Pattern[str]
    unless: tuple[re.Pattern[str], ...]
    where: tuple[str, ...]
    use: str
    why: str

    def in_text(self, said: Prose) -> str:
        """The word as it occurs in the text, if it does."""
        # Few texts hold the word: looking for its beginning is much faster than matching the whole.
        if self.beginning not in said.lowered or (self.where and not said.place.startswith(self.where)):
            return ""
        allowed = [found.span() for phrase in self.unless for found in phrase.finditer(said.text)]
        for found in self.pattern.finditer(said.text):
            if not any(start <= found.start() and found.end() <= end for start, end in allowed):
                return found[0]
        return ""


@lru_cache(maxsize=16)
def _avoided(style: Document) -> list[_Avoided]:
    return [_read(entry) for entry in style.data.get("avoid", ())]


def _read(entry: Mapping[str, Any]) -> _Avoided:
    exact = entry.get("exact_case", False)
    return _Avoided(
        re.split(r"[\s*]", entry["word"], maxsplit=1)[0].lower(),
        _pattern(entry["word"], exact),
        tuple(_pattern(phrase, exact) for phrase in entry.get("unless", ())),
        tuple(entry.get("where", ())),
        entry["use"],
        entry["why"],
    )


def _pattern(phrase: str, exact_case: bool) -> re.Pattern[str]:
    """A pattern for whole words, in which a star matches any ending."""
    words = r"\s+".join(re.escape(word).replace(r"\*", r"\w*") for word in phrase.split())
    return re.compile(rf"(?<!\w){words}(?!\w)", 0 if exact_case else re.IGNORECASE)
