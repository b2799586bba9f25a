"""A translated rule speaks of the same things.

A translation shows the same cards, symbols, tokens, rulings and links as the source, in any order. Terms are free, as
languages repeat them more or less often.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/fr/grammar.yaml
    name: français
    plurals: {one: 'n = 0,1'}
    # file: content/locales/en/planet-nine/rules.yaml
    trump: {title: Trump, text: '{card:rocket 4} beats everything.'}
    # file: content/locales/fr/planet-nine/rules.yaml
    trump: {title: Atout, text: 'Rien ne bat {card:rocket 4}.'}
    made_from: {trump.title: db3729b7, trump.text: fab02447}

bad::

    # file: content/locales/en/planet-nine/rules.yaml
    trump: {title: Trump, text: '{card:rocket 4} beats everything.'}
    # file: content/locales/fr/planet-nine/rules.yaml
    trump: {title: Atout, text: 'Rien ne bat {card:rocket 3}.'}
    made_from: {trump.title: db3729b7, trump.text: fab02447}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.differences import differences
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.model.marked_text import MarkedText, marked_texts
from logwright.content.model.markup_line import MarkKind
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    texts = list(marked_texts(library))
    sources = {(text.place, text.key): text for text in texts if text.lang == SOURCE}
    for text in texts:
        source = sources.get((text.place, text.key))
        if source and text.lang != SOURCE:
            wanted, found = _things(source), _things(text)
            if wanted != found:
                yield text.problem(0, RULE, text=text.key, faults=differences(wanted, found))


def _things(text: MarkedText) -> set[str]:
    return {f"{mark.kind} {mark.value}" for mark in text.marks() if mark.kind is not MarkKind.TERM}
