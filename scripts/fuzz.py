"""Tries what must not break for as long as wanted, and goes on where the last run ended.

    python scripts/fuzz.py --minutes 30                  all subjects in turn
    python scripts/fuzz.py links stores --minutes 5      some of them
    python scripts/fuzz.py links --only 4711             one case, with all that is said about it
    python scripts/fuzz.py --report                      what all runs together tried and found

Counts and findings are kept in build/fuzz/<subject>.json; a run that is killed loses no more than its last seconds, and
the next one tries those again. It begins with what was found before: what has been mended is no longer a finding. Files
that show a finding again lie in build/fuzz/found/. Cases run in a process of their own: if it dies or does not come
back, that is a finding, too.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import multiprocessing
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "generator")]

from tests.fuzz.case import SUBJECTS, Case, subject, tried  # noqa: E402

KEPT = ROOT / "build" / "fuzz"
SLICE = 180
"""Seconds for a subject before it is the turn of the next. Each time all content is read first."""
SAVED_EVERY = 5
PATIENCE = 300
"""Seconds on the clock after which a case that does not come back is stopped."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=f"some of: {', '.join(SUBJECTS)}")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--only", type=int, metavar="NUMBER", help="one case, with all that is said about it")
    parser.add_argument("--report", action="store_true", help="only say what is known")
    options = parser.parse_args()
    if unknown := set(options.subjects) - set(SUBJECTS):
        parser.error(f"no such subject: {', '.join(sorted(unknown))}; there are {', '.join(SUBJECTS)}")
    chosen = options.subjects or list(SUBJECTS)
    if options.only is not None:
        return _tell(chosen[0], options.only)
    if not options.report:
        signal.signal(signal.SIGINT, _stop)
        signal.signal(signal.SIGTERM, _stop)
        _run(chosen, time.monotonic() + options.minutes * 60)
    for name in chosen:
        _say(name, _known(name))
    return 1 if any(_known(name)["findings"] for name in chosen) else 0


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


def _run(chosen: list[str], end: float) -> None:
    try:
        while time.monotonic() < end:
            for name in chosen:
                with _alone_with(name):
                    _slice(name, min(time.monotonic() + SLICE, end) if len(chosen) > 1 else end)
                _say(name, _known(name))
    except KeyboardInterrupt:
        print()


@contextmanager
def _alone_with(name: str) -> Iterator[None]:
    """Two runs at the same subject would try the same numbers; the second waits."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _slice(name: str, until: float) -> None:
    """One subject for a while, in a process of its own."""
    context = multiprocessing.get_context("fork")
    number, since = context.Value("q", -1), time.monotonic()
    process = context.Process(target=_work, args=(name, until, number), daemon=True)
    process.start()
    last = -1
    while process.is_alive():
        process.join(1)
        if number.value != last:
            last, since = number.value, time.monotonic()
        elif time.monotonic() - since > PATIENCE:
            process.kill()
            process.join()
            _lost(name, last, f"did not come back within {PATIENCE} s")
            return
    if process.exitcode:
        _lost(name, last, f"the process ended with {process.exitcode}")


def _work(name: str, until: float, trying: Any) -> None:
    asked, known = subject(name), _known(name)
    seen: Counter[str] = Counter(known["seen"])
    for number in [*known["findings"]]:
        # What was found before may have been mended.
        if not tried(asked, int(number)).said:
            known["mended"] = {**known.get("mended", {}), number: known["findings"].pop(number)}
    saved, started, parent = time.monotonic(), time.process_time(), os.getppid()
    try:
        while time.monotonic() < until and os.getppid() == parent:
            trying.value = known["next"]
            case = tried(asked, known["next"])
            seen += case.seen
            if case.said:
                _found(name, known, case)
            known["next"] += 1
            if time.monotonic() - saved > SAVED_EVERY:
                saved = time.monotonic()
                _save(name, known, seen, time.process_time() - started)
                started = time.process_time()
                print(f"\r{name} {known['next']}, {len(known['findings'])} findings ", end="", flush=True)
    except KeyboardInterrupt:
        pass
    _save(name, known, seen, time.process_time() - started)


def _found(name: str, known: dict[str, Any], case: Case) -> None:
    number = known["next"]
    known["findings"][str(number)] = case.said[0].strip().splitlines()[-1][:300]
    folder = KEPT / "found" / f"{name}-{number}"
    for file, raw in {**case.shown, "said.txt": "\n".join(case.said).encode()}.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes(raw)
    print(f"\n{name} {number}: {known['findings'][str(number)]}", flush=True)


def _lost(name: str, number: int, why: str) -> None:
    """The case that a process did not survive; the next run goes on after it."""
    known = _known(name)
    known["findings"][str(number)] = why
    known["next"] = max(known["next"], number + 1)
    _save(name, known, Counter(known["seen"]), 0)
    print(f"\n{name} {number}: {why}", flush=True)


def _known(name: str) -> dict[str, Any]:
    path = KEPT / f"{name}.json"
    if path.exists():
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return found
    return {"next": 0, "seconds": 0.0, "seen": {}, "findings": {}}


def _save(name: str, known: dict[str, Any], seen: Counter[str], seconds: float) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    known |= {"seen": dict(seen.most_common()), "seconds": round(known["seconds"] + seconds, 1)}
    fresh = KEPT / f"{name}.json.new"
    fresh.write_text(json.dumps(known, indent=1, ensure_ascii=False), "utf-8")
    fresh.replace(KEPT / f"{name}.json")


def _say(name: str, known: dict[str, Any]) -> None:
    print(f"\r{name}: {known['next']} cases in {known['seconds']:.0f} s, {len(known['findings'])} findings")
    print("".join(f"  {what}: {count}\n" for what, count in _few(known["seen"])), end="", flush=True)


def _few(seen: dict[str, int]) -> Iterator[tuple[str, int]]:
    yield from sorted(seen.items(), key=lambda each: -each[1])[:12]


def _tell(name: str, number: int) -> int:
    case = tried(subject(name), number)
    for file, raw in case.shown.items():
        print(f"--- {file}\n{raw.decode('utf-8', 'backslashreplace')}")
    print(*(f"{what}: {count}" for what, count in case.seen.items()), *case.said, sep="\n")
    return 1 if case.said else 0


if __name__ == "__main__":
    sys.exit(main())
