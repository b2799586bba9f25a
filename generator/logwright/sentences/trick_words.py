"""Tricks in words: "a trick", "exactly 2 of the first 5 tricks", "a trick with a 9 that holds no rocket"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.engine.cards.card import Suit
from logwright.engine.objectives.count import NONE, SOME, Count
from logwright.engine.objectives.selector import ChosenCards, Pick, Selector
from logwright.engine.objectives.trick_kind import Holding, TrickKind
from logwright.sentences.message import Number, Said, Word
from logwright.sentences.noun import CardWords, PositionWords, subject_word
from logwright.sentences.quantity import Quantity, quantity
from logwright.sentences.tongue import Tongue


@dataclass(frozen=True)
class TrickWords:
    """A number of tricks of a kind: the object of "win". Forms: `count` (as asked), `no`, `every`, `one`, `the`.

    The key selects the message: `one` (one trick by its position, `the` names it), `many`, `list` or `kind`.
    """

    tongue: Tongue
    kind: TrickKind
    count: Count = SOME
    seats: int | None = None

    @property
    def quantity(self) -> Quantity:
        if self.count == SOME and self.kind.is_only_position and self._position.key() == "one":
            return Quantity("all", Number(1, "1"))
        return quantity(self.count, self.seats, self.tongue)

    def form(self, name: str) -> str:
        if name == "the":
            return self._position.form("the")
        amount = self.quantity
        arguments: dict[str, Word] = {"n": amount.number}
        limit = "some" if amount.limit == "at-least" and amount.number.value == 1 else amount.limit
        limit = {"no": "none", "every": "every", "one": "some"}.get(name, limit)
        place = "anywhere"
        if self.kind.which:
            arguments["which"] = self._position
            place = "position" if self.kind.is_only_position else "of-position"
            # Some, all or exactly one of a single trick is that trick itself.
            itself = limit in ("some", "all") or (limit == "exactly" and amount.number.value == 1)
            if itself and self._position.key() == "one":
                limit = "all" if place == "position" else "the"
        one_only = limit in ("some", "none", "every", "the") or amount.number.value == 1
        features = self.features("one" if one_only else "many")
        arguments["features"] = Said(features, "some" if features else "none")
        return self.tongue.say(f"tricks.{place}.{limit}", arguments)

    def key(self) -> str:
        return self._position.key() if self.kind.is_only_position else "kind"

    def features(self, tricks: str) -> str:
        """Conditions on the trick besides its position, as words after "trick".

        `tricks` tells messages what comes before: `one` or `many` tricks to win, or `counted` tricks.
        """
        words = [text for text in self._features(Said("", tricks)) if text]
        return " " + self.tongue.both(words) if words else ""

    @property
    def _position(self) -> PositionWords:
        assert self.kind.which is not None
        return PositionWords(self.tongue, self.kind.which)

    def _features(self, tricks: Said) -> Iterator[str]:
        kind, say = self.kind, self.tongue.say
        for name, cards in (
            ("won_with", kind.won_with),
            ("led_with", kind.led_with),
            ("closed_with", kind.closed_with),
        ):
            if name == "led_with" and kind.led_by:
                who = subject_word(self.tongue, kind.led_by)
                if not cards:
                    yield say("features.led_by", {"tricks": tricks, "who": who})
                else:
                    words: dict[str, Word] = {"tricks": tricks, "who": who, "cards": self._cards(cards)}
                    yield say("features.led_by_with", words)
            elif cards:
                yield say(f"features.{name}", {"tricks": tricks, "cards": self._cards(cards)})
        if kind.only:
            yield say("features.only", {"tricks": tricks, "cards": self._cards(kind.only)})
        if kind.equal:
            left, right = self._cards(kind.equal.left), self._cards(kind.equal.right)
            yield say("features.equal", {"tricks": tricks, "left": left, "right": right})
        for name, count in (("sum", kind.sum), ("colours", kind.colours), ("values", kind.values)):
            if count:
                amount = quantity(count, self.seats, self.tongue)
                yield say(f"features.{name}.{amount.limit}", {"tricks": tricks, "n": amount.number})
        for holding in (*kind.holds, *_unsaid(kind)):
            yield self._holding(holding, tricks)

    def _holding(self, holding: Holding, tricks: Said) -> str:
        amount = quantity(holding.count, self.seats, self.tongue)
        cards = CardWords(self.tongue, holding.cards, amount.number)
        words: dict[str, Word] = {"tricks": tricks, "cards": cards, "n": amount.number}
        if holding.beaten:
            return self.tongue.say("features.beats", words)
        if holding.count == SOME:
            return self.tongue.say("features.holds.some", words)
        return self.tongue.say(f"features.holds.{amount.limit}", words)

    def _cards(self, cards: Selector) -> CardWords:
        return CardWords(self.tongue, cards)


def _unsaid(kind: TrickKind) -> Iterator[Holding]:
    """A trick of only low or odd cards holds no trump (B36); as trumps have values, too, this has to be stated."""
    no_trump = Holding(Selector((Pick(Suit.TRUMP),)), NONE)
    by_value = kind.only is not None and any(map(_is_by_value, kind.only.picks))
    if by_value and no_trump not in kind.holds:
        yield no_trump


def _is_by_value(pick: Pick) -> bool:
    return not (pick.suit or pick.is_whole_suit or pick.chosen is ChosenCards.COLOUR)
