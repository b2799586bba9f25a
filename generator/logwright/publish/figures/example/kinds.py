"""Every kind of worked example, and what draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

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
from logwright.publish.figures.svg.drawing import Drawing

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
