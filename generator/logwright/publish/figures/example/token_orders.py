"""Examples of task tokens: which order of tasks they allow, and how they are laid out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from logwright.engine.cards.card import Card
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.mission import DrawnTasks, Mission, Token
from logwright.engine.referee import Status, token_order
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.laid_tasks import LaidTask, laid_task, laid_tasks, token_row
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import FigureError, box
from logwright.publish.figures.svg.ink import EDGE, SHADE
from logwright.publish.figures.svg.lettering import lettering

Case = Mapping[str, Any]
Tricks = Sequence[Sequence[str]]
_SMALL = 0.5


def token_order_case(case: Case, look: DeckLook) -> Drawing:
    """The tasks with their tokens and, below, orders that are allowed or not. A frame is one trick."""
    tasks = {look.card(item["card"]): item.get("token") for item in case["tasks"]}
    laid = laid_tasks([LaidTask(card, token) for card, token in tasks.items()], look)
    rows = [
        _order(tricks, tasks, look, allowed)
        for orders, allowed in ((case["allowed"], True), (case["forbidden"], False))
        for tricks in orders
    ]
    columns = [rows[start::2] for start in range(2)] if len(rows) > 3 else [rows]
    return stacked([laid, beside((stacked(column, 6, "start") for column in columns), 22, "start")], 12, "start")


def _order(tricks: Tricks, tasks: Mapping[Card, str | None], look: DeckLook, allowed: bool) -> Drawing:
    """One order, checked by the engine."""
    fulfilled = {look.card(name): number for number, trick in enumerate(tricks, start=1) for name in trick}
    tokens = [None if token is None else Token(token) for token in tasks.values()]
    if set(fulfilled) - set(tasks):
        raise FigureError("an order names a card that is no task")
    found = token_order(tokens, [fulfilled.get(card) for card in tasks])
    if (found is Status.FAILED) is allowed:
        spelled = ", ".join(" and ".join(trick) for trick in tricks)
        raise FigureError(f"the order {spelled} is {'not ' if allowed else ''}allowed")
    frames = [_trick([look.card(name) for name in trick], tasks, look) for trick in tricks]
    steps = [part for n, frame in enumerate(frames) for part in ([lettering("→", 9)] if n else []) + [frame]]
    return beside([badge.allowed(allowed), *steps], 5)


def _trick(cards: Sequence[Card], tasks: Mapping[Card, str | None], look: DeckLook) -> Drawing:
    inner = beside([laid_task(LaidTask(card, tasks[card]), look).scaled(_SMALL) for card in cards], 3)
    w, h = inner.width + 8, inner.height + 8
    return Drawing(w, h, (box(0.6, 0.6, w - 1.2, h - 1.2, 5, fill=SHADE, stroke=EDGE), inner.at(4, 4)))


def layout_case(case: Case, look: DeckLook) -> Drawing:
    """Tokens in a row and, below, the tasks in the order they were drawn."""
    said = [(look.card(item["card"]), item.get("token")) for item in case["layout"]]
    plan = DrawnTasks(len(case["drawn"]), tuple(Token(token) for token in case["tokens"]))
    # Which cards come up is random; where the tokens lie is not.
    deal = deal_mission(Mission((4,), plan), Table(4, look.deck), Chance(1))
    right = [token and token.value for token in deal.tokens]
    if [card for card, _ in said] != [look.card(name) for name in case["drawn"]] or [t for _, t in said] != right:
        raise FigureError("tasks are laid out in the order they are drawn, the first ones with the tokens")
    laid = laid_tasks([LaidTask(card, token) for card, token in said], look)
    return beside([token_row(case["tokens"]), lettering("→", 16), laid], 12)
