"""A locale: every word of one language, by file and key, and how far its translation has come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from logwright.content.document import Document
from logwright.sentences.tongue import Grammar

SOURCE = "en"
"""The language the others are translated from."""
GRAMMAR = "grammar.yaml"
MADE_FROM = "made_from"


@dataclass(frozen=True, eq=False)
class Locale:
    """The files of one language by their place below content/locales/<lang>/."""

    lang: str
    files: Mapping[str, Document]
    _words: dict[str, dict[str, str]] = field(default_factory=dict, repr=False)

    def words(self, place: str) -> dict[str, str]:
        """The texts of one file by dotted key; gaps are left out. Many rules ask, so it is kept."""
        if place not in self._words:
            self._words[place] = {key: text for key, text in self.entries(place) if text is not None}
        return self._words[place]

    def entries(self, place: str) -> Iterator[tuple[str, str | None]]:
        """Keys and texts of one file; a key without text is a gap for a translator."""
        document = self.files.get(place)
        return leaves(document.data) if document else iter(())

    def made_from(self, place: str) -> dict[str, str]:
        """Which revision of the source each text of a file was made from."""
        document = self.files.get(place)
        return dict(document.data.get(MADE_FROM, {})) if document else {}

    @property
    def grammar(self) -> Grammar:
        data: Any = self.files[GRAMMAR].data if GRAMMAR in self.files else {}
        joints = data.get("list", {})
        return Grammar(
            name=data.get("name", self.lang),
            plurals=data.get("plurals", {}),
            both=joints.get("and", " + "),
            either=joints.get("or", " / "),
            comma=joints.get("comma", ", "),
            elide=tuple(data.get("elide", ())),
            elide_before=data.get("elide_before", ""),
            contract=dict(data.get("contract", {})),
            semicolon=joints.get("semicolon", "; "),
        )


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
    """The revision of a source text: changes when its words do, not when they are wrapped differently."""
    return blake2b(" ".join(text.split()).encode(), digest_size=4).hexdigest()


def key_path(key: str) -> tuple[str, ...]:
    return tuple(key.split("."))
