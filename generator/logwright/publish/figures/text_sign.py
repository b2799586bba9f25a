"""Icons in running text: cards, symbols and tokens beside or instead of their names."""

from __future__ import annotations

from logwright.publish.figures.component import SAUCERS, component
from logwright.publish.figures.crew_game.card import card_sign
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.mission_symbol import mission_symbol
from logwright.publish.figures.crew_game.token import task_token
from logwright.publish.figures.saucer_game.piece import direction_marker, rotation_die
from logwright.publish.figures.saucer_game.saucer import TRADES, crew_type, saucer
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import FigureError

HEIGHT = 20.0
"""The height of a line of text."""


def text_sign(kind: str, value: str, look: DeckLook | SaucerLook) -> Drawing:
    """The sign for a mark such as `{card:pink 9}`, `{symbol:dead-zone}` or `{token:omega}`."""
    found = _crew(kind, value, look) if isinstance(look, DeckLook) else _saucers(kind, value, look)
    if found is None:
        raise FigureError(f"{look.game} has no sign for {kind}:{value}")
    return found.scaled(HEIGHT / found.height)


def _crew(kind: str, value: str, look: DeckLook) -> Drawing | None:
    match kind:
        case "card":
            return card_sign(value, look)
        case "symbol":
            return mission_symbol(value, look)
        case "token":
            return task_token(value)
    return None


def _saucers(kind: str, value: str, look: SaucerLook) -> Drawing | None:
    if kind == "card":
        look.upgrade(value)
        return component("upgrade-card", look)
    if kind != "symbol":
        return None
    if value in look.colours:
        return saucer(value, look)
    if value in TRADES:
        return crew_type(value)
    if value in look.box.directions:
        return direction_marker(value)
    if value in look.data["dice"]["rotation"]["faces"]:
        return rotation_die(value)
    return component(value, look) if value in SAUCERS else None
