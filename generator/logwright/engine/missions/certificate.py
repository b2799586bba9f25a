"""A certificate: the crew's choices and a line of play, card by card, that claim to win a deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from logwright.engine.cards.card import Card, Suit, Suits
from logwright.engine.cards.deal import Seat
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.mission import PassTo, Token
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.selector import ChosenCards, parse_card
from logwright.engine.objectives.subject import Side
from logwright.saying import listed, saying

_MOST_DIGITS = 5
_CHOICES = ("tokens", "chosen", "predictions", "hand_over", "distress", "passed", "picked")


@dataclass(frozen=True)
class HandOver:
    """One task that changed its owner after the tasks were shared out (five players, p9-210)."""

    task: int
    giver: Seat
    taker: Seat


@dataclass(frozen=True)
class Passing:
    """The distress signal: every seat passes one card to the same side; `cards` has one per seat (p9-145)."""

    side: Side
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class PassedCards:
    """The cards that the mission has passed before play: `cards` has those of every seat, the lowest first."""

    to: PassTo
    cards: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class Certificate:
    """What the crew decided and played.

    `owners` are the final ones, after a hand-over. `tokens` is the token on each task after any change, None
    if they lie as drawn. `chosen` pairs a name with a seat, `predictions` a seat with the number it noted.
    """

    owners: tuple[Seat, ...] = ()
    tricks: tuple[Trick, ...] = ()
    tokens: tuple[Token | None, ...] | None = None
    chosen: tuple[tuple[str, Seat], ...] = ()
    predictions: tuple[tuple[Seat, int], ...] = ()
    hand_over: HandOver | None = None
    distress: Passing | None = None
    passed: PassedCards | None = None
    picked: tuple[tuple[ChosenCards, Suit | int], ...] = ()

    def to_data(self, trump: str) -> dict[str, Any]:
        """Plain data for JSON; cards are spelled as content spells them."""
        choices: dict[str, Any] = {}
        if self.tokens is not None:
            choices["tokens"] = [token and token.value for token in self.tokens]
        if self.chosen:
            choices["chosen"] = dict(self.chosen)
        if self.predictions:
            choices["predictions"] = {str(seat): number for seat, number in self.predictions}
        if self.hand_over:
            over = self.hand_over
            choices["hand_over"] = {"task": over.task, "from": over.giver, "to": over.taker}
        if self.distress:
            cards = [card.spelled(trump) for card in self.distress.cards]
            choices["distress"] = {"side": self.distress.side.value, "cards": cards}
        if self.passed:
            hands = [[card.spelled(trump) for card in cards] for cards in self.passed.cards]
            choices["passed"] = {"to": self.passed.to.value, "cards": hands}
        if self.picked:
            named = {what.value: str(value) if isinstance(value, Suit) else value for what, value in self.picked}
            choices["picked"] = named
        return {
            "owners": list(self.owners),
            "choices": choices,
            "tricks": [
                {
                    "leader": trick.leader,
                    "cards": [card.spelled(trump) for card in trick.cards],
                    "winner": trick.winner,
                }
                for trick in self.tricks
            ],
        }


def read_certificate(data: object, suits: Suits) -> Certificate:
    """The certificate in plain data; whether it is true is for the referee to check."""
    whole = _mapping(data, ("owners", "choices", "tricks"))
    choices = _mapping(whole.get("choices", {}), _CHOICES, "choices")
    tokens = choices.get("tokens")
    return Certificate(
        owners=tuple(_number(seat, "owners") for seat in _list(whole.get("owners", []), "owners")),
        tricks=tuple(_trick(item, suits, index) for index, item in enumerate(_list(whole.get("tricks"), "tricks"))),
        tokens=None if tokens is None else tuple(_token(token) for token in _list(tokens, "choices", "tokens")),
        chosen=tuple(
            (str(name), _number(seat, "choices", "chosen"))
            for name, seat in _mapping(choices.get("chosen", {}), None, "choices", "chosen").items()
        ),
        predictions=tuple(
            (_number(seat, "choices", "predictions"), _number(number, "choices", "predictions"))
            for seat, number in _mapping(choices.get("predictions", {}), None, "choices", "predictions").items()
        ),
        hand_over=_hand_over(choices["hand_over"]) if "hand_over" in choices else None,
        distress=_passing(choices["distress"], suits) if "distress" in choices else None,
        passed=_passed(choices["passed"], suits) if "passed" in choices else None,
        picked=_picked(choices["picked"], suits) if "picked" in choices else (),
    )


def _trick(item: object, suits: Suits, index: int) -> Trick:
    data = _mapping(item, ("leader", "cards", "winner"), "tricks", index)
    cards = _cards(data.get("cards"), suits, "tricks", index, "cards")
    if not cards:
        raise Mistake(saying("mistakes.empty-trick"), ("tricks", index, "cards"))
    return Trick(
        _number(data.get("leader"), "tricks", index, "leader"),
        cards,
        _number(data.get("winner"), "tricks", index, "winner"),
    )


def _token(value: object) -> Token | None:
    if value is None:
        return None
    try:
        return Token(str(value))
    except ValueError:
        raise Mistake(saying("mistakes.no-token", found=repr(value)), ("choices", "tokens")) from None


def _hand_over(value: object) -> HandOver:
    data = _mapping(value, ("task", "from", "to"), "choices", "hand_over")
    task, giver, taker = (_number(data.get(key), "choices", "hand_over", key) for key in ("task", "from", "to"))
    return HandOver(task, giver, taker)


def _passing(value: object, suits: Suits) -> Passing:
    data = _mapping(value, ("side", "cards"), "choices", "distress")
    if data.get("side") not in ("left", "right"):
        raise Mistake(saying("mistakes.no-side", found=repr(data.get("side"))), ("choices", "distress", "side"))
    return Passing(Side(data["side"]), _cards(data.get("cards"), suits, "choices", "distress", "cards"))


def _passed(value: object, suits: Suits) -> PassedCards:
    path = ("choices", "passed")
    data = _mapping(value, ("to", "cards"), *path)
    if data.get("to") not in ("left", "right", "across"):
        raise Mistake(saying("mistakes.no-side", found=repr(data.get("to"))), (*path, "to"))
    hands = _list(data.get("cards"), *path, "cards")
    cards = tuple(_cards(hand, suits, *path, "cards", seat) for seat, hand in enumerate(hands))
    return PassedCards(PassTo(data["to"]), cards)


def _picked(value: object, suits: Suits) -> tuple[tuple[ChosenCards, Suit | int], ...]:
    path = ("choices", "picked")
    picked: list[tuple[ChosenCards, Suit | int]] = []
    for name, chosen in _mapping(value, tuple(what.value for what in ChosenCards), *path).items():
        if name == ChosenCards.NUMBER:
            picked.append((ChosenCards.NUMBER, _number(chosen, *path, name)))
            continue
        if chosen not in suits.names or suits.names[chosen] is Suit.TRUMP:
            colours = listed(suit for suit, _ in suits.colours)
            said = saying("mistakes.no-suit", found=repr(chosen), suit=str(chosen), colours=colours, trump=suits.trump)
            raise Mistake(said, (*path, name))
        picked.append((ChosenCards.COLOUR, suits.names[chosen]))
    return tuple(picked)


def _cards(value: object, suits: Suits, *path: str | int) -> tuple[Card, ...]:
    cards = []
    for index, written in enumerate(_list(value, *path)):
        try:
            cards.append(parse_card(written, suits))
        except Mistake as mistake:
            raise mistake.under(*path, index) from None
    return tuple(cards)


def _mapping(value: object, keys: tuple[str, ...] | None, *path: str | int) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Mistake(saying("mistakes.names" if keys else "mistakes.any-names", known=listed(keys or ())), path)
    if keys is not None and (unknown := [key for key in value if key not in keys]):
        raise Mistake(
            saying("mistakes.unknown-name", name=repr(unknown[0]), known=listed(keys)), (*path, str(unknown[0]))
        )
    return value


def _list(value: object, *path: str | int) -> list[Any]:
    if not isinstance(value, list):
        raise Mistake(saying("mistakes.list"), path)
    return value


def _number(value: object, *path: str | int) -> int:
    """A whole number; keys of JSON objects are text, so `"1"` is accepted."""
    if isinstance(value, bool) or not (isinstance(value, int) or _is_number(value)):
        raise Mistake(saying("mistakes.seat-number", found=repr(value)), path)
    return int(value)


def _is_number(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < _MOST_DIGITS
