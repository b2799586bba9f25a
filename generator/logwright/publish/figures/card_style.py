"""How a card looks in a running text: its name in the ink of its suit, behind the suit's symbol."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

from logwright.publish.figures.crew_game.deck_look import DeckLook, SuitLook
from logwright.publish.figures.svg.ink import Palette
from logwright.publish.figures.svg.symbol import SHAPES, SIZE


def card_styles(looks: Iterable[DeckLook]) -> str:
    """CSS for the suits of these games, each once."""
    suits = {suit.id: suit for look in looks for suit in look.suits.values()}
    return "".join(_styles(suit) for suit in suits.values())


def _styles(suit: SuitLook) -> str:
    outline, middle = SHAPES.get(suit.symbol, suit.symbol), SIZE // 2
    drawn = (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='-{middle} -{middle} {SIZE} {SIZE}'>"
        f"<path fill-rule='evenodd' d='{outline}'/></svg>"
    )
    mask = f'url("data:image/svg+xml,{quote(drawn, safe=" =:/")}") center/contain no-repeat'
    # As the ink of a text it must be told from the page, be it light or dark.
    ink = f"color-mix(in srgb, {Palette.SITE.paint(suit.ink)} 75%, var(--text))"
    return f".md-typeset .card.{suit.id}{{color:{ink}}}\n.card.{suit.id}::before{{-webkit-mask:{mask};mask:{mask}}}\n"
