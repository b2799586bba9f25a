"""Missions that ask for nothing but cards have frames of their own making: the same as if all were encoded."""

from __future__ import annotations

import pytest

from logwright.engine.cards.dealing import deal_mission
from logwright.engine.chance import Chance
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.choices import token_placements
from logwright.engine.missions.mission import (
    ARROW_TOKENS,
    NUMBER_TOKENS,
    Allocation,
    DrawnTasks,
    Mission,
    Token,
    TokenChange,
)
from logwright.engine.search import frame
from tests.whole_library import whole_library

TOKENS = ((), NUMBER_TOKENS, ARROW_TOKENS, (Token.ONE, Token.OMEGA))
SHARED = (Allocation.FREE, Allocation.DRAFT, Allocation.COMMANDER_DECISION, Allocation.VOLUNTEERS)


@pytest.mark.parametrize("change", [None, *TokenChange])
@pytest.mark.parametrize("allocation", SHARED)
@pytest.mark.parametrize("tokens", TOKENS)
def test_nothing_is_left_out(tokens: tuple[Token, ...], allocation: Allocation, change: TokenChange | None) -> None:
    for number, seats in enumerate((3, 4, 5)):
        mission = Mission((seats,), DrawnTasks(6, tokens), allocation, volunteers=2, token_change=change)
        deal = deal_mission(mission, whole_library().games["planet-nine"].table(seats), Chance(1, number))
        wish = frame.DealDemands(mission, deal, sharing(mission, deal), (), {})
        encoded = frame._framed(wish, (), tuple(token_placements(mission, deal)), None)
        assert list(frame.frames(wish)) == list(encoded)
