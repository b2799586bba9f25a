"""Saucer mats: who is aboard, and what a saucer owns."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.saucers.pieces.saucer import Saucer
from logwright.publish.figures.saucer_game.piece import booster, energy, probe
from logwright.publish.figures.saucer_game.saucer import crew_member, crew_type, saucer
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.upgrade_card import upgrade_icon
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside
from logwright.publish.figures.svg.element import box
from logwright.publish.figures.svg.ink import EDGE, SHADE

WIDTH, HEIGHT = 380.0, 46.0


def mat(owner: Saucer, look: SaucerLook, holds_probe: bool) -> Drawing:
    """The four stations, extra ones smaller beside them, then boosters, energy, upgrades and possibly the probe."""
    stations: list[Drawing] = []
    extras: list[Drawing] = []
    for trade in look.box.crew_types:
        stack = owner.stack(trade)
        shown = [crew_member(member.colour, member.type, look) for member in stack]
        stations.append(shown[0] if shown else crew_type(trade).faded(0.25))
        extras += [drawn.scaled(0.6) for drawn in shown[1:]]
    parts = [saucer(owner.colour, look), beside(stations, 1), *extras]
    parts += [_times(owner.boosters, booster()), _times(owner.energy, energy())]
    parts += [upgrade_icon(look.upgrade(name), look).within(44, 24) for name in owner.upgrades]
    parts += [probe().within(24, 30)] if holds_probe else []
    return _on_card([part for part in parts if part.width])


def _times(number: int, piece: Drawing) -> Drawing:
    small = piece.within(18, 22)
    return beside([badge.count(number).scaled(0.9), small], 1) if number else Drawing(0, 0)


def _on_card(parts: Sequence[Drawing]) -> Drawing:
    inner = beside(parts, 6)
    frame = box(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, 6, fill=SHADE, stroke=EDGE)
    if inner.width > WIDTH - 10:
        inner = inner.within(WIDTH - 10, HEIGHT)
    return Drawing(WIDTH, HEIGHT, (frame, inner.at(5, (HEIGHT - inner.height) / 2)))
