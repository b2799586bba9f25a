"""Requests as the kernel gets them, noted down while missions are searched and played, and damaged ones.

`python -m tests.engine.search.native.requests FOLDER` writes one file for each: what a fuzzer begins with.
"""

from __future__ import annotations

import random
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from logwright.content.loading.load import load
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.level import Level
from logwright.engine.machines.machine import Machine
from logwright.engine.search import Position, solve
from logwright.engine.search import worlds as weighing
from logwright.engine.search.kernel import Kernel, Skill, kernel
from logwright.engine.search.worlds import SKILLS
from tests.engine.search.oracle_verdicts import kept_position

ROOT = Path(__file__).parents[4]
PLAYED = ("planet-nine/05", "planet-nine/12", "planet-nine/26", "planet-nine/46", "deep-sea/14", "deep-sea/30")

HASTY = Level("hasty", worlds=8, choices=8, budget=100, rehearsals=4)
"""Thinks of little, but in every way."""


class Asked(IntEnum):
    """Functions of the kernel, in the order of the driver."""

    SOLVE = 0
    DRAW_WORLDS = 1
    WEIGH = 2
    RACE = 3


class Request(NamedTuple):
    """What is asked, how many numbers come before the last (questions, for SOLVE), and what is written."""

    asked: Asked
    words: bytes
    worlds: bytes = b""
    world_count: int = 0

    def driven(self, skills: Skill = Skill.ALL, budget: int = 4000, seed: int = 1) -> bytes:
        """As the native driver reads it."""
        head = array("i", [self.asked, budget, seed, skills, self.world_count])
        return head.tobytes() + self.worlds + self.words


class Listening(Kernel):
    """A kernel that notes down what it is asked."""

    def __init__(self, start: Callable[[], Machine]) -> None:
        super().__init__(start)
        self.heard: list[Request] = []

    def _ask(self, function: str, request: bytes, *values: int) -> int:
        asked = Asked[function.upper()]
        # The number of worlds follows the suits.
        count = array("I", request)[request[0] + 1] if asked is Asked.WEIGH else 0
        self.heard.append(Request(asked, request, self.worlds(count), count))
        return super()._ask(function, request, *values)


def searched(numbers: range, start: Callable[[], Machine]) -> list[Request]:
    """What is asked about small positions of the oracle."""
    listening = Listening(start)
    for number in numbers:
        solve([Position(*kept_position(number))], machine=listening, budget=1)
    return listening.heard


def played(start: Callable[[], Machine], keys: Sequence[str] = PLAYED) -> list[Request]:
    """What members of a crew ask."""
    library, listening = load(ROOT)[0], Listening(start)
    with patch.object(weighing, "kernel", lambda: listening):
        for key in keys:
            mission = library.missions[key]
            for players in mission.rules.players:
                table, pile = library.games[mission.game].table(players), [c.task for c in library.pile(mission.game)]
                deal = deal_mission(mission.rules, table, Chance(1, players), pile=pile)
                play_mission(mission.rules, deal, HASTY, Chance(2, players))
    return listening.heard


def damaged(request: Request, chance: random.Random) -> Request:
    """The same request with a few numbers changed, left out or put in; its length may be told as it is then."""
    words = array("i", request.words)
    for _ in range(chance.choice((1, 1, 2, 4))):
        place = chance.randrange(len(words))
        match chance.randrange(6):
            case 0:
                words[place] = chance.choice((-1, 0, 1, 2, 255, 256, 0xFFFF, 1 << 20, -(1 << 31), (1 << 31) - 1))
            case 1:
                words[place] ^= 1 << chance.randrange(31)
            case 2:
                words[place] = words[chance.randrange(len(words))]
            case 3:
                del words[place]
            case 4:
                words.insert(place, chance.randrange(50))
            case 5:
                words[place] = max(-(1 << 31), min(words[place] + chance.choice((-1, 1, 7)), (1 << 31) - 1))
        if not words:
            return request
    if request.asked is Asked.SOLVE and chance.random() < 0.9:
        words[0] = len(words)
    return request._replace(words=words.tobytes())


def corpus() -> Iterator[Request]:
    start = kernel()._start
    yield from searched(range(0, 20_000, 40), start)
    yield from played(start)[::20]


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for number, request in enumerate(corpus()):
        # Small budgets end before the clauses begin, unless they stand alone.
        for skills in (Skill.ALL, Skill.LEARN) if request.asked is Asked.SOLVE else (SKILLS,):
            (folder / f"{number:05}-{skills.value:02}").write_bytes(request.driven(skills))
