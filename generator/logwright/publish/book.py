"""The book: the site in one language, as those who write its pages need it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from logwright.content.crew_record import CrewRecord
from logwright.content.library import Library
from logwright.content.locale import SOURCE
from logwright.content.logged_mission import LoggedMission
from logwright.content.rule_words import SectionWords, section_words
from logwright.content.rulebook import Section
from logwright.publish.drawing_store import DrawingStore
from logwright.publish.hardness import AllHardness
from logwright.publish.judged import Judged
from logwright.publish.print.print_index import Printed
from logwright.sentences.message import Number, Said, Word
from logwright.sentences.tongue import Tongue
from logwright.verdicts.crew_records import kept_records

GAMES = ("planet-nine", "deep-sea", "crash-and-grab")
Verdicts = Mapping[tuple[str, int], Judged]
"""By key of the mission and number of players."""
Records = Mapping[tuple[str, int], CrewRecord]
"""What crews made of the missions, by the same."""


@dataclass(frozen=True)
class UpgradeWords:
    name: str
    effect: str


@dataclass(frozen=True, eq=False)
class Book:
    """`drawings` keeps what was drawn, because drawings are the same in every language and seldom change."""

    library: Library
    lang: str
    verdicts: Verdicts = field(default_factory=dict)
    drawings: DrawingStore = field(default_factory=DrawingStore)
    records: Records = field(default_factory=dict)
    python_size: int = 0
    """How many bytes a page loads to run Python in the browser; 0 if it cannot."""
    printed: Sequence[Printed] = ()
    """What there is to print, in every language."""

    @cached_property
    def games(self) -> tuple[str, ...]:
        """The games that are there, in the order of the menu."""
        return tuple(game for game in GAMES if f"content/{game}/game.yaml" in self.library.documents)

    @cached_property
    def hardness(self) -> AllHardness:
        """From what is kept in content, and from what was found out since."""
        kept = kept_records(self.library, self.library.missions.values())
        return AllHardness(self.library, {**kept, **self.records})

    def tongue(self, game: str = "") -> Tongue:
        return self.library.tongue(self.lang, game)

    def say(self, key: str, game: str = "", **words: str | int | Word) -> str:
        """A text of the interface, with numbers and words in its gaps."""
        filled: dict[str, Word] = {}
        for name, word in words.items():
            if isinstance(word, int):
                filled[name] = Number(word, str(word))
            else:
                filled[name] = Said(word, word) if isinstance(word, str) else word
        tongue = self.tongue(game)
        return tongue.smooth(tongue.say(key, filled))

    def decimal(self, number: float) -> str:
        """A number with one decimal, as the language writes it."""
        return f"{number:.1f}".replace(".", self.say("site.decimal_mark"))

    def game_title(self, game: str) -> str:
        return self.say("title", game)

    def titled(self, name: str, title: str) -> str:
        """`Mission 14: Jupiter Interrupts`, with the colon of the language."""
        return self.say("site.titled", name=name, title=title)

    def of_game(self, name: str, game: str) -> str:
        """`Missions – Crash & Grab`: what a page of one game is called."""
        return self.say("site.of_game", name=name, title=self.game_title(game))

    def name(self, game: str, key: str) -> str:
        """What the game calls a thing, such as `symbols.dead-zone`: its plain form, if it has several."""
        tongue = self.tongue(game)
        return tongue.say(tongue.first(key, f"{key}.singular", f"{key}.base"))

    def upgrade_words(self, upgrade: str) -> UpgradeWords:
        """Name and effect of an upgrade card of Crash & Grab."""
        words: dict[str, str] = {}
        for lang in (SOURCE, self.lang):
            words |= self.library.locales[lang].words("crash-and-grab/upgrades.yaml")
        return UpgradeWords(words.get(f"{upgrade}.name", upgrade), words.get(f"{upgrade}.effect", ""))

    def section_words(self, game: str, section: Section) -> SectionWords:
        return section_words(self.library, self.library.rulebooks[game], section, self.lang)

    @cached_property
    def missions(self) -> dict[str, tuple[LoggedMission, ...]]:
        """The missions of each game: official ones by number, then custom ones by title."""
        found: dict[str, list[LoggedMission]] = {game: [] for game in self.games}
        for mission in self.library.missions.values():
            found[mission.game].append(mission)
        return {
            game: tuple(sorted(missions, key=lambda mission: (mission.number is None, mission.number, mission.key)))
            for game, missions in found.items()
        }
