"""Cards for the terminal: a letter and a value to type, the symbol of the suit, and its colour."""

from __future__ import annotations

import colorsys
import sys

from logwright.cli.colour import painted
from logwright.content.model.game_spec import GameSpec
from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.shorthand import letters_of

_SIGNS = {"circle": "●", "triangle": "▲", "diamond": "◆", "star": "★", "square": "■", "cross": "✚", "heart": "♥"}
_OTHER = "◉"
_BRIGHT = 0.25
"""Inks with less colour than this are shown in bold."""
# The terminal's own colours, by hue.
_RED, _YELLOW, _GREEN, _CYAN, _BLUE, _MAGENTA, _BOLD = 31, 33, 32, 36, 34, 35, 1
_HUES = ((0.04, _RED), (0.2, _YELLOW), (0.45, _GREEN), (0.53, _CYAN), (0.72, _BLUE), (0.95, _MAGENTA), (1.0, _RED))


class CardSigns:
    """How the cards of a game are written. Whoever confuses colours goes by letters and symbols."""

    def __init__(self, game: GameSpec) -> None:
        self.suits = game.suits
        self._letters = letters_of(game.suits)
        styles = {suit["id"]: suit for suit in game.data["suits"]}
        self._signs: dict[Suit, str] = {}
        self._inks: dict[Suit, int] = {}
        for name, suit in game.suits.names.items():
            if name in styles:
                self._signs[suit] = _SIGNS.get(styles[name]["symbol"], _OTHER)
                self._inks[suit] = _nearest(styles[name]["ink"])

    def typed(self, card: Card) -> str:
        """What a person types: `g7`."""
        return f"{self._letters[card.suit]}{card.value}"

    def shown(self, card: Card) -> str:
        """The card in its colour, with its symbol if the output has it."""
        sign = self._signs.get(card.suit, _OTHER)
        return painted(self.typed(card) + (sign if _can_show(sign) else ""), self._inks.get(card.suit, _BOLD))

    def key(self) -> str:
        """Which letter and symbol stand for which suit."""
        pairs = ((suit, self._letters[suit]) for suit, _ in self.suits.all)
        return "  ".join(f"{letter}{self._signs.get(suit, _OTHER)}" for suit, letter in pairs)

    def read(self, text: str) -> Card | None:
        """The card that was typed."""
        for card in self.suits.cards:
            if text in (self.typed(card), self.suits.spelled(card)):
                return card
        return None


def _nearest(ink: str) -> int:
    red, green, blue = (int(ink[place : place + 2], 16) / 255 for place in (1, 3, 5))
    hue, _, colour = colorsys.rgb_to_hls(red, green, blue)
    return next(sign for limit, sign in _HUES if hue <= limit) if colour >= _BRIGHT else _BOLD


def _can_show(sign: str) -> bool:
    try:
        sign.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return False
    return True
