"""Extracts the running text of a language, without gaps, links and marks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from logwright.content.file_kind import TextKind
from logwright.content.model.library import Library
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


def prose(library: Library, *, messages: bool = False) -> Iterator[Prose]:
    """Every text that comes with Logwright, on request also reports and what commands say; a project's own wording is
    not checked."""
    for lang, locale in library.locales.items():
        for place, document, words in locale.texts():
            kind = words_kind(place)
            if document.origin is not Origin.BASE or not kind or not kind.is_translated:
                continue
            # Reports and command messages quote file contents, which are in no language.
            if kind.apart and not messages:
                continue
            for key, text in words.items():
                if kind.words is TextKind.PAGE:
                    for line, run in sentences(text):
                        yield Prose(lang, place, f"{key}.{line}", document, run)
                    continue
                for run in _runs(text, kind.words):
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
