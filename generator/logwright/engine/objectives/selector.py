"""Selectors: how missions name a set of cards: a card, a suit, a value (`'9'`), `odd`, `'>5'`, `chosen-colour`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from logwright.engine.cards.card import Card, Deck, Suit, Suits
from logwright.engine.objectives.mistake import Mistake
from logwright.saying import listed, saying

_PART = re.compile(
    r"(?:(?P<suit>(?!(?:odd|even|colour)\b)[a-z]+)(?: |$))?"
    r"(?:(?P<word>odd|even|colour)|(?P<op>[<>]=?)? ?(?P<low>\d{1,2})(?:\.\.(?P<high>\d{1,2}))?)?"
)


class Parity(StrEnum):
    ODD = "odd"
    EVEN = "even"

    def fits(self, value: int) -> bool:
        return value % 2 == (self is Parity.ODD)


class ChosenCards(StrEnum):
    """Cards that are known only once the crew has chosen a colour or a number: until then any could be meant."""

    COLOUR = "colour"
    NUMBER = "number"

    @property
    def word(self) -> str:
        """How a mission names these cards."""
        return f"chosen-{self}"


@dataclass(frozen=True)
class Pick:
    """One item of a selector. Without a suit it means all colours, never trumps (ruling B35).

    Where `low` or `high` is None, the cards go as far as the suit does.
    """

    suit: Suit | None
    low: int | None = None
    high: int | None = None
    parity: Parity | None = None
    chosen: ChosenCards | None = None

    @property
    def is_one_card(self) -> bool:
        return self.suit is not None and self.low is not None and self.low == self.high

    @property
    def is_whole_suit(self) -> bool:
        return self.low is None and self.high is None and not self.parity and not self.chosen

    def fits(self, card: Card) -> bool:
        suit_fits = card.suit is self.suit if self.suit else not card.is_trump
        return (
            suit_fits
            and (self.low is None or self.low <= card.value)
            and (self.high is None or card.value <= self.high)
            and (not self.parity or self.parity.fits(card.value))
        )


@dataclass(frozen=True)
class Selector:
    """A set of cards: everything that fits at least one of its picks."""

    picks: tuple[Pick, ...]

    def fits(self, card: Card) -> bool:
        return any(pick.fits(card) for pick in self.picks)

    def cards(self, deck: Deck) -> frozenset[Card]:
        return frozenset(card for card in deck.cards if self.fits(card))

    @cached_property
    def one_card(self) -> Card | None:
        """The card itself, if the selector names exactly one."""
        if len(self.picks) == 1 and self.picks[0].is_one_card:
            pick = self.picks[0]
            assert pick.suit is not None
            assert pick.low is not None
            return Card(pick.suit, pick.low)
        return None


def card_selector(card: Card) -> Selector:
    return Selector((Pick(card.suit, card.value, card.value),))


def every_card() -> Selector:
    return Selector((Pick(None), Pick(Suit.TRUMP)))


def parse_selector(value: object, suits: Suits) -> Selector:
    """Read a selector as written in content: text, a number, or a list of them."""
    items = value if isinstance(value, list) else [value]
    if not items:
        raise Mistake(saying("mistakes.no-cards-listed"))
    return Selector(tuple(_parse_pick(item, suits) for item in items))


def parse_card(value: object, suits: Suits) -> Card:
    card = parse_selector(value, suits).one_card
    if card is None:
        raise Mistake(saying("mistakes.one-card", found=repr(value), colour=suits.example.suit, trump=suits.trump))
    return card


def two_colours(suits: Suits) -> str:
    """An example of a list of two sets of cards."""
    return f"[{suits.example.suit}, {suits.colours[0].suit}]"


def _parse_pick(item: object, suits: Suits) -> Pick:
    text = str(item).strip()
    for chosen in ChosenCards:
        if text == chosen.word:
            return Pick(None, chosen=chosen)
    match = _PART.fullmatch(text)
    if not text or not match:
        colour, highest = suits.example
        raise Mistake(saying("mistakes.no-cards", found=repr(text), colour=colour, highest=highest, trump=suits.trump))
    if (name := match["suit"]) and name not in suits.names:
        colours = listed(suit for suit, _ in suits.colours)
        raise Mistake(saying("mistakes.no-suit", found=repr(text), suit=name, colours=colours, trump=suits.trump))
    suit = suits.names[name] if name else None
    if match["word"] == "colour" and suit:
        raise Mistake(saying("mistakes.colour-alone", found=repr(text)))
    if match["word"] in ("odd", "even"):
        return Pick(suit, parity=Parity(match["word"]))
    if not match["low"]:
        return Pick(suit)
    highest = suits.highest(suit)
    low, high = _bounds(match["op"], int(match["low"]), match["high"], highest)
    if not 1 <= low <= high <= highest:
        kind = suits.trump if suit is Suit.TRUMP else suit or "colour"
        raise Mistake(saying("mistakes.no-value", found=repr(text), suit=kind, highest=highest))
    if low == high:
        return Pick(suit, low, high)
    return Pick(suit, None if low == 1 else low, None if high == highest else high)


def _bounds(op: str | None, low: int, high: str | None, highest: int) -> tuple[int, int]:
    if op and high:
        raise Mistake(saying("mistakes.two-ranges", found=repr(f"{op}{low}..{high}")))
    match op:
        case ">":
            return low + 1, highest
        case ">=":
            return low, highest
        case "<":
            return 1, low - 1
        case "<=":
            return 1, low
    return low, int(high) if high else low
