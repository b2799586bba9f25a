"""What the rules of a game can refer to: its cards, symbols, tokens and terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.model.markup_line import MarkKind


@dataclass(frozen=True)
class Vocabulary:
    """The names a game knows, by kind of mark; only its terms if its own file could not be read."""

    names: Mapping[MarkKind, frozenset[str]]
    has_game: bool

    def __getitem__(self, kind: MarkKind) -> frozenset[str]:
        return self.names.get(kind, frozenset())


@lru_cache(maxsize=16)
def vocabulary(library: Library, game: str) -> Vocabulary:
    """The names in game.yaml and, for terms, in the texts of the source language."""
    document = library.at(f"{game}/game.yaml")
    data: Mapping[str, Any] = document.data if document else {}
    crew_game = library.games.get(game)
    cards = {card.spelled(crew_game.trump) for card in crew_game.deck} if crew_game else set()
    return Vocabulary(
        {
            MarkKind.CARD: frozenset(cards),
            MarkKind.SYMBOL: frozenset(data["symbols"] if "symbols" in data else _saucer_symbols(data)),
            MarkKind.TOKEN: frozenset(data.get("tokens", ())),
            MarkKind.TERM: _terms(library, game),
        },
        has_game=document is not None,
    )


def _saucer_symbols(data: Mapping[str, Any]) -> set[str]:
    """In Crash & Grab, every component has a symbol."""
    listed = [entry["id"] for field in ("colours", "components") for entry in data.get(field, ())]
    faces = data.get("dice", {}).get("rotation", {}).get("faces", ())
    return {*listed, *data.get("crew_types", ()), *data.get("directions", ()), *faces}


def _terms(library: Library, game: str) -> frozenset[str]:
    source = library.locales.get(SOURCE)
    keys = source.words(f"{game}/terms.yaml") if source else {}
    return frozenset(key.split(".")[1] for key in keys if key.startswith("terms."))
