"""How fast and how sure the search is: shares of decided deals and ratios of times taken in the same run.

Options: a number scales the deals (bench/search.py 0.1 for a quick look).
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from itertools import product
from pathlib import Path
from statistics import mean, median

from _deals import random_position

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.search import BUDGET, KernelVerdict, Position, solve
from logwright.engine.search.kernel import Skill
from logwright.verdicts.missions.job import work
from logwright.verdicts.missions.opinion import decide
from logwright.verdicts.missions.survey import Request, jobs_for

ROOT = Path(__file__).parents[1]
BUDGETS = (200_000, 2_000_000, 20_000_000)
ROUNDS = 5
SCALE = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0


def main() -> None:
    library = load(ROOT)[0]
    against_plain(library)
    throughput(library)
    official(library)
    free_allocation(library)
    fixed_owners(library)


def against_plain(library: Library) -> None:
    """The whole search against depth-first search with only legality and immediate failure, same kernel and budget."""
    for fixed, budget in product((False, True), BUDGETS):
        positions = [
            random_position(library, n, tasks=4 + n % 5, seats=3 + n % 3, fixed=fixed) for n in range(_count(300))
        ]
        print(f"  {'fixed owners' if fixed else 'free allocation'}, {budget:,} steps")
        seconds = []
        for name, skills in (("plain", Skill(0)), ("whole", Skill.ALL)):
            start = time.process_time()
            answers = solve(positions, budget, skills=skills)
            seconds.append(time.process_time() - start)
            decided = sum(answer.verdict is not KernelVerdict.UNDECIDED for answer in answers) / len(answers)
            print(f"    {name}: {decided:.1%} decided")
        print(f"    times as fast: {seconds[0] / seconds[1]:.1f}, {seconds[0]:.2f} s against {seconds[1]:.2f} s")


def throughput(library: Library) -> None:
    """Deals per second and core, with dealing, compiling and referee: of all missions together, and of each."""
    missions = [m for m in library.all_missions if m.game == "planet-nine" and m.official]
    jobs = jobs_for(library, missions, [4], Request(deals=_count(200)))
    work(jobs[0])  # the first job of a process also loads the kernel
    together, each = [], []
    for _ in range(ROUNDS):
        seconds = []
        for job in jobs:
            start = time.process_time()
            work(job)
            seconds.append(time.process_time() - start)
        together.append(sum(job.count for job in jobs) / sum(seconds))
        each.append(mean(job.count / taken for job, taken in zip(jobs, seconds, strict=True)))
    print("  planet-nine 1-50 with four players, deals per second")
    print(f"    all together: {median(together):,.0f} ({min(together):,.0f} to {max(together):,.0f})")
    print(f"    mean of the missions: {median(each):,.0f} ({min(each):,.0f} to {max(each):,.0f})")


def official(library: Library) -> None:
    """The share of undecided deals over all official missions."""
    missions = [mission for mission in library.all_missions if mission.official]
    found: Counter[str] = Counter()
    for job in jobs_for(library, missions, None, Request(deals=_count(50))):
        part = work(job)
        found += Counter(solvable=part.solvable, unsolvable=len(part.unsolvable), undecided=len(part.undecided))
    print(f"  all official missions, 2-5 players: {dict(found)}, undecided {found['undecided'] / found.total():.3%}")


def free_allocation(library: Library) -> None:
    positions = [random_position(library, n, tasks=1 + n % 10, seats=3 + n % 3) for n in range(_count(10_000))]
    _times("free allocation", positions)


def fixed_owners(library: Library) -> None:
    positions = [random_position(library, n, tasks=1 + n % 8, seats=3, fixed=True) for n in range(_count(3_000))]
    _times("fixed owners, three players", positions)


def _times(name: str, positions: list[Position]) -> None:
    times, found = [], Counter[str]()
    for position in positions:
        start = time.perf_counter()
        found[decide([position], BUDGET)[0].verdict.value] += 1
        times.append(time.perf_counter() - start)
    times.sort()
    within = sum(seconds <= 1 for seconds in times) / len(times)
    print(
        f"  {name}: {dict(found)}; mean {1000 * sum(times) / len(times):.2f} ms, "
        f"p99 {1000 * times[int(0.99 * len(times))]:.1f} ms, slowest {times[-1]:.2f} s, within 1 s {within:.2%}"
    )


def _count(number: int) -> int:
    return max(1, int(number * SCALE))


if __name__ == "__main__":
    main()
