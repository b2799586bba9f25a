"""Filters for long lists: a form that a script makes work; without the script everything is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, boxed, styled

PLAYERS = "players"
"""The filter whose value all pages remember."""


@dataclass(frozen=True)
class Filter:
    """`key` names the data attribute of the items, `options` are its values with their labels.

    A filter `by_players` means the attribute of the chosen number of players: `level4`.
    """

    key: str
    label: str
    options: Sequence[tuple[str, str]]
    by_players: bool = False


def filtered(book: Book, inside: str, filters: Iterable[Filter] = (), usual: int | None = None) -> str:
    """A list or table whose rows can be searched and filtered. `usual` players are meant until others are chosen."""
    form = "".join((_text(book), *(_select(book, each) for each in filters)))
    shown = f'<output data-shown="{attribute(book.say("site.filter.shown"))}"></output>'
    usually = f' data-usual="{usual}"' if usual else ""
    offered = f'<form class="filters needs-js"{usually}>{form}{shown}</form>'
    return boxed(f"{offered}\n\n{inside}", "filtered")


def _text(book: Book) -> str:
    label = attribute(book.say("site.filter.text"))
    return f'<label>{label}<input type="search" name="text" autocomplete="off" spellcheck="false"></label>'


def _select(book: Book, one: Filter) -> str:
    # Of how many players a difficulty is meant must be said; nothing else must be chosen.
    none = [] if one.key == "at" else [("", book.say("site.filter.any"))]
    options = "".join(
        f'<option value="{attribute(value)}">{attribute(words)}</option>' for value, words in (*none, *one.options)
    )
    by = ' data-by-players=""' if one.by_players else ""
    return f'<label>{attribute(one.label)}<select name="{attribute(one.key)}"{by}>{options}</select></label>'


def item(words: str, **values: Iterable[str | int]) -> str:
    """An item with the data attributes it is filtered by."""
    return styled(words, "item", **{key: " ".join(map(str, found)) for key, found in values.items()})


def per_players(usual: str, values: Mapping[int, str]) -> str:
    """Words that a script replaces with those for the chosen number of players, as HTML."""
    data = "".join(f' data-at{count}="{attribute(words)}"' for count, words in values.items())
    return f'<span class="per-players"{data}>{attribute(usual)}</span>'
