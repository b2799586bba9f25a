"""logwright site: builds the rules site in every language."""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.base import known_verdicts
from logwright.cli.exit_code import ExitCode, Stopped
from logwright.cli.language import unknown_language
from logwright.cli.options.library_option import project_of
from logwright.cli.options.output_option import output_folder, tell_left
from logwright.cli.options.sound_content import Unfit, code_for, load_sound, told, unfit
from logwright.cli.speech import number, say
from logwright.cli.terminal.progress import Progress
from logwright.content.loading.sound_part import SoundPart
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.preview import with_badges
from logwright.content.read.schema import Schemas
from logwright.fault import Fault
from logwright.project import Project
from logwright.saying import listed, saying
from logwright.verdicts.missions.mission_store import mission_store
from logwright.verdicts.missions.survey import Request, Survey, jobs_for
from logwright.verdicts.running.workers import workers

if TYPE_CHECKING:
    from logwright.publish.site_build.site import SiteReport
    from logwright.publish.views.book import Records, Verdicts

DEALS = 20


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "site",
        description=say("site.description"),
    )
    add_options(parser)
    parser.set_defaults(run=run)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", help=say("site.options.lang"))
    parser.add_argument("--out", type=Path, help=say("site.options.out"))
    parser.add_argument(
        "--deals",
        type=int,
        default=DEALS,
        help=say("site.options.deals", deals=DEALS),
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("check.options.jobs"))


def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    part = load_sound(project)
    try:
        print(build(options, project, part))
    except Unfit as nothing:
        print(nothing)
        return ExitCode.PROBLEMS
    return code_for(part)


def build(options: argparse.Namespace, project: Project, part: SoundPart) -> str:
    """Checks the missions and builds the site; returns what was left out and a summary line."""
    # Imported here: only this command needs them, and they take half a second to load.
    from logwright.publish.site_build.mkdocs_build import BuildFailed
    from logwright.publish.site_build.site import SitePlan, build_site
    from logwright.publish.views.print_index import read_index

    start = time.monotonic()
    preview: str = getattr(options, "preview", None) or ""
    out = output_folder(options.out, project.made / ("preview" if preview else "site"), "site")
    library = with_badges(part.library, preview) if preview else part.library
    plan = SitePlan(
        root=project.base,
        out=out,
        build=project.cache / "preview" if preview else project.cache,
        library=library,
        verdicts=_verdicts(library, project, options.deals, options.jobs),
        records=_records(library, project, options.deals, options.jobs),
        objective_schema=Schemas.below(project.schemas).contents["parts/objective.schema.json"],
        langs=[SOURCE, preview] if preview else _languages(options.lang, library),
        preview=bool(preview),
        print_folder=project.made / "print",
        printed=read_index(project.made / "print"),
        jobs=options.jobs,
    )
    progress = Progress(say("progress.step"))
    try:
        built = build_site(plan, progress)
    except BuildFailed as misprint:
        raise Unfit(say("site.not-built", why=misprint)) from None
    except (Fault, OSError):
        raise
    except Exception as error:
        if found := unfit(part, "site.not-made"):
            raise found from error
        raise
    finally:
        progress.done()
    tell_left(out, built.written)
    return "\n".join(filter(None, (told(part), summary(built, time.monotonic() - start))))


def summary(built: SiteReport, seconds: float) -> str:
    counts = listed(saying("site.pages", count=count, lang=lang) for lang, count in built.pages.items())
    anew = saying("site.anew", what=listed(built.anew)) if built.anew else saying("site.nothing-anew")
    return say("site.summary", pages=counts, anew=anew, seconds=number(seconds, 1))


def _verdicts(library: Library, project: Project, deals: int, processes: int) -> Verdicts:
    """The verdicts on all missions; those that are not cached are computed."""
    from logwright.publish.views.verdict_with_deal import VerdictWithDeal

    if deals < 1:
        return {}
    jobs = {(job.key, job.players): job for job in jobs_for(library, library.missions.values(), None, Request(deals))}
    progress = Progress(say("progress.checked"))
    found = {}
    store = mission_store(project.cache / "verdicts", known_verdicts())
    try:
        with workers(processes) as executor:
            for verdict in Survey(list(jobs.values()), executor, store):
                found[verdict.key, verdict.players] = VerdictWithDeal(verdict, jobs[verdict.key, verdict.players])
                progress(say("progress.table", key=verdict.key, players=verdict.players, done=len(found), of=len(jobs)))
    except KeyboardInterrupt:
        raise Stopped(say("site.verdicts-kept", done=len(found), of=len(jobs))) from None
    progress.done()
    return found


def _records(library: Library, project: Project, deals: int, processes: int) -> Records:
    """Crew results for all missions; new and changed ones are played now, if deals are requested."""
    from logwright.verdicts.crews.crew_records import as_record, batch, kept_records, mission_jobs
    from logwright.verdicts.crews.crew_survey import crew_store, survey_crews

    found = kept_records(library, library.missions.values())
    missions = library.missions.values()
    unknown = sum((mission.key, players) not in found for mission in missions for players in mission.rules.players)
    jobs = [job for job in mission_jobs(library, missions, batch(unknown)) if (job.key, job.players) not in found]
    if deals < 1 or not jobs:
        return found
    progress = Progress(say("progress.played"))
    done, store = 0, crew_store(project.cache / "verdicts")
    try:
        with workers(processes) as executor:
            for verdict in survey_crews(jobs, executor, store):
                found[verdict.key, verdict.players] = as_record(verdict)
                done += 1
                progress(say("progress.table", key=verdict.key, players=verdict.players, done=done, of=len(jobs)))
    except KeyboardInterrupt:
        raise Stopped(say("site.missions-kept", done=done, of=len(jobs))) from None
    progress.done()
    return found


def _languages(wanted: str | None, library: Library) -> list[str]:
    if wanted is None:
        return library.languages
    langs = [lang.strip() for lang in wanted.split(",")]
    for lang in langs:
        if lang not in library.locales:
            raise unknown_language(lang, library)
    return [lang for lang in library.languages if lang in langs]
