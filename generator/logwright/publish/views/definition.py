"""The definition of a term: the sentence of the rules that introduces it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from logwright.content.model.markup import lines
from logwright.content.model.markup_line import Emphasis, Line, MarkKind, PlainWords, TextMark
from logwright.content.model.rulebook import Section
from logwright.publish.views.book import Book

_SHORT = 45
"""Sentences with fewer letters say little by themselves."""
# A sentence ends at a stop before a space. Colons do not end one: what follows them belongs to it.
_END = re.compile(r"(?<=[.!?…])[»”’)\]]?\s+")


def definition(book: Book, game: str, term: str) -> Line:
    """The sentence that marks the term where the rules explain it; else the rule in short, or how it begins."""
    rulebook = book.library.rulebooks.get(game)
    home = rulebook.definitions.get(term) if rulebook else None
    return _ended(next(_candidates(book, game, term, home), ())) if home else ()


def _ended(line: Line) -> Line:
    """An item of a list, or what introduces one, ends with a stop when it stands alone."""
    if line and isinstance(last := line[-1], PlainWords) and last.text.rstrip().endswith((",", ";", ":")):
        return (*line[:-1], PlainWords(f"{last.text.rstrip()[:-1].rstrip()}."))
    return line


def _candidates(book: Book, game: str, term: str, home: Section) -> Iterator[Line]:
    words = book.section_words(game, home)
    for block in words.text:
        for line in lines(block):
            sentences = list(_sentences(line))
            for place, sentence in enumerate(sentences):
                if _marks(sentence, term):
                    yield _whole(sentences, place)
    for block in (*words.short, *words.text):
        for line in lines(block):
            yield from _sentences(line)


def _whole(sentences: list[Line], place: int) -> Line:
    """A sentence, with the one before or after it if it is short."""
    one = sentences[place]
    if len(sentences) == 1 or _letters(one) >= _SHORT:
        return one
    first = max(place - 1, 0)
    return (*sentences[first], PlainWords(" "), *sentences[first + 1])


def _letters(line: Line) -> int:
    return sum(len(part.text) if isinstance(part, PlainWords) else _SHORT // 3 for part in line)


def _marks(line: Line, term: str) -> bool:
    return any(
        (isinstance(part, TextMark) and part.kind is MarkKind.TERM and part.value == term)
        or (isinstance(part, Emphasis) and _marks(part.inside, term))
        for part in line
    )


def _sentences(line: Line) -> Iterator[Line]:
    """The sentences of a line; marks stay whole."""
    found: list[PlainWords | TextMark | Emphasis] = []
    for part in line:
        if not isinstance(part, PlainWords):
            found.append(part)
            continue
        first, *others = _END.split(part.text)
        found.append(PlainWords(first))
        for text in others:
            yield tuple(found)
            found = [PlainWords(text)] if text else []
    if found:
        yield tuple(found)
