"""The manuscript: the site of one language as Markdown files, with the settings that MkDocs needs to build it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from logwright.cache.revision import checksum, revision
from logwright.publish.site_build.contents import Contents
from logwright.publish.views.address import LANGUAGE_AT_ROOT, folder_of
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import scene_of
from logwright.publish.views.markdown import plain


@dataclass(frozen=True)
class Revision:
    """Hashes of a manuscript: `frame` of settings, menu and list of files, `text` of all contents."""

    frame: str
    text: str


@dataclass(frozen=True)
class Manuscript:
    """The folders of a language: its Markdown, its settings, and its built pages."""

    lang: str
    pages: Path
    settings: Path
    html: Path

    @property
    def note(self) -> Path:
        """The file that records what the last build was made from."""
        return self.html.parent / f"{self.lang}.kept"


def write(book: Book, found: Contents, files: Mapping[str, bytes], place: Manuscript, root: Path) -> Revision:
    """Writes new and changed files, and removes those that are gone. `files` are pictures beside the pages."""
    wanted = {page.path: page.text().encode() for page in found.pages} | dict(files)
    there = {path.relative_to(place.pages).as_posix() for path in place.pages.rglob("*") if path.is_file()}
    for name in there - wanted.keys():
        (place.pages / name).unlink()
    for name, text in wanted.items():
        _put(place.pages / name, text)
    settings = json.dumps(_settings(book, found, place, root), ensure_ascii=False, indent=1).encode()
    _put(place.settings, settings)
    names = sorted(wanted)
    return Revision(revision(settings, names), revision([(name, checksum(wanted[name])) for name in sorted(wanted)]))


def _put(path: Path, text: bytes) -> None:
    """Writes a file only if it changed: MkDocs uses the modification time to decide what to rebuild."""
    if not path.is_file() or path.read_bytes() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)


def _settings(book: Book, found: Contents, place: Manuscript, root: Path) -> dict[str, Any]:
    """The settings of one language; everything else is inherited. JSON is valid YAML."""
    folder = place.settings.parent

    def way(path: Path) -> str:
        return Path(os.path.relpath(path, folder)).as_posix()

    languages = [
        {"lang": lang, "name": book.library.locales[lang].grammar.name, "folder": folder_of(lang)}
        for lang in book.library.languages
    ]
    return {
        "INHERIT": way(root / "mkdocs.yml"),
        "site_name": book.site_name,
        "site_description": book.say("site.home.intro"),
        "docs_dir": way(place.pages),
        "site_dir": way(place.html),
        "theme": {"language": book.lang, "custom_dir": way(root / "site" / "theme")},
        "nav": found.menu(),
        "extra": {
            "lang": book.lang,
            "up": "" if book.lang == LANGUAGE_AT_ROOT else "/..",
            "languages": languages,
            "english_pages": list(found.english),
            "games": {
                game: {
                    "title": book.game_title(game),
                    "of_game": plain(book.of_game("", game)),
                    "scene": scene_of(book.library, game),
                }
                for game in book.games
            },
            "words": _words(book, "site.theme.") | {"scripts": script_words(book)},
        },
    }


def script_words(book: Book) -> dict[str, str]:
    """The words of scripts on every page, and how the language writes colons and percentages."""
    signs = {"titled": book.titled("{name}", "{title}"), "percent": book.say("site.percent", n="{n}")}
    return _words(book, "site.scripts.") | signs


def _words(book: Book, part: str) -> dict[str, str]:
    """All words of one part of the interface; {n} is left for scripts to fill in."""
    names = [key.removeprefix(part) for key in book.tongue().words if key.startswith(part)]
    return {name: book.say(part + name, n="{n}") for name in sorted(names)}
