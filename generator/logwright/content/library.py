"""The library: all content of the project, read, understood and linked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from logwright.content.crew_game import CrewGame
from logwright.content.crew_record import CrewRecords
from logwright.content.document import Document
from logwright.content.faq import Faq
from logwright.content.locale import SOURCE, Locale
from logwright.content.logged_mission import LoggedMission, MissionWords
from logwright.content.rulebook import Rulebook
from logwright.content.task_pairs import TaskPairs
from logwright.content.task_set import TaskCard
from logwright.content.translation import FileState, compare_all, message_of
from logwright.sentences.tongue import Tongue

if TYPE_CHECKING:
    # A page about The Crew need not load the saucers.
    from logwright.content.scenario import Scenario
    from logwright.engine.saucers.box import Box

_WORDS_OF_ALL_GAMES = (
    "sentences.yaml",
    "interface.yaml",
    "designer.yaml",
    "evening.yaml",
    "crews.yaml",
    "hardness.yaml",
    "suggest.yaml",
)


@dataclass(frozen=True, eq=False)
class Library:
    """Everything that could be understood. `documents` holds every readable file by its name for people,
    `texts` the text of every file, also of those that were refused.

    Missions, scenarios and task cards are listed with repetitions: two with one key are a problem that a rule
    reports. `box` is what Crash & Grab is made of. `pairs` tells by seats which task cards of Deep Sea go together,
    `crews` what crews made of the official missions.
    """

    games: Mapping[str, CrewGame] = field(default_factory=dict)
    all_missions: tuple[LoggedMission, ...] = ()
    all_tasks: tuple[TaskCard, ...] = ()
    pairs: Mapping[int, TaskPairs] = field(default_factory=dict)
    crews: CrewRecords = field(default_factory=CrewRecords)
    box: Box | None = None
    all_scenarios: tuple[Scenario, ...] = ()
    rulings: Mapping[str, Document] = field(default_factory=dict)
    facts: Mapping[str, Document] = field(default_factory=dict)
    rulebooks: Mapping[str, Rulebook] = field(default_factory=dict)
    faqs: Mapping[str, Faq] = field(default_factory=dict)
    locales: Mapping[str, Locale] = field(default_factory=dict)
    documents: Mapping[str, Document] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict, repr=False)
    glyphs: frozenset[int] = frozenset()

    @cached_property
    def missions(self) -> dict[str, LoggedMission]:
        return {mission.key: mission for mission in self.all_missions}

    @cached_property
    def tasks(self) -> dict[str, TaskCard]:
        return {card.id: card for card in self.all_tasks}

    def pile(self, game: str) -> tuple[TaskCard, ...]:
        """The task cards that come with a game."""
        return tuple(card for card in self.all_tasks if card.official and card.game == game)

    @cached_property
    def scenarios(self) -> dict[str, Scenario]:
        return {scenario.key: scenario for scenario in self.all_scenarios}

    @property
    def all_told(self) -> tuple[LoggedMission | Scenario, ...]:
        """Everything that may bring a title and a story of its own."""
        return (*self.all_missions, *self.all_scenarios)

    @cached_property
    def translations(self) -> list[FileState]:
        """How far every translated language and file has come."""
        source = self.locales.get(SOURCE)
        return compare_all(source, self.locales) if source else []

    @property
    def languages(self) -> list[str]:
        """The source language first, then the others by code."""
        return sorted(self.locales, key=lambda lang: (lang != SOURCE, lang))

    def tongue(self, lang: str, game: str) -> Tongue:
        """The language with the terms of one game; what is not translated yet is said in the source language."""
        return _tongue(self, lang, game)

    def words(self, mission: LoggedMission, lang: str) -> MissionWords:
        """Title and story of a mission in a language, in the nearest one it has otherwise."""
        if mission.own_words:
            own = mission.own_words
            return own.get(lang) or own.get(SOURCE) or next(iter(own.values()))
        place = f"{mission.game}/missions.yaml"
        for locale in (self.locales.get(lang), self.locales.get(SOURCE)) if mission.official else ():
            texts = locale.words(place) if locale else {}
            if title := texts.get(f"{mission.text_key}.title"):
                return MissionWords(title, texts.get(f"{mission.text_key}.story", ""))
        return MissionWords(mission.key)


@lru_cache(maxsize=64)
def _tongue(library: Library, lang: str, game: str) -> Tongue:
    locale, source = library.locales[lang], library.locales.get(SOURCE)
    words, fallback = _all_words(locale, game), _all_words(source, game) if source else {}
    # Forms of the source never mix with the language's own: "colours.blue" beside "colours.blue.base".
    known = {message_of(key) for key in words}
    missing = {key: text for key, text in fallback.items() if message_of(key) not in known}
    return Tongue(lang, locale.grammar, missing | words)


def _all_words(locale: Locale, game: str) -> dict[str, str]:
    places = (*_WORDS_OF_ALL_GAMES, f"{game}/terms.yaml", f"{game}/table.yaml")
    return {key: text for place in places for key, text in locale.words(place).items()}
