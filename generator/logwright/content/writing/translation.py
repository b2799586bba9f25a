"""Compares a translation with its source: done, missing, stale, unrecorded or unknown keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from logwright.content.model.locale import SOURCE, Locale, entry_of, in_forms, plain, revision
from logwright.content.registry import words_kind
from logwright.engine.objectives.subject import Role

_ROLES = frozenset(role.value for role in Role)


@dataclass(frozen=True)
class FileState:
    """The keys of one translated file, by what has to be done about them."""

    lang: str
    place: str
    done: tuple[str, ...]
    missing: tuple[str, ...]
    stale: tuple[str, ...]
    unrecorded: tuple[str, ...]
    unknown: tuple[str, ...]


def translated_places(source: Locale) -> list[str]:
    """The files of a translation; grammar is written for each language and not translated."""
    return sorted(place for place in source.files if (kind := words_kind(place)) and kind.is_translated)


def compare(source: Locale, locale: Locale, place: str) -> FileState:
    """The state of one file of a language, compared with the source language."""
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
            # Where English says nothing, there is nothing to translate.
            (missing if text else done).append(key)
        elif key not in made_from:
            unrecorded.append(key)
        else:
            (done if made_from[key] == revision(text) else stale).append(key)
    unknown = [key for key in there if not _known(key, wanted)]
    return FileState(locale.lang, place, tuple(done), tuple(missing), tuple(stale), tuple(unrecorded), tuple(unknown))


def compare_all(source: Locale, locales: Mapping[str, Locale]) -> list[FileState]:
    """The state of every translated language and file."""
    return [
        compare(source, locale, place)
        for lang, locale in sorted(locales.items())
        if lang != SOURCE
        for place in translated_places(source)
    ]


def _known(key: str, wanted: dict[str, str]) -> bool:
    if key in wanted or in_forms(key):
        return True
    parent, _, last = key.rpartition(".")
    return last in _ROLES and (parent in wanted or any(other.startswith(f"{parent}.") for other in wanted))
