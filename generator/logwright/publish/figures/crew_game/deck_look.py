"""The appearance of a trick-taking game's deck: suits with symbols and inks, and the scene of its cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

from logwright.content.model.game_spec import GameSpec, SuitStyle
from logwright.engine.cards.card import Card, Deck, Suit
from logwright.engine.missions.mission import Task
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.selector import parse_card
from logwright.publish.figures.svg.element import FigureError
from logwright.publish.figures.svg.ink import BLACK, WHITE, Ink, brightness, mix

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
    `field` fills whole areas, with `on_field` for what stands there. `scenery` lies in the corners of printed cards.
    """

    id: str
    symbol: str
    scenery: str
    ink: Ink
    tint: Ink
    wash: Ink
    field: Ink
    on_field: Ink

    @staticmethod
    def of(style: SuitStyle) -> SuitLook:
        def ink(part: str, light: str, dark: str, low: str) -> Ink:
            return Ink(f"suit-{style.id}{part}", light, dark, low)

        colour = style.ink
        deep = mix(colour, BLACK, 0.12)
        # The trump suit is nearly black, so its light parts must be lighter than a dark page.
        dim = brightness(colour) < DIM
        return SuitLook(
            style.id,
            style.symbol,
            style.scenery,
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
    """A trick-taking game as drawing code needs it. `tasks` are its task cards by id, where they have words."""

    spec: GameSpec = field(repr=False)
    tasks: Mapping[str, Task] = field(default_factory=dict, repr=False)

    @property
    def game(self) -> str:
        return self.spec.id

    @property
    def trump(self) -> str:
        return self.spec.trump

    @property
    def deck(self) -> Deck:
        return self.spec.deck

    @property
    def data(self) -> Mapping[str, Any]:
        return self.spec.data

    @cached_property
    def scene(self) -> Scene:
        return Scene(self.spec.scene)

    @cached_property
    def suits(self) -> Mapping[Suit, SuitLook]:
        return {suit: SuitLook.of(style) for suit, style in self.spec.styles.items()}

    @property
    def colours(self) -> list[SuitLook]:
        """All suits but the trumps, in the order of the game."""
        return [look for suit, look in self.suits.items() if suit is not Suit.TRUMP]

    def card(self, name: str | Card) -> Card:
        """A card as content spells it."""
        if isinstance(name, Card):
            return name
        try:
            return parse_card(name, self.spec.suits)
        except Mistake as mistake:
            raise FigureError(f"{self.game}: {mistake}") from None

    def suit(self, name: str) -> Suit:
        return self.spec.suits.names[name]

    @property
    def inks(self) -> tuple[Ink, ...]:
        return tuple(ink for suit in self.suits.values() for ink in suit.inks)
