"""What the last build was made from, so that the next one can skip what has not changed."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass
from pathlib import Path

from logwright.cache.code_revision import package_revision, versions
from logwright.cache.file_cache import read_sealed, write_sealed
from logwright.cache.plain_data import mapped, record, text
from logwright.cache.revision import checksum, files_revision, revision
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.read.document import Document

_KIND = "set-pages"
# Third-party packages that affect the built pages.
_SETTERS = ("mkdocs", "mkdocs-material", "markdown", "pymdown-extensions", "pygments", "jinja2")


@dataclass(frozen=True)
class BuildStamp:
    """Hashes of a build's inputs: `source` of a language's content, `look` of styles and theme, `frame` of the menu and
    the list of pages, `text` of all pages. `pages` is their number.
    """

    source: str
    look: str
    frame: str
    text: str
    pages: int


def read_note(path: Path, html: Path) -> BuildStamp | None:
    """The stamp of the last build; None if there is none, or if its output has been changed since."""
    contents = read_sealed(path, _KIND, html.name)
    if contents is None:
        return None
    try:
        data = json.loads(contents)
        note, files = record(BuildStamp, data["note"]), mapped(data["files"], text)
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return note if files == _checksums(html) else None


def write_note(path: Path, note: BuildStamp, html: Path) -> None:
    data = {"note": asdict(note), "files": _checksums(html)}
    write_sealed(path, _KIND, html.name, json.dumps(data).encode())


def _checksums(folder: Path) -> dict[str, str]:
    """Every file below a folder with its checksum."""
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): checksum(path.read_bytes()) for path in paths}


def source_revision(library: Library, lang: str, *others: str, without: Collection[str] = ()) -> str:
    """Changes with every file and other text that affects the pages of a language, `without` these files."""
    documents = sorted(library.documents.values(), key=lambda each: (each.origin, each.place or each.file))
    files = [
        (document.origin, document.place or document.file, document.text)
        for document in documents
        if document.file not in without and _concerns(library, document, lang)
    ]
    return revision(package_revision(), files, others)


def _concerns(library: Library, document: Document, lang: str) -> bool:
    """Whether a file affects the pages of a language; gaps are filled from the source language."""
    kind = library.kinds.get(document.file)
    if kind is None or kind.words is None or kind.in_all_languages:
        return True
    _, of, *_ = document.place.split("/")
    return of in (lang, SOURCE)


def look_revision(root: Path) -> str:
    """Changes with everything that affects the appearance of all pages."""
    files = files_revision((root / "mkdocs.yml", *sorted((root / "site" / "theme").rglob("*"))), root)
    return revision(files, versions(_SETTERS))
