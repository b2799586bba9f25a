"""What was set the last time, and from what: tells the next run what it need not do again."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

from logwright.content.library import Library
from logwright.content.locale import SOURCE

_PACKAGE = Path(__file__).parents[1]
# Words of one language that pages of another show, too: in glossaries and beside phrases.
_SHOWN_ELSEWHERE = ("terms.yaml", "grammar.yaml", "sentences.yaml")


@dataclass(frozen=True)
class Note:
    """`source` changes with what a language's pages are made from, `look` with their looks, `frame` with the menu and
    the list of pages, `text` with any word. `pages` is how many there are."""

    source: str
    look: str
    frame: str
    text: str
    pages: int


def read_note(path: Path) -> Note | None:
    """The note of the last run; None if there is none, or if it is from another time."""
    try:
        return Note(**json.loads(path.read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def write_note(path: Path, note: Note) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(asdict(note)), "utf-8")


def source_revision(library: Library, lang: str, *others: str) -> str:
    """Changes with every file and every other text that has a say in the pages of a language."""
    digest = blake2b(code_revision().encode(), digest_size=16)
    for name in sorted(library.documents):
        if _concerns(name, lang):
            digest.update(f"{name}\0{library.documents[name].text}\0".encode())
    for other in others:
        digest.update(f"{other}\0".encode())
    return digest.hexdigest()


def _concerns(name: str, lang: str) -> bool:
    """Whether pages of a language show anything of a file; gaps are filled from the source language."""
    place = name.removeprefix("content/locales/")
    if place == name or place.partition("/")[0] in (lang, SOURCE):
        return True
    return place.rpartition("/")[2] in _SHOWN_ELSEWHERE


def look_revision(root: Path) -> str:
    """Changes with everything that gives all pages their look."""
    return _digest((root / "mkdocs.yml", *sorted((root / "site" / "theme").rglob("*"))), root)


@cache
def code_revision() -> str:
    """Changes with every line of code that has a say in a page or a drawing."""
    parts = ("content", "engine", "publish", "sentences", "verdicts")
    return _digest([path for part in parts for path in sorted((_PACKAGE / part).rglob("*.py"))], _PACKAGE)


def _digest(paths: list[Path] | tuple[Path, ...], root: Path) -> str:
    digest = blake2b(digest_size=16)
    for path in paths:
        if path.is_file():
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
