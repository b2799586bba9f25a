"""The suits of the two Crew games, for tests that read no content."""

from __future__ import annotations

from logwright.engine.cards.card import Suit, SuitCards, Suits
from logwright.engine.search.cardset import numbering

COLOURS = BLUE, GREEN, PINK, YELLOW = tuple(Suit(name) for name in ("blue", "green", "pink", "yellow"))
PLANET_NINE = Suits(tuple(SuitCards(colour, 9) for colour in COLOURS), "rocket", 4)
DEEP_SEA = Suits(PLANET_NINE.colours, "submarine", 4)

# Both games number their cards alike.
NUMBERS = numbering(PLANET_NINE)
CARDS = NUMBERS.cards
card_set = NUMBERS.set
card_number = NUMBERS.number.__getitem__
