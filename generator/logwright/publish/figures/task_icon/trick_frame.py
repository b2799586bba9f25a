"""Kinds of tricks: a frame for one trick, with its conditions inside."""

from __future__ import annotations

from dataclasses import replace

from logwright.engine.objectives.count import NONE, SOME
from logwright.engine.objectives.selector import Selector
from logwright.engine.objectives.trick_kind import Holding, TrickKind
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.svg.badge import crown, flag
from logwright.publish.figures.svg.drawing import Drawing, beside, rows_of, stacked
from logwright.publish.figures.svg.element import Attributes, box, group, path
from logwright.publish.figures.svg.ink import ACCENT, ACCENT_TINT, LINE, MUTED, PAPER
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.symbol import symbol
from logwright.publish.figures.task_icon.card_set import none_of, tiles
from logwright.publish.figures.task_icon.member import member
from logwright.publish.figures.task_icon.sign import by_players, how_many, sign, span_text
from logwright.publish.figures.task_icon.strip import Cell, strip

_PEEK = 4.0
"""The visible part of each card in a pile."""


def plain_trick() -> Drawing:
    """Any trick: a few cards on top of each other."""
    backs = [
        box(6.5, 3, 17, 23, 2.6, transform=f"rotate({turn} 15 26)", fill=PAPER, stroke=LINE, stroke_width=1.5)
        for turn in (-20, 0, 20)
    ]
    return Drawing(30, 28, (group(*backs),))


def trick_frame(kind: TrickKind, look: DeckLook) -> Drawing:
    """A trick of this kind; its position in the deal is below the frame."""
    if kind.is_any:
        return plain_trick()
    inside = replace(kind, which=None)
    where = strip(kind.which, Cell.MEANT) if kind.which else None
    if inside.is_any:
        return where or plain_trick()
    framed = _framed(stacked(_conditions(inside, look), 5))
    return stacked([framed, where], 4) if where else framed


def _framed(inner: Drawing) -> Drawing:
    """Dashes like the edge of a table."""
    rim: Attributes = {"fill": ACCENT_TINT, "stroke": ACCENT, "stroke_width": 1.5, "stroke_dasharray": "4 2.6"}
    w, h = inner.width + 12, inner.height + 12
    return Drawing(w, h, (box(0.8, 0.8, w - 1.6, h - 1.6, 6, **rim), inner.at(6, 6)))


def _conditions(kind: TrickKind, look: DeckLook) -> list[Drawing]:
    found: list[Drawing] = []
    if kind.led_by:
        found.append(beside([flag(), member(kind.led_by, look)], 2))
    if kind.led_with:
        found.append(opened(kind.led_with, look))
    if kind.won_with:
        found.append(winning(kind.won_with, look))
    if kind.closed_with:
        found.append(beside([tiles(kind.closed_with, look), _finish()], 2))
    if kind.only:
        found.append(_alike(kind.only, look))
    found += [_holding(held, look) for held in kind.holds]
    if kind.equal:
        found.append(beside([tiles(kind.equal.left, look), sign("="), tiles(kind.equal.right, look)], 4))
    if kind.sum:
        by_seats = kind.sum.by_players
        amount = by_players(kind.sum, strict=True) if by_seats else sign(span_text(kind.sum.at(4, 0), strict=True))
        found.append(beside([sign("Σ", 18), amount], 4))
    if kind.colours:
        found.append(beside([amount for amount in (how_many(kind.colours), _colours(look)) if amount], 3))
    if kind.values:
        found.append(beside([amount for amount in (how_many(kind.values), _values()) if amount], 3))
    return found


def opened(cards: Selector, look: DeckLook) -> Drawing:
    """A flag before the cards that lead a trick."""
    return beside([flag(), tiles(cards, look)], 2)


def winning(cards: Selector, look: DeckLook) -> Drawing:
    """A crown above the card that wins the trick."""
    return stacked([crown(), tiles(cards, look)], 1)


def _holding(held: Holding, look: DeckLook) -> Drawing:
    if held.count == NONE:
        return none_of(held.cards, look)
    if held.beaten:
        return beside([sign("→", 11), tiles(held.cards, look)], 3)
    amount = None if held.count == SOME else how_many(held.count)
    shown = tiles(held.cards, look)
    return beside([amount, shown], 3) if amount else shown


def _alike(cards: Selector, look: DeckLook) -> Drawing:
    """A pile of such cards, and nothing else."""
    front = tiles(cards, look)
    blank: Attributes = {"fill": PAPER, "stroke": MUTED, "stroke_width": 1.2}
    behind = [
        box(n * _PEEK + 0.7, n * _PEEK + 0.7, front.width - 1.4, front.height - 1.4, 3.2, **blank) for n in (0, 1)
    ]
    return Drawing(front.width + 2 * _PEEK, front.height + 2 * _PEEK, (*behind, front.at(2 * _PEEK, 2 * _PEEK)))


def _finish() -> Drawing:
    """The last card of a trick."""
    return Drawing(4, 30, (path("M2 2V28", stroke=LINE, stroke_width=3, stroke_linecap="round"),))


def _colours(look: DeckLook) -> Drawing:
    """Different colours."""
    return rows_of([symbol(suit.symbol, 10, suit.ink) for suit in look.colours], 2, 2)


def _values() -> Drawing:
    """Different values."""
    return rows_of([lettering(f"{value}", 9) for value in (1, 2, 3, 4)], 2, 3)
