"""Exchanges translations with people who do not use git: exports to PO, and imports without loss."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from logwright.cache.file_cache import write_whole
from logwright.content.file_kind import TextKind
from logwright.content.model.library import Library
from logwright.content.model.locale import MADE_FROM, SOURCE, Locale, entry_of, in_forms, leaves, plain, revision
from logwright.content.po_file import FUZZY, Entry
from logwright.content.read.document import Document, Origin
from logwright.content.read.handbook_page import page_key, written_page
from logwright.content.read.layer import Layer
from logwright.content.read.text_spot import lines_of
from logwright.content.registry import PAGES, words_kind
from logwright.content.text_edit import with_texts
from logwright.content.writing.translation import FileState, compare, translated_places
from logwright.content.writing.translation_update import with_record
from logwright.sentences.message import MessageError, parse_message

_COMMENT = re.compile(r"^\s*# ?(.*)$")


@dataclass
class Imported:
    """The result of an import: the number of changed texts per file, and the entries that belong nowhere."""

    changed: dict[str, int] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)


def exported(library: Library, lang: str, layer: Layer) -> Iterator[Entry]:
    """Every text of a language with its source; stale ones are marked fuzzy, missing ones are empty.

    A project has no handbook of its own, so its pages are not there for it to translate.
    """
    source, locale = library.locales[SOURCE], library.locales[lang]
    for place in translated_places(source):
        if layer.origin is Origin.BASE or not place.startswith(PAGES):
            yield from _file_entries(source, locale, place)


def _file_entries(source: Locale, locale: Locale, place: str) -> Iterator[Entry]:
    wanted = {plain(key): text for key, text in source.words(place).items()}
    own = dict(locale.entries(place))
    state = compare(source, locale, place)
    again = {*state.stale, *state.unrecorded}
    entries = {entry_of(key) for key, text in own.items() if text is not None and in_forms(key)}
    # Each language has its own forms, often more than English.
    missing = [key for key in wanted if key not in map(plain, own) and not (in_forms(key) and entry_of(key) in entries)]
    for key in [*own, *missing]:
        said = _source_of(key, wanted)
        # A text that is empty on purpose, such as an ending a language does not use, needs no translation.
        if said and own.get(key) != "":
            flags = (*((FUZZY,) if plain(key) in again else ()), *_kind(place))
            spot = f"{source.files[place].file}:{source.files[place].spot(tuple(plain(key).split('.')))[0]}"
            yield Entry(
                f"{place}:{key}", said, own.get(key) or "", tuple(_notes(source, place, key, said)), spot, flags
            )


def _source_of(key: str, wanted: dict[str, str]) -> str | None:
    """The English text; for a form that English lacks, that of the base form or of the first one."""
    if plain(key) in wanted:
        return wanted[plain(key)]
    above = entry_of(key) if in_forms(key) else key.rpartition(".")[0]
    return wanted.get(above) or next((text for name, text in wanted.items() if name.startswith(f"{above}.")), None)


def _kind(place: str) -> tuple[str, ...]:
    kind = words_kind(place)
    return ("icu-message-format",) if kind and kind.words is TextKind.MESSAGES else ()


def _notes(source: Locale, place: str, key: str, said: str) -> Iterator[str]:
    """Notes for the translator: the comment above the source, and the gaps and marks that must be kept."""
    document = source.files[place]
    line, _ = document.spot(tuple(plain(key).split(".")), key=True)
    above = []
    for text in reversed(lines_of(document.text)[: line - 1]):
        found = _COMMENT.match(text)
        if not found:
            break
        above.append(found[1])
    if above and not above[-1].startswith("yaml-language-server"):
        yield " ".join(reversed(above))
    kept = sorted(set(_gaps(place, said)))
    if kept:
        yield f"Keep: {' '.join(kept)}"
    if in_forms(key):
        yield f"A form of {entry_of(key)}; your language decides which forms it has."


def _gaps(place: str, said: str) -> Iterator[str]:
    kind = words_kind(place)
    if kind and kind.words is TextKind.MESSAGES:
        try:
            message = parse_message(said)
        except MessageError:
            return
        yield from (f"{{{name}}}" for name in message.gaps())
        yield from (f"{{{name}, plural, …}}" for name, by_number, _ in message.choices() if by_number)
    elif kind and kind.words is TextKind.MARKUP:
        yield from re.findall(r"\{[a-z]+:[^}|]*", said)
        yield from re.findall(r"\[\[[^\]|]*", said)


def imported(layer: Layer, library: Library, lang: str, entries: Iterable[Entry]) -> Imported:
    """Applies translators' changes. A text counts as translated from the source in its PO entry."""
    found = Imported()
    by_place: dict[str, dict[str, Entry]] = {}
    for entry in entries:
        place, _, key = entry.context.partition(":")
        by_place.setdefault(place, {})[key] = entry
    source, locale = library.locales[SOURCE], library.locales[lang]
    for place, said in by_place.items():
        if place in source.files and place.startswith(PAGES):
            _write_page(layer, library, lang, place, said, found)
            continue
        document = library.documents.get(layer.name(f"locales/{lang}/{place}"))
        own = dict(leaves(document.data)) if document else {}
        # In a project most texts of a language may be those of the base: what says the same is nothing to write.
        same = locale.words(place)
        found.unknown += [
            f"{place}:{key}" for key in said if key not in own and said[key].text not in ("", same.get(key))
        ]
        if document:
            _write(layer, document, compare(source, locale, place), {k: e for k, e in said.items() if k in own}, found)
    return found


def _write_page(layer: Layer, library: Library, lang: str, place: str, said: dict[str, Entry], found: Imported) -> None:
    """Writes a page of the handbook, which may be new: it is a file with a single text."""
    source, locale = library.locales[SOURCE], library.locales[lang]
    state, name = compare(source, locale, place), place.removeprefix(PAGES)
    entry = said.get(page_key(name))
    if layer.origin is not Origin.BASE or not entry or len(said) > 1:
        there = locale.words(place)
        found.unknown += [f"{place}:{key}" for key in said if said[key].text not in ("", there.get(key))]
        return
    changed = entry.text and entry.text != locale.words(place).get(page_key(name))
    if changed or (entry.text and not entry.is_fuzzy and not state.done):
        docs = layer.beside(PAGES)
        made_from = (
            locale.made_from(place).get(page_key(name), revision("")) if entry.is_fuzzy else revision(entry.source)
        )
        write_whole(docs.folder / lang / name, written_page(entry.text, made_from).encode())
        found.changed[docs.name(f"{lang}/{name}")] = int(bool(changed))


def _write(layer: Layer, document: Document, state: FileState, said: dict[str, Entry], found: Imported) -> None:
    own = dict(leaves(document.data))
    texts = {key: entry.text for key, entry in said.items() if entry.text and entry.text != own[key]}
    record = dict(document.data.get(MADE_FROM, {}))
    open_ones = {*state.stale, *state.unrecorded, *state.missing}
    for key, entry in said.items():
        done = entry.text and not entry.is_fuzzy
        if done and not in_forms(key) and (key in texts or plain(key) in open_ones):
            record[plain(key)] = revision(entry.source)
    if texts or record != dict(document.data.get(MADE_FROM, {})):
        text = with_record(lines_of(with_texts(document.text, texts)), record)
        write_whole(layer.folder / document.place, text.encode())
        found.changed[document.file] = len(texts)
