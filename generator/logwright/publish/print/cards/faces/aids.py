"""Player aids of Crash & Grab: a round step by step, and the meaning of the symbols."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.publish.figures.saucer_game.movement_card import movement_card
from logwright.publish.figures.saucer_game.piece import booster, energy
from logwright.publish.figures.saucer_game.saucer import crew_type
from logwright.publish.figures.saucer_game.saucer_look import ColourLook
from logwright.publish.figures.saucer_game.tile import spaces
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, box, path
from logwright.publish.figures.svg.ink import EDGE, PAPER
from logwright.publish.figures.svg.symbol import symbol
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece, Text
from logwright.publish.print.cards.faces.ground import fitted, flood, panel
from logwright.publish.print.cards.size import Size

_INSET = 2.8
_HEADER = 14.6
_TOP = 16.6
_BULLET = 6.2


def player_aids(edition: Edition) -> Iterator[Piece]:
    look, size = edition.saucer_look, edition.size("player-aid")
    for colour, hue in look.colours.items():
        name = edition.book.titled(edition.name("terms.player-aid"), edition.name(f"colours.{colour}"))
        yield Piece(f"aid-{colour}", name, size, _round(edition, hue, size), _signs(edition, hue, colour, size))


def _round(edition: Edition, hue: ColourLook, size: Size) -> Face:
    """The phases of a round, each with its steps."""
    phases: list[dict[str, Any]] = edition.saucer_look.data["round"]
    parts: list[Element] = [*_ground(hue, size)]
    texts = [_title(edition.title("phases"), hue, size)]
    lines = sum(len(phase["steps"]) for phase in phases)
    # A heading takes as much room as a step and a half, and every phase ends with a small gap.
    unit = (size.height - _TOP - _INSET - 3) / (lines + 1.7 * len(phases))
    y = _TOP
    for phase in phases:
        height = unit * (1.5 + len(phase["steps"]))
        parts.append(box(6, y, size.width - 12, height, 2, fill=PAPER, stroke=hue.ink, stroke_width=0.35))
        heading = edition.name(f"phases.{phase['id']}")
        texts.append(Text(heading, "label", 9, y + 0.6, size.width - 18, unit * 1.4, hue.ink, "left"))
        for n, step in enumerate(phase["steps"]):
            top = y + unit * (1.4 + n)
            parts.append(symbol(hue.symbol, 1.9, hue.ink).centred(10.2, top + unit / 2 - 0.1))
            words = edition.name(f"steps.{step}")
            texts.append(Text(words, "step", 9 + 4, top, size.width - 13 - 8, unit, across="left"))
        y += height + unit * 0.2
    return Face(tuple(parts), tuple(texts))


def _signs(edition: Edition, hue: ColourLook, colour: str, size: Size) -> Face:
    """Pictures of cards, spaces and pieces beside their names."""
    look = edition.saucer_look
    rows: list[tuple[Drawing, str]] = [
        *((movement_card(card.id, look, colour), edition.name(f"movement_cards.{card.id}")) for card in look.box.cards),
        (spaces([["A"]]), edition.short("accelerators")),
        (spaces([["7"]]), edition.short("crash-sites")),
        (booster(), edition.short("boost")),
        (energy(), edition.short("buy-upgrade")),
        (crew_type("pilot"), edition.short("four-stations")),
    ]
    parts: list[Element] = [*_ground(hue, size)]
    texts = [_title(edition.say("signs"), hue, size)]
    step = (size.height - _TOP - _INSET - 2) / len(rows)
    for n, (picture, words) in enumerate(rows):
        y = _TOP + n * step
        if n:
            parts.append(path(f"M7 {y:.2f}H{size.width - 7:g}", stroke=EDGE, stroke_width=0.3))
        parts.append(fitted(picture, 6.5, y + 0.8, 14, step - 1.6))
        texts.append(Text(words, "sign", 23, y + 0.4, size.width - 23 - 6.5, step - 0.8, across="left"))
    return Face(tuple(parts), tuple(texts))


def _title(words: str, hue: ColourLook, size: Size) -> Text:
    return Text(words, "heading", 14, 4, size.width - 28, 9.5, hue.on_field)


def _ground(hue: ColourLook, size: Size) -> Iterator[Element]:
    w = size.width
    yield flood(size, hue.field)
    yield panel(size, _INSET, hue.tint, hue.ink, 3, 0.5)
    top = f"M{_INSET} {_HEADER}V{_INSET + 3}a3 3 0 0 1 3-3H{w - _INSET - 3}a3 3 0 0 1 3 3V{_HEADER}Z"
    yield path(top, fill=hue.field, stroke=hue.ink, stroke_width=0.5)
    for x in (10, w - 10):
        yield symbol(hue.symbol, 6.4, hue.on_field).centred(x, 8.8)
