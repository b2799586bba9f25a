"""Prepares translations: adds gaps for missing texts, and records the source revision of each text.

Files are edited as text, line by line, so that everything a translator wrote stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import yaml

from logwright.cache.file_cache import write_whole
from logwright.content.model.library import Library
from logwright.content.model.locale import MADE_FROM, SOURCE, in_forms, leaves, plain, revision
from logwright.content.read.document import Document, Map
from logwright.content.read.handbook_page import page_key, written_page
from logwright.content.read.layer import Layer
from logwright.content.read.text_spot import lines_of
from logwright.content.registry import PAGES, words_kind
from logwright.content.writing.translation import FileState, compare, translated_places

_WHOLE = -1
"""In the place of a column: lines are added, and none is changed."""


def update(layer: Layer, library: Library, lang: str) -> Iterator[tuple[str, int, int]]:
    """Updates the files of a language to the source; yields file, gaps added and revisions recorded."""
    source = library.locales[SOURCE]
    for place in translated_places(source):
        path, file = layer.folder / _place(lang, place), layer.name(_place(lang, place))
        document = library.documents.get(file)
        if place.startswith(PAGES):
            yield from _page_recorded(layer, library, lang, place)
            continue
        if file in not_understood(layer, library, lang):
            continue
        words = {plain(key): text for key, text in source.words(place).items()}
        if not document:
            lines = [_modeline(source.files[place], lang), *_gaps("", source.files[place].data, words)]
            recorded: dict[str, str] = {}
            missing = len(words)
        else:
            state = compare(source, library.locales[lang], place)
            missing = len(_new_gaps(document, state))
            lines = _with_gaps(document, _new_gaps(document, state), words)
            own = {plain(key) for key, _ in leaves(document.data)}
            recorded = {key: revision(words[key]) for key in state.unrecorded if key in own}
        if missing or recorded:
            known = document.data.get(MADE_FROM, {}) if document else {}
            text = with_record(lines, {**known, **recorded}, words)
            write_whole(path, text.encode())
            yield file, missing, len(recorded)


def _page_recorded(layer: Layer, library: Library, lang: str, place: str) -> Iterator[tuple[str, int, int]]:
    """Records the revision of a handbook page that has none. A page that is missing is for people to write."""
    document = library.locales[lang].files.get(place) if lang in library.locales else None
    if (
        document
        and layer.origin is document.origin
        and compare(library.locales[SOURCE], library.locales[lang], place).unrecorded
    ):
        confirm(layer, library, lang, [page_key(place.removeprefix(PAGES))])
        yield document.file, 0, 1


def not_understood(layer: Layer, library: Library, lang: str) -> list[str]:
    """Files of a language with problems of their own, which must be fixed first: nothing is added to them."""
    known = {document.file for _, document, _ in library.locales[lang].texts()} if lang in library.locales else set()
    inside = _place(lang, "")
    places = (
        place for place, _ in layer.files() if place.startswith(inside) and words_kind(place.removeprefix(inside))
    )
    there = map(layer.name, places)
    return sorted(file for file in there if file in library.texts and file not in known)


def confirm(layer: Layer, library: Library, lang: str, keys: Sequence[str]) -> list[str]:
    """Records the current source revision for these texts; returns the unknown keys."""
    source, locale, found = library.locales[SOURCE], library.locales[lang], set()
    for place, document, said in locale.texts():
        words = {plain(key): text for key, text in source.words(place).items()}
        own = {plain(key) for key in said} & set(words) & set(keys)
        if own and document.origin is layer.origin:
            found |= own
            if place.startswith(PAGES):
                path = layer.beside(PAGES).folder / lang / place.removeprefix(PAGES)
                write_whole(path, written_page(document.text, revision(words[next(iter(own))])).encode())
                continue
            record = {**document.data.get(MADE_FROM, {}), **{key: revision(words[key]) for key in own}}
            lines = lines_of(document.text)
            write_whole(layer.folder / document.place, with_record(lines, record, words).encode())
    return [key for key in keys if key not in found]


def _place(lang: str, place: str) -> str:
    return f"locales/{lang}/{place}"


def _new_gaps(document: Document, state: FileState) -> list[str]:
    """Missing keys that are not gaps yet."""
    marked = {plain(key) for key, text in leaves(document.data) if text is None}
    return [key for key in state.missing if key not in marked]


def _with_gaps(document: Document, missing: Iterable[str], words: dict[str, str]) -> list[str]:
    """The lines of the file with a gap for each missing key, after the last entry of its nearest section."""
    lines = lines_of(document.text)
    braces = _in_braces(yaml.compose(document.text, Loader=yaml.SafeLoader))
    inserts: dict[int, list[str]] = {}
    inside: dict[tuple[str, ...], dict[str, list[str]]] = {}
    for key in missing:
        steps = key.split(".")
        section, depth = document.data, 0
        while depth < len(steps) - 1 and isinstance(section.get(steps[depth]), Map):
            section, depth = section[steps[depth]], depth + 1
        if (where := tuple(steps[:depth])) in braces:
            inside.setdefault(where, {}).setdefault(steps[depth], []).append(key)
            continue
        at = _end_of(section, lines) if depth else _end_of_words(document.data, lines)
        column = next(iter(section.keys_at.values())).column - 1 if section else 0
        bucket = inserts.setdefault(at, [])
        for level, step in enumerate(steps[depth:-1]):
            opening = f"{' ' * (column + 2 * level)}{_quoted(step)}:"
            if opening not in bucket:
                bucket.append(opening)
        indent = " " * (column + 2 * (len(steps) - 1 - depth))
        bucket.append(f"{indent}{_gap(steps[-1], words[key])}")
    # From the end to the beginning, so that the places of the others stay as they are.
    ends: dict[tuple[int, int], list[str]] = {(at, _WHOLE): bucket for at, bucket in inserts.items()}
    for where, names in inside.items():
        ends[braces[where]] = [_gap_in_braces(name, keys, len(where) + 1, words) for name, keys in names.items()]
    for (line, column), bucket in sorted(ends.items(), reverse=True):
        if column == _WHOLE:
            lines[line:line] = bucket
        else:
            lines[line : line + 1] = _before_brace(lines, line, column, bucket)
    return lines


def _in_braces(node: yaml.Node | None, above: tuple[str, ...] = ()) -> dict[tuple[str, ...], tuple[int, int]]:
    """The sections that are written in braces, by their keys: line and column of the closing brace, from 0."""
    found: dict[tuple[str, ...], tuple[int, int]] = {}
    for key, value in node.value if isinstance(node, yaml.MappingNode) else ():
        if isinstance(value, yaml.MappingNode):
            where = (*above, str(key.value))
            if value.flow_style:
                found[where] = (value.end_mark.line, value.end_mark.column - 1)
            found |= _in_braces(value, where)
    return found


def _before_brace(lines: Sequence[str], line: int, column: int, gaps: Sequence[str]) -> list[str]:
    """The line of a closing brace with gaps before it, each in a line of its own, for the English is a comment."""
    before, after = lines[line][:column].rstrip(), lines[line][column:]
    indent = " " * (len(lines[line]) - len(lines[line].lstrip()) + 2)
    comma = "" if before.endswith((",", "{")) else ","
    first, *others = gaps
    opening = [f"{before}{comma}", f"{indent}{first}"] if before else [f"{indent}{_comma_before(lines, line)}{first}"]
    return [*opening, *(f"{indent}, {gap}" for gap in others), f"{indent}{after}"]


def _comma_before(lines: Sequence[str], line: int) -> str:
    """What parts a gap from the last entry, which stands in an earlier line, perhaps with a comment behind it."""
    last = next(said for said in reversed([each.partition(" #")[0].strip() for each in lines[:line]]) if said)
    return "" if last.endswith((",", "{")) else ", "


def _gap_in_braces(name: str, keys: Sequence[str], depth: int, words: Mapping[str, str]) -> str:
    """A gap, or a new section of gaps, which has no room for the English."""
    below: dict[str, list[str]] = {}
    for key in keys:
        if len(steps := key.split(".")) > depth:
            below.setdefault(steps[depth], []).append(key)
    if not below:
        return _gap(name, words[keys[0]])
    inside = (_gap_in_braces(each, found, depth + 1, words).partition("  #")[0] for each, found in below.items())
    return f"{_quoted(name)}: {{{', '.join(inside)}}}"


def _gap(key: str, english: str) -> str:
    return f"{_quoted(key)}:  # {SOURCE}: {' '.join(english.split())}"


def _end_of(section: Map, lines: list[str]) -> int:
    """The line number of the end of a section: everything indented at least as deep as its keys."""
    first = next(iter(section.keys_at.values()))
    at = max(spot.line for spot in section.keys_at.values())
    while at < len(lines) and (not lines[at].strip() or len(lines[at]) - len(lines[at].lstrip()) >= first.column):
        at += 1
    while not lines[at - 1].strip():
        at -= 1
    return at


def _end_of_words(data: Map, lines: list[str]) -> int:
    """The end of the texts at the top level: before the record of revisions."""
    at = data.keys_at[MADE_FROM].line - 1 if MADE_FROM in data else len(lines)
    while at and (not lines[at - 1].strip() or lines[at - 1].startswith("#")):
        at -= 1
    return at


def _gaps(indent: str, data: Map, words: dict[str, str], prefix: str = "") -> Iterator[str]:
    """A new file of gaps, in the order of the source."""
    for key, value in data.items():
        if isinstance(value, Map):
            yield f"{indent}{_quoted(key)}:"
            yield from _gaps(indent + "  ", value, words, f"{prefix}{key}.")
        else:
            yield f"{indent}{_gap(key, words[plain(prefix + key)])}"


def with_record(lines: list[str], record: Mapping[str, str], order: Iterable[str] = ()) -> str:
    """The file with its record of revisions as the last section, in source order where that is known."""
    start = next((index for index, line in enumerate(lines) if line.startswith(f"{MADE_FROM}:")), len(lines))
    kept = lines[:start]
    while kept and not kept[-1].strip():
        kept.pop()
    keys = [key for key in order if key in record] or list(record)
    entries = [f"  {_quoted(key)}: '{record[key]}'" for key in keys if not in_forms(key)]
    if entries:
        kept += ["", f"{MADE_FROM}:", *entries]
    return "\n".join(kept) + "\n"


def _modeline(source: Document, lang: str) -> str:
    first = lines_of(source.text)[0]
    return first if first.startswith("# yaml-language-server") else f"# {lang}"


def _quoted(key: str) -> str:
    return (
        key if key.replace("-", "").replace("_", "").replace(".", "").isalnum() and not key[0].isdigit() else f"'{key}'"
    )
