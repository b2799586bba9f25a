"""Builds the library: collects valid documents by kind, then reads them in order of their dependencies."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from logwright.content.file_kind import Families, Family, FileKind
from logwright.content.loading.library_readers import READERS, LibraryParts
from logwright.content.model.library import Library, Replacement
from logwright.content.model.locale import Locale
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Origin, Spot
from logwright.content.registry import (
    ATTEMPT,
    DEAL,
    KINDS,
    LINE,
    family_of,
    game_of,
    kind_of_place,
    missing_game,
)


def known_library(contents: Mapping[str, Any], own: Mapping[str, Any] | None = None) -> Library:
    """Rebuilds the library from data that was validated before, by place: this is how a browser gets it.

    `own` are the files of a project.
    """
    builder = LibraryBuilder()
    for layer, origin, name in ((contents, Origin.BASE, "content/"), (own or {}, Origin.OWN, "")):
        builder.families |= {game: family_of(data) for place, data in layer.items() if (game := game_of(place))}
        for place, data in layer.items():
            # Rulings are cited across games, also those of games that are not included.
            is_own = origin is Origin.OWN
            absent: Families = {missing_game(place, builder.families, is_own): None}
            kind = kind_of_place(place, builder.families, is_own) or kind_of_place(place, absent, is_own)
            assert kind is not None
            builder.put(Document(f"{name}{place}", "", data, Spot(1, 1), place, origin), kind)
    return builder.library()


class NotRead(Exception):
    """Somebody looks at a part of the library that was not read."""


class _Unread:
    """Stands for such a part: it must not be taken for an empty one."""

    def __getattr__(self, name: str) -> Any:
        raise NotRead(name)

    def __iter__(self) -> Any:
        raise NotRead

    __bool__ = __contains__ = __getitem__ = __len__ = __iter__


_UNREAD: Any = _Unread()
_BEYOND_MISSIONS = {
    "pairs": "pairs",
    "crews": "crews",
    "searches": "searches",
    "daily": "daily",
    "lessons": "lesson",
    "box": "tiles",
    "all_scenarios": "scenario",
    "all_campaigns": "campaign",
    "facts": "checklist",
    "rulebooks": "rules",
    "faqs": "faq",
}
"""The parts of the library that not everything about a mission needs, by the kind of file they are read from."""


@dataclass
class LibraryBuilder:
    """`files` and `texts` include invalid files; `problems` grows while the library is built."""

    problems: list[Problem] = field(default_factory=list)
    documents: dict[str, Document] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    families: dict[str, Family | None] = field(default_factory=dict)
    files: set[str] = field(default_factory=set)
    replaced: list[Replacement] = field(default_factory=list)
    pictures: dict[str, bytes] = field(default_factory=dict)
    """The campaigns' own cover pictures, by the file that names them."""
    about: frozenset[str] | None = None
    """The mission files in question, if the library is only about these: of the others only the keys are read."""
    only: Container[str] | None = None
    """The kinds of files that were read, if nobody may take the others for missing."""
    _places: dict[str, Document] = field(default_factory=dict)
    _kinds: dict[str, FileKind] = field(default_factory=dict)

    def put(self, document: Document, kind: FileKind) -> None:
        """Registers a valid document under the place where the library looks for it."""
        base = self._places.get(document.place) if document.origin is Origin.OWN and not kind.joins else None
        if base:
            self.replaced.append(Replacement(document.file, base.file, kind.schema))
            self.documents.pop(base.file)
            self._kinds.pop(base.file, None)
        self.documents[document.file] = document
        self.texts.setdefault(document.file, document.text)
        if document.place:
            self._places[document.place] = document
        self._kinds[document.file] = kind

    def library(self) -> Library:
        parts = LibraryParts(self.problems, self.files, self.replaced, self.pictures, self.about)
        for kind in (*KINDS, DEAL, LINE, ATTEMPT):
            if kind.reader:
                read = READERS[kind.reader]
                for file, of in self._kinds.items():
                    if of is kind:
                        read(parts, self.documents[file])
        library = Library(
            games=parts.games,
            all_missions=tuple(parts.missions),
            all_tasks=tuple(parts.tasks),
            pairs=parts.pairs,
            crews=parts.crews,
            searches=parts.searches,
            daily=parts.daily,
            lessons=parts.lessons,
            box=parts.box,
            all_scenarios=tuple(parts.scenarios),
            all_campaigns=tuple(parts.campaigns),
            rulings=parts.rulings,
            facts=parts.facts,
            rulebooks=parts.rulebooks,
            faqs=parts.faqs,
            locales={
                lang: Locale(lang, places, parts.own_words.get(lang, {}))
                for lang, places in sorted(parts.words.items())
            },
            documents=self.documents,
            kinds=self._kinds,
            families=self.families,
            places=self._places,
            files=frozenset(self.files),
            settings=parts.settings,
            replaced=tuple(sorted(parts.replaced)),
            texts=self.texts,
            glyphs=frozenset(parts.glyphs),
            mission_files=parts.mission_files,
            about=self.about,
        )
        unread = {part: _UNREAD for part, kind in _BEYOND_MISSIONS.items() if self.only and kind not in self.only}
        return replace(library, **unread) if unread else library
