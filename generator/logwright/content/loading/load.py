"""Loads the library: read, locate, validate, link. Collects every problem instead of stopping at the first."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from logwright.content.file_kind import FileKind
from logwright.content.loading.kept_documents import KeptDocuments
from logwright.content.loading.library_builder import LibraryBuilder, NotRead
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem, of_rule
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Document, Origin, Spot
from logwright.content.read.game_schemas import GAMES, game_facts
from logwright.content.read.layer import Layer
from logwright.content.read.plain_file import read_plain_file
from logwright.content.read.reader import LARGEST_FILE, read, shown_text
from logwright.content.read.schema import Schemas
from logwright.content.registry import (
    AROUND_MISSIONS,
    ON_SHEETS,
    family_of,
    game_of,
    kind_of_data,
    kind_of_place,
    lies_beside,
    missing_game,
)
from logwright.content.rule_helpers.missing_references import unknown_game
from logwright.content.rules import check_library
from logwright.fault import os_reason

OBJECTIVES = "parts/objective.schema.json"
Tell = Callable[[str], None]
"""Called with the name of each file that is read."""


def load(root: Path, extra: Iterable[Path] = (), tell: Tell = lambda _: None) -> tuple[Library, list[Problem]]:
    """The library below `root`, together with files from elsewhere, and all problems."""
    library, problems = read_library(root, extra, tell)
    return library, all_problems(library, problems)


def all_problems(library: Library, found: Iterable[Problem]) -> list[Problem]:
    """Problems found while reading, and those that the rules find in the whole library."""
    return sorted({*found, *check_library(library)})


def read_library(root: Path, extra: Iterable[Path] = (), tell: Tell = lambda _: None) -> tuple[Library, list[Problem]]:
    """The library and the problems found while reading; the rules are not run."""
    return read_layers([Layer(root / "content", "content/")], root / "schemas", extra, tell)


def read_layers(
    layers: Sequence[Layer],
    schemas: Path,
    extra: Iterable[Path] = (),
    tell: Tell = lambda _: None,
    kinds: Container[str] | None = None,
) -> tuple[Library, list[Problem]]:
    """The same from several folders, the base first; optionally only certain kinds of files."""
    # Imported here: checking one mission does not need the handbook.
    from logwright.content.loading.handbook import with_handbook

    files = _Files(Schemas.below(schemas), tell, kinds)
    files.take_all(layers, extra)
    library = with_handbook(files.builder.library(), layers[0], files.schemas.contents[OBJECTIVES])
    return library, sorted(set(files.builder.problems))


def mission_problems(
    layers: Sequence[Layer], schemas: Path, extra: Iterable[Path], about: Iterable[str], folder: Path
) -> tuple[Library, list[Problem]] | None:
    """A library about these files, and their problems as loading everything finds them; None if one is no mission.

    Reads only what rules about missions look at, and of that only what is not known from earlier runs, which is kept in
    the folder. `extra` are those of the files that are in none of the layers.
    """
    found = Schemas.below(schemas)
    kept = KeptDocuments(folder, found)
    files = _Files(found, lambda _: None, AROUND_MISSIONS, frozenset(about), kept)
    try:
        files.take_all(layers, extra)
        kept.save()
        library = files.builder.library()
        problems = {*files.builder.problems, *check_library(library)}
    except (NoMission, NotRead):
        return None
    return library, sorted(problem for problem in problems if problem.file in files.about)


def library_for_sheets(layers: Sequence[Layer], schemas: Path, extra: Iterable[Path], folder: Path) -> Library | None:
    """What logbooks and sheets of missions are made from; None if any of it has a problem.

    What is known from earlier runs is not read again, so that of the problems only their absence can be told.
    """
    found = Schemas.below(schemas)
    kept = KeptDocuments(folder, found)
    files = _Files(found, lambda _: None, ON_SHEETS, kept=kept)
    files.take_all(layers, extra)
    kept.save()
    library = files.builder.library()
    return None if files.builder.problems else library


def are_sound(library: Library, missions: Iterable[LoggedMission]) -> bool:
    """Whether no rule complains about these missions, as far as a library for sheets can tell."""
    about = frozenset(mission.document.file for mission in missions)
    try:
        return not any(check_library(replace(library, about=about)))
    except NotRead:
        return False


class NoMission(Exception):
    """A file in question is something else."""


class _Files:
    """Reads files and hands the valid ones to the builder. `about` are mission files, if only these are in question.
    All others are taken from those `kept`, if there are any.
    """

    def __init__(
        self,
        schemas: Schemas,
        tell: Tell,
        kinds: Container[str] | None,
        about: frozenset[str] | None = None,
        kept: KeptDocuments | None = None,
    ) -> None:
        self.tell, self.kinds, self.about, self.kept = tell, kinds, about or frozenset(), kept
        self.schemas = schemas
        self.builder = LibraryBuilder(about=about, only=kinds if kept else None)
        self.families = self.builder.families
        self.unsound_games: set[str] = set()
        """The games whose game.yaml cannot be used, unless the schemas know them anyway."""

    def take_all(self, layers: Sequence[Layer], extra: Iterable[Path]) -> None:
        for layer in layers:
            places = dict(layer.files())
            # The kinds of files a game can have depend on its family.
            for place in sorted(places, key=lambda place: not game_of(place)):
                self.take(places[place], layer.name(place), place, layer.origin)
        for path in extra:
            self.take(path, str(path))

    def take(self, path: Path, name: str, place: str = "", origin: Origin = Origin.LONE) -> None:
        if name in self.builder.texts:
            return
        if lies_beside(place):
            self._must_be_mission(name, None)
            return
        self.tell(name)
        own = origin is Origin.OWN
        game = game_of(place)
        if game:
            self.families.setdefault(game, None)
        if place and not kind_of_place(place, self.families, own):
            self.builder.problems.append(self._no_kind(name, place, own))
            return
        self.builder.files.add(place)
        if place and not game and not self._is_wanted(kind := kind_of_place(place, self.families, own)):
            self._must_be_mission(name, kind)
            return
        raw = self._raw(path, name)
        kept = self.kept if place and name not in self.about else None
        data = kept.get(f"{origin}/{place}", raw) if kept and raw else None
        if game and game not in self._known_games:
            self.unsound_games.add(game)
        document = self._read(name, raw) if data is None else Document(name, "", data, Spot(1, 1))
        if document is None:
            return
        if game:
            self.families[game] = family_of(document.data)
        kind = kind_of_place(place, self.families, own) if place else kind_of_data(document.data, self.families)
        assert kind is not None
        self._must_be_mission(name, kind)
        if not place or self._is_wanted(kind):
            document = _placed(document, place, origin)
            if data is not None or self._is_sound(document, kind):
                self._put(document, kind, path.parent)
                if kept and raw and data is None:
                    kept.put(f"{origin}/{place}", raw, document.data)

    def _must_be_mission(self, name: str, kind: FileKind | None) -> None:
        if name in self.about and (kind is None or kind.reader != "mission"):
            raise NoMission

    def _is_wanted(self, kind: FileKind | None) -> bool:
        return self.kinds is None or (kind is not None and kind.schema in self.kinds)

    def _raw(self, path: Path, name: str) -> bytes | None:
        try:
            return read_plain_file(path, LARGEST_FILE)
        except OSError as error:
            self.builder.texts[name] = ""
            said = of_rule("file/unreadable", "", {"reason": os_reason(error)})
            self.builder.problems.append(Problem(name, 1, 1, "file/unreadable", said))
            return None

    def _read(self, name: str, raw: bytes | None) -> Document | None:
        if raw is None:
            return None
        self.builder.texts[name] = shown_text(raw)
        found = read(name, raw)
        if isinstance(found, Problem):
            self.builder.problems.append(found)
            return None
        return found

    def _is_sound(self, document: Document, kind: FileKind) -> bool:
        """Whether its schema accepts a file. Data that it rejects may have any shape: no reader and no rule sees it."""
        problems = self.schemas.check(kind.schema, document)
        # What a schema has against a file whose game it could not learn is not the fault of that file.
        if problems and _game_named_in(document) in self.unsound_games:
            problems = [unknown_game(document, (), self.builder.files)]
        self.builder.problems += problems
        return not problems

    def _put(self, document: Document, kind: FileKind, folder: Path) -> None:
        self.builder.put(document, kind)
        if kind.reader == "campaign":
            self._take_cover(document, folder)
        if game := game_of(document.place):
            self.schemas = self.schemas.knowing([game_facts(document.data)])
            self.unsound_games.discard(game)

    @property
    def _known_games(self) -> set[str]:
        return {game["id"] for game in self.schemas.contents[GAMES]["x-games"]}

    def _take_cover(self, document: Document, folder: Path) -> None:
        """Reads the campaign's own cover picture, if it is safe. The schema keeps its name inside the folder."""
        name = document.data.get("cover", {}).get("picture")
        if not name:
            return
        # Imported here: few files have one.
        from logwright.content.cover_picture import LARGEST_PICTURE, fault_of_picture

        path = ("cover", "picture")
        try:
            raw = read_plain_file(folder / name, LARGEST_PICTURE)
        except OSError as error:
            problem = document.problem(path, "campaign/picture", "unread", file=name, reason=os_reason(error))
            self.builder.problems.append(problem)
            return
        if fault := fault_of_picture(name, raw):
            problem = document.problem(path, "campaign/picture", "refused", file=name, fault=fault)
            self.builder.problems.append(problem)
        else:
            self.builder.pictures[document.file] = raw

    def _no_kind(self, name: str, place: str, own: bool) -> Problem:
        rule, hint = "file/unknown", None
        if game := missing_game(place, self.families, own):
            described = f"{game}/game.yaml" if own else f"content/{game}/game.yaml"
            said = of_rule(rule, "game", {"game": game, "file": described})
            hint = did_you_mean(game, self.families)
        elif own and kind_of_place(place.removesuffix(".yml") + ".yaml", self.families, own):
            said = of_rule(rule, "name", {})
        elif own:
            said = of_rule(rule, "place", {"missions": "missions/", "words": "locales/"})
        else:
            said = of_rule(rule, "place", {"missions": "content/custom/", "words": "content/locales/"})
        return Problem(name, 1, 1, rule, said, hint)


def _game_named_in(document: Document) -> str:
    game = document.data.get("game") if isinstance(document.data, dict) else None
    return game if isinstance(game, str) else ""


@lru_cache(maxsize=1024)
def _placed(document: Document, place: str, origin: Origin) -> Document:
    """An unchanged file keeps its document, so that its schema check is not repeated."""
    return replace(document, place=place, origin=origin)
