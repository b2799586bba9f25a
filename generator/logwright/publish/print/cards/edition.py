"""An edition: one game in one language, as those who draw its pieces need it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from logwright.content.library import Library
from logwright.content.rulebook import Section
from logwright.content.task_set import TaskCard
from logwright.publish.book import Book
from logwright.publish.figures import DeckLook, SaucerLook
from logwright.publish.looks import look_of
from logwright.publish.print.cards.size import FILE, Measures, Size
from logwright.publish.setter import Setter
from logwright.sentences.tongue import Tongue


@dataclass(frozen=True, eq=False)
class Edition:
    """If `files` are named, custom task cards are only those in them."""

    library: Library
    game: str
    lang: str
    files: tuple[str, ...] = ()

    @cached_property
    def book(self) -> Book:
        return Book(self.library, self.lang)

    @cached_property
    def measures(self) -> Measures:
        return Measures(self.library.documents[FILE].data)

    @property
    def tongue(self) -> Tongue:
        return self.library.tongue(self.lang, self.game)

    @property
    def components(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.library.documents[f"content/{self.game}/game.yaml"].data["components"]
        return found

    @property
    def deck_look(self) -> DeckLook:
        look = look_of(self.library, self.game)
        assert isinstance(look, DeckLook)
        return look

    @property
    def saucer_look(self) -> SaucerLook:
        look = look_of(self.library, self.game)
        assert isinstance(look, SaucerLook)
        return look

    def say(self, key: str, **words: str | int) -> str:
        """A text about cards and sheets."""
        return self.book.say(f"sheets.{key}", self.game, **words)

    def name(self, key: str) -> str:
        """What the game calls a thing."""
        return self.book.name(self.game, key)

    def title(self, section: str) -> str:
        """The title of a section of the rules."""
        return self.book.section_words(self.game, self._section(section)).title

    def short(self, section: str) -> str:
        """A section of the rules in a sentence or two, as the quick reference has it."""
        words = self.book.section_words(self.game, self._section(section))
        return Setter(self.book, self.game, "").words(words.short)

    def _section(self, name: str) -> Section:
        return self.library.rulebooks[self.game].sections[name]

    def size(self, component: str, shape: str = "") -> Size:
        size: str = self.measures.data["pieces"][component]["size"]
        return self.measures.sizes[f"{size}-{shape}" if shape else size]

    def tasks(self, official: bool) -> list[TaskCard]:
        found = [card for card in self.library.all_tasks if card.game == self.game and card.official is official]
        return found if official or not self.files else [card for card in found if card.document.file in self.files]
