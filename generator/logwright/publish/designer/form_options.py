"""The choices that the form offers for a game: names from its locale, pictures of the pieces players know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.engine.cards.card import Suit, Suits
from logwright.engine.missions.mission import Allocation, Token
from logwright.engine.objectives.selector import ChosenCards, parse_selector
from logwright.engine.objectives.subject import COMMANDER, OWNER, parse_subject
from logwright.publish.figures import DeckLook, Drawing, mission_symbol, task_card, task_token
from logwright.publish.figures.crew_game.mission_symbol import SYMBOLS
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.sentences.message import capital
from logwright.sentences.noun import CardWords, subject_word
from logwright.sentences.task_text import task_text


def deck(book: Book, game: str) -> list[dict[str, Any]]:
    """The suits in the game's order, each with its highest value."""
    found = book.library.games[game]
    return [
        {"suit": found.styles[suit].id, "values": highest, "trump": suit is Suit.TRUMP}
        for suit, highest in found.suits.all
    ]


def card_names(book: Book, game: GameSpec) -> dict[str, list[Any]]:
    """The name of each set of cards that can be picked, and the cards it contains."""
    tongue = book.tongue(game.id)
    names = {}
    for written in written_sets(game.suits):
        cards = parse_selector(written, game.suits)
        if card := cards.one_card:
            words = book.card_name(game.id, card)
        else:
            words = tongue.smooth(CardWords(tongue, cards).form("more"))
        names[written] = [capital(words), [card.spelled(game.trump) for card in sorted(cards.cards(game.deck))]]
    return names


def written_sets(suits: Suits) -> Iterator[str]:
    """Every set the picker offers, in the notation of mission files."""
    yield from ("colour", "odd", "even", *(chosen.word for chosen in ChosenCards))
    named = [(str(suit), highest) for suit, highest in suits.colours]
    for suit, highest in (("", suits.highest_colour_value), *named, (suits.trump, suits.trumps)):
        values = range(1, highest + 1)
        start = f"{suit} " if suit else ""
        if suit:
            yield from (suit, f"{suit} odd", f"{suit} even")
        yield from (f"{start}{value}" for value in values)
        yield from (f"{start}>{value}" for value in values[:-1])
        yield from (f"{start}<{value}" for value in values[1:])
        yield from (f"{start}{low}..{high}" for low in values for high in values if low < high)


def in_suits_of(game: GameSpec, sample: Any, library: Library) -> Any:
    """A schema example, which names suits of any game, translated to the suits of this one."""
    if isinstance(sample, str):
        suit, _, rest = sample.partition(" ")
        own, highest = _alike(game, suit, library)
        return f"{own} {_within(rest, highest)}" if rest else own if own != suit else _within(sample, highest)
    if isinstance(sample, dict):
        return {key: in_suits_of(game, value, library) for key, value in sample.items()}
    if isinstance(sample, list):
        return [in_suits_of(game, value, library) for value in sample]
    return sample


def _alike(game: GameSpec, name: str, library: Library) -> tuple[str, int]:
    """The suit at the same position in this game, and its highest value."""
    mine = game.suits.all
    for other in (game, *library.games_in_order):
        if suit := other.suits.names.get(name):
            place = -1 if suit is Suit.TRUMP else [each for each, _ in other.suits.colours].index(suit)
            own, highest = mine[-1] if place < 0 else game.suits.colours[place % len(game.suits.colours)]
            return game.styles[own].id, highest
    return name, game.suits.highest_colour_value


def _within(values: str, highest: int) -> str:
    """Caps a value at the highest one there is."""
    return re.sub(r"\d+", lambda found: str(min(int(found[0]), highest)), values)


def task_offers(book: Book, game: GameSpec) -> list[dict[str, Any]]:
    look = look_of(book.library, game.id)
    assert isinstance(look, DeckLook)
    tongue = book.tongue(game.id)
    return [
        {
            "id": card.id,
            "sentence": task_text(card.task, tongue, game.trumps),
            "picture": task_card(card.task, look).icon(),
            "levels": [card.task.difficulty_at(seats) for seats in game.seats],
        }
        for card in book.library.all_tasks
        if card.game == game.id
    ]


