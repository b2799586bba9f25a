"""What races of candidates cost the crew: how much worse the card they choose is than the one that looks best in a
thousand worlds, on average, and how many searches they take.

Attempts tell crews apart only after thousands of them; decisions do so after hundreds, because each is compared with
its own best card (docs/crews.md compares the two). `python bench/races.py [--deals N]`
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import logwright
from logwright.content.loading.load import load
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.level import CLUB
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission
from logwright.engine.search.kernel import RaceResult
from logwright.engine.search.words import NO_CARD
from logwright.engine.search.worlds import Weighing

MANY = 1000
AGAIN = 3
SETTINGS = tuple((tasks, seats) for tasks in (5, 8) for seats in (3, 4, 5))
DEALS, MINDS, FIRST = 3, 4, 900

Race = Callable[[int, int, int], list[RaceResult]]
"""A decision asked again: with so many worlds, so many of them before the first comparison, and a seed."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1, help="attempts at each of six tables (1)")
    asked: list[tuple[bool, int, Race]] = []
    with _noted(asked):
        _play(parser.parse_args().deals)
    losses: dict[bool, list[float]] = {True: [], False: []}
    searches = 0
    for playing, first, again in asked:
        values = [result.value for result in again(MANY, MANY, 1)]
        for seed in range(2, 2 + AGAIN):
            found = again(CLUB.worlds, first, seed)
            chosen = max(range(len(found)), key=lambda index: found[index].value)
            losses[playing].append(max(values) - values[chosen])
            searches += sum(result.worlds for result in found)
    for playing, name in ((True, "cards"), (False, "before play")):
        some = losses[playing]
        print(f"  {name}: {sum(some) / len(some):.5f} worse than the best, {len(some) // AGAIN} decisions")
    print(f"  {searches / AGAIN / len(asked):.0f} searches for a decision")


@contextmanager
def _noted(asked: list[tuple[bool, int, Race]]) -> Iterator[None]:
    """While this lasts, every race is noted down so that it can be held again."""
    race = Weighing.race

    def noting(self: Weighing, *args: Any, **options: Any) -> list[RaceResult]:
        known, playing = self._known, args[1][0].card != NO_CARD

        def again(worlds: int, at_once: int, seed: int) -> list[RaceResult]:
            return race(Weighing(known), *args, **{**options, "worlds": worlds, "at_once": at_once, "seed": seed})

        asked.append((playing, options["at_once"], again))
        return race(self, *args, **options)

    Weighing.race = noting  # type: ignore[method-assign]
    try:
        yield
    finally:
        Weighing.race = race  # type: ignore[method-assign]


def _play(deals: int) -> None:
    game = load(Path(logwright.__file__).parents[2])[0].games["planet-nine"]
    for tasks, seats in SETTINGS:
        mission = Mission((seats,), DrawnTasks(tasks), Allocation.DRAFT)
        for number in range(FIRST, FIRST + deals):
            deal = deal_mission(mission, game.table(seats), Chance(DEALS, number))
            play_mission(mission, deal, CLUB, Chance(MINDS, number))


if __name__ == "__main__":
    main()
