"""logwright print logbook --campaign: the book of a campaign."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from logwright.base import known_verdicts
from logwright.cli.campaign_choice import CampaignChoice, choose_campaign
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.print_commands.print_options import languages, print_all, print_folder, print_options
from logwright.cli.speech import say
from logwright.cli.terminal.progress import Progress
from logwright.cli.terminal.reporter import report
from logwright.project import Project
from logwright.saying import listed
from logwright.verdicts.missions.mission_store import mission_store
from logwright.verdicts.missions.survey import Request, Survey, jobs_for
from logwright.verdicts.running.workers import workers

if TYPE_CHECKING:
    from logwright.publish.views.book import Verdicts

_DEALS = 20
"""As many as for the site, so that its cached verdicts can be used."""
_TYPICAL = 4


def run_campaign(options: argparse.Namespace, project: Project) -> int:
    from logwright.publish.campaign_view import CampaignView
    from logwright.publish.print.logbook.job import campaign_job
    from logwright.publish.views.book import Book

    if options.missions or options.title or options.game or options.half_pages:
        raise UsageError(say("print.logbook.campaign-alone"))
    chosen = print_options(options, project)
    out = print_folder(options, project)
    choice = choose_campaign(project, options.campaign)
    library, campaign = choice.library, choice.campaign
    if campaign is None:
        print(report(choice.problems, library.texts, "text"))
        return ExitCode.PROBLEMS
    players = CampaignView(Book(library, "en"), campaign).players
    if chosen.players and chosen.players not in players:
        raise UsageError(say("for-players", what=campaign.key, known=listed(players)))
    shown = chosen.players or (_TYPICAL if _TYPICAL in players else players[-1])
    verdicts = _verdicts(choice, project, [shown]) if options.answers else {}
    jobs = [
        campaign_job(Book(library, lang, verdicts), campaign, chosen, options.answers)
        for lang in languages(options.lang, library, project)
    ]
    return print_all(jobs, out)


def _verdicts(choice: CampaignChoice, project: Project, players: Sequence[int]) -> Verdicts:
    """A winning line for each mission: cached, or searched for now."""
    from logwright.publish.views.verdict_with_deal import VerdictWithDeal

    jobs = {(job.key, job.players): job for job in jobs_for(choice.library, choice.missions, players, Request(_DEALS))}
    found, progress = {}, Progress(say("progress.checked"))
    store = mission_store(project.cache / "verdicts", known_verdicts())
    with workers(os.cpu_count() or 1) as executor:
        for verdict in Survey(list(jobs.values()), executor, store):
            found[verdict.key, verdict.players] = VerdictWithDeal(verdict, jobs[verdict.key, verdict.players])
            progress(say("progress.table", key=verdict.key, players=verdict.players, done=len(found), of=len(jobs)))
    progress.done()
    return found
