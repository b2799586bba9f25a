"""Clauses: one objective in words, using the message of its phrase in each language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from logwright.engine.cards.card import Suit
from logwright.engine.missions.mission import Token
from logwright.engine.objectives.count import SOME, Count
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases.cards import CardCount
from logwright.engine.objectives.phrases.choice import Either, Every, Never
from logwright.engine.objectives.phrases.comparison import Compare, NobodyAhead
from logwright.engine.objectives.phrases.order import Sequence, TaskIn, TasksInARow, TasksTogether
from logwright.engine.objectives.phrases.tricks import EveryTrick, NoTrick, TrickCount
from logwright.engine.objectives.phrases.values import Total, WinningValues
from logwright.engine.objectives.position import TrickPosition
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.subject import Role, Subject
from logwright.engine.objectives.trick_kind import Holding, TrickKind
from logwright.sentences.message import Number, Said, Word
from logwright.sentences.noun import CardWords, PositionWords, subject_word
from logwright.sentences.one_of import one_of
from logwright.sentences.quantity import is_alike_everywhere, quantity
from logwright.sentences.tongue import Tongue
from logwright.sentences.trick_words import TrickWords

USUAL_TABLES = (3, 4, 5)
"""The tables that languages have special words for."""


@dataclass(frozen=True)
class Verb:
    """A verb with its subject: an order to the owner ("win"), a duty of anyone else ("the captain must win")."""

    tongue: Tongue
    name: str
    who: Subject

    def form(self, name: str) -> str:
        mood = "order" if self.who.role is Role.OWNER and not self.who.side else "duty"
        key = ".".join(part for part in ("verbs", self.name, mood, name) if part)
        key = self.tongue.first(key, f"{key}.base")
        return self.tongue.say(key, {"who": subject_word(self.tongue, self.who)})

    def key(self) -> str:
        return self.who.role


def sentence(phrase: Phrase, tongue: Tongue, seats: int | None = None) -> str:
    """The objective as a whole sentence, for a table of so many seats or for every table."""
    return tongue.sentence(clause(phrase, tongue, seats))


def clause(phrase: Phrase, tongue: Tongue, seats: int | None = None) -> str:
    if isinstance(phrase, Either) and (short := one_of(phrase)):
        return clause(short, tongue, seats)
    counts = list(_counts(phrase))
    if seats is None and not all(is_alike_everywhere(count, tongue) for count in counts):
        return tongue.grammar.semicolon.join(_at_table(phrase, tongue, table) for table in _tables(counts))
    words = _words_of(phrase, tongue)
    text = tongue.say(_key(phrase, words, tongue, seats), words)
    differs = seats is None and any(count.by_players for count in counts)
    return text + (_by_players(_tables(counts), tongue) if differs else "")


def _words_of(phrase: Phrase, tongue: Tongue) -> dict[str, Word]:
    words: dict[str, Word] = {verb: Verb(tongue, verb, phrase.who) for verb in tongue.verbs}
    words["who"] = subject_word(tongue, phrase.who)
    for field in fields(phrase):
        if field.name != "who" and (word := _word(getattr(phrase, field.name), tongue)) is not None:
            words[field.name] = word
    return words


def _counts(part: object) -> Iterator[Count]:
    """The counts of this phrase, without those of phrases inside it."""
    if isinstance(part, Count):
        yield part
    elif isinstance(part, TrickKind | Holding | Phrase) and not isinstance(part, Every | Either | Never):
        for field in fields(part):
            yield from _counts(getattr(part, field.name))
    elif isinstance(part, tuple):
        for item in part:
            yield from _counts(item)


def _by_players(tables: list[int], tongue: Tongue) -> str:
    """The note that numbers are given for one table size after the other."""
    if tables == list(USUAL_TABLES):
        return tongue.say("counts.by_players")
    return tongue.say("counts.by_tables", {"tables": Said("/".join(map(str, tables)))})


def _tables(counts: Iterable[Count]) -> list[int]:
    return sorted({table for count in counts for table, _ in count.by_players})


def _at_table(phrase: Phrase, tongue: Tongue, seats: int) -> str:
    text = tongue.smooth(clause(phrase, tongue, seats))
    return tongue.say("counts.at_table", {"n": Number(seats, str(seats)), "text": Said(text)})


def _word(value: Any, tongue: Tongue) -> Word | None:
    match value:
        case Selector():
            return CardWords(tongue, value)
        case TrickPosition():
            return PositionWords(tongue, value)
        case Subject():
            return subject_word(tongue, value)
        case bool():
            return Said("", "yes" if value else "no")
        case int():
            return Number(value, str(value))
        case str():
            return Said(value, value)
        case (Selector(), *_):
            return SetList(tongue, value)
    return None


@dataclass(frozen=True)
class SetList:
    """Several sets of cards as a list; the forms are those of the sets.

    `then` lists them in sequence, in the form `all` or in another one: `then-with`.
    """

    tongue: Tongue
    sets: tuple[Selector, ...]

    def form(self, name: str) -> str:
        then = name == "then" or name.startswith("then-")
        each = (name.removeprefix("then").removeprefix("-") or "all") if then else name
        words = [CardWords(self.tongue, cards).form(each) for cards in self.sets]
        if then:
            return self.tongue.grammar.comma.join(words)
        return self.tongue.either(words) if name == "all" else self.tongue.both(words)

    def key(self) -> str:
        """`colours` for exactly all colours of the game, which messages can name in one word."""
        suits = {cards.picks[0].suit for cards in self.sets if len(cards.picks) == 1 and cards.picks[0].is_whole_suit}
        everyone = len(suits) == len(self.sets) == self.tongue.colours
        return "colours" if everyone and None not in suits and Suit.TRUMP not in suits else "list"


def _key(phrase: Phrase, words: dict[str, Word], tongue: Tongue, seats: int | None) -> str:
    """The message key of a phrase; also puts counts and kinds of tricks into words."""
    key = f"phrases.{phrase.name}"
    match phrase:
        case CardCount():
            amount = quantity(phrase.count, seats, tongue)
            words["cards"] = CardWords(tongue, phrase.cards, amount.number)
            words["in"] = Said(_where(phrase.kind, tongue, seats))
            return f"{key}.{amount.limit}"
        case Total():
            amount = quantity(phrase.sum, seats, tongue)
            words["n"] = amount.number
            words.setdefault("cards", Said("", "every"))
            words["in"] = Said(_where(phrase.kind, tongue, seats))
            return f"{key}.{amount.limit}"
        case WinningValues():
            words["in"] = Said(_where(phrase.kind, tongue, seats))
        case TrickCount():
            if (ends := _last_card(phrase)) is not None:
                words["which"], words["cards"] = (PositionWords(tongue, ends[0]), CardWords(tongue, ends[1]))
                return f"{key}.last_card"
            tricks = TrickWords(tongue, phrase.kind, phrase.count, seats)
            words["tricks"] = tricks
            key += ".none" if tricks.quantity.limit == "none" else ".some"
        case NoTrick() | EveryTrick():
            words["tricks"] = TrickWords(tongue, phrase.kind, seats=seats)
        case Sequence():
            steps = [TrickWords(tongue, kind, seats=seats).form("one") for kind in phrase.steps]
            words["steps"] = Said(tongue.grammar.comma.join(steps))
        case TaskIn():
            words["token"] = Said(Token(phrase.token).sign)
        case TasksTogether() | TasksInARow():
            signs = [Token(token).sign for token in phrase.tokens]
            words["tokens"] = Said(tongue.both(signs), "pair" if len(signs) == 2 else "")
        case Every():
            parts = [tongue.smooth(clause(part, tongue, seats)) for part in phrase.parts]
            # Behind a semicolon somebody else is spoken of, so the verb is said again.
            if not any(tongue.grammar.semicolon in part for part in parts[:-1]):
                parts = _without_repeated_verb(parts, tongue.smooth(Verb(tongue, "win", phrase.who).form("")))
            words["parts"] = Said(tongue.together(parts))
        case Either():
            parts = [tongue.smooth(clause(part, tongue, seats)) for part in phrase.parts]
            # A part with a comma of its own would run into the next one.
            clear = not any(tongue.grammar.comma in part for part in parts)
            words["parts"] = Said(tongue.either(parts) if clear else tongue.grammar.semicolon.join(parts))
        case Never() if tongue.has(negated := f"{key}.{phrase.part.name}"):
            words |= _words_of(phrase.part, tongue)
            _key(phrase.part, words, tongue, seats)
            return negated
        case Never():
            words["part"] = Said(tongue.smooth(clause(phrase.part, tongue, seats)))
        case NobodyAhead():
            return f"{key}.{'cards' if phrase.cards else 'tricks'}"
        case Compare():
            return _compare(phrase, words, tongue, seats)
    return tongue.first(f"{key}.{words['who'].key()}", f"{key}.base", key)


def _last_card(phrase: TrickCount) -> tuple[TrickPosition, Selector] | None:
    """The trick and the card, if the phrase only says which card ends a trick: the crew wins it in any case."""
    kind, which, card = phrase.kind, phrase.kind.which, phrase.kind.closed_with
    if not which or not card or not card.one_card or phrase.who.role is not Role.CREW or phrase.count != SOME:
        return None
    return (which, card) if kind == TrickKind(which=which, closed_with=card) else None


def _compare(phrase: Compare, words: dict[str, Word], tongue: Tongue, seats: int | None) -> str:
    amount = quantity(phrase.difference, seats, tongue)
    words["n"] = amount.number
    words["left"] = Said(_counted(phrase.cards, phrase.kind, phrase.who, tongue, seats))
    words["right"] = Said(_counted(phrase.than_cards, phrase.than_kind, phrase.than, tongue, seats))
    return f"phrases.compare.{amount.limit}"


def _counted(cards: Selector | None, kind: TrickKind, who: Subject, tongue: Tongue, seats: int | None) -> str:
    """What a side of a comparison counts: "the pink cards the captain wins in the first half"."""
    words: dict[str, Word] = {"who": subject_word(tongue, who), "in": Said(_where(kind, tongue, seats))}
    if cards:
        words["cards"] = CardWords(tongue, cards)
        return tongue.say("counters.cards", words)
    words["features"] = Said(TrickWords(tongue, kind, seats=seats).features("counted"))
    words["in"] = Said(_where(TrickKind(which=kind.which), tongue, seats))
    return tongue.say("counters.tricks", words)


def _where(kind: TrickKind, tongue: Tongue, seats: int | None) -> str:
    if kind.is_any:
        return ""
    tricks = TrickWords(tongue, kind, seats=seats)
    features = tricks.features("counted")
    if kind.which and not features:
        return " " + PositionWords(tongue, kind.which).form("in")
    where = " " + PositionWords(tongue, kind.which).form("in") if kind.which else ""
    return tongue.say("counters.in_tricks", {"features": Said(features), "where": Said(where)})


def _without_repeated_verb(parts: list[str], verb: str) -> list[str]:
    """ "Win a 9 and win a 1" is better said "win a 9 and a 1"."""
    verb += " "
    if not all(part.startswith(verb) for part in parts):
        return parts
    return parts[:1] + [part.removeprefix(verb) for part in parts[1:]]
