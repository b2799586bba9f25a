"""A locale: every text of one language, by file and key, and the state of its translation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from logwright.cache.revision import checksum
from logwright.content.grammar_file import GRAMMAR as GRAMMAR
from logwright.content.grammar_file import SOURCE as SOURCE
from logwright.content.grammar_file import read_grammar
from logwright.content.read.document import Document
from logwright.sentences.tongue import Grammar

MADE_FROM = "made_from"
# In these sections each language has the forms it needs; only the entries must match.
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


@dataclass(frozen=True, eq=False)
class Locale:
    """The files of one language by their place below locales/<lang>/; the project's `own` ones take precedence."""

    lang: str
    files: Mapping[str, Document]
    own: Mapping[str, Document] = field(default_factory=dict)
    _words: dict[str, dict[str, str]] = field(default_factory=dict, repr=False)

    def words(self, place: str) -> dict[str, str]:
        """The texts of one file by dotted key, without gaps. Cached, because many rules ask for it."""
        if place not in self._words:
            self._words[place] = {key: text for key, text in self.entries(place) if text is not None}
        return self._words[place]

    def entries(self, place: str) -> Iterator[tuple[str, str | None]]:
        """Keys and texts of one file; a key without text is a gap for a translator."""
        own = dict(_leaves_of(self.own.get(place)))
        # Forms never mix: a project's "colours.blue" also replaces the base's "colours.blue.base".
        said = {message_of(key) for key in own}
        for key, text in _leaves_of(self.files.get(place)):
            if message_of(key) not in said:
                yield key, text
        yield from own.items()

    def texts(self) -> Iterator[tuple[str, Document, dict[str, str]]]:
        """Every file with its place and its own texts."""
        for place, document in (*self.files.items(), *self.own.items()):
            yield place, document, {key: text for key, text in leaves(document.data) if text is not None}

    def holder(self, place: str, key: str) -> Document | None:
        """The file that has a text, or should have it."""
        own = self.own.get(place)
        if own and any(plain(said) == plain(key) for said, _ in leaves(own.data)):
            return own
        return self.files.get(place)

    def made_from(self, place: str) -> dict[str, str]:
        """The source revision from which each text of a file was translated."""
        documents = [document for document in (self.files.get(place), self.own.get(place)) if document]
        return {key: made for document in documents for key, made in document.data.get(MADE_FROM, {}).items()}

    @property
    def grammar(self) -> Grammar:
        data: Any = {}
        for files in (self.files, self.own):
            data = {**data, **files[GRAMMAR].data} if GRAMMAR in files else data
        return read_grammar(self.lang, data)


def _leaves_of(document: Document | None) -> Iterator[tuple[str, str | None]]:
    return leaves(document.data) if document else iter(())


def leaves(data: Any, prefix: str = "") -> Iterator[tuple[str, str | None]]:
    """Dotted keys and texts of nested mappings."""
    for key, value in data.items():
        if not prefix and key == MADE_FROM:
            continue
        if isinstance(value, dict):
            yield from leaves(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", None if value is None else str(value)


def revision(text: str) -> str:
    """The revision of a source text: changes with its words, but not with its line breaks."""
    return checksum(" ".join(text.split()).encode(), 4)


def key_path(key: str) -> tuple[str, ...]:
    return tuple(key.split("."))


def plain(key: str) -> str:
    """A key without its base form: `phrases.win.base` is the same message as `phrases.win`."""
    return key.removesuffix(".base")


def in_forms(key: str) -> bool:
    return key.split(".")[0] in FORM_SECTIONS


def entry_of(key: str) -> str:
    """The entry a form belongs to: `sets.colour` for `sets.colour.with`."""
    return ".".join(key.split(".")[:2])


def message_of(key: str) -> str:
    """The unit that a language has or lacks: an entry with all its forms, or one message."""
    return entry_of(key) if in_forms(key) else plain(key)
