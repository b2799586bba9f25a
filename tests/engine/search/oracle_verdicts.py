"""The oracle's verdicts on thousands of small positions, kept because finding them takes an hour.

One letter per position: S solvable, U unsolvable, ? not found out within a few seconds.
`python -m tests.engine.search.oracle_verdicts` finds those that are missing: all of them, if the file was emptied
because positions are drawn in another way.
"""

from __future__ import annotations

import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Mission
from logwright.engine.search import KernelVerdict
from tests.engine import oracle
from tests.engine.positions import small_told
from tests.engine.told import Told, as_read

FILE = Path(__file__).with_suffix(".txt")
COUNT = 20_900
PATIENCE = 4
LETTERS = {"S": KernelVerdict.SOLVABLE, "U": KernelVerdict.UNSOLVABLE}


def kept_told(number: int) -> Told:
    """Three tricks for most of them: the oracle plays every line, and with each trick there are many times more."""
    return small_told(number, (4, 5, 6) if number % 20 == 0 else (3,))


def kept_position(number: int) -> tuple[Mission, Deal]:
    return as_read(kept_told(number))


def kept_verdicts() -> dict[int, KernelVerdict]:
    """By the number of the position, without those the oracle did not find out."""
    return {number: LETTERS[letter] for number, letter in enumerate(_kept_letters()) if letter in LETTERS}


def _kept_letters() -> str:
    return FILE.read_text("ascii").replace("\n", "")


def _letter(number: int) -> str:
    def give_up(*_: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        return "U" if oracle.solve(kept_told(number)) is None else "S"
    except TimeoutError:
        return "?"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _find_out() -> None:
    letters = _kept_letters()
    with ProcessPoolExecutor() as processes:
        for letter in processes.map(_letter, range(len(letters), COUNT), chunksize=20):
            letters += letter
            if len(letters) % 100 == 0:
                sys.stderr.write(f"\r{len(letters)} of {COUNT}")
    lines = [letters[start : start + 100] for start in range(0, COUNT, 100)]
    FILE.write_text("\n".join(lines) + "\n", "ascii")


if __name__ == "__main__":
    _find_out()
