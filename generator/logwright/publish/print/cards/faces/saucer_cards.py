"""Movement and upgrade cards of Crash & Grab."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from logwright.engine.saucers.pieces.card import MovementCard
from logwright.engine.saucers.pieces.upgrade import Upgrade
from logwright.publish.figures.saucer_game.piece import booster, direction_marker, energy
from logwright.publish.figures.saucer_game.saucer_look import ColourLook, SaucerLook
from logwright.publish.figures.saucer_game.upgrade_card import upgrade_icon
from logwright.publish.figures.svg.drawing import beside, stacked
from logwright.publish.figures.svg.element import Element, box, circle, number, path
from logwright.publish.figures.svg.ink import MUTED, PAPER, WHITE, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import spark
from logwright.publish.figures.svg.symbol import rays, symbol
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece, Text
from logwright.publish.print.cards.faces.ground import both_ends, fitted, flood, panel
from logwright.publish.print.cards.faces.reminders import ON_HEAD
from logwright.publish.print.cards.size import Size

_INSET = 2.8
_CORNER = 12.6
UPGRADE = Ink("print-upgrade", "#3949ab", "#3949ab", WHITE)
UPGRADE_MARK = Ink("print-upgrade-mark", "#aab3ee", "#aab3ee", "#5a6384")
_UPGRADE_GROUND = Ink("print-upgrade-ground", "#eef0fb", "#eef0fb", WHITE)


def movement_cards(edition: Edition) -> Iterator[Piece]:
    look, size = edition.saucer_look, edition.size("movement-card")
    for colour, hue in look.colours.items():
        back = Face(tuple(movement_back(hue, look, size)))
        for card in look.box.cards:
            name = edition.book.titled(edition.name(f"colours.{colour}"), edition.name(f"movement_cards.{card.id}"))
            front = Face(tuple(movement_front(card, hue, look, size)))
            yield Piece(f"movement-{colour}-{card.id}", name, size, front, back)


def movement_front(card: MovementCard, hue: ColourLook, look: SaucerLook, size: Size) -> Iterator[Element]:
    """The distance and what the card gives; a direction in each corner, one of which points the way."""
    x = size.width / 2
    yield from _movement_ground(hue, size)
    yield from _markers(look.box.directions, size)
    yield circle(x, x, 17.6, fill=PAPER, stroke=hue.ink, stroke_width=0.9)
    yield circle(x, x, 15.9, fill="none", stroke=hue.ink, stroke_width=0.3)
    first, last = card.distances[0], card.distances[-1]
    far = lettering(f"{first}" if first == last else f"{first}–{last}", 15, hue.ink, 2.7)
    gain = {"booster": booster, "energy": energy}.get(card.gain)
    if gain:
        brings = beside([lettering("+", 5.4, hue.ink, 2.8), gain().scaled(0.34)], 1)
        yield stacked([far, brings], 2).centred(x, x + 0.4)
    else:
        yield far.centred(x, x)
    yield both_ends(size, symbol(hue.symbol, 6.6, hue.ink).centred(x, 9))


def movement_back(hue: ColourLook, look: SaucerLook, size: Size) -> Iterator[Element]:
    """The same corners seen from behind, with left and right swapped."""
    x = size.width / 2
    yield flood(size, hue.field)
    yield panel(size, _INSET, hue.field, hue.on_field, 3, 0.6)
    for r in (24, 20.6):
        yield circle(x, x, r, fill="none", stroke=hue.on_field, stroke_width=0.3, stroke_opacity=0.6)
    yield path(rays(x, x, 20.6, 24, 36), stroke=hue.on_field, stroke_width=0.3, stroke_opacity=0.6)
    yield symbol(hue.symbol, 21, hue.on_field).centred(x, x)
    one, two, three, four = look.box.directions
    yield from _markers((two, one, four, three), size)


def _movement_ground(hue: ColourLook, size: Size) -> Iterator[Element]:
    yield flood(size, hue.field)
    yield panel(size, _INSET, hue.tint, hue.ink, 3, 0.5)
    x = size.width / 2
    yield path(rays(x, x, 19.4, 21.4, 48), stroke=hue.ink, stroke_width=0.3)
    arms = "".join(
        f"M{number(x + a * 14.6)} {number(x + b * 14.6)}l{number(a * 4)} {number(b * 4)}"
        for a in (-1, 1)
        for b in (-1, 1)
    )
    yield path(arms, stroke=hue.ink, stroke_width=0.5, stroke_dasharray="1 0.8")


def _markers(directions: tuple[str, ...] | list[str], size: Size) -> Iterator[Element]:
    far = size.width - _CORNER
    corners = ((_CORNER, _CORNER), (far, _CORNER), (far, far), (_CORNER, far))
    for name, (x, y) in zip(directions, corners, strict=True):
        yield direction_marker(name).centred(x, y, 0.56)


def upgrade_cards(edition: Edition) -> Iterator[Piece]:
    look, size = edition.saucer_look, edition.size("upgrade-card")
    back = Face(tuple(upgrade_back(size)))
    for card in look.box.upgrades:
        words = edition.book.upgrade_words(card.id)
        front = _upgrade_front(card, edition, size)
        yield Piece(f"upgrade-{card.number:02}", f"{card.number} {words.name}", size, front, back)


def _upgrade_front(card: Upgrade, edition: Edition, size: Size) -> Face:
    """The name at the top, the picture in the middle, then the effect and when it applies."""
    words = edition.book.upgrade_words(card.id)
    timing, limit = edition.name(f"timings.{card.timing}"), edition.name(f"limits.{card.limit}")
    w, side = size.width, _INSET + 2.4
    inner = w - 2 * side
    art = (
        flood(size, UPGRADE),
        panel(size, _INSET, _UPGRADE_GROUND, UPGRADE_MARK, 3, 0.5),
        box(side, 21.4, inner, 24.6, 2, fill=PAPER, stroke=UPGRADE_MARK, stroke_width=0.4),
        fitted(upgrade_icon(card, edition.saucer_look), side + 2, 23, inner - 4, 21.4, 0.62),
        path(_tab(size), fill=UPGRADE, stroke=UPGRADE_MARK, stroke_width=0.4),
        lettering(f"{card.number}", 4.4, ON_HEAD, 2.6).centred(w / 2, 5.7),
        path(f"M{side} 75.4H{number(w - side)}", stroke=UPGRADE_MARK, stroke_width=0.4),
    )
    texts = (
        Text(words.name, "title", side, 10, inner, 10.4),
        Text(words.effect, "effect", side, 47.6, inner, 26.6),
        Text(f"{timing} · {limit}", "note", side, 76.2, inner, 7.6, MUTED),
    )
    return Face(art, texts)


def _tab(size: Size) -> str:
    """A tab with the number at the upper edge."""
    x = size.width / 2
    return f"M{number(x - 9)} {_INSET}H{number(x + 9)}L{number(x + 6)} 8.8H{number(x - 6)}Z"


def upgrade_back(size: Size) -> Iterator[Element]:
    """A saucer from above, among stars."""
    x, y = size.width / 2, size.height / 2
    yield flood(size, UPGRADE)
    yield panel(size, _INSET + 0.2, UPGRADE, UPGRADE_MARK, 3, 0.7)
    yield panel(size, _INSET + 1.5, UPGRADE, UPGRADE_MARK, 2, 0.3)
    stars = (
        (9.6, 79, 1),
        (53, 78, 1.2),
        (31.5, 81, 0.7),
        (11, 66, 0.6),
        (52, 65, 0.6),
        (20, 73.6, 0.8),
        (43, 73.6, 0.8),
    )
    yield both_ends(size, path("".join(spark(*star) for star in stars), fill=UPGRADE_MARK))
    for r, width in ((21, 0.7), (18.6, 0.3)):
        yield circle(x, y, r, fill="none", stroke=UPGRADE_MARK, stroke_width=width)
    yield path(rays(x, y, 18.6, 21, 48), stroke=UPGRADE_MARK, stroke_width=0.3)
    yield from _saucer_from_above(x, y)


def _saucer_from_above(x: float, y: float) -> Iterator[Element]:
    """Rim, lights and dome."""
    yield circle(x, y, 14, fill=UPGRADE, stroke=UPGRADE_MARK, stroke_width=1)
    yield path(rays(x, y, 8.6, 13, 8, pi / 8), stroke=UPGRADE_MARK, stroke_width=0.4)
    for angle in (n * pi / 4 for n in range(8)):
        yield circle(x + 11 * cos(angle), y + 11 * sin(angle), 1.3, fill=UPGRADE_MARK)
    yield circle(x, y, 7.6, fill=UPGRADE, stroke=UPGRADE_MARK, stroke_width=0.9)
    yield path(spark(x, y, 2.6), fill=UPGRADE_MARK)
