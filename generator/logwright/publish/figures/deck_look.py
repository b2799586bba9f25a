"""How the deck of a Crew game looks: its suits with symbols and inks, and the scene its cards are set in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

from logwright.engine.card import Card, Deck, Suit, full_deck
from logwright.engine.mission import Task
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.selector import parse_card
from logwright.publish.figures.error import FigureError
from logwright.publish.figures.ink import BLACK, WHITE, Ink, brightness, mix

NIGHT = "#1b222d"
"""The darkest paper of dark pages."""
DIM = 60


class Scene(StrEnum):
    SPACE = "space"
    SEA = "sea"


@dataclass(frozen=True)
class SuitLook:
    """A suit: its symbol and its inks.

    `ink` is for symbols and numerals on paper, `tint` for the ground of a card, `wash` for ornaments on it.
    `field` fills whole areas, with `on_field` for what stands there.
    """

    id: str
    symbol: str
    ink: Ink
    tint: Ink
    wash: Ink
    field: Ink
    on_field: Ink

    @staticmethod
    def of(suit: str, symbol: str, colour: str) -> SuitLook:
        def ink(part: str, light: str, dark: str, low: str) -> Ink:
            return Ink(f"suit-{suit}{part}", light, dark, low)

        deep = mix(colour, BLACK, 0.12)
        # The trump suit is nearly black, so that on dark pages its light parts have to be lighter than the page.
        dim = brightness(colour) < DIM
        return SuitLook(
            suit,
            symbol,
            ink("", deep, mix(colour, WHITE, 0.86 if dim else 0.52), deep),
            ink("-tint", mix(colour, WHITE, 0.9), mix(colour, WHITE, 0.25) if dim else mix(colour, NIGHT, 0.78), WHITE),
            ink("-wash", mix(colour, WHITE, 0.74), mix(colour, NIGHT, 0.58), mix(colour, WHITE, 0.6)),
            ink("-field", colour, mix(colour, BLACK, 0.08), WHITE),
            ink("-on-field", WHITE, WHITE, deep),
        )

    @property
    def inks(self) -> tuple[Ink, ...]:
        return (self.ink, self.tint, self.wash, self.field, self.on_field)


@dataclass(frozen=True, eq=False)
class DeckLook:
    """A Crew game for those who draw it. `tasks` are its task cards by id, where it has any with words."""

    game: str
    trump: str
    suits: Mapping[Suit, SuitLook]
    scene: Scene
    data: Mapping[str, Any] = field(repr=False)
    tasks: Mapping[str, Task] = field(default_factory=dict, repr=False)

    @staticmethod
    def of(game: Mapping[str, Any], tasks: Mapping[str, Task] | None = None) -> DeckLook:
        """From the content of game.yaml, read as plain data, and the task cards of the game."""
        trump = game["trump"]
        suits = {
            Suit.TRUMP if suit["id"] == trump else Suit(suit["id"]): SuitLook.of(
                suit["id"], suit["symbol"], suit["ink"]
            )
            for suit in game["suits"]
        }
        scene = Scene.SPACE if trump == "rocket" else Scene.SEA
        return DeckLook(game["id"], trump, suits, scene, game, tasks or {})

    @cached_property
    def deck(self) -> Deck:
        return full_deck(self.trump)

    def card(self, name: str | Card) -> Card:
        """A card as content spells it: `pink 9`, `rocket 4`."""
        if isinstance(name, Card):
            return name
        try:
            return parse_card(name, self.trump)
        except Mistake as mistake:
            raise FigureError(f"{self.game}: {mistake.message}") from None

    def suit(self, name: str) -> Suit:
        return Suit.TRUMP if name == self.trump else Suit(name)

    @property
    def inks(self) -> tuple[Ink, ...]:
        return tuple(ink for suit in self.suits.values() for ink in suit.inks)
