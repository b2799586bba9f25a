"""Builds the site of a project: checks its missions, lets crews play them, and writes all pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.preview import with_badges
from logwright.content.read.schema import Schemas
from logwright.output.output_folder import OutputFolder
from logwright.project.checking import SITE_DEALS, Checked, CheckRequest, LibraryChecker, Watcher
from logwright.project.project import Project
from logwright.publish.site_build.site import SitePlan, SiteReport, build_site
from logwright.publish.views.book import Records, Verdicts
from logwright.publish.views.print_index import read_index
from logwright.publish.views.verdict_with_deal import VerdictWithDeal
from logwright.verdicts.crews.crew_records import as_record, batch, mission_jobs
from logwright.verdicts.crews.kept_records import kept_records


class SiteStopped(KeyboardInterrupt):
    """Stopped while missions were searched, or played; what is done is kept."""

    def __init__(self, while_playing: bool, found: Checked) -> None:
        super().__init__()
        self.while_playing, self.done, self.asked = while_playing, found.complete, found.asked


@dataclass(frozen=True)
class SiteOrder:
    """`deals` are searched for each mission and table; with 0 only what is known is shown. `preview` is a language
    whose untranslated texts are marked.
    """

    out: OutputFolder
    langs: Sequence[str]
    deals: int = SITE_DEALS
    processes: int = 1
    preview: str = ""


def build_project_site(
    project: Project, library: Library, order: SiteOrder, tell: Callable[[str], None], watcher: Watcher
) -> SiteReport:
    """`library` holds what is to be shown; `tell` is called with each step."""
    shown = with_badges(library, order.preview) if order.preview else library
    checker = LibraryChecker(shown, CheckRequest(order.deals, processes=order.processes), project.verdicts, watcher)
    plan = SitePlan(
        root=project.base,
        out=order.out,
        build=project.cache / "preview" if order.preview else project.cache,
        library=shown,
        verdicts=_verdicts(checker) if order.deals > 0 else {},
        # A translator reads words, and need not wait for crews to play.
        records=_records(checker, order.deals > 0 and not order.preview),
        objective_schema=Schemas.below(project.schemas).contents["parts/objective.schema.json"],
        langs=[SOURCE, order.preview] if order.preview else order.langs,
        preview=bool(order.preview),
        print_folder=project.made / "print",
        printed=read_index(project.made / "print"),
        jobs=order.processes,
    )
    return build_site(plan, tell)


def _verdicts(checker: LibraryChecker) -> Verdicts:
    """The verdicts on all missions; those that are not cached are computed."""
    found = _not_stopped(checker.search(checker.library.missions.values(), known=True), while_playing=False)
    jobs = {(job.key, job.players): job for job in found.jobs}
    return {
        (verdict.key, verdict.players): VerdictWithDeal(verdict, jobs[verdict.key, verdict.players])
        for verdict in found.missions.complete
    }


def _records(checker: LibraryChecker, may_play: bool) -> Records:
    """Crew results for all missions; new and changed ones are played now."""
    library, missions = checker.library, checker.library.missions.values()
    found = kept_records(library, missions)
    unknown = sum((mission.key, players) not in found for mission in missions for players in mission.rules.players)
    jobs = [job for job in mission_jobs(library, missions, batch(unknown)) if (job.key, job.players) not in found]
    if not may_play or not jobs:
        return found
    played = _not_stopped(checker.play_jobs(jobs), while_playing=True)
    return found | {(verdict.key, verdict.players): as_record(verdict.found) for verdict in played.crews.complete}


def _not_stopped(found: Checked, while_playing: bool) -> Checked:
    if isinstance(found.broken_off, KeyboardInterrupt):
        raise SiteStopped(while_playing, found) from None
    if found.broken_off:
        raise found.broken_off
    return found
