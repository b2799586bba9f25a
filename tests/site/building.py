"""Builds the whole site for the tests, with verdicts on a few missions. Run: python -m tests.site.building FOLDER
[pseudo]"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.read.schema import Schemas
from logwright.output.output_folder import OutputFolder
from logwright.publish.site_build.site import SitePlan, build_site
from logwright.publish.views.verdict_with_deal import VerdictWithDeal
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.running.in_process import InProcess
from tests.pseudo_language import LANG, pseudo_library

ROOT = Path(__file__).parents[2]
CHECKED = ("planet-nine/14", "deep-sea/01", "custom/odd-socks")


def build(folder: Path, library: Library) -> None:
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


def spoken_oddly() -> Library:
    """The library in the made-up language alone, which takes the place of English."""
    library = pseudo_library()
    english = replace(library.locales[LANG], lang=SOURCE)
    locales = {lang: locale for lang, locale in library.locales.items() if lang != LANG}
    settings = replace(library.settings, languages=(SOURCE,))
    # Pages that compute read their words from the documents they bring along.
    here = f"locales/{SOURCE}/"
    documents = {
        name: english.files.get(document.place.removeprefix(here), document)
        if document.place.startswith(here)
        else document
        for name, document in library.documents.items()
    }
    return replace(library, locales={**locales, SOURCE: english}, settings=settings, documents=documents)


if __name__ == "__main__":
    build(Path(sys.argv[1]), spoken_oddly() if sys.argv[2:] == ["pseudo"] else load(ROOT)[0])
