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

from logwright.content.model.library import Library
from logwright.content.model.marked_text import marked_texts
from logwright.content.model.markup_line import MarkKind
from logwright.content.model.vocabulary import vocabulary
from logwright.content.problem import Problem, of_rule
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.located_values import located_values
from logwright.content.rules import rule_id
from logwright.saying import Saying

RULE = rule_id(__name__)
_CARD = re.compile(r"([a-z]+) [0-9]")


def check(library: Library) -> Iterator[Problem]:
    for rulebook in library.rulebooks.values():
        known = vocabulary(library, rulebook.game)
        cards = known[MarkKind.CARD]
        # A card of another game is also meant as a card.
        suits = {name for game in library.games.values() for name in game.suits.names}
        for path, value in located_values(rulebook.document, "sections"):
            found = _CARD.fullmatch(value) if isinstance(value, str) else None
            if found and found[1] in suits and found[0] not in cards and known.has_game:
                yield rulebook.document.report(path, RULE, *_no_card(rulebook.game, found[0], cards))
    for text in marked_texts(library):
        known = vocabulary(library, text.game)
        cards = known[MarkKind.CARD]
        # If the game itself cannot be read, that is reported separately.
        for mark in text.marks() if known.has_game else ():
            if mark.kind is MarkKind.CARD and mark.value not in cards:
                yield text.report(mark.at, RULE, *_no_card(text.game, mark.value, cards))


def _no_card(game: str, card: str, cards: frozenset[str]) -> tuple[Saying, Saying | None]:
    if not cards:
        return of_rule(RULE, "none", {"game": game, "card": card}), None
    said = of_rule(RULE, "unknown", {"game": game, "card": card, "example": min(cards)})
    return said, did_you_mean(card, cards)
