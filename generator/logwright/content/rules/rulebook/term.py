"""Terms in rules exist, and each is explained in one section.

A term stands under terms in terms.yaml, with its word in every language. The section that explains it names it under
defines, so that the glossary can link to it.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: playing-tricks, defines: [trick]}
    # file: content/locales/en/planet-nine/terms.yaml
    terms: {trick: trick}
    # file: content/locales/en/planet-nine/rules.yaml
    playing-tricks: {title: Tricks, text: 'One card from everyone makes a {term:trick}.'}

bad::

    # file: content/planet-nine/rules.yaml
    game: planet-nine
    sections:
      - {id: playing-tricks, defines: [trick]}
    # file: content/locales/en/planet-nine/terms.yaml
    terms: {trick: trick}
    # file: content/locales/en/planet-nine/rules.yaml
    playing-tricks: {title: Tricks, text: 'One card from everyone makes {term:tricks}.'}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.marked_text import marked_texts
from logwright.content.model.markup_line import MarkKind
from logwright.content.model.rulebook import Rulebook
from logwright.content.model.vocabulary import vocabulary
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        if terms := vocabulary(library, rulebook.game)[MarkKind.TERM]:
            yield from _defined(rulebook, terms)
    for text in marked_texts(library):
        terms = vocabulary(library, text.game)[MarkKind.TERM]
        for mark in text.marks() if terms else ():
            if mark.kind is MarkKind.TERM and mark.value not in terms:
                yield text.problem(mark.at, RULE, "unknown", term=mark.value, hint=did_you_mean(mark.value, terms))


def _defined(rulebook: Rulebook, terms: frozenset[str]) -> Iterator[Problem]:
    homes: dict[str, str] = {}
    for section in rulebook.walk():
        for index, term in enumerate(section.defines):
            path = (*section.path, "defines", index)
            if term not in terms:
                yield rulebook.document.problem(path, RULE, "unknown", term=term, hint=did_you_mean(term, terms))
            elif term in homes:
                yield rulebook.document.problem(path, RULE, "twice", section=homes[term], term=term)
            homes.setdefault(term, section.id)
    for term in sorted(terms - set(homes)):
        yield rulebook.document.problem(("sections",), RULE, "unexplained", term=term)
