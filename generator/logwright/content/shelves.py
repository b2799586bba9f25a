"""The shelves: sound documents sorted by kind, and the library that is made of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from logwright.content.crew_game import CrewGame, read_crew_game
from logwright.content.crew_record import CrewRecords, read_crew_records
from logwright.content.deal_file import read_deal
from logwright.content.document import Document, Spot
from logwright.content.fact import Fact, read_facts
from logwright.content.faq import read_faq
from logwright.content.kind import Kind, kind_of_place
from logwright.content.library import Library
from logwright.content.locale import Locale
from logwright.content.logged_mission import LoggedMission, read_mission
from logwright.content.problem import Problem
from logwright.content.rulebook import Rulebook, read_rulebook
from logwright.content.task_pairs import TaskPairs, read_task_pairs
from logwright.content.task_set import TaskCard, read_task_set

if TYPE_CHECKING:
    from logwright.content.scenario import Scenario
    from logwright.engine.saucers.box import Box


def known_library(contents: Mapping[str, Any]) -> Library:
    """The library again, from the data of files that were found sound before: as a browser gets it."""
    shelves = Shelves()
    for name, data in contents.items():
        kind = kind_of_place(name.removeprefix("content/"))
        assert kind is not None
        shelves.put(Document(name, "", data, Spot(1, 1)), kind)
    return shelves.library()


@dataclass
class Shelves:
    """`documents` and `texts` also name what is not sound; `problems` grows while the library is put together."""

    problems: list[Problem] = field(default_factory=list)
    documents: dict[str, Document] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    _by_schema: dict[str, list[Document]] = field(default_factory=dict)

    def put(self, document: Document, kind: Kind) -> None:
        """A sound document, where the library looks for it."""
        self.documents[document.file] = document
        self._by_schema.setdefault(kind.schema, []).append(document)

    def library(self) -> Library:
        games = {game.id: game for game in map(read_crew_game, self._of("crew-game"))}
        tasks, box = self._tasks(games), self._box()
        for document in self._of("deal"):
            found = read_deal(document, games[document.data["game"]], {card.id: card for card in tasks})
            self.problems += found if isinstance(found, list) else []
        return Library(
            games=games,
            all_missions=tuple(self._missions(games, {card.id: card for card in tasks})),
            all_tasks=tuple(tasks),
            pairs=self._pairs(),
            crews=next(map(read_crew_records, self._of("crews")), CrewRecords()),
            box=box,
            all_scenarios=self._scenarios(box) if box else (),
            rulings=_by_id(self._of("rulings"), "rulings"),
            facts=_by_id(self._of("checklist"), "facts"),
            rulebooks={rulebook.game: rulebook for rulebook in self._rulebooks()},
            faqs={faq.game: faq for faq in map(read_faq, self._of("faq"))},
            locales=self._locales(),
            documents=self.documents,
            texts=self.texts,
            glyphs=_glyphs(self._of("fonts")),
        )

    def _of(self, schema: str) -> list[Document]:
        return self._by_schema.get(schema, [])

    def _tasks(self, games: dict[str, CrewGame]) -> list[TaskCard]:
        cards = []
        for document in self._of("tasks"):
            if game := games.get(document.data["game"]):
                official = document.file == f"content/{game.id}/tasks.yaml"
                for found in read_task_set(document, game, official):
                    if isinstance(found, Problem):
                        self.problems.append(found)
                    else:
                        cards.append(found)
        return cards

    def _pairs(self) -> dict[int, TaskPairs]:
        return {seats: pairs for found in self._of("pairs") for seats, pairs in read_task_pairs(found).items()}

    def _missions(self, games: dict[str, CrewGame], tasks: dict[str, TaskCard]) -> Iterable[LoggedMission]:
        for document in self._of("mission"):
            if game := games.get(document.data["game"]):
                mission, problems = read_mission(document, game, tasks)
                self.problems += problems
                yield mission

    def _box(self) -> Box | None:
        """Crash & Grab, if its game, tiles and upgrades are all as they should be."""
        parts = [self._of(schema) for schema in ("saucer-game", "tiles", "upgrades")]
        if not all(parts):
            return None
        # Not loaded for a page about The Crew, which has none of this.
        from logwright.engine.saucers.box import Box

        return Box.of(*(documents[0].data for documents in parts))

    def _scenarios(self, box: Box) -> tuple[Scenario, ...]:
        from logwright.content.scenario import read_scenario

        return tuple(read_scenario(document, box) for document in self._of("scenario"))

    def _rulebooks(self) -> Iterable[Rulebook]:
        checklists: dict[str, dict[str, Fact]] = {
            document.data["game"]: read_facts(document) for document in self._of("checklist")
        }
        for document in self._of("rules"):
            yield read_rulebook(document, checklists.get(document.data["game"], {}))

    def _locales(self) -> dict[str, Locale]:
        files: dict[str, dict[str, Document]] = {}
        for schema in (
            "grammar",
            "sentences",
            "interface",
            "mission-texts",
            "terms",
            "saucer-terms",
            "upgrade-texts",
            "table-texts",
            "rule-texts",
            "faq-texts",
        ):
            for document in self._of(schema):
                _, _, lang, place = document.file.split("/", 3)
                files.setdefault(lang, {})[place] = document
        return {lang: Locale(lang, places) for lang, places in sorted(files.items())}


def _by_id(documents: list[Document], field: str) -> dict[str, Document]:
    return {entry["id"]: document for document in documents for entry in document.data[field]}


def _glyphs(documents: list[Document]) -> frozenset[int]:
    points: set[int] = set()
    for document in documents:
        for item in document.data["ranges"]:
            low, _, high = item.partition("-")
            points.update(range(int(low, 16), int(high or low, 16) + 1))
    return frozenset(points)
