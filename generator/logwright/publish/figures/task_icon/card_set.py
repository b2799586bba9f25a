"""Sets of cards as tiles: one card, a suit, a value, odd, even, above five."""

from __future__ import annotations

from logwright.engine.cards.card import Suit
from logwright.engine.objectives.selector import ChosenCards, Parity, Pick, Selector
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.svg.badge import struck
from logwright.publish.figures.svg.drawing import Drawing, beside, rows_of
from logwright.publish.figures.svg.element import Element, box, group
from logwright.publish.figures.svg.ink import LINE, PAPER, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.symbol import symbol
from logwright.publish.figures.task_icon.sign import sign

WIDTH, HEIGHT = 24.0, 32.0
EXPANDED = 4
"""Sets of at most this many cards are shown card by card when all of them are meant."""


def tile(pick: Pick, look: DeckLook) -> Drawing:
    """One item of a selector."""
    suit = look.suits[pick.suit] if pick.suit else None
    on_field = pick.suit is Suit.TRUMP
    ground: Ink = PAPER if suit is None else suit.field if on_field else suit.tint
    rim: Ink = LINE if suit is None else suit.ink
    ink: Ink = LINE if suit is None else suit.on_field if on_field else suit.ink
    parts: list[Element] = [box(0.7, 0.7, WIDTH - 1.4, HEIGHT - 1.4, 3.2, fill=ground, stroke=rim, stroke_width=1.4)]
    value = _value(pick, look, ink)
    if suit is None and pick.chosen is not ChosenCards.COLOUR:
        parts.append(_four_suits(look, value is None))
    elif suit is not None and value is None:
        parts.append(symbol(suit.symbol, 17, ink).centred(WIDTH / 2, HEIGHT / 2))
    elif suit is not None:
        parts.append(symbol(suit.symbol, 10.5, ink).centred(WIDTH / 2, 23))
    if value is not None:
        middle = 10.6 if suit else HEIGHT / 2 if pick.chosen is ChosenCards.COLOUR else HEIGHT / 2 - 3
        parts.append(value.within(WIDTH - 6, 13).centred(WIDTH / 2, middle))
    return Drawing(WIDTH, HEIGHT, tuple(parts))


def _value(pick: Pick, look: DeckLook, ink: Ink) -> Drawing | None:
    """The label for the values; empty if all are meant."""
    if pick.chosen:
        return lettering("?", 15, ink, 2.7)
    if pick.parity:
        highest = look.deck.suits.highest(pick.suit)
        values = [f"{value}" for value in range(1, highest + 1) if pick.parity.fits(value)]
        few = values[:4] if pick.parity is Parity.EVEN else values[:5]
        return rows_of([lettering(value, 6.4, ink, 2.8) for value in few], 3 if len(few) > 4 else 2, 1.6, "middle")
    if pick.is_whole_suit:
        return None
    if pick.low == pick.high:
        text = f"{pick.low}"
    elif pick.high is None:
        text = f">{(pick.low or 1) - 1}"
    elif pick.low is None:
        text = f"<{pick.high + 1}"
    else:
        text = f"{pick.low}–{pick.high}"
    return lettering(text, 13, ink, 2.7)


def _four_suits(look: DeckLook, alone: bool) -> Element:
    """All four colours: large on their own, small below a value."""
    size, left, step, rows = (8.2, 7.2, 9.6, 2) if alone else (4.4, 4.8, 4.8, 1)
    top = 11.2 if alone else 26
    return group(
        *(
            symbol(look.suits[suit].symbol, size, look.suits[suit].ink).centred(
                left + step * (n % 2 if rows == 2 else n), top + 9.6 * (n // 2 if rows == 2 else 0)
            )
            for n, (suit, _) in enumerate(look.deck.suits.colours)
        )
    )


def tiles(cards: Selector, look: DeckLook, per_row: int = 3) -> Drawing:
    """Every item of a selector."""
    return rows_of([tile(pick, look) for pick in cards.picks], per_row, 3, "middle")


def every_one(cards: Selector, look: DeckLook) -> Drawing:
    """All cards of the set: one by one if they are few, otherwise their number."""
    if any(pick.chosen for pick in cards.picks):
        return tiles(cards, look)
    named = sorted(cards.cards(look.deck))
    if len(named) <= EXPANDED:
        each = [tile(Pick(card.suit, card.value, card.value), look) for card in named]
        return rows_of(each, 2 if len(each) == EXPANDED else 3, 3, "middle")
    return beside([sign(f"{len(named)}×"), tiles(cards, look)], 3)


def none_of(cards: Selector, look: DeckLook) -> Drawing:
    """The tiles, each struck through."""
    return rows_of([struck(tile(pick, look)) for pick in cards.picks], 3, 3, "middle")
