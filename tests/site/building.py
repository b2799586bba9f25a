"""Builds the whole site for the tests, with verdicts on a few missions. Run as: python -m tests.site.building FOLDER"""

from __future__ import annotations

import sys
from pathlib import Path

from logwright.content.loading.load import load
from logwright.content.read.schema import Schemas
from logwright.output.output_folder import OutputFolder
from logwright.publish.site_build.site import SitePlan, build_site
from logwright.publish.views.verdict_with_deal import VerdictWithDeal
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.running.in_process import InProcess

ROOT = Path(__file__).parents[2]
CHECKED = ("planet-nine/14", "deep-sea/01", "custom/odd-socks")


def build(folder: Path) -> None:
    library, _ = load(ROOT)
    missions = [library.missions[key] for key in CHECKED]
    jobs = {(job.key, job.players): job for job in jobs_for(library, missions, None, Request(2))}
    verdicts = {
        (found.key, found.players): VerdictWithDeal(found, jobs[found.key, found.players])
        for found in survey(list(jobs.values()), InProcess())
    }
    # Fonts take long to cut and never change: they are shared with the builds of the site itself.
    folder.mkdir(parents=True, exist_ok=True)
    fonts = ROOT / "build" / "fonts"
    fonts.mkdir(parents=True, exist_ok=True)
    (folder / "fonts").symlink_to(fonts)
    build_site(
        SitePlan(
            root=ROOT,
            out=OutputFolder(folder / "site", "site"),
            build=folder,
            library=library,
            verdicts=verdicts,
            objective_schema=Schemas.below(ROOT / "schemas").contents["parts/objective.schema.json"],
            langs=library.languages,
        )
    )


if __name__ == "__main__":
    build(Path(sys.argv[1]))
