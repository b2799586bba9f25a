"""logwright site: builds the rules site in every language."""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import root_of
from logwright.cli.progress import Progress
from logwright.cli.reporter import report
from logwright.content.library import Library
from logwright.content.load import read_library
from logwright.content.rules import check_library
from logwright.content.schema import Schemas
from logwright.verdicts.in_process import InProcess
from logwright.verdicts.store import Store
from logwright.verdicts.survey import Request, jobs_for, survey
from logwright.verdicts.verdict import verdict_from_data

if TYPE_CHECKING:
    from logwright.publish.book import Records, Verdicts
    from logwright.publish.site import SiteReport

DEALS = 20


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "site",
        help="build the rules site",
        description="Checks the missions as far as that is not done, and writes the site in every language.",
    )
    add_options(parser)
    parser.set_defaults(run=run)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", help="only these languages, for example en,fr (default: all)")
    parser.add_argument("--out", type=Path, help="the folder to write (default: build/site)")
    parser.add_argument(
        "--deals",
        type=int,
        default=DEALS,
        help=f"deals to check per mission and number of players; 0 for none ({DEALS})",
    )
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes that share the work (all cores)"
    )


def run(options: argparse.Namespace) -> int:
    root = root_of(options)
    try:
        print(build(options, root))
    except Unfit as unfit:
        print(unfit)
        return ExitCode.PROBLEMS
    return ExitCode.FINE


class Unfit(Exception):
    """Content that no site can be made from, in words."""


def build(options: argparse.Namespace, root: Path) -> str:
    """Read the library, check the missions and build the site; what was done, in a line."""
    # Only this command needs them, and they take half a second to load.
    from logwright.publish.press import Misprint
    from logwright.publish.print.print_index import read_index
    from logwright.publish.site import SitePlan, build_site

    start = time.monotonic()
    library, problems = read_library(root)
    plan = SitePlan(
        root=root,
        out=(options.out or root / "build" / "site").resolve(),
        build=root / "build",
        library=library,
        verdicts=_verdicts(library, root, options.deals, options.jobs),
        records=_records(library, root, options.deals, options.jobs),
        objective_schema=Schemas.below(root / "schemas").contents["parts/objective.schema.json"],
        langs=_languages(options.lang, library),
        printed=read_index(root / "build" / "print"),
        jobs=options.jobs,
    )
    progress = Progress("step")
    try:
        built = build_site(plan, progress)
    except Misprint as misprint:
        raise Unfit(f"The site was not built:\n{misprint}") from None
    except Exception as error:
        # Content that breaks a rule may break a page; then it is not our bug.
        if found := {*problems, *check_library(library)}:
            text = report(sorted(found), library.texts, "text")
            raise Unfit(f"{text}\n\nThe site was not built: {len(found)} problems come first.") from error
        raise
    finally:
        progress.done()
    return summary(built, time.monotonic() - start)


def summary(built: SiteReport, seconds: float) -> str:
    counts = ", ".join(f"{count} pages in {lang}" for lang, count in built.pages.items())
    anew = f"set anew: {', '.join(built.anew)}" if built.anew else "nothing had changed"
    return f"{counts}; {anew}; {seconds:.1f} s"


def _verdicts(library: Library, root: Path, deals: int, processes: int) -> Verdicts:
    """What is known about every mission; what is not kept from an earlier run is worked out."""
    from logwright.publish.judged import Judged

    if deals < 1:
        return {}
    jobs = {(job.key, job.players): job for job in jobs_for(library, library.missions.values(), None, Request(deals))}
    progress = Progress("checked")
    with ProcessPoolExecutor(processes) if processes > 1 else InProcess() as executor:
        found = {}
        for verdict in survey(list(jobs.values()), executor, Store(root / "build" / "verdicts", verdict_from_data)):
            found[verdict.key, verdict.players] = Judged(verdict, jobs[verdict.key, verdict.players])
            progress(f"{verdict.key} with {verdict.players} players, {len(found)} of {len(jobs)}")
    progress.done()
    return found


def _records(library: Library, root: Path, deals: int, processes: int) -> Records:
    """What crews made of every mission; those that are new or have changed are played now, if deals are wanted."""
    from logwright.verdicts.crew_records import as_record, batch, kept_records, mission_jobs
    from logwright.verdicts.crew_survey import survey_crews
    from logwright.verdicts.crew_verdict import crew_verdict_from_data

    found = kept_records(library, library.missions.values())
    missions = library.missions.values()
    unknown = sum((mission.key, players) not in found for mission in missions for players in mission.rules.players)
    jobs = [job for job in mission_jobs(library, missions, batch(unknown)) if (job.key, job.players) not in found]
    if deals < 1 or not jobs:
        return found
    progress = Progress("played")
    with ProcessPoolExecutor(processes) if processes > 1 else InProcess() as executor:
        store = Store(root / "build" / "verdicts", crew_verdict_from_data)
        for done, verdict in enumerate(survey_crews(jobs, executor, store), start=1):
            found[verdict.key, verdict.players] = as_record(verdict)
            progress(f"{verdict.key} with {verdict.players} players, {done} of {len(jobs)}")
    progress.done()
    return found


def _languages(wanted: str | None, library: Library) -> list[str]:
    if wanted is None:
        return library.languages
    langs = [lang.strip() for lang in wanted.split(",")]
    for lang in langs:
        if lang not in library.locales:
            raise UsageError(f"there is no language {lang}; there are {', '.join(library.languages)}")
    return [lang for lang in library.languages if lang in langs]
