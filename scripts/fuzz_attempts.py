"""Lets everybody decide at random, by the rules, in attempts at all missions with all numbers of players.

    python scripts/fuzz_attempts.py --attempts 20000

Each must end, with the result that the referee sees, and after no trick earlier; and small positions can be won
where the oracle of the searches wins. The number of an attempt decides everything in it: `--only 4711` plays one.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "generator")]

from logwright.engine.attempts import is_won  # noqa: E402
from tests.engine.attempts.random_attempts import agrees_with_the_oracle, agrees_with_the_referee, states  # noqa: E402
from tests.engine.crews.tables import jobs  # noqa: E402

TOLD_EVERY = 500
ORACLE_EVERY = 20


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attempts", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--only", type=int, metavar="NUMBER")
    options = parser.parse_args()
    if options.only is not None:
        return _attempt(options.only, Counter())
    seen: Counter[str] = Counter()
    start, failed = time.monotonic(), 0
    for number in range(options.first, options.first + options.attempts):
        failed += _attempt(number, seen)
        if (number + 1 - options.first) % TOLD_EVERY == 0:
            print(f"{number + 1} attempts, {failed} failed, {time.monotonic() - start:.0f} s: {dict(seen)}", flush=True)
    print(f"{options.attempts} attempts, {failed} failed: {dict(seen)}")
    return 1 if failed else 0


def _attempt(number: int, seen: Counter[str]) -> int:
    tables = jobs()
    job = tables[number % len(tables)]
    try:
        *before, (state, _) = states(job.mission, job.deal(number // len(tables)), Random(f"attempt {number}"))
        seen.update(asked.kind.value for _, asked in before if asked)
        agrees_with_the_referee(state)
        seen["won" if is_won(state) else "lost"] += 1
        if number % ORACLE_EVERY == 0:
            met = agrees_with_the_oracle(100_000 + number)
            seen[f"oracle: {'too large' if met is None else 'can be won' if met else 'cannot be won'}"] += 1
    except Exception:
        print(f"attempt {number}, {job.key} with {job.players} players:\n{traceback.format_exc()}", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
