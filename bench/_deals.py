"""Random deals that several measures share."""

from __future__ import annotations

import random
from dataclasses import replace

from logwright.content.model.library import Library
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.chance import Chance
from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, Allocation, DrawnTasks, Mission, Token
from logwright.engine.search import Position

TOKENS = (
    (),
    (Token.ONE, Token.TWO),
    (Token.ARROW_1, Token.ARROW_2, Token.ARROW_3),
    (Token.OMEGA,),
    (Token.ONE, Token.OMEGA),
    NUMBER_TOKENS[:4],
    NUMBER_TOKENS,
    ARROW_TOKENS,
)


def random_position(
    library: Library, number: int, *, tasks: int, seats: int, fixed: bool = False, tokens: bool = True
) -> Position:
    """A random Planet Nine deal with so many tasks and some tokens; anyone may own them, or owners are drawn too."""
    draw = random.Random(number)
    drawn = draw.choice([drawn for drawn in TOKENS if len(drawn) <= tasks]) if tokens else ()
    mission = Mission((seats,), DrawnTasks(tasks, drawn), Allocation.FREE)
    deal: Deal = deal_mission(mission, library.games["planet-nine"].table(seats), Chance(1, number))
    if fixed:
        deal = replace(deal, owners=tuple(draw.randrange(seats) for _ in deal.tasks))
    return Position(mission, deal)
