"""How well and how fast crews play: plain draws of tasks, against random play, one-world play and a prototype.

Every setting has the same deals for all crews. Random and one-world seats play after the draft of the club crew, so
that only their play is compared. `--seeds 500` takes most of an hour on one core; without it a tenth is played.

`--against` plays club settings with the code of an earlier commit as well, lot by lot in turn on the same deals, and
compares what was won and how long it took.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import logwright
from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.chance import Chance
from logwright.engine.crews.attempt import play_mission
from logwright.engine.crews.level import CLUB, LEVELS, Level
from logwright.engine.interval import wilson
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission

ROOT = Path(__file__).parents[1]
BASELINE = "cc46480"
"""The last commit in which every candidate was searched in every world, and Python added up the results."""
LOT = 25
FEW = 10
DEALS, MINDS = 3, 4
"""Seeds of what is dealt and of what members think of. No weight was chosen on these deals."""
RANDOM = Level("random", worlds=1, choices=1, budget=1, blunders=1, speaks=False)
ONE_WORLD = replace(CLUB, name="one world", worlds=1)
SILENT = replace(CLUB, name="club, silent", speaks=False)
CREWS = {level.name: level for level in (*LEVELS.values(), RANDOM, ONE_WORLD, SILENT)}


@dataclass(frozen=True)
class Setting:
    """A crew at so many plain tasks and seats, and what a prototype reached there (in percent)."""

    crew: str
    tasks: int
    seats: int
    prototype: float | None = None


SETTINGS = (
    Setting("club", 5, 4, 75),
    Setting("club", 8, 4, 45),
    Setting("club", 3, 4, 89),
    Setting("expert", 5, 4, 75),
    Setting("expert", 8, 4, 45),
    Setting("club", 5, 5, 38),
    Setting("club", 5, 3, 93),
    Setting("club", 10, 4, 36),
    Setting("club", 1, 4, 98.8),
    *(Setting(crew, tasks, 4) for crew in ("random", "one world", "beginner") for tasks in (5, 8)),
    *(Setting("club, silent", tasks, 4, rate) for tasks, rate in ((5, 52), (8, 24), (3, 69), (10, 14), (1, 94.6))),
)


COMPARED = tuple(Setting("club", tasks, seats) for tasks in (5, 8) for seats in (3, 4, 5))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--against", nargs="?", const=BASELINE, help="an earlier commit, to compare with")
    parser.add_argument("--lot", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.lot:
        crew, tasks, seats, first, end = json.loads(options.lot)
        # Loading the kernel is not part of an attempt.
        played(Setting(crew, tasks, seats), [first])
        print(json.dumps([played(Setting(crew, tasks, seats), [number]) for number in range(first, end)]))
        return
    if options.against:
        compare(options.against, options.seeds)
        return
    with ProcessPoolExecutor(options.jobs) as executor:
        for setting in SETTINGS:
            lots = [range(first, min(first + LOT, options.seeds)) for first in range(0, options.seeds, LOT)]
            parts = list(executor.map(played, [setting] * len(lots), lots))
            won, seconds = sum(part[0] for part in parts), sum(part[1] for part in parts)
            print(line(setting, won, options.seeds, seconds), flush=True)
    print(f"  time for ten times the games: {growth():.1f} times (at most 11)")


def line(setting: Setting, won: int, games: int, seconds: float) -> str:
    low, high = wilson(won, games)
    aim = f", prototype {setting.prototype} %" if setting.prototype else ""
    return (
        f"  {setting.crew}, {setting.tasks} tasks, {setting.seats} players: {won / games:.1%} of {games} "
        f"({low:.1%} to {high:.1%}){aim}; {games / seconds:.1f} games per second and core"
    )


def played(setting: Setting, numbers: Sequence[int]) -> tuple[int, float]:
    """Attempts won, and how long the crew thought about them."""
    mission = Mission((setting.seats,), DrawnTasks(setting.tasks), Allocation.DRAFT)
    table = _library().games["planet-nine"].table(setting.seats)
    crew = CREWS[setting.crew]
    won, seconds = 0, 0.0
    for number in numbers:
        deal = deal_mission(mission, table, Chance(DEALS, number))
        if crew is RANDOM:
            # With the same chance one-world seats draft as the club crew does.
            drafted = play_mission(mission, deal, ONE_WORLD, Chance(MINDS, number)).certificate
            deal = replace(deal, owners=drafted.owners)
        start = time.process_time()
        won += play_mission(mission, deal, crew, Chance(MINDS, number)).won
        seconds += time.process_time() - start
    return won, seconds


def compare(commit: str, deals: int) -> None:
    """Both play the same deals, each lot in processes of their own, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "x", "-C", folder], input=archive, check=True)
        for setting in COMPARED:
            now, then = [], []
            for first in range(0, deals, LOT):
                lot = range(first, min(first + LOT, deals))
                now += lot_of(ROOT, setting, lot)
                then += lot_of(Path(folder), setting, lot)
            print(comparison(setting, now, then), flush=True)


def lot_of(root: Path, setting: Setting, lot: range) -> list[tuple[int, float]]:
    """A lot played by the code in this folder: for each deal whether it was won, and the seconds it took."""
    asked = json.dumps([setting.crew, setting.tasks, setting.seats, lot.start, lot.stop])
    run = subprocess.run(
        [sys.executable, __file__, "--lot", asked],
        env=os.environ | {"PYTHONPATH": str(root / "generator")},
        capture_output=True,
        check=True,
    )
    return [(won, seconds) for won, seconds in json.loads(run.stdout)]


def comparison(setting: Setting, now: list[tuple[int, float]], then: list[tuple[int, float]]) -> str:
    deals = len(now)
    gains = [new[0] - old[0] for new, old in zip(now, then, strict=True)]
    gain, error = statistics.mean(gains), statistics.pstdev(gains) / math.sqrt(deals)
    ratio = sum(old[1] for old in then) / sum(new[1] for new in now)
    won, before = (sum(each[0] for each in part) / deals for part in (now, then))
    return (
        f"  {setting.crew}, {setting.tasks} tasks, {setting.seats} players: {won:.1%} of {deals}, before {before:.1%} "
        f"({100 * gain:+.1f} ± {196 * error:.1f} points); {ratio:.2f} times as fast"
    )


def growth() -> float:
    """How much longer ten lots of games take in one go than one of them; deals differ, so each lot is timed."""
    setting = Setting("club", 5, 4)
    played(setting, range(2))
    lots = [played(setting, range(FEW * lot, FEW * (lot + 1)))[1] for lot in range(10)]
    return played(setting, range(10 * FEW))[1] / statistics.mean(lots)


@cache
def _library() -> Library:
    return load(Path(logwright.__file__).parents[2])[0]


if __name__ == "__main__":
    main()
