"""Lists of game.yaml as entries with a picture each. The page sets them as lists or tables, not as one drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from logwright.engine.card import Suit
from logwright.publish.figures.board import layout
from logwright.publish.figures.component import component
from logwright.publish.figures.deck_look import DeckLook
from logwright.publish.figures.drawing import Drawing, beside
from logwright.publish.figures.error import FigureError
from logwright.publish.figures.mission_symbol import mission_symbol
from logwright.publish.figures.movement_card import movement_card
from logwright.publish.figures.piece import direction_marker
from logwright.publish.figures.saucer import crew_type, saucer
from logwright.publish.figures.saucer_look import SaucerLook
from logwright.publish.figures.seats import person
from logwright.publish.figures.symbol import symbol
from logwright.publish.figures.token import task_token

LISTED = ("list", "setup")
"""Kinds of figures in rules.yaml that are lists."""


@dataclass(frozen=True)
class Entry:
    """One item: the key of its words in terms.yaml, a picture if it can be drawn, and the data it comes from."""

    key: str
    picture: Drawing | None
    data: Any


def entries(kind: str, data: Any, look: DeckLook | SaucerLook) -> tuple[Entry, ...]:
    """The entries of a figure of a kind in LISTED."""
    if kind == "setup":
        return _setup(data, look)
    if kind != "list" or data not in look.data:
        raise FigureError(f"{look.game} has no list {data!r}")
    drawn: dict[str, Callable[[Any, Any], Drawing]] = CREW_LISTS if isinstance(look, DeckLook) else SAUCER_LISTS
    draw = drawn.get(data)
    items = look.data[data]
    if isinstance(items, Mapping):
        items = [{"id": name, **item} for name, item in items.items()]
    return tuple(Entry(_key(item), draw(item, look) if draw else None, item) for item in items)


def _key(item: Any) -> str:
    if not isinstance(item, Mapping):
        return str(item)
    if "id" in item:
        return str(item["id"])
    players = item["players"]
    return f"{players}" if isinstance(players, int) else "-".join(f"{number}" for number in players)


def _setup(players: Sequence[int], look: DeckLook | SaucerLook) -> tuple[Entry, ...]:
    """Steps for at least one of these numbers of players."""
    steps = look.data["setup"] if isinstance(look, DeckLook) else look.data["setup"]["steps"]
    return tuple(
        Entry(step["id"], None, step) for step in steps if set(players).intersection(step.get("players", players))
    )


def _suit(item: Any, look: DeckLook) -> Drawing:
    suit = look.suits[Suit.TRUMP if item["id"] == look.trump else Suit(item["id"])]
    return symbol(suit.symbol, 28, suit.ink)


CREW_LISTS: dict[str, Callable[[Any, DeckLook], Drawing]] = {
    "suits": _suit,
    "components": lambda item, look: component(item["id"], look),
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
