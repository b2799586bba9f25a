"""How well a crew plays: how many worlds its members think of, how far they think, and how often they slip."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A strength of play.

    `worlds` is the number of deals a member imagines for a card to play, `choices` for each decision before play. The
    cards that look best are rehearsed in as many of these worlds as `rehearsals` says. `budget` limits the cards a
    member plays through in its head for each world and card. One decision in `blunders` (if not 0) is any legal one.
    `speaks` says whether members communicate at all.
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
