"""Pictures of the components in the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from logwright.engine.cards.card import Card, Suit
from logwright.engine.objectives.phrases.cards import Win
from logwright.publish.figures.crew_game.card import HEIGHT, WIDTH, card
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.task_card import task_card
from logwright.publish.figures.crew_game.token import communication_token, distress_token, rank_token, task_token
from logwright.publish.figures.saucer_game.movement_card import movement_card
from logwright.publish.figures.saucer_game.piece import (
    booster,
    direction_marker,
    energy,
    patrol_token,
    placement_die,
    probe,
    rotation_die,
)
from logwright.publish.figures.saucer_game.saucer import crew_member, saucer
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.tile import tile
from logwright.publish.figures.saucer_game.upgrade_card import upgrade_icon
from logwright.publish.figures.svg.drawing import Drawing, beside
from logwright.publish.figures.svg.element import Attributes, FigureError, box, circle, path
from logwright.publish.figures.svg.ink import ACCENT, ACCENT_TINT, EDGE, LINE, MUTED, PAPER, SHADE

SIZE = 48.0
"""Every picture fits into a square of this size."""


def component(name: str, look: DeckLook | SaucerLook) -> Drawing:
    """The picture of a component, chosen by its piece in game.yaml or by its id."""
    drawers: dict[str, Callable[[Any], Drawing]] = CREW if isinstance(look, DeckLook) else SAUCERS
    if name not in drawers:
        raise FigureError(f"there is no picture of {name!r}")
    return drawers[name](look).within(SIZE, SIZE)


def _playing_cards(look: DeckLook) -> Drawing:
    """Three cards in a fan."""
    suits = look.deck.suits
    low = suits.colours[0]
    shown = (Card(low.suit, max(low.highest - 2, 1)), Card(*suits.example), Card(Suit.TRUMP, suits.trumps))
    fan = [card(each, look).at(22 + n * 18, 8, turn=-14 + n * 14) for n, each in enumerate(shown)]
    return Drawing(WIDTH + 80, HEIGHT + 16, tuple(fan))


def _task_cards(look: DeckLook) -> Drawing:
    """A task card that asks for a single card, if there is one."""
    simple = [task for task in look.tasks.values() if isinstance(task.objective, Win) and task.objective.cards.one_card]
    return task_card(simple[0] if simple else Card(look.deck.suits.colours[1].suit, 3), look)


def _reminder(look: DeckLook) -> Drawing:
    """A reminder card with the three positions of the token."""
    page = box(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 5, fill=PAPER, stroke=LINE, stroke_width=1.4)
    inner = box(18, 18, 27, 52, 3, fill=SHADE, stroke=EDGE, stroke_width=1.4)
    tokens = [communication_token(look).centred(WIDTH / 2, y, 0.72) for y in (18, 44, 70)]
    return Drawing(WIDTH, HEIGHT, (page, inner, *tokens))


def _booklet(_: Any) -> Drawing:
    """An open book."""
    pages = "M24 9C18 5 10 5 3 7V40C10 38 18 38 24 42 30 38 38 38 45 40V7C38 5 30 5 24 9ZM24 9V42"
    lines = "M8 15C12 14 16 14.4 19 16M8 22C12 21 16 21.4 19 23M29 16C32 14.4 36 14 40 15M29 23C32 21.4 36 21 40 22"
    return Drawing(
        48,
        48,
        (
            path(pages, fill=PAPER, stroke=LINE, stroke_width=1.8, stroke_linejoin="round"),
            path(lines, fill="none", stroke=MUTED, stroke_width=1.5, stroke_linecap="round"),
        ),
    )


def _mat(look: SaucerLook) -> Drawing:
    """A saucer mat: four stations and a notch."""
    hue = next(iter(look.colours.values()))
    shape = "M2 8A6 6 0 0 1 8 2H62A6 6 0 0 1 68 8V46H43L35 38 27 46H2Z"
    stations = [circle(x, 20, 7, fill=PAPER, stroke=hue.ink, stroke_width=1.4) for x in (13, 27.6, 42.4, 57)]
    return Drawing(
        70, 48, (path(shape, fill=hue.tint, stroke=hue.ink, stroke_width=1.6, stroke_linejoin="round"), *stations)
    )


def _pod(look: SaucerLook) -> Drawing:
    """A small box with a dome."""
    hue = next(iter(look.colours.values()))
    pen: Attributes = {"stroke": hue.ink, "stroke_width": 1.6, "stroke_linejoin": "round"}
    return Drawing(
        48,
        48,
        (
            path("M9 24C9 12 15 5 24 5S39 12 39 24Z", fill=PAPER, **pen),
            path("M5 24H43V36A6 6 0 0 1 37 42H11A6 6 0 0 1 5 36Z", fill=hue.field, **pen),
            circle(24, 16, 4.4, fill=ACCENT_TINT, stroke=ACCENT, stroke_width=1.4),
        ),
    )


def _upgrade(look: SaucerLook) -> Drawing:
    shown = next(card for card in look.box.upgrades if card.effect.do == "choose-distance")
    page = box(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, 5, fill=SHADE, stroke=ACCENT, stroke_width=1.4)
    return Drawing(WIDTH, HEIGHT, (page, upgrade_icon(shown, look).within(44, 62).centred(WIDTH / 2, HEIGHT / 2)))


def _aid(_: SaucerLook) -> Drawing:
    """A sheet with lines."""
    sheet = path("M8 3H32L40 11V45H8ZM32 3V11H40", fill=PAPER, stroke=LINE, stroke_width=1.8, stroke_linejoin="round")
    return Drawing(48, 48, (sheet, path("M14 18H34M14 25H34M14 32H34M14 39H26", stroke=MUTED, stroke_width=1.6)))


def _first(look: SaucerLook) -> str:
    return next(iter(look.colours))


CREW: dict[str, Callable[[DeckLook], Drawing]] = {
    "playing-card": _playing_cards,
    "task-card": _task_cards,
    "reminder-card": _reminder,
    "task-token": lambda _: beside([task_token("1"), task_token("omega"), task_token(">>")], -6),
    "communication-token": communication_token,
    "distress-token": lambda look: distress_token(look, active=True),
    "rank-token": rank_token,
    "booklet": _booklet,
}
SAUCERS: dict[str, Callable[[SaucerLook], Drawing]] = {
    "board-tile": lambda look: tile(look.box.tiles[0]),
    "saucer": lambda look: saucer(_first(look), look),
    "placement-die": lambda _: placement_die(),
    "rotation-die": lambda _: rotation_die(),
    "escape-pod": _pod,
    "crew-member": lambda look: beside([crew_member(_first(look), trade, look) for trade in look.box.crew_types], 1),
    "saucer-board": _mat,
    "upgrade-card": _upgrade,
    "movement-card": lambda look: movement_card(look.box.cards[0].id, look),
    "probe": lambda _: probe(),
    "direction-marker": lambda look: direction_marker(look.box.directions[0]),
    "energy": lambda _: energy(),
    "booster": lambda _: booster(),
    "patrol-token": lambda _: patrol_token(),
    "player-aid": _aid,
}
