"""How the oracle reads cards, tricks and numbers: straight from the text of a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from logwright.engine.cards.card import Card, Suit

Says = Callable[[int], bool]
"""Whether a number is what was asked for."""
TRUMPS = ("rocket", "submarine", "trump")


def card(text: str) -> Card:
    suit, value = text.split()
    return Card(Suit.TRUMP if suit in TRUMPS else Suit(suit), int(value))


def cards(said: Any, deck: frozenset[Card]) -> frozenset[Card]:
    """The cards of the deck that a text, a number or a list of them names."""
    if isinstance(said, list):
        return frozenset(each for item in said for each in cards(item, deck))
    return frozenset(each for each in deck if _is_named(str(said), each))


def _is_named(text: str, each: Card) -> bool:
    trump = each.suit is Suit.TRUMP
    words = text.split()
    # A value or `odd` never means trumps.
    if words[0] in TRUMPS:
        if not trump:
            return False
        words = words[1:]
    elif words[0][0].isalpha() and words[0] not in ("odd", "even", "colour"):
        if trump or each.suit != words[0]:
            return False
        words = words[1:]
    elif trump:
        return False
    if not words or words == ["colour"]:
        return True
    if words[0] in ("odd", "even"):
        return each.value % 2 == (words[0] == "odd")
    return number(words[0], 0, 0)(each.value)


def number(said: Any, seats: int, everything: int) -> Says:
    """`2`, `2+`, `..2`, `2..4`, `>2`, `<=2`, `none`, `all`, or one of these for each size of table."""
    if isinstance(said, dict):
        named = {int(size): one for size, one in said.items()}
        smaller = [size for size in named if size <= seats]
        return number(named[max(smaller) if smaller else min(named)], seats, everything)
    text = str(said).replace(" ", "")
    if text == "all":
        return lambda n: n >= everything
    if text == "none":
        return lambda n: n == 0
    if text.endswith("+"):
        return lambda n: n >= int(text[:-1])
    if ".." in text:
        low, high = text.split("..")
        return lambda n: (not low or n >= int(low)) and (not high or n <= int(high))
    if text.startswith(">="):
        return lambda n: n >= int(text[2:])
    if text.startswith("<="):
        return lambda n: n <= int(text[2:])
    if text.startswith(">"):
        return lambda n: n > int(text[1:])
    if text.startswith("<"):
        return lambda n: n < int(text[1:])
    return lambda n: n == int(text)


def tricks(said: Any, total: int) -> set[int]:
    """The numbers of the tricks that a position names, of so many."""
    if isinstance(said, list):
        return {each for item in said for each in tricks(item, total)}
    every = list(range(1, total + 1))
    match str(said).split():
        case ["first"]:
            return set(every[:1])
        case ["last"]:
            return set(every[-1:])
        case ["first", "half"]:
            return set(every[: total // 2])
        case ["second", "half"]:
            return set(every[-(total // 2) :] if total > 1 else [])
        case ["first", many]:
            return set(every[: int(many)])
        case ["last", many]:
            return set(every[-int(many) :])
        case ["odd"]:
            return set(every[::2])
        case ["even"]:
            return set(every[1::2])
        case ["middle"]:
            return set(every[1:-1])
        case [text]:
            return {each for each in every if number(text, 0, 0)(each)}
    raise ValueError(said)
