"""An edition: one game in one language, as the code that draws its pieces needs it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from logwright.content.model.game_spec import Component
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.model.rulebook import Section
from logwright.content.model.task_set import TaskCard
from logwright.publish.figures import DeckLook, SaucerLook
from logwright.publish.print.cards.size import PLACE, Measures, Size
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.sentences.tongue import Tongue


@dataclass(frozen=True, eq=False)
class Edition:
    """If `files` is given, only the custom task cards in those files are included.

    `bleed` is how far colour goes on beyond the cut, where that is not as the file of measures says; `scale` is how
    large pieces are printed, compared with that file.
    """

    library: Library
    game: str
    lang: str
    files: tuple[str, ...] = ()
    bleed: float | None = None
    scale: float = 1

    @cached_property
    def book(self) -> Book:
        return Book(self.library, self.lang)

    @cached_property
    def measures(self) -> Measures:
        data = self.library.data(PLACE)
        return Measures(data if self.bleed is None else {**data, "bleed": self.bleed}, self.scale)

    @property
    def tongue(self) -> Tongue:
        return self.library.tongue(self.lang, self.game)

    @cached_property
    def components(self) -> tuple[Component, ...]:
        if self.game in self.library.games:
            return self.library.games[self.game].components
        listed = self.library.data(f"{self.game}/game.yaml")["components"]
        return tuple(Component(part["id"], part["id"], part["count"]) for part in listed)

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

    def set_title(self, name: str) -> str:
        """`Planet Nine: cards`, the title of what is printed of a set."""
        return self.book.titled(self.book.game_title(self.game), self.book.say(f"sheets.sets.{name}", self.game))

    def name(self, key: str) -> str:
        """The game's name for a thing."""
        return self.book.name(self.game, key)

    def title(self, section: str) -> str:
        """The title of a section of the rules."""
        return self.book.section_words(self.game, self._section(section)).title

    def short(self, section: str) -> str:
        """A section of the rules in a sentence or two, as in the quick reference."""
        words = self.book.section_words(self.game, self._section(section))
        return MarkdownRenderer(self.book, self.game, "").words(words.short)

    def _section(self, name: str) -> Section:
        return self.library.rulebooks[self.game].sections[name]

    def size(self, component: str, shape: str = "") -> Size:
        piece = {part.id: part.piece for part in self.components}.get(component, component)
        size: str = self.measures.data["pieces"][piece]["size"]
        return self.measures.sizes[f"{size}-{shape}" if shape else size]

    @cached_property
    def missions(self) -> list[LoggedMission]:
        """The official missions of the game, in order; none where only some files are asked for."""
        return [each for each in self.book.missions.get(self.game, ()) if each.official and not self.files]

    @property
    def mission_keys(self) -> frozenset[str]:
        return frozenset(mission.key for mission in self.missions)

    def tasks(self, official: bool) -> list[TaskCard]:
        found = [card for card in self.library.all_tasks if card.game == self.game and card.official is official]
        return found if official or not self.files else [card for card in found if card.document.file in self.files]
