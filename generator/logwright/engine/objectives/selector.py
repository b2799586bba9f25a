"""Selectors: how missions name a set of cards (`pink 3`, `pink`, `'9'`, `rocket`, `odd`, `'>5'`)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from logwright.engine.card import COLOUR_VALUES, COLOURS, TRUMP_VALUES, Card, Deck, Suit
from logwright.engine.objectives.mistake import Mistake

TRUMP_NAMES = ("rocket", "submarine", "trump")
_PART = re.compile(
    r"(?:(?P<suit>blue|green|pink|yellow|rocket|submarine|trump)(?: |$))?"
    r"(?:(?P<word>odd|even|colour)|(?P<op>[<>]=?)? ?(?P<low>\d{1,2})(?:\.\.(?P<high>\d{1,2}))?)?"
)


class Parity(StrEnum):
    ODD = "odd"
    EVEN = "even"

    def fits(self, value: int) -> bool:
        return value % 2 == (self is Parity.ODD)


@dataclass(frozen=True)
class Pick:
    """One item of a selector. Without a suit it means the four colours, never trumps (ruling B35)."""

    suit: Suit | None
    low: int
    high: int
    parity: Parity | None = None

    @property
    def is_one_card(self) -> bool:
        return self.suit is not None and self.low == self.high

    @property
    def is_whole_suit(self) -> bool:
        return not self.parity and (self.low, self.high) == value_range(self.suit)

    def fits(self, card: Card) -> bool:
        suit_fits = card.suit is self.suit if self.suit else not card.is_trump
        return suit_fits and self.low <= card.value <= self.high and (not self.parity or self.parity.fits(card.value))


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
            return Card(pick.suit, pick.low)
        return None


def value_range(suit: Suit | None) -> tuple[int, int]:
    values = TRUMP_VALUES if suit is Suit.TRUMP else COLOUR_VALUES
    return values[0], values[-1]


def card_selector(card: Card) -> Selector:
    return Selector((Pick(card.suit, card.value, card.value),))


def parse_selector(value: object, trump: str) -> Selector:
    """Read a selector as written in content: text, a number, or a list of them."""
    items = value if isinstance(value, list) else [value]
    if not items:
        raise Mistake("an empty list of cards", "name at least one card, colour or value")
    return Selector(tuple(_parse_pick(item, trump) for item in items))


def parse_card(value: object, trump: str) -> Card:
    card = parse_selector(value, trump).one_card
    if card is None:
        raise Mistake(f"{value!r} is not one single card", f"write a card such as pink 3 or {trump} 1")
    return card


def _parse_pick(item: object, trump: str) -> Pick:
    text = str(item).strip()
    match = _PART.fullmatch(text)
    if not text or not match:
        raise Mistake(
            f"{text!r} names no cards",
            f"write a card (pink 3), a colour (pink), a value (9), {trump}, odd, even, '>5' or 4..6",
        )
    if (name := match["suit"]) in TRUMP_NAMES and name not in (trump, "trump"):
        raise Mistake(f"{text!r}: this game has no {name}", f"its trump suit is called {trump}")
    suit = Suit.TRUMP if match["suit"] in TRUMP_NAMES else Suit(match["suit"]) if match["suit"] else None
    lowest, highest = value_range(suit)
    if match["word"] == "colour" and suit:
        raise Mistake(f"{text!r} names no cards", "write colour alone; it means all cards of the four colours")
    if match["word"] in ("odd", "even"):
        return Pick(suit, lowest, highest, Parity(match["word"]))
    if not match["low"]:
        return Pick(suit, lowest, highest)
    low, high = _bounds(match["op"], int(match["low"]), match["high"], lowest, highest)
    if not lowest <= low <= high <= highest:
        kind = f"{trump} cards" if suit is Suit.TRUMP else "colour cards"
        raise Mistake(f"{text!r} names no cards", f"{kind} have the values {lowest} to {highest}")
    return Pick(suit, low, high)


def _bounds(op: str | None, low: int, high: str | None, lowest: int, highest: int) -> tuple[int, int]:
    if op and high:
        raise Mistake(f"'{op}{low}..{high}' is two ranges at once", "write either >5 or 6..9")
    match op:
        case ">":
            return low + 1, highest
        case ">=":
            return low, highest
        case "<":
            return lowest, low - 1
        case "<=":
            return lowest, low
    return low, int(high) if high else low


__all__ = ["COLOURS", "Parity", "Pick", "Selector", "card_selector", "parse_card", "parse_selector"]
