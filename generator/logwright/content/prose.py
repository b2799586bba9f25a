"""Extracts the running text of a language, without gaps, links and marks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from logwright.content.file_kind import TextKind
from logwright.content.model.library import Library
from logwright.content.model.locale import leaves
from logwright.content.page_text import GAP as GAP
from logwright.content.page_text import sentences
from logwright.content.read.document import Document, Origin
from logwright.content.registry import words_kind
from logwright.sentences.message import MessageError, parse_message

_MARK = re.compile(r"\{[a-z]+:[^}|]*(?:\|(?P<said>[^}]*))?\}|\[\[[^\]|]*(?:\|(?P<shown>[^\]]*))?\]\]|`[^`]*`")
_CODE = re.compile(r"`[^`]+`")
# Grammatical forms of a card are not words: {card:pink 9|gen}.
_CARD = re.compile(r"\{card:[^}]*\}")


@dataclass(frozen=True)
class Prose:
    """One text of a language, as it is read. The key of a sentence on a page ends with the number of its line."""

    lang: str
    place: str
    key: str
    document: Document
    text: str

    @cached_property
    def lowered(self) -> str:
        return self.text.lower()


def prose(library: Library, *, messages: bool = False) -> Iterator[Prose]:
    """Every text that comes with Logwright, on request also reports and what commands say; a project's own wording is
    not checked."""
    for lang, place, document in prose_files(library, messages=messages):
        yield from prose_of(lang, place, document)


def prose_files(library: Library, *, messages: bool = False) -> Iterator[tuple[str, str, Document]]:
    """The files with these texts: language, place and document."""
    for lang, locale in library.locales.items():
        for place, document in (*locale.files.items(), *locale.own.items()):
            kind = words_kind(place)
            # Reports and command messages quote file contents, which are in no language.
            if kind and kind.is_translated and (messages or not kind.apart) and document.origin is Origin.BASE:
                yield lang, place, document


@lru_cache(maxsize=1024)
def prose_of(lang: str, place: str, document: Document) -> tuple[Prose, ...]:
    """The texts of one file, found once for as long as the file is the same."""
    kind = words_kind(place)
    return tuple(_said_in(lang, place, document, kind.words)) if kind else ()


def _said_in(lang: str, place: str, document: Document, kind: TextKind | None) -> Iterator[Prose]:
    for key, text in leaves(document.data):
        if text is None:
            continue
        if kind is TextKind.PAGE:
            for line, run in sentences(text):
                yield Prose(lang, place, f"{key}.{line}", document, run)
        else:
            for run in _runs(text, kind):
                yield Prose(lang, place, key, document, run)


def told_prose(library: Library) -> Iterator[Prose]:
    """The texts in missions, scenarios and campaigns. Authors may word theirs freely; a test checks ours."""
    for told in library.all_told:
        for lang, own in told.own_words.items():
            for path, text in own.texts():
                key = ".".join(map(str, ("text", lang, *path)))
                yield Prose(lang, told.document.place, key, told.document, text)
    for campaign in library.all_campaigns:
        for lang, words in campaign.own_words.items():
            for path, text in words.texts():
                key = ".".join(map(str, ("text", lang, *path)))
                yield Prose(lang, campaign.document.place, key, campaign.document, text)


def _runs(text: str, words: TextKind | None) -> Iterator[str]:
    if words is TextKind.MESSAGES:
        try:
            yield from parse_message(text).runs(GAP)
        except MessageError:
            return
    elif words is TextKind.MARKUP:
        yield _MARK.sub(_shown, _CARD.sub(GAP, text))
    elif words is TextKind.CODED:
        yield _CODE.sub(GAP, text)
    else:
        yield text


def _shown(mark: re.Match[str]) -> str:
    return mark["said"] or mark["shown"] or GAP
