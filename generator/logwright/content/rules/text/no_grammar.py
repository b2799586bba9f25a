"""A language has a grammar.

Its file grammar.yaml names the language and says how plurals and lists work; without it no sentence can be said.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/interface.yaml
    story: Story

bad::

    # file: content/locales/en/interface.yaml
    story: Story
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.locale import GRAMMAR
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for locale in library.locales.values():
        if GRAMMAR not in locale.files:
            document = next(iter(locale.files.values()))
            yield document.problem((), RULE, lang=locale.lang, file=GRAMMAR)
