"""Filters for long lists: told to the page as data, so that a script can offer them; without it all is shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from logwright.publish.book import Book
from logwright.publish.markdown import boxed, styled


@dataclass(frozen=True)
class Filter:
    """`key` names the data that items carry, `options` are its values with words for them."""

    key: str
    label: str
    options: Sequence[tuple[str, str]]


def filtered(book: Book, inside: str, filters: Iterable[Filter]) -> str:
    """A list or table whose rows can be filtered."""
    offered = [{"key": one.key, "label": one.label, "options": list(one.options)} for one in filters]
    words = {"any": book.say("site.filter.any"), "shown": book.say("site.filter.shown"), "filters": offered}
    return boxed(inside, "filtered", data_filters=json.dumps(words, ensure_ascii=False))


def item(words: str, **values: Iterable[str | int]) -> str:
    """The words of an item that carry what it is filtered by."""
    return styled(words, "item", **{key: " ".join(map(str, found)) for key, found in values.items()})
