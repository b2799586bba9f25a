"""Computes what a site says about the missions that come with Logwright, to be included in the package.

Writes build/knowledge; cached results are not searched again.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from logwright.cli.terminal.progress import Progress
from logwright.project import Project
from logwright.project.checking import SITE_DEALS
from logwright.verdicts.missions.mission_store import mission_name, mission_store
from logwright.verdicts.missions.survey import Request, Survey, jobs_for
from logwright.verdicts.running.workers import workers

ROOT = Path(__file__).parents[1]


def main() -> None:
    project = Project.open(ROOT)
    library, _ = project.read()
    jobs = jobs_for(library, library.missions.values(), None, Request(SITE_DEALS))
    kept, out = project.cache / "verdicts", ROOT / "build" / "knowledge"
    progress = Progress("checked")
    with workers(os.cpu_count() or 1) as executor:
        for done, verdict in enumerate(Survey(jobs, executor, mission_store(kept)), start=1):
            progress(f"{verdict.key} with {verdict.players} players, {done} of {len(jobs)}")
    progress.done()
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for job in jobs:
        shutil.copy(kept / f"{mission_name(job)}.kept", out)
    print(f"{len(jobs)} verdicts in {out.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
