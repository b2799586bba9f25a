"""Figures of the rules: turns the data in rules.yaml into drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from logwright.content.model.rulebook import Figure
from logwright.publish.figures.crew_game.automaton import automaton
from logwright.publish.figures.crew_game.communication import communication
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.hand import hand
from logwright.publish.figures.crew_game.laid_tasks import LaidTask, laid_tasks, token_row
from logwright.publish.figures.crew_game.seats import seats
from logwright.publish.figures.crew_game.token import rank_token
from logwright.publish.figures.listing import LISTED
from logwright.publish.figures.saucer_game.board import board
from logwright.publish.figures.saucer_game.piece import probe
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.upgrade_card import upgrade_card
from logwright.publish.figures.svg.drawing import Drawing, rows_of
from logwright.publish.figures.svg.element import FigureError

PER_ROW = 5


def figure(shown: Figure, look: DeckLook | SaucerLook, names: Mapping[str, str] | None = None) -> Drawing:
    """The drawing of a figure. `names` are the names of upgrade cards in the page's language, by id.

    Lists (`list`, `setup`) are set by the page itself: see `entries`.
    """
    if shown.kind in LISTED:
        raise FigureError(f"{shown.id} is a list: its entries are set by the page")
    if shown.kind == "seats":
        return _seats(shown.data, look)
    if isinstance(look, SaucerLook):
        return _saucer_figure(shown, look, names or {})
    draw = CREW_FIGURES.get(shown.kind)
    if draw is None:
        raise FigureError(f"{look.game} has no figures of the kind {shown.kind!r}")
    return draw(shown.data, look)


def _seats(data: Mapping[str, Any], look: DeckLook | SaucerLook) -> Drawing:
    token = rank_token(look) if isinstance(look, DeckLook) else probe().scaled(1.3)
    return seats(
        data["players"],
        first=data.get("commander"),
        token=token,
        automaton=data.get("automaton"),
        arrows=data.get("arrows"),
    )


def _saucer_figure(shown: Figure, look: SaucerLook, names: Mapping[str, str]) -> Drawing:
    if shown.kind == "board":
        return board(shown.data, look)
    if shown.kind == "upgrades":
        return rows_of([upgrade_card(name, look, names.get(name, name)) for name in shown.data], PER_ROW, 8)
    raise FigureError(f"{look.game} has no figures of the kind {shown.kind!r}")


def _tasks(data: list[Mapping[str, str]], look: DeckLook) -> Drawing:
    return laid_tasks([LaidTask(one["task"], one.get("token")) for one in data], look)


CREW_FIGURES: dict[str, Callable[[Any, DeckLook], Drawing]] = {
    "hand": lambda data, look: hand(data, look),
    "communication": communication,
    "tokens": lambda data, _: token_row(data),
    "tasks": _tasks,
    "automaton": automaton,
}
