"""Nouns: cards, positions and members as words with the forms that messages ask for.

A form is named after the place it fills, not after a grammatical case: `with` follows "win a trick with",
`more` follows "more", `no` follows "win no". Each language decides what that means for it, and may add
variants such as `with-many`, which are joined to lists like the form before the dash.
"""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.cards.card import Card, Suit
from logwright.engine.objectives.position import PositionPart, Stretch, TrickPosition
from logwright.engine.objectives.selector import Pick, Selector
from logwright.engine.objectives.subject import Role, Subject
from logwright.sentences.message import Arguments, Number, Said, Word, capital
from logwright.sentences.tongue import Tongue

# Forms that a language may leave out, and their fallbacks.
_STAND_IN = {"with": "any", "only": "more", "each": "any", "than": "", "of": "", "by": ""}
ONE = Number(1, "1")
_OR_FORMS = ("any", "no", "with", "other")
# Colours before one noun are alternatives in more places: "2 pink or blue cards", "every pink or blue card".
_OR_COLOURS = (*_OR_FORMS, "some", "each")


@dataclass(frozen=True)
class NounEntry:
    """A word whose forms are messages under one key of the locale: `<key>.<form>`, or `<key>` alone."""

    tongue: Tongue
    path: str
    arguments: Arguments
    choice: str = ""

    def form(self, name: str) -> str:
        if name == "capital":
            return capital(self.form(""))
        keys = [f"{self.path}.{name}"] if name else []
        if (other := _STAND_IN.get(name)) is not None:
            keys.append(f"{self.path}.{other}" if other else self.path)
        return self.tongue.say(self.tongue.first(*keys, self.path, f"{self.path}.base"), self.arguments)

    def key(self) -> str:
        return self.choice


@dataclass(frozen=True)
class CardWords:
    """A set of cards. `number` fills the form `some` ("2 pink cards")."""

    tongue: Tongue
    cards: Selector
    number: Number = ONE

    def form(self, name: str) -> str:
        picks, place = self.cards.picks, name.partition("-")[0]
        if len(picks) > 1 and all(_is_colour(pick) for pick in picks):
            colours = ColourWords(self.tongue, tuple(str(pick.suit) for pick in picks), place in _OR_COLOURS)
            return NounEntry(self.tongue, "sets.colour", {**self._amount(), "colour": colours}).form(name)
        if place == "some" and len(picks) > 1:
            cards = CardWords(self.tongue, self.cards)
            return self.tongue.say(f"sets.mixed.{name}", {**self._amount(), "cards": cards})
        words = [self._pick(pick).form(name) for pick in picks]
        return self.tongue.either(words) if place in _OR_FORMS else self.tongue.both(words)

    def key(self) -> str:
        """The kind of set, for messages that differ for one card or one whole colour."""
        if len(self.cards.picks) > 1:
            return "list"
        return "card" if self.cards.one_card else "colour" if _is_colour(self.cards.picks[0]) else "set"

    def _pick(self, pick: Pick) -> NounEntry:
        arguments: dict[str, Word] = {**self._amount(), "suits": _in_words(self.tongue, self.tongue.colours)}
        # An open range has messages that do not mention the missing end.
        if pick.low is not None:
            arguments |= {"low": _number(pick.low), "under": _number(pick.low - 1)}
        if pick.high is not None:
            arguments |= {"high": _number(pick.high), "over": _number(pick.high + 1)}
        if pick.suit and pick.suit is not Suit.TRUMP:
            arguments["colour"] = NounEntry(self.tongue, f"colours.{pick.suit}", {}, pick.suit)
        if pick.is_one_card:
            assert pick.suit is not None
            assert pick.low is not None
            return card_entry(self.tongue, Card(pick.suit, pick.low))
        kind = _kind_of(pick)
        if kind == "value" and self.tongue.has(f"sets.value.{pick.low}.any"):
            kind = f"value.{pick.low}"
        return NounEntry(self.tongue, f"sets.{kind}", arguments)

    def _amount(self) -> dict[str, Word]:
        """The number in figures (`n`) and, where the language has one, as a word."""
        return {"n": self.number, "word": _in_words(self.tongue, self.number)}


@dataclass(frozen=True)
class ColourWords:
    """Several colours before one noun: "pink or blue cards"."""

    tongue: Tongue
    colours: tuple[str, ...]
    either: bool

    def form(self, name: str) -> str:
        words = [NounEntry(self.tongue, f"colours.{colour}", {}).form(name) for colour in self.colours]
        return self.tongue.either(words) if self.either else self.tongue.both(words)

    def key(self) -> str:
        return "several"


