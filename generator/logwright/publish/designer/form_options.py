"""What can be chosen in the form of a game: names from its words, pictures where players know them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from logwright.content.crew_game import CrewGame
from logwright.engine.mission import Allocation, Token
from logwright.engine.objectives.subject import COMMANDER, OWNER, parse_subject
from logwright.publish.book import Book
from logwright.publish.figures import DeckLook, Drawing, mission_symbol, task_token
from logwright.publish.figures.mission_symbol import SYMBOLS
from logwright.publish.looks import look_of
from logwright.publish.print.short_rule import capital
from logwright.sentences.noun import subject_word

Option = dict[str, Any]
TOKENS = ("tokens", "token")
MEMBERS = ("chosen", "holder", "left_of", "right_of")
"""Ways to name a member by something else: a name, a card, a neighbour."""


class Options:
    def __init__(self, book: Book, game: CrewGame) -> None:
        self.book, self.game = book, game

    @property
    def unused(self) -> tuple[str, ...]:
        """Fields that mean nothing in this game, though the schema knows them."""
        return () if Allocation.VOLUNTEERS in self.game.allocations else ("volunteers",)

    def node(self, key: str) -> dict[str, Any] | None:
        """Fields whose choices depend on the game, and not on the schema alone."""
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
            case "silent":
                return {"kind": "chosen"}
            case "rulings":
                return {"kind": "sequence", "options": self._rulings(), "least": 1, "most": 9}
        return None

    def named(self, key: str, values: Iterable[str]) -> list[Option]:
        """Values by the words of the designer or of the game."""
        return [self._option(key, str(value)) for value in values]

    def members(self, values: Iterable[str]) -> list[Option]:
        """Who an objective may be about, first in a word, then by something else."""
        tongue = self.book.tongue(self.game.id)
        owner = self.book.say("designer.members.owner")
        subjects = {value: parse_subject(value, self.game.trump, compared=True) for value in values}
        plain = [
            # The form speaks to an author, not to the owner of a task.
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
        """Words that may speak of the commander, whom each game calls by another name."""
        return self.book.say(key, self.game.id, commander=subject_word(self.book.tongue(self.game.id), COMMANDER))

    def _picture(self, key: str, value: str) -> Drawing | None:
        look = look_of(self.book.library, self.game.id)
        assert isinstance(look, DeckLook)
        if key in ("mode", "allocation") and value in SYMBOLS:
            return mission_symbol(value, look)
        return task_token(value) if key in TOKENS else None

    def _rulings(self) -> list[Option]:
        """Those of the game first; the other game of the crew may have decided the point, too."""
        found = {id: document.file.split("/")[-2] for id, document in self.book.library.rulings.items()}
        known = [id for id, game in found.items() if game in self.book.library.games]
        return [{"value": id, "label": id} for id in sorted(known, key=lambda id: found[id] != self.game.id)]
