"""Lists from game.yaml as entries with a picture each, which the page lays out as lists or tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from logwright.publish.figures.component import component
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.mission_symbol import mission_symbol
from logwright.publish.figures.crew_game.seats import person
from logwright.publish.figures.crew_game.token import task_token
from logwright.publish.figures.saucer_game.board import layout
from logwright.publish.figures.saucer_game.movement_card import movement_card
from logwright.publish.figures.saucer_game.piece import direction_marker
from logwright.publish.figures.saucer_game.saucer import crew_type, saucer
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg.drawing import Drawing, beside
from logwright.publish.figures.svg.element import FigureError
from logwright.publish.figures.svg.symbol import symbol

LISTED = ("list", "setup")
"""Kinds of figures in rules.yaml that are lists."""


@dataclass(frozen=True)
class ListEntry:
    """One item: the key of its words in terms.yaml, a picture if there is one, and its source data."""

    key: str
    picture: Drawing | None
    data: Any


def entries(kind: str, data: Any, look: DeckLook | SaucerLook) -> tuple[ListEntry, ...]:
    """The entries of a figure whose kind is in LISTED."""
    if kind == "setup":
        return _setup(data, look)
    if kind != "list" or data not in look.data:
        raise FigureError(f"{look.game} has no list {data!r}")
    drawn: dict[str, Callable[[Any, Any], Drawing]] = CREW_LISTS if isinstance(look, DeckLook) else SAUCER_LISTS
    draw = drawn.get(data)
    items = look.data[data]
    if isinstance(items, Mapping):
        items = [{"id": name, **item} for name, item in items.items()]
    return tuple(ListEntry(_key(item), draw(item, look) if draw else None, item) for item in items)


def _key(item: Any) -> str:
    if not isinstance(item, Mapping):
        return str(item)
    if "id" in item:
        return str(item["id"])
    players = item["players"]
    return f"{players}" if isinstance(players, int) else "-".join(f"{number}" for number in players)


def _setup(players: Sequence[int], look: DeckLook | SaucerLook) -> tuple[ListEntry, ...]:
    """Setup steps that apply to at least one of these player counts."""
    steps = look.data["setup"] if isinstance(look, DeckLook) else look.data["setup"]["steps"]
    return tuple(
        ListEntry(step["id"], None, step) for step in steps if set(players).intersection(step.get("players", players))
    )


def _suit(item: Any, look: DeckLook) -> Drawing:
    suit = look.suits[look.suit(item["id"])]
    return symbol(suit.symbol, 28, suit.ink)


CREW_LISTS: dict[str, Callable[[Any, DeckLook], Drawing]] = {
    "suits": _suit,
    "components": lambda item, look: component(item.get("piece", item["id"]), look),
    "tables": lambda item, _: beside([person()] * item["players"], 0),
    "tokens": lambda item, _: task_token(item),
    "symbols": mission_symbol,
}
SAUCER_LISTS: dict[str, Callable[[Any, SaucerLook], Drawing]] = {
    "colours": lambda item, look: saucer(item["id"], look),
    "crew_types": lambda item, _: crew_type(item),
    "components": lambda item, look: component(item["id"], look),
    "movement_cards": lambda item, look: movement_card(item["id"], look),
    "directions": lambda item, _: direction_marker(item),
    "layouts": lambda item, look: layout(item["players"][0], look).scaled(0.6),
}
