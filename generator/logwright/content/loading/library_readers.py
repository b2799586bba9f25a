"""Readers: each makes documents of one kind part of the library. The registry says which kind has which reader."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from logwright.content.model.crew_record import CrewRecords, read_crew_records
from logwright.content.model.daily_deals import DailyDeals, read_daily_deals
from logwright.content.model.game_spec import GameSpec, read_game
from logwright.content.model.library import Replacement
from logwright.content.model.locale import leaves, message_of
from logwright.content.model.logged_mission import LoggedMission, mission_key, read_mission
from logwright.content.model.search_record import SearchRecords, read_search_records
from logwright.content.model.settings import Settings, read_settings
from logwright.content.model.task_set import TaskCard, read_task_set
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Origin
from logwright.content.registry import KINDS
from logwright.content.rule_helpers.missing_references import unknown_game

# Readers of other files than missions load what they need when the first such file comes: most commands see few kinds.
if TYPE_CHECKING:
    from logwright.content.campaign import Campaign
    from logwright.content.lesson import Lesson
    from logwright.content.model.fact import Fact
    from logwright.content.model.faq import Faq
    from logwright.content.model.rulebook import Rulebook
    from logwright.content.model.scenario import Scenario
    from logwright.content.model.task_pairs import TaskPairs
    from logwright.engine.saucers.pieces.box import Box


@dataclass
class LibraryParts:
    """What the readers have built so far; each finds the results of earlier kinds in it. `files` are all that exist."""

    problems: list[Problem]
    files: Collection[str]
    replaced: list[Replacement]
    pictures: Mapping[str, bytes]
    about: frozenset[str] | None
    settings: Settings = field(default_factory=Settings)
    games: dict[str, GameSpec] = field(default_factory=dict)
    tasks: list[TaskCard] = field(default_factory=list)
    missions: list[LoggedMission] = field(default_factory=list)
    pairs: dict[str, dict[int, TaskPairs]] = field(default_factory=dict)
    crews: CrewRecords = field(default_factory=CrewRecords)
    searches: SearchRecords = field(default_factory=SearchRecords)
    daily: DailyDeals = field(default_factory=DailyDeals)
    lessons: dict[str, Lesson] = field(default_factory=dict)
    box_parts: dict[str, list[Document]] = field(default_factory=dict)
    box: Box | None = None
    scenarios: list[Scenario] = field(default_factory=list)
    campaigns: list[Campaign] = field(default_factory=list)
    rulings: dict[str, Document] = field(default_factory=dict)
    checklists: dict[str, dict[str, Fact]] = field(default_factory=dict)
    facts: dict[str, Document] = field(default_factory=dict)
    rulebooks: dict[str, Rulebook] = field(default_factory=dict)
    faqs: dict[str, Faq] = field(default_factory=dict)
    words: dict[str, dict[str, Document]] = field(default_factory=dict)
    own_words: dict[str, dict[str, Document]] = field(default_factory=dict)
    glyphs: set[int] = field(default_factory=set)
    mission_files: dict[str, str] = field(default_factory=dict)


def _settings(parts: LibraryParts, document: Document) -> None:
    parts.settings = read_settings(document.data)


def _game(parts: LibraryParts, document: Document) -> None:
    found = read_game(document)
    if isinstance(found, GameSpec):
        parts.games[found.id] = found
    else:
        parts.problems += found


def _tasks(parts: LibraryParts, document: Document) -> None:
    game = _game_of(parts, document)
    if not game:
        return
    base = {card.id: index for index, card in enumerate(parts.tasks) if card.document.origin is Origin.BASE}
    for found in read_task_set(document, game, document.place == f"{game.id}/tasks.yaml"):
        if isinstance(found, Problem):
            parts.problems.append(found)
        elif document.origin is Origin.OWN and found.id in base:
            # It keeps its position in the pile.
            old = parts.tasks[base[found.id]]
            parts.tasks[base[found.id]] = replace(found, official=old.official)
            parts.replaced.append(Replacement(document.file, old.document.file, "task card", (found.id,)))
        else:
            parts.tasks.append(found)


def _mission(parts: LibraryParts, document: Document) -> None:
    if game := _game_of(parts, document):
        key = mission_key(document.data, document.file, document.origin)
        # Of two files with one mission, the one that is named after it has the better claim.
        if key not in parts.mission_files or (
            _is_named_after(key, document.file) and not _is_named_after(key, parts.mission_files[key])
        ):
            parts.mission_files[key] = document.file
        if parts.about is not None and document.file not in parts.about:
            return
        mission, problems = read_mission(document, game, _cards(parts))
        parts.problems += problems
        parts.missions.append(mission)


def _is_named_after(key: str, file: str) -> bool:
    return file.rpartition("/")[2] == f"{key.rpartition('/')[2]}.yaml"


def _deal(parts: LibraryParts, document: Document) -> None:
    from logwright.content.read.deal_file import read_deal

    if game := _game_of(parts, document):
        found = read_deal(document, game, _cards(parts))
        parts.problems += found if isinstance(found, list) else []


def _attempt(parts: LibraryParts, document: Document) -> None:
    # Imported here: hardly any run reads one, and it takes the whole engine along.
    from logwright.content.read.attempt_file import read_attempt

    found = read_attempt(document, [game.suits for game in parts.games.values()])
    parts.problems += [found] if isinstance(found, Problem) else []


def _line(parts: LibraryParts, document: Document) -> None:
    from logwright.content.read.line_file import read_lines

    suits = [game.suits for game in parts.games.values()]
    parts.problems += [found for found in read_lines(document, suits) if isinstance(found, Problem)]


def _game_of(parts: LibraryParts, document: Document) -> GameSpec | None:
    """The game of a document; if there is none, that is reported as a problem of the document."""
    if document.data["game"] not in parts.games:
        parts.problems.append(unknown_game(document, parts.games, parts.files))
    return parts.games.get(document.data["game"])


def _cards(parts: LibraryParts) -> dict[str, TaskCard]:
    return {card.id: card for card in parts.tasks}


def _pairs(parts: LibraryParts, document: Document) -> None:
    """Reads the pairs, unless a project replaces official cards: nothing is known about the pairs of its own."""
    from logwright.content.model.task_pairs import read_task_pairs

    game = document.data["game"]
    if not any(card.official and card.game == game and card.document.origin is Origin.OWN for card in parts.tasks):
        parts.pairs[game] = read_task_pairs(document)


def _crews(parts: LibraryParts, document: Document) -> None:
    parts.crews = read_crew_records(document)


def _searches(parts: LibraryParts, document: Document) -> None:
    parts.searches = read_search_records(document)


def _daily(parts: LibraryParts, document: Document) -> None:
    parts.daily = read_daily_deals(document)


def _lesson(parts: LibraryParts, document: Document) -> None:
    from logwright.content.lesson import read_lesson

    if game := _game_of(parts, document):
        parts.lessons[game.id] = read_lesson(document)


def _box(parts: LibraryParts, document: Document) -> None:
    """The box is complete once the game file, the tiles and the upgrades are there."""
    found = parts.box_parts.setdefault(document.place.partition("/")[0], [])
    found.append(document)
    if len(found) == len(_BOX):
        from logwright.engine.saucers.pieces.box import Box

        parts.box = Box.of(*(part.data for part in found))


def _scenario(parts: LibraryParts, document: Document) -> None:
    if not parts.box:
        parts.problems.append(unknown_game(document, parts.games, parts.files))
    else:
        from logwright.content.model.scenario import read_scenario

        scenario = read_scenario(document, parts.box)
        for old in [old for old in parts.scenarios if old.key == scenario.key and _lies_on(document, old.document)]:
            parts.replaced.append(Replacement(document.file, old.document.file, "scenario", (scenario.id,)))
            parts.scenarios.remove(old)
        parts.scenarios.append(scenario)


def _campaign(parts: LibraryParts, document: Document) -> None:
    from logwright.content.campaign import OWN_MISSIONS, read_campaign

    if _game_of(parts, document):
        for place in range(len(document.data.get(OWN_MISSIONS, ()))):
            _mission(parts, document.part((OWN_MISSIONS, place)))
        parts.campaigns.append(read_campaign(document, parts.pictures.get(document.file, b"")))


def _lies_on(document: Document, base: Document) -> bool:
    return document.origin is Origin.OWN and base.origin is Origin.BASE


def _rulings(parts: LibraryParts, document: Document) -> None:
    for entry in document.data["rulings"]:
        old = parts.rulings.get(entry["id"])
        if old and _lies_on(document, old):
            parts.replaced.append(Replacement(document.file, old.file, "ruling", (entry["id"],)))
        parts.rulings[entry["id"]] = document


def _looks(parts: LibraryParts, document: Document) -> None:
    """Applies a project's card styles: the game with other symbols and inks."""
    from logwright.content.model.card_style import with_looks

    place = f"{document.place.partition('/')[0]}/game.yaml"
    game = next((game for game in parts.games.values() if game.document.place == place), None)
    anew = read_game(with_looks(game.document, document)) if game else None
    if game and isinstance(anew, GameSpec):
        parts.games[game.id] = anew
        known = {suit["id"] for suit in game.document.data["suits"]}
        restyled = tuple(suit for suit in document.data["suits"] if suit in known)
        if restyled:
            parts.replaced.append(Replacement(document.file, game.document.file, "card look", restyled))


