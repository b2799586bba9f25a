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

from logwright.content.model.library import Library
from logwright.content.model.marked_text import marked_texts
from logwright.content.model.markup_line import MarkKind
from logwright.content.model.vocabulary import vocabulary
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id
from logwright.saying import saying

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for text in marked_texts(library):
        words = vocabulary(library, text.game)
        # If the game itself cannot be read, that is reported separately.
        for mark in text.marks() if words.has_game else ():
            if mark.kind in (MarkKind.SYMBOL, MarkKind.TOKEN):
                known = words[mark.kind]
                if mark.value not in known:
                    yield text.problem(
                        mark.at,
                        RULE,
                        game=text.game,
                        kind=saying(f"marks.{mark.kind}"),
                        name=mark.value,
                        hint=did_you_mean(mark.value, known),
                    )
