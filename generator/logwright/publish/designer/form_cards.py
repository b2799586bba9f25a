"""The cards of a game as the form shows them, and every set of cards by its name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from logwright.content.crew_game import CrewGame
from logwright.engine.card import COLOUR_VALUES, COLOURS, TRUMP_VALUES
from logwright.engine.objectives.selector import parse_selector
from logwright.publish.book import Book
from logwright.publish.print.short_rule import capital
from logwright.sentences.noun import CardWords

_TRUMPS = ("rocket", "submarine")


def deck(book: Book, game: str) -> list[dict[str, Any]]:
    """The suits in the order of the game, and how high each goes."""
    found = book.library.games[game]
    return [
        {"suit": suit["id"], "values": suit["values"], "trump": suit["id"] == found.trump}
        for suit in found.document.data["suits"]
    ]


def card_names(book: Book, game: CrewGame) -> dict[str, list[Any]]:
    """What each set of cards that can be picked is called, and which cards it holds."""
    tongue = book.tongue(game.id)
    names = {}
    for written in written_sets(game.trump):
        cards = parse_selector(written, game.trump)
        if card := cards.one_card:
            words = book.say(f"site.card.{game.trump if card.is_trump else card.suit}", value=str(card.value))
        else:
            words = tongue.smooth(CardWords(tongue, cards).form("more"))
        names[written] = [capital(words), [card.spelled(game.trump) for card in sorted(cards.cards(game.deck))]]
    return names


def written_sets(trump: str) -> Iterator[str]:
    """Every set that the picker offers, as a mission names it."""
    yield from ("colour", "odd", "even")
    for suit in ("", *COLOURS, trump):
        values = TRUMP_VALUES if suit == trump else COLOUR_VALUES
        start = f"{suit} " if suit else ""
        if suit:
            yield from (str(suit), f"{suit} odd", f"{suit} even")
        yield from (f"{start}{value}" for value in values)
        yield from (f"{start}>{value}" for value in values[:-1])
        yield from (f"{start}<{value}" for value in values[1:])
        yield from (f"{start}{low}..{high}" for low in values for high in values if low < high)


def with_trumps(sample: Any, trump: str) -> Any:
    """An example of a schema with the trumps of this game."""
    text = json.dumps(sample)
    for other in _TRUMPS:
        text = text.replace(other, trump)
    return json.loads(text)
