"""Search, second opinion, referee and oracle meet on positions drawn by number, for as long as wanted.

    python scripts/fuzz_positions.py --minutes 20

goes on where the last run ended and adds to build/fuzz/positions.json: what was tried, and every disagreement with the
number of its position. `--only 4711` tells of one position.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "generator")]

from tests.engine.drawn_positions import drawn_told  # noqa: E402
from tests.engine.meeting import meet  # noqa: E402

KEPT = ROOT / "build" / "fuzz" / "positions.json"
SAVED_EVERY = 10
"""Seconds."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--only", type=int, metavar="NUMBER", help="one position, with all that is said about it")
    options = parser.parse_args()
    if options.only is not None:
        return _tell(options.only)
    known = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {"next": 0, "tried": {}, "disagreements": {}}
    end = time.monotonic() + options.minutes * 60
    tried: Counter[str] = Counter(known["tried"])
    try:
        while time.monotonic() < end:
            _go_on(known, tried, min(end, time.monotonic() + SAVED_EVERY))
            _save(known, tried)
    except KeyboardInterrupt:
        _save(known, tried)
    print(f"positions up to {known['next']}: {dict(tried)}; {len(known['disagreements'])} disagreements")
    return 1 if known["disagreements"] else 0


def _go_on(known: dict[str, Any], tried: Counter[str], until: float) -> None:
    while time.monotonic() < until:
        number = known["next"]
        told = drawn_told(number)
        try:
            meeting = meet(told, number)
            said, verdict = meeting.said, meeting.verdict
            tried.update(meeting.seen)
        except Exception:
            said, verdict = [traceback.format_exc()], "raised"
        tried["not read" if verdict.startswith("not read") else verdict] += 1
        tried["positions"] += 1
        if said:
            known["disagreements"][str(number)] = {"said": said, "told": told}
            print(f"position {number}: {said[0][:300]}", flush=True)
        known["next"] = number + 1


def _save(known: dict[str, Any], tried: Counter[str]) -> None:
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    fresh = KEPT.with_suffix(".new")
    fresh.write_text(json.dumps(known | {"tried": dict(tried)}, indent=1), "utf-8")
    fresh.replace(KEPT)


def _tell(number: int) -> int:
    told = drawn_told(number)
    print(json.dumps(told, indent=1))
    meeting = meet(told, number)
    print(meeting.verdict, *meeting.said, sep="\n")
    return 1 if meeting.said else 0


if __name__ == "__main__":
    sys.exit(main())