def card_entry(tongue: Tongue, card: Card) -> NounEntry:
    arguments: dict[str, Word] = {"value": _number(card.value)}
    if not card.is_trump:
        arguments["colour"] = NounEntry(tongue, f"colours.{card.suit}", {}, card.suit)
    return NounEntry(tongue, "cards.trump" if card.is_trump else "cards.colour", arguments, "card")


def _in_words(tongue: Tongue, number: Number | int) -> Word:
    """A number as a word, where the language has one."""
    figures = _number(number) if isinstance(number, int) else number
    key = f"numbers.{figures.text}"
    return NounEntry(tongue, key, {}) if tongue.has(key) or tongue.has(f"{key}.base") else figures


def _is_colour(pick: Pick) -> bool:
    return pick.is_whole_suit and pick.suit not in (None, Suit.TRUMP)


def _kind_of(pick: Pick) -> str:
    """The key of a set: what it is limited by (value, odd, above …), after its suit if it has one."""
    if pick.chosen:
        return pick.chosen.word
    if pick.parity:
        limit = pick.parity.value
    elif pick.is_whole_suit:
        limit = ""
    elif pick.low == pick.high:
        limit = "value"
    elif pick.high is None:
        limit = "above"
    elif pick.low is None:
        limit = "below"
    else:
        limit = "between"
    suit = "trump" if pick.suit is Suit.TRUMP else "colour" if pick.suit else ""
    return "-".join(part for part in (suit, limit) if part) or "any"


@dataclass(frozen=True)
class PositionWords:
    """Which tricks: `the` ("the first trick"), `of` ("of the first 3 tricks"), `in` ("in the last trick").

    Several places are joined by "and"; by "or" in the forms that end so: `in-or`.
    """

    tongue: Tongue
    position: TrickPosition

    def form(self, name: str) -> str:
        form = name.removesuffix("-or")
        words = [self._place(place).form(form) for place in self.position.places]
        return self.tongue.either(words) if form != name else self.tongue.both(words)

    def key(self) -> str:
        """Whether it is `one` trick, `many`, all `later` ones, or a `list` of places."""
        places = self.position.places
        if len(places) > 1:
            return "list"
        if places[0].stretch is Stretch.FROM:
            return "later"
        return "one" if _size(places[0]) == 1 else "many"

    def _place(self, place: PositionPart) -> NounEntry:
        arguments: Arguments = {
            "n": _number(place.high),
            "low": _number(place.low),
            "high": _number(place.high),
        }
        match place.stretch:
            case Stretch.NUMBERS:
                kind = "number" if place.low == place.high else "numbers"
            case Stretch.FIRST | Stretch.LAST if place.high > 1:
                kind = f"{place.stretch}-several"
            case _:
                kind = place.stretch.value.replace(" ", "-")
        return NounEntry(self.tongue, f"positions.{kind}", arguments)


def _size(place: PositionPart) -> int:
    match place.stretch:
        case Stretch.NUMBERS:
            return place.high - place.low + 1
        case Stretch.FIRST | Stretch.LAST:
            return place.high
    return 2


@dataclass(frozen=True)
class Several:
    """Several words as one: "the first watch and the last watch", in whatever form is asked for."""

    tongue: Tongue
    words: tuple[NounEntry, ...]

    def form(self, name: str) -> str:
        return self.tongue.both([word.form(name) for word in self.words])

    def key(self) -> str:
        return self.words[0].key() if len(self.words) == 1 else "several"


def subject_word(tongue: Tongue, subject: Subject) -> NounEntry:
    """Who: the plain form is the subject of a sentence, `than`, `of` and `by` follow those words."""
    if subject.side:
        plain = Subject(subject.role, subject.name, subject.card)
        arguments: Arguments = {"who": subject_word(tongue, plain)}
        return NounEntry(tongue, f"subjects.{subject.side}-of", arguments, subject.side)
    match subject.role:
        case Role.CHOSEN if tongue.has(f"subjects.chosen.{subject.name}.base"):
            return NounEntry(tongue, f"subjects.chosen.{subject.name}", {}, "chosen")
        case Role.CHOSEN:
            name = subject.name.replace("-", " ")
            return NounEntry(tongue, "subjects.chosen.any", {"name": Said(name)}, "chosen")
        case Role.HOLDER:
            assert subject.card is not None
            return NounEntry(tongue, "subjects.holder", {"card": card_entry(tongue, subject.card)}, "holder")
    return NounEntry(tongue, f"subjects.{subject.role}", {}, subject.role)


def _number(value: int) -> Number:
    return Number(value, str(value))
