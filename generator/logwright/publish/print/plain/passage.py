"""A plain edition: what a printed thing says, in words and in reading order, without its layout."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.publish.figures import Drawing


@dataclass(frozen=True)
class Passage:
    """`level` 1 is a part, 2 a mission or a card. `told` is a story, `lines` are listed.

    `picture` is shown in large print only; `fields` are what there is to fill in.
    """

    title: str
    lines: tuple[str, ...] = ()
    told: str = ""
    level: int = 2
    picture: Drawing | None = None
    fields: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlainEdition:
    """`name` is used in file names. `cards` are cut out one by one where there is room for that."""

    name: str
    game: str
    lang: str
    title: str
    note: str
    passages: tuple[Passage, ...]
    cards: bool = False
