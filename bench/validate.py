"""How long validating takes, compared with bare parsing of the same files; and how it grows.

Each figure is a ratio of two processes timed in the same run, because machines differ and are busy.
"""

from __future__ import annotations

import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARSE = """
import sys, yaml
from pathlib import Path
for path in Path(sys.argv[1]).rglob("*.yaml"):
    yaml.load(path.read_text("utf-8"), Loader=yaml.CSafeLoader)
"""
IMPORT = "import logwright.cli.main, logwright.cli.commands.validate"
REPEATS = 5


def main() -> None:
    bare = [_seconds("-c", PARSE, str(ROOT / "content")) for _ in range(REPEATS)]
    importing = [_seconds("-c", IMPORT) for _ in range(REPEATS)]
    whole = [_seconds("-m", "logwright", "--root", str(ROOT), "validate") for _ in range(REPEATS)]
    # Both figures hold the start of the interpreter once.
    allowed = statistics.median(bare) + statistics.median(importing)
    ratio = statistics.median(whole) / allowed
    print(f"  validating everything: {statistics.median(whole):.2f} s, parsing and importing: {allowed:.2f} s")
    print(f"  ratio {ratio:.2f} (at most 10)")
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"  memory of the largest process so far: {memory:.0f} MB (below 200)")
    few, many = _with_missions(1_000), _with_missions(10_000)
    empty = _with_missions(0)
    growth = (many - empty) / (few - empty)
    print(f"  1,000 missions: {few:.2f} s, 10,000 missions: {many:.2f} s (without any {empty:.2f} s)")
    print(f"  growth for ten times the missions: {growth:.1f} (at most 12)")


def _with_missions(count: int) -> float:
    """Validating a library with so many generated custom missions."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "schemas").symlink_to(ROOT / "schemas")
        custom = folder / "content" / "custom"
        shutil.copytree(ROOT / "content", folder / "content")
        for number in range(count):
            (custom / f"mission-{number}.yaml").write_text(_mission(number), "utf-8")
        return min(_seconds("-m", "logwright", "--root", name, "validate") for _ in range(2))


def _mission(number: int) -> str:
    tokens = ("", ", tokens: ['1', '2']", ", tokens: ['>', '>>']", ", tokens: [omega]")[number % 4]
    who = ("commander", "everyone", "{chosen: navigator}")[number % 3]
    return f"""game: planet-nine
id: mission-{number}
players: [3, 4, 5]
tasks: {{count: {2 + number % 6}{tokens}}}
communication: {{mode: disruption, from_trick: {2 + number % 3}}}
choose:
  - {{member: navigator, ask: yes-or-no}}
objectives:
  - {{who: {{chosen: navigator}}, tricks: {{which: first}}}}
  - {{who: {who}, cards: {{of: [pink, '{1 + number % 9}'], count: 1+}}}}
  - {{who: crew, no_trick: {{won_with: '{1 + number % 9}'}}}}
text:
  en:
    title: Mission {number}
    story: >-
      The crew of ship {number} sets out once more. Nobody knows what waits behind the last moon.
  fr: {{title: Mission {number}, story: L’équipage repart.}}
"""


def _seconds(*arguments: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
