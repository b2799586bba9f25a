"""The book: the site in one language, as page modules need it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from logwright.content.model.crew_record import CrewRecord
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.model.rule_words import SectionWords, section_words
from logwright.content.model.rulebook import Section
from logwright.engine.cards.card import Card
from logwright.engine.objectives.selector import parse_card
from logwright.publish.views.drawing_store import DrawingStore
from logwright.publish.views.hardness import AllHardness
from logwright.publish.views.print_index import Printed
from logwright.saying import measure
from logwright.sentences.message import Number, Said, Word
from logwright.sentences.noun import card_entry
from logwright.sentences.tongue import Tongue
from logwright.verdicts.crews.kept_records import kept_records

if TYPE_CHECKING:
    # What is printed has no verdicts, and need not load them.
    from logwright.publish.views.verdict_with_deal import VerdictWithDeal

Verdicts: TypeAlias = "Mapping[tuple[str, int], VerdictWithDeal]"
"""By mission key and number of players."""
Records = Mapping[tuple[str, int], CrewRecord]
"""Crew results, by the same keys."""


@dataclass(frozen=True)
class UpgradeWords:
    name: str
    effect: str


@dataclass(frozen=True, eq=False)
class Book:
    """`drawings` caches drawings, because they are the same in every language and seldom change."""

    library: Library
    lang: str
    verdicts: Verdicts = field(default_factory=dict)
    drawings: DrawingStore = field(default_factory=DrawingStore)
    records: Records = field(default_factory=dict)
    python_size: int = 0
    """How many bytes a page loads to run Python in the browser; 0 if it cannot."""
    printed: Sequence[Printed] = ()
    """All printed files, in every language."""
    meanings: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """What symbols mean, by game and symbol, where the rulebooks are not at hand."""

    @cached_property
    def games(self) -> tuple[str, ...]:
        """The available games in menu order. A project may select some, in its own order."""
        wanted = self.library.settings.games
        return tuple(game for game in wanted if game in self.library.menu) if wanted else self.library.menu

    @property
    def site_name(self) -> str:
        return self.library.settings.name or self.say("site.name")

    @cached_property
    def hardness(self) -> AllHardness:
        """Measured difficulties from content, plus those measured since."""
        kept = kept_records(self.library, self.library.missions.values())
        return AllHardness(self.library, {**kept, **self.records})

    def tongue(self, game: str = "") -> Tongue:
        return self.library.tongue(self.lang, game)

    def say(self, key: str, game: str = "", **words: str | int | Word) -> str:
        """A text of the interface, with its gaps filled in."""
        filled: dict[str, Word] = {}
        for name, word in words.items():
            if isinstance(word, int):
                filled[name] = Number(word, self.tongue().grammar.number(word))
            else:
                filled[name] = Said(word, word) if isinstance(word, str) else word
        tongue = self.tongue(game)
        return tongue.smooth(tongue.say(key, filled))

    def handbook(self, key: str, english: str) -> str:
        """What the handbook says of a rule or a phrase; its English text stands beside the thing itself."""
        return self.library.locales[self.lang].words("handbook.yaml").get(key) or english

    def decimal(self, number: float) -> str:
        """A number with one decimal, as the language writes it."""
        return self.tongue().grammar.number(number, 1)

    def measure(self, number: float) -> str:
        """A number with as many decimals as it needs, as the language writes it."""
        return self.tongue().grammar.number(measure(number))

    def game_title(self, game: str) -> str:
        return self.say("title", game)

    def titled(self, name: str, title: str) -> str:
        """`Mission 14: Jupiter Interrupts`, with the colon of the language."""
        return self.say("site.titled", name=name, title=title)

    def label(self, name: str) -> str:
        """`Symbols:` before what is listed, with the colon of the language."""
        return self.titled(name, "").rstrip()

    def of_game(self, name: str, game: str) -> str:
        """`Missions – Crash & Grab`: the title of a page about one game."""
        return self.say("site.of_game", name=name, title=self.game_title(game))

    def name(self, game: str, key: str) -> str:
        """The game's name for a thing, such as `symbols.dead-zone`: its base form, if it has several."""
        tongue = self.tongue(game)
        return tongue.say(tongue.first(key, f"{key}.singular", f"{key}.base"))

    def card_name(self, game: str, card: str | Card) -> str:
        """The name of a playing card on its own."""
        tongue, suits = self.tongue(game), self.library.games[game].suits
        shown = card if isinstance(card, Card) else parse_card(card, suits)
        return tongue.smooth(card_entry(tongue, shown).form("name"))

    def upgrade_words(self, upgrade: str) -> UpgradeWords:
        """Name and effect of an upgrade card of Crash & Grab."""
        words: dict[str, str] = {}
        for lang in (SOURCE, self.lang):
            words |= self.library.locales[lang].words(f"{self.library.saucer_game}/upgrades.yaml")
        return UpgradeWords(words.get(f"{upgrade}.name", upgrade), words.get(f"{upgrade}.effect", ""))

    def section_words(self, game: str, section: Section) -> SectionWords:
        return section_words(self.library, self.library.rulebooks[game], section, self.lang)

    @cached_property
    def missions(self) -> dict[str, tuple[LoggedMission, ...]]:
        """The missions of each game: a project's own first, then official ones by number, then custom ones."""
        return {
            game: tuple(
                sorted(
                    (mission for mission in self.library.missions.values() if mission.game == game),
                    key=lambda mission: (
                        mission.official or not mission.is_own,
                        mission.number is None,
                        mission.number or 0,
                        mission.key,
                    ),
                )
            )
            for game in self.games
        }

    @property
    def own_missions(self) -> list[LoggedMission]:
        """The project's own missions, in the order of its games."""
        return [mission for missions in self.missions.values() for mission in missions if mission.is_own]
