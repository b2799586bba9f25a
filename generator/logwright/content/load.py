"""Loads the library: read, locate, validate, link. Collects every problem instead of stopping at the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from logwright.content.document import Document
from logwright.content.kind import Kind, kind_of_data, kind_of_place
from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.reader import read, shown_text
from logwright.content.rules import check_library
from logwright.content.schema import Schemas
from logwright.content.shelves import Shelves


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
    files = _Files(Schemas.below(root / "schemas"), on_file)
    for path in sorted((root / "content").rglob("*")):
        if path.is_file() and not path.name.startswith("."):
            files.take(path, path.relative_to(root).as_posix())
    for path in extra:
        files.take(path, str(path))
    library = files.shelves.library()
    return library, sorted(set(files.shelves.problems))


class _Files:
    """Reads files and puts those that are sound on the shelves."""

    def __init__(self, schemas: Schemas, on_file: Callable[[str], None]) -> None:
        self.on_file = on_file
        self.schemas = schemas
        self.shelves = Shelves()

    def take(self, path: Path, name: str) -> None:
        if name in self.shelves.documents:
            return
        self.on_file(name)
        place = name.removeprefix("content/") if name.startswith("content/") else ""
        kind = kind_of_place(place) if place else None
        if place and not kind:
            self.shelves.problems.append(_no_kind(name))
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
            self.shelves.problems.append(Problem(name, 1, 1, "file/unreadable", message, hint))
            return None
        self.shelves.texts[name] = shown_text(raw)
        found = read(name, raw)
        if isinstance(found, Problem):
            self.shelves.problems.append(found)
            return None
        return found

    def _keep(self, document: Document, kind: Kind) -> None:
        problems = self.schemas.check(kind.schema, document)
        if problems:
            self.shelves.documents[document.file] = document
            self.shelves.problems += problems
        else:
            self.shelves.put(document, kind)


def _no_kind(name: str) -> Problem:
    return Problem(
        name,
        1,
        1,
        "file/unknown",
        "no kind of content lies at this place",
        "missions lie in content/custom/, words in content/locales/<language>/; see docs/content.md",
    )
