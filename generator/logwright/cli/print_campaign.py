"""logwright print logbook --campaign: the book of a campaign."""

from __future__ import annotations

import argparse

from logwright.cli.campaign_choice import choose_campaign
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.print_commands.print_options import languages, print_all, print_folder, print_options
from logwright.cli.speech import say
from logwright.cli.terminal.reporter import report
from logwright.cli.winning_lines import winning_lines
from logwright.project import Project
from logwright.saying import listed

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
    verdicts = winning_lines(library, choice.missions, project, shown) if options.answers else {}
    jobs = [
        campaign_job(Book(library, lang, verdicts), campaign, chosen, options.answers)
        for lang in languages(options.lang, library, project)
    ]
    return print_all(jobs, out)
