"""How well a crew plays: how many worlds its members consider, how deep they search, and how often they blunder."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A strength of play.

    `worlds` is the number of deals a member samples to choose a card, `choices` for each decision before play. The best
    cards are rehearsed in `rehearsals` of these worlds. `budget` limits the search for each world and card, in cards
    played. One decision in `blunders` (if not 0) is a random legal one. `speaks` says whether members communicate at
    all.
    """

    name: str
    worlds: int
    choices: int
    budget: int
    rehearsals: int = 0
    blunders: int = 0
    speaks: bool = True


BEGINNER = Level("beginner", worlds=8, choices=8, budget=100, blunders=20)
CLUB = Level("club", worlds=120, choices=120, budget=100)
EXPERT = Level("expert", worlds=200, choices=200, budget=100, rehearsals=100)
LEVELS = {level.name: level for level in (BEGINNER, CLUB, EXPERT)}
