"""How long one mission's sheet takes, compared with importing WeasyPrint and setting an empty page.

Processor time of whole processes, one after the other in each round; the figure is the median of the ratios. The first
run of each is not counted: it compiles modules, unpacks the fonts, and reads all content, which later runs know.
Options: a number of rounds.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 7
TARGET = 3
EMPTY = "import weasyprint\nweasyprint.HTML(string='<!doctype html><title>Empty</title>').write_pdf()"
MISSIONS = {"planet-nine/14": "en", "deep-sea/20": "ru"}


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sheet = ("-m", "logwright", "--root", str(ROOT), "print", "mission", "--out", str(folder / "sheets"))
        taken: dict[str, list[float]] = {"empty": [], **{mission: [] for mission in MISSIONS}}
        for _ in range(ROUNDS + 1):
            taken["empty"].append(seconds(folder, "-c", EMPTY))
            for mission, lang in MISSIONS.items():
                taken[mission].append(seconds(folder, *sheet, mission, "--lang", lang))
    empty = taken["empty"][1:]
    print(f"  an empty page: {statistics.median(empty):.2f} s of processor time")
    worst = 0.0
    for mission, lang in MISSIONS.items():
        ratios = [one / bare for one, bare in zip(taken[mission][1:], empty, strict=True)]
        worst = max(worst, statistics.median(ratios))
        print(
            f"  {mission} ({lang}): {statistics.median(taken[mission][1:]):.2f} s, "
            f"{statistics.median(ratios):.2f} times as long (from {min(ratios):.2f} to {max(ratios):.2f}; "
            f"at most {TARGET}); the first time {taken[mission][0]:.2f} s"
        )
    return 0 if worst <= TARGET else 1


def seconds(folder: Path, *arguments: str) -> float:
    """Processor time of a process and its children."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"XDG_CACHE_HOME": str(folder / "cache"), "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


if __name__ == "__main__":
    sys.exit(main())
