"""Filters for long lists: passed to the page as data for a script; without the script everything is shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from logwright.publish.views.book import Book
from logwright.publish.views.markdown import boxed, styled


@dataclass(frozen=True)
class Filter:
    """`key` names the data attribute of the items, `options` are its values with their labels."""

    key: str
    label: str
    options: Sequence[tuple[str, str]]


def filtered(book: Book, inside: str, filters: Iterable[Filter]) -> str:
    """A list or table whose rows can be filtered."""
    offered = [{"key": one.key, "label": one.label, "options": list(one.options)} for one in filters]
    words = {"any": book.say("site.filter.any"), "shown": book.say("site.filter.shown"), "filters": offered}
    return boxed(inside, "filtered", data_filters=json.dumps(words, ensure_ascii=False))


def item(words: str, **values: Iterable[str | int]) -> str:
    """An item with the data attributes it is filtered by."""
    return styled(words, "item", **{key: " ".join(map(str, found)) for key, found in values.items()})
