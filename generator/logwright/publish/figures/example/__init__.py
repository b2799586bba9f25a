"""Worked examples: draws every kind, after the engine has confirmed its claims."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from logwright.content.model.fact import WorkedExample
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.example import (
    collisions,
    logbook,
    messages,
    mishaps,
    plays,
    saucer_table,
    shares,
    task_piles,
    token_orders,
)
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.svg.drawing import Drawing, stacked
from logwright.publish.figures.svg.element import FigureError

Case = Mapping[str, Any]
CREW_KINDS: dict[str, Callable[[Case, DeckLook], Drawing]] = {
    "trick": plays.trick_case,
    "task": plays.task_case,
    "legal_plays": plays.legal_plays,
    "won_cards": plays.won_cards,
    "communication": messages.communication_case,
    "communication_later": messages.communication_later,
    "communication_timing": messages.communication_timing,
    "pool": messages.pool,
    "terrain": messages.terrain,
    "token_order": token_orders.token_order_case,
    "layout": token_orders.layout_case,
    "draft": shares.draft,
    "counts": shares.counts,
    "volunteers": shares.volunteers,
    "score": logbook.score,
    "arithmetic": logbook.arithmetic,
    "task_draw": task_piles.task_draw,
    "icons": task_piles.icons,
    "failure": mishaps.failure,
    "impossible_pair": mishaps.impossible_pair,
    "redeal": mishaps.redeal,
}
SAUCER_KINDS: dict[str, Callable[[Case, SaucerLook], Drawing]] = {
    "setup_table": saucer_table.setup_table,
    "steal": saucer_table.steal,
    "placement": saucer_table.placement,
    "probe": saucer_table.probe_case,
    "collision": collisions.collision,
    "accelerator": collisions.accelerator,
    "boost": collisions.boost,
}


def example(shows: WorkedExample, look: DeckLook | SaucerLook) -> Drawing:
    """All cases of an example, one below the other. Raises FigureError where the engine disagrees."""
    kinds: dict[str, Callable[[Case, Any], Drawing]] = dict(CREW_KINDS if isinstance(look, DeckLook) else SAUCER_KINDS)
    draw = kinds.get(shows.kind)
    if draw is None:
        raise FigureError(f"{look.game} has no examples of the kind {shows.kind!r}")
    return stacked([draw(case, look) for case in shows.cases], 14, "start")
