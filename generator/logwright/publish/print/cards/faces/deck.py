"""The playing cards of a trick-taking game, drawn for print."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from logwright.engine.cards.card import Card, Suit
from logwright.publish.figures.crew_game.card import BACKS, PIPS
from logwright.publish.figures.crew_game.deck_look import DeckLook, Scene, SuitLook
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import Element, circle, path
from logwright.publish.figures.svg.ink import Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import spark, wave
from logwright.publish.figures.svg.symbol import symbol, symbols
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Face, Piece
from logwright.publish.print.cards.faces.ground import both_ends, flood, panel
from logwright.publish.print.cards.faces.scenery import globe, scenery
from logwright.publish.print.cards.size import Size

_INSET = 2.8
_GLOBE = 20.4
_PIP = 0.92
"""The scale of pips and their distances, so that they stay inside."""


def playing_cards(edition: Edition) -> Iterator[Piece]:
    look, size = edition.deck_look, edition.size("playing-card")
    back = Face(tuple(deck_back(look, size)))
    for suit, shown in look.suits.items():
        for card in sorted(card for card in look.deck.cards if card.suit is suit):
            name = edition.book.card_name(edition.game, card)
            yield Piece(f"{shown.id}-{card.value}", name, size, Face(tuple(deck_front(card, look, size))), back)


def deck_front(card: Card, look: DeckLook, size: Size) -> Iterator[Element]:
    """Pips in a planet or porthole, value and symbol in two corners; readable either way up."""
    suit = look.suits[card.suit]
    ground, ink = (suit.field, suit.on_field) if card.is_trump else (suit.tint, suit.ink)
    disc, on_disc = (suit.tint, suit.ink) if card.is_trump else (suit.field, suit.on_field)
    wash = suit.wash
    x, y = size.width / 2, size.height / 2
    yield flood(size, suit.field)
    if card.is_trump:
        # Dark on dark: without a light outline the panel would not be visible.
        yield panel(size, _INSET, ground, suit.wash, 3, 0.6)
    else:
        yield panel(size, _INSET, ground, suit.ink, 3, 0.5)
    yield panel(size, _INSET + 1.1, ground, wash, 2.2, 0.35)
    yield both_ends(size, scenery(look.scene, suit.scenery, wash))
    yield globe(look.scene, x, y, _GLOBE, disc, wash if card.is_trump else suit.ink)
    pip, places = PIPS[card.value]
    yield symbols(suit.symbol, [(x + right * _PIP, y + down * _PIP) for right, down in places], pip * _PIP, on_disc)
    corner = _corner(card, suit, ink)
    yield both_ends(size, corner.at(_INSET + 2.4, _INSET + 3))


def _corner(card: Card, suit: SuitLook, ink: Ink) -> Drawing:
    """Value and symbol, one below the other."""
    value = lettering(f"{card.value}", 12, ink, 2.8)
    return Drawing(9.4, 22.5, (value.at((9.4 - value.width) / 2, 0), symbol(suit.symbol, 8.6, ink).at(0.4, 13.4)))


def deck_back(look: DeckLook, size: Size) -> Iterator[Element]:
    """The trump symbol twice, in orbit or under way, point-symmetric."""
    field, mark = BACKS[look.scene]
    x, y = size.width / 2, size.height / 2
    yield flood(size, field)
    yield panel(size, _INSET + 0.2, field, mark, 3, 0.7)
    yield panel(size, _INSET + 1.5, field, mark, 2, 0.3)
    if look.scene is Scene.SEA:
        waves = path(_currents(size), fill="none", stroke=mark, stroke_width=0.45, stroke_opacity=0.55)
        yield both_ends(size, waves)
    else:
        yield both_ends(size, path(_sky(), fill=mark))
    for r, width in ((26, 0.4), (19, 0.7), (11, 0.4)):
        yield circle(x, y, r, fill=field, stroke=mark, stroke_width=width)
    yield from _middle(look.scene, x, y, mark)
    ship = symbol(look.suits[Suit.TRUMP].symbol, 9.4, mark)
    lean = 120 if look.scene is Scene.SPACE else 0
    yield both_ends(size, circle(x + 19 * cos(-pi / 3), y + 19 * sin(-pi / 3), 5.8, fill=field))
    yield both_ends(size, ship.centred(x + 19 * cos(-pi / 3), y + 19 * sin(-pi / 3), turn=lean))


def _middle(scene: Scene, x: float, y: float, mark: Ink) -> Iterator[Element]:
    if scene is Scene.SPACE:
        yield path(
            spark(x, y, 5) + "".join(spark(x + 6.4 * cos(a), y + 6.4 * sin(a), 0.8) for a in _quarters()), fill=mark
        )
        return
    rose = "".join(spark(x, y, r) for r in (5,))
    yield path(rose, fill=mark)
    yield circle(x, y, 6.6, fill="none", stroke=mark, stroke_width=0.5)


def _quarters() -> list[float]:
    return [pi / 4 + n * pi / 2 for n in range(4)]


def _sky() -> str:
    """Stars for the lower half."""
    stars = ((10, 78, 1.3), (17, 70, 0.7), (26, 80.5, 0.9), (37, 77, 0.7), (46, 81, 0.9), (53, 77, 1.3), (55, 66, 0.7))
    more = ((8, 66, 0.7), (9, 54, 0.8), (54.5, 53, 0.8), (31.5, 73.6, 1))
    return "".join(spark(*star) for star in (*stars, *more))


def _currents(size: Size) -> str:
    """Rows of waves for the lower half."""
    return "".join(wave(7.5, size.height - 8.4 - n * 4.6, 8, 6, 2.2) for n in range(7))