Option = dict[str, Any]
TOKENS = ("tokens", "token", "tasks_together", "tasks_in_a_row")
MEMBERS = ("chosen", "holder", "left_of", "right_of")
"""Ways to name a member by something else: a name, a card, a neighbour."""


class Options:
    def __init__(self, book: Book, game: GameSpec) -> None:
        self.book, self.game = book, game

    @property
    def unused(self) -> tuple[str, ...]:
        """Fields in the schema that have no meaning in this game. A puzzle is laid where it can be tried at once."""
        return ("deal",) if Allocation.VOLUNTEERS in self.game.allocations else ("deal", "volunteers")

    def node(self, key: str) -> dict[str, Any] | None:
        """The node of a field whose choices depend on the game and not on the schema alone."""
        match key:
            case "players":
                return {"kind": "several", "options": [{"value": n, "label": str(n)} for n in self.game.players]}
            case "allocation":
                return {"kind": "choice", "options": self.named(key, self.game.allocations)}
            case "mode":
                return {"kind": "choice", "options": self.named(key, self.game.signals)}
            case "text":
                library = self.book.library
                langs = [[lang, library.locales[lang].grammar.name] for lang in library.languages]
                return {"kind": "words", "langs": langs}
            case "silent" | "speaker":
                return {"kind": "chosen"}
            case "count":
                return {"kind": "number", "least": 1, "most": len(self.game.deck.colour_cards())}
            case "until_trick":
                return {"kind": "number", "least": 1, "most": self._tricks - 1}
            case "from_trick":
                return {"kind": "number", "least": 2, "most": self._tricks}
            case "draw_after_trick":
                return {"kind": "number", "least": 1, "most": self._tricks - 1}
            case "rulings":
                return {"kind": "sequence", "options": self._rulings(), "least": 1, "most": 9}
        return None

    @property
    def _tricks(self) -> int:
        """As many tricks as any table of the game has."""
        return max(self.game.table(players).tricks for players in self.game.players)

    def named(self, key: str, values: Iterable[str]) -> list[Option]:
        """Values with their names from the words of the designer or of the game."""
        return [self._option(key, str(value)) for value in values]

    def members(self, values: Iterable[str]) -> list[Option]:
        """Who an objective can be about: first by a single word, then by something else."""
        tongue = self.book.tongue(self.game.id)
        owner = self.book.say("designer.members.owner")
        subjects = {value: parse_subject(value, self.game.suits, compared=True) for value in values}
        plain = [
            # The form addresses the author, not the owner of a task.
            {"value": value, "label": capital(subject_word(tongue, subject).form("") if subject != OWNER else owner)}
            for value, subject in subjects.items()
        ]
        return [*plain, *({"by": way, "label": self.book.say(f"designer.members.{way}")} for way in MEMBERS)]

    def _option(self, key: str, value: str) -> Option:
        option: Option = {"value": value, "label": self._label(key, value)}
        if self.book.tongue().has(hint := f"designer.explained.{key}.{value}"):
            option["help"] = self.say(hint)
        if picture := self._picture(key, value):
            option["picture"] = picture.icon()
        return option

    def _label(self, key: str, value: str) -> str:
        tongue = self.book.tongue(self.game.id)
        for name in (f"designer.options.{key}.{value}", f"symbols.{value}"):
            if tongue.has(name):
                return capital(self.say(name))
        if value in self.book.games:
            return self.book.game_title(value)
        return Token(value).sign if key in TOKENS else value

    def say(self, key: str) -> str:
        """A text that may mention the commander, which each game calls by a different name."""
        return self.book.say(key, self.game.id, commander=subject_word(self.book.tongue(self.game.id), COMMANDER))

    def _picture(self, key: str, value: str) -> Drawing | None:
        look = look_of(self.book.library, self.game.id)
        assert isinstance(look, DeckLook)
        if key in ("mode", "allocation") and value in SYMBOLS:
            return mission_symbol(value, look)
        return task_token(value) if key in TOKENS else None

    def _rulings(self) -> list[Option]:
        """Rulings of the game first; the sister game may have settled the same point."""
        found = {id: document.place.partition("/")[0] for id, document in self.book.library.rulings.items()}
        known = [id for id, game in found.items() if game in self.book.library.games]
        return [{"value": id, "label": id} for id in sorted(known, key=lambda id: found[id] != self.game.id)]
