"""Loads the library: read, locate, validate, link. Collects every problem instead of stopping at the first."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from logwright.content.cover_picture import LARGEST_PICTURE, fault_of_picture
from logwright.content.loading.handbook import with_handbook
from logwright.content.loading.library_builder import LibraryBuilder
from logwright.content.model.library import Library
from logwright.content.problem import Problem, of_rule
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Document, Origin
from logwright.content.read.game_schemas import game_facts
from logwright.content.read.layer import Layer
from logwright.content.read.plain_file import read_plain_file
from logwright.content.read.reader import LARGEST_FILE, read, shown_text
from logwright.content.read.schema import Schemas
from logwright.content.registry import (
    FileKind,
    family_of,
    game_of,
    kind_of_data,
    kind_of_place,
    lies_beside,
    missing_game,
)
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
    files = _Files(Schemas.below(schemas), tell, kinds)
    for layer in layers:
        places = dict(layer.files())
        # The kinds of files a game can have depend on its family.
        for place in sorted(places, key=lambda place: not game_of(place)):
            files.take(places[place], layer.name(place), place, layer.origin)
    for path in extra:
        files.take(path, str(path))
    library = with_handbook(files.builder.library(), layers[0], files.schemas.contents[OBJECTIVES])
    return library, sorted(set(files.builder.problems))


class _Files:
    """Reads files and hands the valid ones to the builder."""

    def __init__(self, schemas: Schemas, tell: Tell, kinds: Container[str] | None) -> None:
        self.tell, self.kinds = tell, kinds
        self.schemas = schemas
        self.builder = LibraryBuilder()
        self.families = self.builder.families

    def take(self, path: Path, name: str, place: str = "", origin: Origin = Origin.LONE) -> None:
        if name in self.builder.texts:
            return
        if lies_beside(place):
            return
        self.tell(name)
        own = origin is Origin.OWN
        game = game_of(place)
        known = self.families.get(game)
        if game:
            self.families[game] = known
        if place and not kind_of_place(place, self.families, own):
            self.builder.problems.append(self._no_kind(name, place, own))
            return
        self.builder.files.add(place)
        if place and not game and not self._is_wanted(kind_of_place(place, self.families, own)):
            return
        document = self._read(path, name)
        if document is None:
            return
        if game:
            self.families[game] = family_of(document.data)
        kind = kind_of_place(place, self.families, own) if place else kind_of_data(document.data, self.families)
        assert kind is not None
        if not place or self._is_wanted(kind):
            self._keep(_placed(document, place, origin), kind, path.parent)

    def _is_wanted(self, kind: FileKind | None) -> bool:
        return self.kinds is None or (kind is not None and kind.schema in self.kinds)

    def _read(self, path: Path, name: str) -> Document | None:
        try:
            raw = read_plain_file(path, LARGEST_FILE)
        except OSError as error:
            self.builder.texts[name] = ""
            said = of_rule("file/unreadable", "", {"reason": os_reason(error)})
            self.builder.problems.append(Problem(name, 1, 1, "file/unreadable", said))
            return None
        self.builder.texts[name] = shown_text(raw)
        found = read(name, raw)
        if isinstance(found, Problem):
            self.builder.problems.append(found)
            return None
        return found

    def _keep(self, document: Document, kind: FileKind, folder: Path) -> None:
        problems = self.schemas.check(kind.schema, document)
        # Data that its schema rejects may have any shape: no reader and no rule gets to see it.
        if problems:
            self.builder.problems += problems
        else:
            self.builder.put(document, kind)
            if kind.reader == "campaign":
                self._take_cover(document, folder)
            if game_of(document.place):
                self.schemas = self.schemas.knowing([game_facts(document.data)])

    def _take_cover(self, document: Document, folder: Path) -> None:
        """Reads the campaign's own cover picture, if it is safe. The schema keeps its name inside the folder."""
        name = document.data.get("cover", {}).get("picture")
        if not name:
            return
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


@lru_cache(maxsize=1024)
def _placed(document: Document, place: str, origin: Origin) -> Document:
    """An unchanged file keeps its document, so that its schema check is not repeated."""
    return replace(document, place=place, origin=origin)
