"""What the words of an objective mean at one table: which cards, which tricks, how many, what kind of trick.

The referee implements the definition in docs/en/objectives.md; of an objective it uses only what its author wrote.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.table import Table
from logwright.engine.cards.trick import Trick
from logwright.engine.objectives.count import Count
from logwright.engine.objectives.position import PositionPart, Stretch, TrickPosition
from logwright.engine.objectives.selector import ChosenCards, Parity, Pick, Selector
from logwright.engine.objectives.subject import Subject
from logwright.engine.objectives.trick_kind import Holding, TrickKind

T = TypeVar("T")
Cards = frozenset[Card]
Bounds = tuple[int | None, int | None]
"""The least and the most allowed; None means unbounded."""
Test = Callable[[Trick, Card], bool]
"""Tests a trick that was won with this card."""
_MOST_KEPT = 4096


class NameKind(NamedTuple):
    """A kind of trick: the numbers it may have, who leads it, and everything else as tests.

    `needs` has sets of cards that every such trick needs, with the number it takes. `meaning` is equal for kinds that
    ask for the same, apart from numbers and leader.
    """

    numbers: frozenset[int]
    led_by: Subject | None
    tests: tuple[Test, ...]
    needs: tuple[tuple[Cards, int], ...]
    meaning: tuple[object, ...]


class Names:
    """The words of objectives at one table. Results are cached by the identity of the words."""

    def __init__(self, table: Table, picked: tuple[tuple[ChosenCards, Suit | int], ...] = ()) -> None:
        self._picked = dict(picked)
        self.seats, self.total = table.seats, table.tricks
        self.deck = table.deck.cards
        self.every = frozenset(range(1, self.total + 1))
        self._colours = len({card.suit for card in self.deck if card.suit is not Suit.TRUMP})
        self._kept: dict[int, tuple[object, Any]] = {}

    def cards(self, selector: Selector) -> Cards:
        """The cards of the game that at least one item names."""
        return self._once(selector, self._cards)

    def numbers(self, position: TrickPosition) -> frozenset[int]:
        """The numbers of the tricks meant, counted from 1."""
        return self._once(position, self._numbers)

    def kind(self, kind: TrickKind) -> NameKind:
        return self._once(kind, self._kind)

    def bounds(self, count: Count, everything: int = 0) -> Bounds:
        """`everything` is the number that `all` stands for. For a table that is not named the next smaller one
        counts."""
        spans = dict(count.by_players)
        if spans:
            span = spans[max((seats for seats in spans if seats <= self.seats), default=min(spans))]
            return span.least, span.most
        return (everything, None) if count.span is None else (count.span.least, count.span.most)

    def _once(self, words: object, work_out: Callable[[Any], T]) -> T:
        found = self._kept.get(id(words))
        # The cache keeps the words alive, so that no other object can get their id.
        if found is None:
            if len(self._kept) > _MOST_KEPT:
                self._kept.clear()
            found = self._kept[id(words)] = (words, work_out(words))
        meaning: T = found[1]
        return meaning

    def _cards(self, selector: Selector) -> Cards:
        return frozenset(card for card in self.deck for pick in selector.picks if self._names(pick, card))

    def _names(self, pick: Pick, card: Card) -> bool:
        """Of a chosen colour or number only what was chosen; a trump is neither."""
        if pick.chosen is None:
            return _names(pick, card)
        meant = self._picked.get(pick.chosen)
        return card.suit is not Suit.TRUMP and meant in (card.suit, card.value)

    def _numbers(self, position: TrickPosition) -> frozenset[int]:
        return frozenset(number for number in self.every for place in position.places if self._is_at(place, number))

    def _is_at(self, place: PositionPart, number: int) -> bool:
        """Whether the trick of this number is meant. Of 13 tricks the seventh belongs to neither half."""
        half = self.total // 2
        match place.stretch:
            case Stretch.FIRST:
                return number <= place.high
            case Stretch.LAST:
                return number > self.total - place.high
            case Stretch.FIRST_HALF:
                return number <= half
            case Stretch.SECOND_HALF:
                return number > self.total - half
            case Stretch.ODD:
                return number % 2 == 1
            case Stretch.EVEN:
                return number % 2 == 0
            case Stretch.FROM:
                return number >= place.low
            case Stretch.MIDDLE:
                return 1 < number < self.total
            case Stretch.NUMBERS:
                return place.low <= number <= place.high

    def _kind(self, kind: TrickKind) -> NameKind:
        tests: list[Test] = []
        needs: list[tuple[Cards, int]] = []
        meaning: list[object] = []

        def ask(test: Test, *means: object) -> None:
            tests.append(test)
            meaning.append((len(means), *means))

        for field, place in ((kind.led_with, 0), (kind.closed_with, -1)):
            if field is not None:
                ask(_lies_at(place, cards := self._cards(field)), place, cards)
                needs.append((cards, 1))
        if kind.won_with is not None:
            winning = self._cards(kind.won_with)
            ask(lambda _, best: best in winning, winning)
            needs.append((winning, 1))
        if kind.only is not None:
            only = self._cards(kind.only)
            ask(lambda trick, _: only.issuperset(trick.cards), "only", only)
            needs.append((only, self.seats))
        for holding in kind.holds:
            cards, (least, most) = self._held(holding)
            ask(_holds(cards, (least, most), holding.beaten), cards, least, most, holding.beaten)
            if least:
                needs.append((cards, least))
        if kind.equal is not None:
            one, other = self._cards(kind.equal.left), self._cards(kind.equal.right)
            ask(lambda trick, _: 0 < _how_many(trick, one) == _how_many(trick, other), "equal", one, other)
        for count, everything, amount in (
            (kind.sum, 0, _sum),
            (kind.colours, self._colours, _colours),
            (kind.values, self.seats, _values),
        ):
            if count is not None:
                ask(_amounts(amount, bounds := self.bounds(count, everything)), amount, bounds, ())
        numbers = self.every if kind.which is None else self._numbers(kind.which)
        return NameKind(numbers, kind.led_by, tuple(tests), tuple(needs), tuple(meaning))

    def _held(self, holding: Holding) -> tuple[Cards, Bounds]:
        cards = self._cards(holding.cards)
        return cards, self.bounds(holding.count, len(cards))


def _names(pick: Pick, card: Card) -> bool:
    """Whether the pick names the card. Without a suit all colours are meant, never trumps (ruling B35)."""
    if pick.suit is None:
        if card.suit is Suit.TRUMP:
            return False
    elif card.suit is not pick.suit:
        return False
    if pick.parity is not None and card.value % 2 != (1 if pick.parity is Parity.ODD else 0):
        return False
    return within(card.value, (pick.low, pick.high))


def _lies_at(place: int, cards: Cards) -> Test:
    return lambda trick, _: trick.cards[place] in cards


def _holds(cards: Cards, bounds: Bounds, beaten: bool) -> Test:
    """Tests for a number of cards of the set; with `beaten` the winning card does not count."""
    return lambda trick, best: within(_how_many(trick, cards) - (beaten and best in cards), bounds)


def _amounts(amount: Callable[[Trick], int], bounds: Bounds) -> Test:
    return lambda trick, _: within(amount(trick), bounds)


def _how_many(trick: Trick, cards: Cards) -> int:
    return len(cards.intersection(trick.cards))


def _sum(trick: Trick) -> int:
    return sum([card.value for card in trick.cards])


def _colours(trick: Trick) -> int:
    return len({card.suit for card in trick.cards if card.suit is not Suit.TRUMP})


def _values(trick: Trick) -> int:
    return len({card.value for card in trick.cards if card.suit is not Suit.TRUMP})


def within(number: int, bounds: Bounds) -> bool:
    least, most = bounds
    return (least is None or number >= least) and (most is None or number <= most)


names_at = lru_cache(maxsize=64)(Names)
"""Cached by table and by what was chosen, which are the same for all deals of a mission, or for many."""
