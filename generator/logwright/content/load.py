"""Loads the library: read, locate, validate, link. Collects every problem instead of stopping at the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from logwright.content.crew_game import CrewGame, read_crew_game
from logwright.content.deal_file import read_deal
from logwright.content.document import Document
from logwright.content.fact import Fact, read_facts
from logwright.content.faq import read_faq
from logwright.content.kind import Kind, kind_of_data, kind_of_place
from logwright.content.library import Library
from logwright.content.locale import Locale
from logwright.content.logged_mission import LoggedMission, read_mission
from logwright.content.problem import Problem
from logwright.content.reader import read, shown_text
from logwright.content.rulebook import Rulebook, read_rulebook
from logwright.content.rules import check_library
from logwright.content.scenario import read_scenario
from logwright.content.schema import Schemas
from logwright.content.task_pairs import TaskPairs, read_task_pairs
from logwright.content.task_set import TaskCard, read_task_set
from logwright.engine.saucers.box import Box


def load(
    root: Path, extra: Iterable[Path] = (), on_file: Callable[[str], None] = lambda _: None
) -> tuple[Library, list[Problem]]:
    """The library below `root`, together with files from elsewhere, and everything wrong with it."""
    library, problems = read_library(root, extra, on_file)
    return library, sorted({*problems, *check_library(library)})


def read_library(
    root: Path, extra: Iterable[Path] = (), on_file: Callable[[str], None] = lambda _: None
) -> tuple[Library, list[Problem]]:
    """The library and what cannot be read or understood; the rules about the whole are not asked."""
    files = _Files(root, on_file)
    for path in sorted((root / "content").rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            files.take(path, path.relative_to(root).as_posix())
    for path in extra:
        files.take(path, str(path))
    return files.library(), sorted(set(files.problems))


class _Files:
    """What was read so far, sorted by kind."""

    def __init__(self, root: Path, on_file: Callable[[str], None]) -> None:
        self.on_file = on_file
        self.schemas = Schemas(root / "schemas")
        self.problems: list[Problem] = []
        self.documents: dict[str, Document] = {}
        self.texts: dict[str, str] = {}
        self.by_schema: dict[str, list[Document]] = {}

    def take(self, path: Path, name: str) -> None:
        if name in self.documents:
            return
        self.on_file(name)
        place = name.removeprefix("content/") if name.startswith("content/") else ""
        kind = kind_of_place(place) if place else None
        if place and not kind:
            self.problems.append(_no_kind(name))
            return
        document = self._read(path, name)
        if document:
            self._keep(document, kind or kind_of_data(document.data))

    def _read(self, path: Path, name: str) -> Document | None:
        try:
            raw = path.read_bytes()
        except OSError as error:
            hint = "check the name and that you may read it"
            message = f"the file cannot be read: {error.strerror}"
            self.problems.append(Problem(name, 1, 1, "file/unreadable", message, hint))
            return None
        self.texts[name] = shown_text(raw)
        found = read(name, raw)
        if isinstance(found, Problem):
            self.problems.append(found)
            return None
        return found

    def _keep(self, document: Document, kind: Kind) -> None:
        self.documents[document.file] = document
        problems = self.schemas.check(kind.schema, document)
        self.problems += problems
        if not problems:
            self.by_schema.setdefault(kind.schema, []).append(document)

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
            box=box,
            all_scenarios=tuple(read_scenario(document, box) for document in self._of("scenario")) if box else (),
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
        return self.by_schema.get(schema, [])

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
        return Box.of(*(documents[0].data for documents in parts)) if all(parts) else None

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


def _no_kind(name: str) -> Problem:
    return Problem(
        name,
        1,
        1,
        "file/unknown",
        "no kind of content lies at this place",
        "missions lie in content/custom/, words in content/locales/<language>/; see docs/content.md",
    )


def _by_id(documents: list[Document], field: str) -> dict[str, Document]:
    return {entry["id"]: document for document in documents for entry in document.data[field]}


def _glyphs(documents: list[Document]) -> frozenset[int]:
    points: set[int] = set()
    for document in documents:
        for item in document.data["ranges"]:
            low, _, high = item.partition("-")
            points.update(range(int(low, 16), int(high or low, 16) + 1))
    return frozenset(points)
