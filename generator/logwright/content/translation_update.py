"""Prepares translations: adds gaps for missing texts and records what texts were made from.

Files are edited as text, line by line, so that everything a translator wrote stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from logwright.content.document import Document, Map
from logwright.content.library import Library
from logwright.content.locale import MADE_FROM, SOURCE, leaves, revision
from logwright.content.translation import FileState, compare, in_forms, plain, translated_places


def update(root: Path, library: Library, lang: str) -> Iterator[tuple[str, int, int]]:
    """Bring the files of a language up to the source; yields file, gaps added and revisions recorded."""
    source = library.locales[SOURCE]
    for place in translated_places(source):
        file = f"content/locales/{lang}/{place}"
        document = library.documents.get(file)
        if document and (lang not in library.locales or place not in library.locales[lang].files):
            continue  # it has problems of its own, which come first
        words = {plain(key): text for key, text in source.words(place).items()}
        if not document:
            lines = [_modeline(source.files[place], lang), *_gaps("", source.files[place].data, words)]
            recorded: dict[str, str] = {}
            missing = len(words)
        else:
            state = compare(source, library.locales[lang], place)
            missing = len(_new_gaps(document, state))
            lines = _with_gaps(document, _new_gaps(document, state), words)
            recorded = {key: revision(words[key]) for key in state.unrecorded}
        if missing or recorded:
            known = library.locales[lang].made_from(place) if document else {}
            text = _with_record(lines, {**known, **recorded}, words)
            path = root / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            yield file, missing, len(recorded)


def confirm(root: Path, library: Library, lang: str, keys: Sequence[str]) -> list[str]:
    """Record the present source as what these texts were made from; returns the keys nobody has."""
    source, locale, found = library.locales[SOURCE], library.locales[lang], set()
    for place, document in locale.files.items():
        words = {plain(key): text for key, text in source.words(place).items()}
        own = {plain(key) for key in locale.words(place)} & set(words) & set(keys)
        if own:
            found |= own
            record = {**locale.made_from(place), **{key: revision(words[key]) for key in own}}
            lines = document.text.splitlines()
            (root / document.file).write_text(_with_record(lines, record, words), "utf-8")
    return [key for key in keys if key not in found]


def _new_gaps(document: Document, state: FileState) -> list[str]:
    """Missing keys that are not marked as gaps yet."""
    marked = {plain(key) for key, text in leaves(document.data) if text is None}
    return [key for key in state.missing if key not in marked]


def _with_gaps(document: Document, missing: Iterable[str], words: dict[str, str]) -> list[str]:
    """The lines of the file with a gap for each missing key, behind the last entry of its nearest section."""
    lines = document.text.splitlines()
    inserts: dict[int, list[str]] = {}
    for key in missing:
        steps = key.split(".")
        section, depth = document.data, 0
        while (
            depth < len(steps) - 1 and isinstance(section.get(steps[depth]), Map) and _is_block(section[steps[depth]])
        ):
            section, depth = section[steps[depth]], depth + 1
        at = _end_of(section, lines) if depth else _end_of_words(document.data, lines)
        column = next(iter(section.keys_at.values())).column - 1 if section else 0
        bucket = inserts.setdefault(at, [])
        for level, step in enumerate(steps[depth:-1]):
            opening = f"{' ' * (column + 2 * level)}{_quoted(step)}:"
            if opening not in bucket:
                bucket.append(opening)
        indent = " " * (column + 2 * (len(steps) - 1 - depth))
        bucket.append(f"{indent}{_quoted(steps[-1])}:  # {SOURCE}: {' '.join(words[key].split())}")
    for at in sorted(inserts, reverse=True):
        lines[at:at] = inserts[at]
    return lines


def _is_block(section: Map) -> bool:
    """Whether a mapping is written over lines, so that more lines can follow."""
    spots = list(section.keys_at.values())
    return (
        bool(spots) and len({spot.column for spot in spots}) == 1 and len({spot.line for spot in spots}) == len(spots)
    )


def _end_of(section: Map, lines: list[str]) -> int:
    """The number of lines up to the end of a section: all that is indented at least as deep as its keys."""
    first = next(iter(section.keys_at.values()))
    at = max(spot.line for spot in section.keys_at.values())
    while at < len(lines) and (not lines[at].strip() or len(lines[at]) - len(lines[at].lstrip()) >= first.column):
        at += 1
    while not lines[at - 1].strip():
        at -= 1
    return at


def _end_of_words(data: Map, lines: list[str]) -> int:
    """Where words end at the top level: before the record of revisions."""
    at = data.keys_at[MADE_FROM].line - 1 if MADE_FROM in data else len(lines)
    while at and (not lines[at - 1].strip() or lines[at - 1].startswith("#")):
        at -= 1
    return at


def _gaps(indent: str, data: Map, words: dict[str, str], prefix: str = "") -> Iterator[str]:
    """A whole new file of gaps, in the order of the source."""
    for key, value in data.items():
        if isinstance(value, Map):
            yield f"{indent}{_quoted(key)}:"
            yield from _gaps(indent + "  ", value, words, f"{prefix}{key}.")
        else:
            yield f"{indent}{_quoted(key)}:  # {SOURCE}: {' '.join(words[plain(prefix + key)].split())}"


def _with_record(lines: list[str], record: dict[str, str], words: dict[str, str]) -> str:
    """The file with its record of revisions as last section, in the order of the source."""
    start = next((index for index, line in enumerate(lines) if line.startswith(f"{MADE_FROM}:")), len(lines))
    kept = lines[:start]
    while kept and not kept[-1].strip():
        kept.pop()
    entries = [f"  {_quoted(key)}: '{record[key]}'" for key in words if key in record and not in_forms(key)]
    if entries:
        kept += ["", f"{MADE_FROM}:", *entries]
    return "\n".join(kept) + "\n"


def _modeline(source: Document, lang: str) -> str:
    first = source.text.splitlines()[0]
    return first if first.startswith("# yaml-language-server") else f"# {lang}"


def _quoted(key: str) -> str:
    return (
        key if key.replace("-", "").replace("_", "").replace(".", "").isalnum() and not key[0].isdigit() else f"'{key}'"
    )
