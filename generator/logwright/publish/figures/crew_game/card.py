"""Playing cards: fronts, the back, and a small card icon for running text."""

from __future__ import annotations

from logwright.engine.cards.card import Card, Suit
from logwright.publish.figures.crew_game.deck_look import DeckLook, Scene, SuitLook
from logwright.publish.figures.design_tokens import SCENES
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.element import box, circle, path
from logwright.publish.figures.svg.ink import EDGE, PAPER, WHITE, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import backdrop, spark, wave, window
from logwright.publish.figures.svg.symbol import symbol, symbols

WIDTH, HEIGHT, RADIUS = 63.0, 88.0, 5.0
"""A playing card, in millimetres where it is printed."""
MARGIN = 3.0
_CENTRE = (WIDTH / 2, HEIGHT / 2)
_WINDOW = 21.0
# Size and positions of the pips for each value, relative to the centre.
PIPS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (26, ((0, 0),)),
    2: (17, ((0, -9.5), (0, 9.5))),
    3: (15, ((0, -9.6), (-9.4, 6.4), (9.4, 6.4))),
    4: (13.5, ((-8.4, -8.4), (8.4, -8.4), (-8.4, 8.4), (8.4, 8.4))),
    5: (11.5, ((-9.6, -9.6), (9.6, -9.6), (0, 0), (-9.6, 9.6), (9.6, 9.6))),
    6: (11, ((-7.6, -11.6), (7.6, -11.6), (-7.6, 0), (7.6, 0), (-7.6, 11.6), (7.6, 11.6))),
    7: (10, ((-6.8, -11.6), (6.8, -11.6), (-13.4, 0), (0, 0), (13.4, 0), (-6.8, 11.6), (6.8, 11.6))),
    8: (9.6, ((-10, -11), (0, -11), (10, -11), (-6.4, 0), (6.4, 0), (-10, 11), (0, 11), (10, 11))),
    9: (9.4, tuple((x, y) for y in (-10.6, 0, 10.6) for x in (-10.6, 0, 10.6))),
}
BACKS = {
    Scene.SPACE: (
        Ink("back-space", SCENES["space"].deep, "#242c58", WHITE),
        Ink("back-space-mark", "#9db0ea", "#8a9ad0", "#5a6384"),
    ),
    Scene.SEA: (
        Ink("back-sea", SCENES["sea"].deep, "#0f4d56", WHITE),
        Ink("back-sea-mark", "#8fd6d3", "#7fbdbb", "#4d7f7f"),
    ),
}
_BACK_MARKS = {
    Scene.SPACE: "".join(spark(x, y, 1.6) for x in (10, 53) for y in (10, 78)) + spark(31.5, 8, 1) + spark(31.5, 80, 1),
    Scene.SEA: "".join(wave(7.5, y, 8) for y in (9, 13.5, 75, 79.5)),
}


def card(name: str | Card, look: DeckLook) -> Drawing:
    """The front of a playing card."""
    shown = look.card(name)
    suit = look.suits[shown.suit]
    ground, ink = (suit.field, suit.on_field) if shown.is_trump else (suit.tint, suit.ink)
    disc, on_disc = (suit.tint, suit.ink) if shown.is_trump else (suit.field, suit.on_field)
    x, y = _CENTRE
    size, places = PIPS[shown.value]
    corner = _corner(shown, suit, ink)
    return Drawing(
        WIDTH,
        HEIGHT,
        (
            box(0.4, 0.4, WIDTH - 0.8, HEIGHT - 0.8, RADIUS, fill=PAPER, stroke=EDGE, stroke_width=0.8),
            box(
                MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 3, fill=ground, stroke=suit.ink, stroke_width=1
            ),
            backdrop(look.scene, suit.wash),
            window(look.scene, x, y, _WINDOW, disc, suit.wash if shown.is_trump else suit.ink),
            symbols(suit.symbol, [(x + right, y + down) for right, down in places], size, on_disc),
            corner.at(MARGIN + 2.6, MARGIN + 3),
            corner.at(WIDTH - MARGIN - 2.6 - corner.width, HEIGHT - MARGIN - 3 - corner.height, turn=180),
        ),
    )


def _corner(shown: Card, suit: SuitLook, ink: Ink) -> Drawing:
    """Value and symbol, one below the other."""
    value = lettering(f"{shown.value}", 13, ink, 2.7)
    return Drawing(9, 23, (value.at((9 - value.width) / 2, 0), symbol(suit.symbol, 8.4, ink).at(0.3, 14.4)))


def card_back(look: DeckLook) -> Drawing:
    """The back of every playing card of a deck."""
    field, mark = BACKS[look.scene]
    x, y = _CENTRE
    rings = [circle(x, y, r, fill="none", stroke=mark, stroke_width=0.8) for r in (15, 21, 27)]
    centre = window(look.scene, x, y, 10, field, mark)
    return Drawing(
        WIDTH,
        HEIGHT,
        (
            box(0.4, 0.4, WIDTH - 0.8, HEIGHT - 0.8, RADIUS, fill=PAPER, stroke=EDGE, stroke_width=0.8),
            box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 3, fill=field, stroke=mark, stroke_width=1),
            path(_BACK_MARKS[look.scene], fill="none", stroke=mark, stroke_width=0.9),
            *rings,
            centre,
            symbol(look.suits[Suit.TRUMP].symbol, 12, mark).centred(x, y),
        ),
    )


def card_sign(name: str | Card, look: DeckLook) -> Drawing:
    """A card in running text: its symbol and value on a small plate."""
    shown = look.card(name)
    suit = look.suits[shown.suit]
    ground, ink = (suit.field, suit.on_field) if shown.is_trump else (suit.tint, suit.ink)
    value = lettering(f"{shown.value}", 12, ink, 2.7)
    return Drawing(
        30,
        20,
        (
            box(0.5, 0.5, 29, 19, 4, fill=ground, stroke=suit.ink),
            symbol(suit.symbol, 12, ink).centred(10, 10),
            value.centred(21.5, 10),
        ),
    )
