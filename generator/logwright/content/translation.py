"""How a translation compares with its source: done, missing, stale, unrecorded or unknown keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from logwright.content.locale import GRAMMAR, SOURCE, Locale, revision
from logwright.engine.objectives.subject import Role

# In these sections every language has the forms it needs; only the entries must be the same.
FORM_SECTIONS = (
    "cards",
    "colours",
    "crew_names",
    "hue_names",
    "numbers",
    "positions",
    "saucer_names",
    "sets",
    "subjects",
    "verbs",
)
_ROLES = frozenset(role.value for role in Role)


@dataclass(frozen=True)
class FileState:
    """The keys of one translated file, by what is to be done about them."""

    lang: str
    place: str
    done: tuple[str, ...]
    missing: tuple[str, ...]
    stale: tuple[str, ...]
    unrecorded: tuple[str, ...]
    unknown: tuple[str, ...]


def translated_places(source: Locale) -> list[str]:
    """The files a translation consists of; grammar is written for each language and not translated."""
    return sorted(place for place in source.files if place != GRAMMAR)


def compare(source: Locale, locale: Locale, place: str) -> FileState:
    """What a language has of one file of the source language."""
    wanted = {plain(key): text for key, text in source.words(place).items()}
    there = {plain(key): text for key, text in locale.entries(place)}
    made_from = locale.made_from(place)
    entries = {entry_of(key) for key, text in there.items() if text is not None}
    done: list[str] = []
    missing: list[str] = []
    stale: list[str] = []
    unrecorded: list[str] = []
    for key, text in wanted.items():
        if in_forms(key):
            (done if entry_of(key) in entries else missing).append(key)
        elif there.get(key) is None:
            missing.append(key)
        elif key not in made_from:
            unrecorded.append(key)
        else:
            (done if made_from[key] == revision(text) else stale).append(key)
    unknown = [key for key in there if not _known(key, wanted)]
    return FileState(locale.lang, place, tuple(done), tuple(missing), tuple(stale), tuple(unrecorded), tuple(unknown))


def compare_all(source: Locale, locales: Mapping[str, Locale]) -> list[FileState]:
    """Every translated language and file."""
    return [
        compare(source, locale, place)
        for lang, locale in sorted(locales.items())
        if lang != SOURCE
        for place in translated_places(source)
    ]


def plain(key: str) -> str:
    """A key as it counts: `phrases.win.base` is the same message as `phrases.win`."""
    return key.removesuffix(".base")


def in_forms(key: str) -> bool:
    return key.split(".")[0] in FORM_SECTIONS


def entry_of(key: str) -> str:
    """The entry a form belongs to: `sets.colour` for `sets.colour.with`."""
    return ".".join(key.split(".")[:2])


def message_of(key: str) -> str:
    """What a language has or lacks as a whole: an entry with all its forms, or one message."""
    return entry_of(key) if in_forms(key) else plain(key)


def _known(key: str, wanted: dict[str, str]) -> bool:
    if key in wanted or in_forms(key):
        return True
    parent, _, last = key.rpartition(".")
    return last in _ROLES and (parent in wanted or any(other.startswith(f"{parent}.") for other in wanted))
