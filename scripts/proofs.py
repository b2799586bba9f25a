"""Proves and checks of every pair of task cards that is called impossible that it is, and keeps a note of it.

Writes the pairs.yaml of each game, from time to time and at the end: a run that was stopped goes on where it was.
With --again it proves everything anew.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path

from logwright.cache.file_cache import write_whole
from logwright.cli.terminal.progress import Progress
from logwright.content.model.task_pairs import written_pairs
from logwright.project import Project
from logwright.verdicts.pair_proofs import prove_pair, unproved

ROOT = Path(__file__).parents[1]
EVERY = 30
"""Seconds between two writings of the file."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--again", action="store_true", help="prove also what is proved already")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that share the work")
    options = parser.parse_args()
    library, _ = Project.open(ROOT).read()
    progress, failed = Progress("pair"), []
    for game_id, known in library.pairs.items():
        game, cards = library.games[game_id], library.pile(game_id)
        tasks = {card.id: card.task for card in cards}
        tables = {seats: replace(pairs, proofs={} if options.again else pairs.proofs) for seats, pairs in known.items()}
        written = time.monotonic()
        with ProcessPoolExecutor(options.jobs) as processes:
            asked = {}
            for seats, pairs in tables.items():
                for two, one_owner in unproved(pairs):
                    one, other = (tasks[name] for name in sorted(two))
                    answer = processes.submit(prove_pair, one, other, game.table(seats), one_owner=one_owner)
                    asked[answer] = seats, two, one_owner
            for done, answer in enumerate(as_completed(asked), start=1):
                seats, two, one_owner = asked[answer]
                progress(f"{' + '.join(sorted(two))} with {seats} players, {done} of {len(asked)}")
                if proof := answer.result():
                    proofs = {**tables[seats].proofs, (two, one_owner): proof}
                    tables[seats] = replace(tables[seats], proofs=proofs)
                else:
                    failed.append(f"{' + '.join(sorted(two))} with {seats} players was too hard to prove")
                if time.monotonic() > written + EVERY:
                    _write(game_id, written_pairs(game_id, cards, tables))
                    written = time.monotonic()
        _write(game_id, written_pairs(game_id, cards, tables))
    progress.done()
    print("\n".join(failed) or "every pair that is called impossible has a checked proof")
    return 1 if failed else 0


def _write(game: str, text: str) -> None:
    write_whole(ROOT / "content" / game / "pairs.yaml", text.encode())


if __name__ == "__main__":
    sys.exit(main())
