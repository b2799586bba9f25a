"""Prints a campaign for people to read."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator, Sequence

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.speech import say
from logwright.cli.terminal.reporter import report
from logwright.content.campaign import Campaign
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.saying import listed

_WIDTH = 100


def show_campaign(
    options: argparse.Namespace, library: Library, problems: Sequence[Problem], campaign: Campaign, lang: str
) -> int:
    if own := [problem for problem in problems if problem.file == campaign.document.file]:
        print(report(own, library.texts, "text"))
        return ExitCode.PROBLEMS
    print("\n".join(_lines(library, campaign, lang, options.players)))
    return ExitCode.FINE


def _lines(library: Library, campaign: Campaign, lang: str, players: int | None) -> Iterator[str]:
    """Title, story, and every chapter with its missions, their difficulty, and what comes next."""
    # Imported here, because showing a mission does not need it.
    from logwright.publish.campaign_view import CampaignView
    from logwright.publish.views.book import Book

    view = CampaignView(Book(library, lang), campaign)
    if players and players not in view.players:
        raise UsageError(say("for-players", what=campaign.key, known=listed(view.players)))
    yield " · ".join(filter(None, (view.book.game_title(campaign.game), view.about(), campaign.author)))
    yield view.title
    yield "=" * len(view.title)
    yield from _told([view.words.subtitle, *view.story])
    for chapter in view.chapters:
        heading = view.book.titled(view.book.say("campaign.chapter", n=chapter.number), chapter.title)
        yield from ("", heading, "-" * len(heading))
        yield from _told(chapter.story)
        for each in chapter.missions:
            levels = [str(found.difficulty) for count, found in each.view.hardness.items() if players in (None, count)]
            level = f" ({'/'.join(levels)})" if levels else ""
            yield f"{each.number:>3}  {each.title} · {each.mission.key}{level}"
            if extra := view.extra(each):
                yield f"     {extra}"
        for way in view.ways(chapter):
            yield textwrap.fill(view.way_line(way), _WIDTH, initial_indent="• ", subsequent_indent="  ")
    if view.end:
        heading = view.book.say("campaign.ending")
        yield from ("", heading, "-" * len(heading))
        yield from _told(view.end)


def _told(parts: Sequence[str]) -> Iterator[str]:
    for part in filter(None, parts):
        yield from (textwrap.fill(part, _WIDTH), "")
