"""The library: all content of the project, read, validated and linked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from logwright.content.file_kind import Families, Family, FileKind
from logwright.content.model.crew_record import CrewRecords
from logwright.content.model.daily_deals import DailyDeals
from logwright.content.model.locale import SOURCE, Locale, message_of
from logwright.content.model.logged_mission import LoggedMission, MissionWords
from logwright.content.model.search_record import SearchRecords
from logwright.content.model.settings import Settings
from logwright.content.read.document import Document, Origin
from logwright.content.read.game_schemas import Facts, game_facts
from logwright.content.registry import message_places

if TYPE_CHECKING:
    # Imported for types only: whoever checks a mission need not load campaigns, rulebooks and saucers.
    from logwright.content.campaign import Campaign
    from logwright.content.lesson import Lesson
    from logwright.content.model.faq import Faq
    from logwright.content.model.game_spec import GameSpec
    from logwright.content.model.rulebook import Rulebook
    from logwright.content.model.scenario import Scenario
    from logwright.content.model.task_pairs import TaskPairs
    from logwright.content.model.task_set import TaskCard
    from logwright.content.writing.translation import FileState
    from logwright.engine.saucers.pieces.box import Box
    from logwright.sentences.tongue import Tongue


@dataclass(frozen=True, order=True)
class Replacement:
    """`file` replaces `base`. `what` is the kind of content in words, `ids` are the replaced entries of a file."""

    file: str
    base: str
    what: str
    ids: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Library:
    """All content that could be read. `documents` has every valid file by its display name, `places` by its place,
    `kinds` the kind of each. `files` are the places and `texts` the contents of all files, including those that were
    rejected or could not be read. `replaced` is what a project replaces, `settings` are the project's settings.

    Missions, scenarios and task cards may include duplicates: a rule reports two with the same key. `families` are
    all games by their folder, `games` the trick-taking ones; `box` has the components of Crash & Grab. `pairs` has the
    compatible task cards by game and seats, `crews` the results of crews at the official missions, `searches` those of
    searches with open cards, `daily` the deals of the day, `lessons` the guided first mission of each game.
    """

    games: Mapping[str, GameSpec] = field(default_factory=dict)
    all_missions: tuple[LoggedMission, ...] = ()
    all_tasks: tuple[TaskCard, ...] = ()
    pairs: Mapping[str, Mapping[int, TaskPairs]] = field(default_factory=dict)
    crews: CrewRecords = field(default_factory=CrewRecords)
    searches: SearchRecords = field(default_factory=SearchRecords)
    daily: DailyDeals = field(default_factory=DailyDeals)
    lessons: Mapping[str, Lesson] = field(default_factory=dict)
    box: Box | None = None
    all_scenarios: tuple[Scenario, ...] = ()
    all_campaigns: tuple[Campaign, ...] = ()
    rulings: Mapping[str, Document] = field(default_factory=dict)
    facts: Mapping[str, Document] = field(default_factory=dict)
    rulebooks: Mapping[str, Rulebook] = field(default_factory=dict)
    faqs: Mapping[str, Faq] = field(default_factory=dict)
    locales: Mapping[str, Locale] = field(default_factory=dict)
    documents: Mapping[str, Document] = field(default_factory=dict)
    kinds: Mapping[str, FileKind] = field(default_factory=dict)
    families: Families = field(default_factory=dict)
    places: Mapping[str, Document] = field(default_factory=dict)
    files: frozenset[str] = frozenset()
    replaced: tuple[Replacement, ...] = ()
    settings: Settings = field(default_factory=Settings)
    texts: Mapping[str, str] = field(default_factory=dict, repr=False)
    glyphs: frozenset[int] = frozenset()
    mission_files: Mapping[str, str] = field(default_factory=dict)
    """The file of each mission, by its key; of several the first, or the one named after it."""
    about: frozenset[str] | None = None
    """The mission files in question, if it is only about these: rules look for no problems in others."""

    @cached_property
    def games_in_order(self) -> list[GameSpec]:
        """The trick-taking games as menus list them."""
        return sorted(self.games.values(), key=lambda game: (game.order, game.id))

    @cached_property
    def saucer_game(self) -> str:
        """The folder of the saucer game; empty if there is none."""
        return next((game for game, family in self.families.items() if family is Family.SAUCERS), "")

    @property
    def game_facts(self) -> list[Facts]:
        """What schemas need to know about the games."""
        return [game_facts(game.data) for game in self.games_in_order]

    @cached_property
    def menu(self) -> tuple[str, ...]:
        """All games, of tricks and of saucers, in menu order."""
        order = {game.id: game.order for game in self.games.values()}
        if self.box:
            order[self.saucer_game] = self.data(f"{self.saucer_game}/game.yaml")["order"]
        return tuple(sorted(order, key=lambda game: (order[game], game)))

    @cached_property
    def missions_in_question(self) -> tuple[LoggedMission, ...]:
        """The missions that rules look at."""
        about = self.about
        return tuple(each for each in self.all_missions if about is None or each.document.file in about)

    @property
    def asks_all(self) -> bool:
        """Whether rules look at everything, and not only at a few missions."""
        return self.about is None

    @cached_property
    def missions(self) -> dict[str, LoggedMission]:
        return {mission.key: mission for mission in self.all_missions}

    @cached_property
    def tasks(self) -> dict[str, TaskCard]:
        return {card.id: card for card in self.all_tasks}

    def pile(self, game: str) -> tuple[TaskCard, ...]:
        """The task cards that come with a game."""
        return tuple(card for card in self.all_tasks if card.official and card.game == game)

    def ruling(self, ruling: str) -> Any:
        """The file data of a ruling."""
        return next(entry for entry in self.rulings[ruling].data["rulings"] if entry["id"] == ruling)

    def pairs_at(self, game: str, seats: int) -> TaskPairs:
        """Which task cards of a game are compatible at a table; where nothing is known, all are."""
        from logwright.content.model.task_pairs import TaskPairs

        return self.pairs.get(game, {}).get(seats) or TaskPairs(seats)

    @cached_property
    def scenarios(self) -> dict[str, Scenario]:
        return {scenario.key: scenario for scenario in self.all_scenarios}

    @cached_property
    def campaigns(self) -> dict[str, Campaign]:
        """By id; the project's own take precedence over those that come with Logwright."""
        found: dict[str, Campaign] = {}
        for campaign in sorted(self.all_campaigns, key=lambda each: (not each.is_own, each.id)):
            found.setdefault(campaign.id, campaign)
        return found

    @property
    def told_in_question(self) -> tuple[LoggedMission | Scenario, ...]:
        return self.all_told if self.asks_all else self.missions_in_question

    @property
    def all_told(self) -> tuple[LoggedMission | Scenario, ...]:
        """Everything that can have its own title and story."""
        return (*self.all_missions, *self.all_scenarios)

    @cached_property
    def translations(self) -> list[FileState]:
        """How complete every translated language and file is."""
        from logwright.content.writing.translation import compare_all

        source = self.locales.get(SOURCE)
        return compare_all(source, self.locales) if source else []

    @cached_property
    def has_own(self) -> bool:
        """Whether there is a project on top of the base."""
        return any(document.origin is Origin.OWN for document in self.documents.values())

    @property
    def due_translations(self) -> list[FileState]:
        """Translations that must be complete. A project may be partly translated: the rest falls back to English."""
        return [] if self.has_own else self.translations

    def mission_named(self, name: str) -> LoggedMission | None:
        """A mission by its key, also with a short number (deep-sea/5), or by its id alone; the project's own takes
        precedence.
        """
        game, slash, number = name.partition("/")
        keys = (name, f"{game}{slash}{number.zfill(2)}", f"missions/{name}", f"custom/{name}")
        return next((self.missions[key] for key in keys if key in self.missions), None)

    @property
    def mission_names(self) -> list[str]:
        """Whatever names a mission: the keys, and the ids of those that are in no box."""
        ids = (key.partition("/")[2] for key, mission in self.missions.items() if not mission.official)
        return [*self.missions, *ids]

    def at(self, place: str) -> Document | None:
        """The file at a place below content/, or the project's replacement."""
        return self.places.get(place)

    def has_file(self, place: str) -> bool:
        """Whether there is a file at a place, valid or not."""
        return place in self.files

    def data(self, place: str) -> Any:
        """The data of the file at a place."""
        return self.places[place].data

    @property
    def languages(self) -> list[str]:
        """The source language first, then the others by code. A project may select some of them."""
        wanted = self.settings.languages
        known = [lang for lang in self.locales if not wanted or lang in (SOURCE, *wanted)]
        return sorted(known, key=lambda lang: (lang != SOURCE, lang))

    def tongue(self, lang: str, game: str) -> Tongue:
        """The language with the terms of one game; missing translations fall back to the source language."""
        colours = len(self.games[game].suits.colours) if game in self.games else 0
        return _tongue(self.locales[lang], self.locales.get(SOURCE), game, colours)

    def words(self, mission: LoggedMission, lang: str) -> MissionWords:
        """Title and story of a mission in a language, or in the nearest one it has."""
        if mission.own_words:
            own = mission.own_words
            return own.get(lang) or own.get(SOURCE) or next(iter(own.values()))
        place = f"{mission.game}/missions.yaml"
        for locale in (self.locales.get(lang), self.locales.get(SOURCE)) if mission.official else ():
            texts = locale.words(place) if locale else {}
            if title := texts.get(f"{mission.text_key}.title"):
                story, note = (texts.get(f"{mission.text_key}.{part}", "") for part in ("story", "note"))
                return MissionWords(title, story, note)
        return MissionWords(mission.key)

    def rule_lines(self, mission: LoggedMission, lang: str, players: int | None = None) -> list[str]:
        """The rules of a mission as sentences, line by line; free rules and its note come last."""
        from logwright.sentences.message import Said
        from logwright.sentences.mission_text import mission_lines

        note = self.words(mission, lang).note
        everybody = self.games[mission.game].players
        tongue = self.tongue(lang, mission.game)
        lines = mission_lines(mission.rules, tongue, everybody, players, is_laid=mission.laid is not None)
        free = [tongue.say("free-rules.rule", {"rule": Said(rule)}) for rule in mission.free_rules(lang, SOURCE)]
        return [*lines, *free, *([note] if note else [])]


@lru_cache(maxsize=64)
def _tongue(locale: Locale, source: Locale | None, game: str, colours: int) -> Tongue:
    """By locale, not by library: libraries that differ in a mission share it."""
    from logwright.sentences.tongue import Tongue

    words, fallback = _all_words(locale, game), _all_words(source, game) if source else {}
    # Forms of the source never mix with the language's own, such as "colours.blue" with "colours.blue.base".
    known = {message_of(key) for key in words}
    missing = {key: text for key, text in fallback.items() if message_of(key) not in known}
    return Tongue(locale.lang, locale.grammar, missing | words, colours)


def _all_words(locale: Locale, game: str) -> dict[str, str]:
    return {key: text for place in message_places(game) for key, text in locale.words(place).items()}
