"""Symbols and tokens in rules exist.

A symbol is one of those in game.yaml; tokens are the task tokens of Planet Nine.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/planet-nine/rules.yaml
    dead-zone: {title: Dead zone, text: 'Look for {symbol:dead-zone} and {token:omega}.'}

bad::

    # file: content/locales/en/planet-nine/rules.yaml
    dead-zone: {title: Dead zone, text: 'Look for {symbol:deadzone}.'}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.library import Library
from logwright.content.marked_text import marked_texts
from logwright.content.markup_line import MarkKind
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.suggestion import did_you_mean
from logwright.content.vocabulary import vocabulary

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for text in marked_texts(library):
        for mark in text.marks():
            if mark.kind in (MarkKind.SYMBOL, MarkKind.TOKEN):
                known = vocabulary(library, text.game)[mark.kind]
                if mark.value not in known:
                    message = f"{text.game} has no {mark.kind} {mark.value}"
                    yield text.problem(mark.at, RULE, message, did_you_mean(mark.value, known) or "see game.yaml")