def _facts(parts: LibraryParts, document: Document) -> None:
    from logwright.content.model.fact import read_facts

    parts.checklists[document.data["game"]] = read_facts(document)
    parts.facts |= {entry["id"]: document for entry in document.data["facts"]}


def _rulebook(parts: LibraryParts, document: Document) -> None:
    from logwright.content.model.rulebook import read_rulebook

    game = document.data["game"]
    parts.rulebooks[game] = read_rulebook(document, parts.checklists.get(game, {}))


def _faq(parts: LibraryParts, document: Document) -> None:
    from logwright.content.model.faq import read_faq

    parts.faqs[document.data["game"]] = read_faq(document)


def _words(parts: LibraryParts, document: Document) -> None:
    _, lang, place = document.place.split("/", 2)
    files = parts.words.setdefault(lang, {})
    if place not in files:
        files[place] = document
        return
    parts.own_words.setdefault(lang, {})[place] = document
    base = {message_of(key) for key, _ in leaves(files[place].data)}
    anew = tuple(key for key, _ in leaves(document.data) if message_of(key) in base)
    if anew:
        parts.replaced.append(Replacement(document.file, files[place].file, "text", anew))


def _fonts(parts: LibraryParts, document: Document) -> None:
    for item in document.data["ranges"]:
        low, _, high = item.partition("-")
        parts.glyphs.update(range(int(low, 16), int(high or low, 16) + 1))


READERS: Mapping[str, Callable[[LibraryParts, Document], None]] = {
    "box": _box,
    "campaign": _campaign,
    "crews": _crews,
    "searches": _searches,
    "daily": _daily,
    "deal": _deal,
    "facts": _facts,
    "faq": _faq,
    "fonts": _fonts,
    "game": _game,
    "lesson": _lesson,
    "line": _line,
    "attempt": _attempt,
    "looks": _looks,
    "mission": _mission,
    "pairs": _pairs,
    "rulebook": _rulebook,
    "rulings": _rulings,
    "scenario": _scenario,
    "settings": _settings,
    "tasks": _tasks,
    "words": _words,
}
_BOX = [kind for kind in KINDS if kind.reader == "box"]
