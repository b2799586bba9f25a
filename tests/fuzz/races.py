"""Games of Crash & Grab of every kind, which have to end in the races as they do step by step."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from logwright.engine.races.race import race
from logwright.engine.saucers.games.simulation import play_out
from logwright.engine.saucers.pieces.box import Box
from tests.engine.races.any_game import any_game, our_box
from tests.fuzz.case import Case

SECONDS = 60.0


def attempt(number: int, case: Case) -> None:
    game = any_game(_box(), number)
    case.shown["game.txt"] = repr(game).encode()
    raced, defined = race(*game), play_out(*game)
    case.seen["games"] += 1
    case.seen["turns"] += defined.turns
    case.seen[f"{game.setup.players} players"] += 1
    case.seen["won" if defined.winner is not None else "not over"] += 1
    case.expect(raced == defined, f"{raced}\nis not\n{defined}")


@cache
def _box() -> Box:
    return our_box(Path(__file__).parents[2])
