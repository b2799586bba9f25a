"""Cards in rules exist.

A text, an example or a figure shows only cards that the game has.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
    # file: content/locales/en/planet-nine/rules.yaml
    trump: {title: Trump, text: '{card:rocket 4} is the highest card.'}

bad::

    # file: content/locales/en/planet-nine/rules.yaml
    trump: {title: Trump, text: '{card:rocket 5} is the highest card.'}
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from logwright.content.library import Library
from logwright.content.marked_text import marked_texts
from logwright.content.markup_line import MarkKind
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.suggestion import did_you_mean
from logwright.content.vocabulary import vocabulary
from logwright.content.written import written

RULE = rule_id(__name__)
_CARD = re.compile(r"(?:blue|green|pink|yellow|rocket|submarine|trump) [0-9]")


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        cards = vocabulary(library, rulebook.game)[MarkKind.CARD]
        for path, value in written(rulebook.document, "sections"):
            if isinstance(value, str) and _CARD.fullmatch(value) and value not in cards:
                yield rulebook.document.problem(path, RULE, *_no_card(rulebook.game, value, cards))
    for text in marked_texts(library):
        cards = vocabulary(library, text.game)[MarkKind.CARD]
        for mark in text.marks():
            if mark.kind is MarkKind.CARD and mark.value not in cards:
                yield text.problem(mark.at, RULE, *_no_card(text.game, mark.value, cards))


def _no_card(game: str, card: str, cards: frozenset[str]) -> tuple[str, str]:
    return f"{game} has no card {card}", did_you_mean(card, cards) or "write a card such as pink 9"
