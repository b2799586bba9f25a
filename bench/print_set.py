"""How much memory it takes to print everything, for three games in three languages.

`logwright print all` runs as people run it, with one process per core, into a folder of its own. The memory of all its
processes together is looked at ten times a second; pages they share are counted once (PSS). Linux tells, others don't.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = 1000
"""Megabytes."""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "logwright", "--root", str(ROOT), "print", "all", "--out", folder]
        printing = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        most, processes = 0, 0
        while printing.poll() is None:
            family = descendants(printing.pid)
            most, processes = max(most, sum(map(memory, family))), max(processes, len(family))
            time.sleep(0.1)
        files = list(Path(folder).rglob("*.pdf"))
        assert printing.stdout is not None
        print(printing.stdout.read().splitlines()[-1])
        print(f"{len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.0f} MB, {processes} processes")
        print(f"  memory of all together at most {most / 1e3:.0f} MB (at most {TARGET})")
    return 0 if most / 1e3 <= TARGET and printing.returncode == 0 else 1


def descendants(process: int) -> list[int]:
    """The process and all that it has started, directly or not."""
    found = [process]
    for each in found:
        for children in Path(f"/proc/{each}/task").glob("*/children"):
            found += map(int, _text(children).split())
    return found


def memory(process: int) -> int:
    """In kilobytes; nothing for a process that has just ended."""
    lines = _text(Path(f"/proc/{process}/smaps_rollup")).splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def _text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError:
        return ""


if __name__ == "__main__":
    sys.exit(main())
