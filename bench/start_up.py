"""How long commands take before they do anything: processor time of whole processes, as ratios within one run.

Options: a number of rounds (bench/start_up.py 5 for a quick look).
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
ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 11
BARE = "import yaml, jsonschema"
PACKAGES = """
import logwright.cli.commands.solve, logwright.verdicts.missions.solver
import logwright.engine.machines.wasmtime_machine
"""
MACHINE = f"{PACKAGES}\nfrom logwright.engine.search.kernel import kernel\nkernel()"
DEAL = """
game: planet-nine
hands: [[pink 9, blue 1], [pink 2, blue 5], [pink 3, green 9]]
leader: 0
tasks: [{card: pink 2, owner: 0}]
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        deal, mission = folder / "deal.yaml", folder / "after-you.yaml"
        deal.write_text(DEAL, "utf-8")
        mission.write_text((ROOT / "content/custom/after-you.yaml").read_text("utf-8"), "utf-8")
        runs = {
            "bare": ("-c", BARE),
            "help": ("-m", "logwright", "--help"),
            "validate": ("-m", "logwright", "--root", str(ROOT), "validate", str(mission)),
            "packages": ("-c", PACKAGES),
            "machine, compiled anew": ("-c", MACHINE),
            "machine": ("-c", MACHINE),
            "solve": ("-m", "logwright", "--root", str(ROOT), "solve", str(deal)),
        }
        taken: dict[str, list[float]] = {run: [] for run in runs}
        # Whatever is installed comes compiled, and the first run that needs the cache makes it.
        for run in runs:
            seconds(folder / "cache", *runs[run])
        for number in range(ROUNDS):
            for run, arguments in runs.items():
                # Whoever compiles the kernel anew has a cache of its own.
                cache = folder / (f"cache-{number}" if run == "machine, compiled anew" else "cache")
                taken[run].append(seconds(cache, *arguments))
    median = {run: statistics.median(times) for run, times in taken.items()}
    print(f"  import yaml, jsonschema: {median['bare']:.3f} s")
    for run in ("help", "validate"):
        ratios = [one / bare for one, bare in zip(taken[run], taken["bare"], strict=True)]
        print(
            f"  {run}: {median[run]:.3f} s, {statistics.median(ratios):.2f} times as long "
            f"({min(ratios):.2f} to {max(ratios):.2f}; at most 2.5)"
        )
    beyond = {run: median[run] - median["packages"] for run in ("machine, compiled anew", "machine", "solve")}
    print(f"  packages of solve: {median['packages']:.3f} s")
    for run, extra in beyond.items():
        print(f"  {run}: {extra:.3f} s beyond them, {extra / median['packages']:.2f} times as long as loading them")


def seconds(cache: Path, *arguments: str) -> float:
    """Processor time of a process and its children."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"XDG_CACHE_HOME": str(cache), "PYTHONPYCACHEPREFIX": str(cache.parent / "compiled")}
    subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


if __name__ == "__main__":
    main()
