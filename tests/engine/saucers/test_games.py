"""Recorded games: every decision, every event and every state, as they were when the record was approved.

A change of rules changes them: run `LOGWRIGHT_RECORD=1 pytest tests/engine/saucers/test_games.py`, and read the
difference before committing it.
"""

import os
from pathlib import Path

import pytest

from logwright.engine.saucers.games.play import play
from logwright.engine.saucers.games.record import record
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.players import Greedy, Planner, Player, Random
from logwright.engine.saucers.turns.setup import Setup

TABLES: dict[int, list[Player]] = {
    2: [Planner(), Greedy()],
    3: [Planner(), Greedy(), Greedy()],
    4: [Planner(), Greedy(), Planner(), Random()],
    5: [Greedy(), Planner(), Greedy(), Random(), Greedy()],
    6: [Greedy(), Planner(), Random(), Greedy(), Planner(), Greedy()],
}


@pytest.mark.parametrize("players", TABLES)
def test_the_game_goes_as_recorded(box: Box, players: int) -> None:
    steps = play(Setup(box, players, seed=2026), TABLES[players], rounds=60)
    lines = "\n".join(record(steps)) + "\n"
    path = Path(__file__).parent / "games" / f"{players}-players.txt"
    if os.environ.get("LOGWRIGHT_RECORD"):
        path.write_text(lines, encoding="utf-8")
    assert lines == path.read_text(encoding="utf-8")
