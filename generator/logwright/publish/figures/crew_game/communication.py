"""Communication: a card on the table and where its token lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from logwright.engine.cards.card import Card
from logwright.engine.cards.communication import Mark
from logwright.publish.figures.crew_game.card import HEIGHT, WIDTH, card
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.token import SIZE, communication_token
from logwright.publish.figures.svg.drawing import Drawing, beside
from logwright.publish.figures.svg.element import FigureError

EDGES = {Mark.HIGHEST: "top", Mark.ONLY: "middle", Mark.LOWEST: "bottom"}
"""The position of the token for each meaning (p9-067 to p9-069)."""
_HEIGHTS = {"top": 0.0, "middle": 0.5, "bottom": 1.0, "beside": 0.5}
_MARGIN = SIZE / 2


def shown_card(name: str | Card, look: DeckLook, position: str, side: str = "green") -> Drawing:
    """A card with its token at the top (highest), in the middle (only), at the bottom (lowest), or beside it."""
    shown = look.card(name)
    if shown.is_trump:
        raise FigureError(f"{shown.spelled(look.trump)} is trump and can never be communicated")
    if position not in _HEIGHTS:
        raise FigureError(f"a token lies at the top, middle or bottom or beside a card, not {position!r}")
    token = communication_token(look, side)
    x = WIDTH + _MARGIN + 3 if position == "beside" else WIDTH / 2
    width = WIDTH + SIZE + 3 if position == "beside" else WIDTH
    parts = (card(shown, look).at(0, _MARGIN), token.centred(x, _MARGIN + HEIGHT * _HEIGHTS[position]))
    return Drawing(width, HEIGHT + SIZE, parts)


def communication(shown: Sequence[Mapping[str, str]], look: DeckLook) -> Drawing:
    """Cards that are shown, each `{card: pink 7, token: top, side: green}`."""
    return beside((shown_card(one["card"], look, one["token"], one["side"]) for one in shown), 14)
