"""A plain edition as a text file, in lines that every program and every reader takes."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from logwright.publish.print.plain.passage import Passage, PlainEdition

WIDTH = 76


def plain_text(edition: PlainEdition) -> bytes:
    """UTF-8 with Unix line ends."""
    lines = [*_wrapped(edition.title), "=" * min(WIDTH, len(edition.title)), "", *_wrapped(edition.note)]
    for passage in edition.passages:
        lines += ["", *_passage(passage)]
    return "".join(f"{line}\n" for line in lines).encode()


def _passage(passage: Passage) -> Iterator[str]:
    yield from _wrapped(passage.title)
    if passage.level == 1 or passage.told or passage.fields:
        yield "-" * min(WIDTH, len(passage.title))
    if passage.told:
        yield from ("", *_wrapped(passage.told), "")
    for line in passage.lines:
        yield from wrap(line, WIDTH, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)


def _wrapped(words: str) -> list[str]:
    return wrap(words, WIDTH, break_on_hyphens=False)
