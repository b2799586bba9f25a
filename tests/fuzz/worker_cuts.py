"""The worker that keeps the site, while the network is cut, the site changes and browsers stop it (by node)."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path
from typing import Any

from tests.fuzz.case import Case

SECONDS = 20.0
TOGETHER = 50
"""Stories that one run of node tells."""
SCRIPT = Path(__file__).parents[1] / "scripts" / "worker-cuts.js"


def attempt(number: int, case: Case) -> None:
    story = _stories(number // TOGETHER)[number % TOGETHER]
    case.shown["story.txt"] = "\n".join(story["told"]).encode()
    case.seen["stories"] += 1
    case.seen.update(story["seen"])
    case.said += story["said"]


@lru_cache(maxsize=2)
def _stories(batch: int) -> list[Any]:
    node = shutil.which("node")
    assert node, "node is missing; scripts/system-packages.sh build installs it"
    command = [node, str(SCRIPT), str(batch * TOGETHER), str(TOGETHER)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in told.splitlines()]
