"""The scene of a game for what goes with its cards: inks, cover picture, emblem and symbols."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.engine.cards.card import Suit
from logwright.publish.figures import DeckLook, Drawing, SaucerLook, saucer, symbol
from logwright.publish.figures.cover_scene import WIDTH, cover_scene
from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.svg.ink import Ink
from logwright.publish.figures.town_scene import SKY, STARS, town_cover
from logwright.publish.print.cards.edition import Edition
from logwright.publish.views.game_style import look_of

_LOWEST_TOWN = 150.0
"""In a picture less high than this, saucers would hide behind houses."""


@dataclass(frozen=True)
class GameScene:
    """`ground` fills areas, `mark` draws on it."""

    look: DeckLook | SaucerLook
    ground: Ink
    mark: Ink

    @staticmethod
    def of(edition: Edition) -> GameScene:
        look = look_of(edition.library, edition.game)
        ground, mark = BACKS[look.scene] if isinstance(look, DeckLook) else (SKY, STARS)
        return GameScene(look, ground, mark)

    @property
    def symbols(self) -> tuple[str, ...]:
        look = self.look
        shown = look.colours.values() if isinstance(look, SaucerLook) else look.suits.values()
        return tuple(each.symbol for each in shown)

    @property
    def emblem(self) -> Drawing:
        """What stands for the game: its ship, or a saucer."""
        if isinstance(self.look, SaucerLook):
            return saucer(next(iter(self.look.colours)), self.look)
        return symbol(self.look.suits[Suit.TRUMP].symbol, 20, self.mark)

    def cover(self, ratio: float) -> Drawing:
        """The cover picture without words; `ratio` is the height wanted, as a multiple of the width."""
        if isinstance(self.look, DeckLook):
            return cover_scene(self.look)
        return town_cover(self.look, WIDTH, max(WIDTH * ratio, _LOWEST_TOWN))
