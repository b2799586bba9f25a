"""Print jobs for logbooks: the file to read and, where the paper can be folded, the booklet."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.content.campaign import Campaign
from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.campaign_view import CampaignView
from logwright.publish.print.logbook.booklet import booklet
from logwright.publish.print.logbook.campaign_book import CampaignBook
from logwright.publish.print.logbook.how_strip import how_strip
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.options import FOLDED, PrintOptions
from logwright.publish.print.print_job import Files, PrintJob
from logwright.publish.views.address import campaign_file, logbook_file
from logwright.publish.views.book import Book

_ANSWERS = "-answers"


def campaign_job(book: Book, campaign: Campaign, options: PrintOptions, answers: bool = False) -> PrintJob:
    """The book of a campaign, optionally with its answers at the end."""
    view = CampaignView(book, campaign)
    made = CampaignBook(
        book,
        campaign.game,
        tuple(book.library.missions[key] for key in campaign.keys),
        FOLDED.get(options.paper.name, options.paper),
        view.title,
        options.players,
        options.low_ink,
        author=campaign.author,
        answers=answers,
        view=view,
    )
    stem = f"{campaign_file(book.lang, campaign)}{_ANSWERS if answers else ''}{options.suffix}"
    return _job(made, stem, options)


def logbook_job(
    book: Book,
    game: str,
    missions: Sequence[LoggedMission],
    options: PrintOptions,
    name: str = "",
    title: str = "",
    halves: bool = False,
    author: str = "",
    answers: bool = False,
) -> PrintJob:
    """`name` is used in file names, `title` is on the cover; both default to the game's."""
    logbook = Logbook(
        book,
        game,
        tuple(missions),
        FOLDED.get(options.paper.name, options.paper),
        title,
        options.players,
        options.low_ink,
        halves,
        author,
        answers,
    )
    kind = f"{'-half-pages' if halves else ''}{_ANSWERS if answers else ''}"
    stem = f"{logbook_file(book.lang, name or game)}{kind}{options.suffix}"
    return _job(logbook, stem, options)


def _job(logbook: Logbook, stem: str, options: PrintOptions) -> PrintJob:
    def make() -> Files:
        read = logbook.layout().pdf(accessible=True)
        files = {f"{stem}.pdf": read}
        if options.paper.name in FOLDED:
            how = how_strip(logbook.book, options.paper)
            files[f"{stem}-booklet.pdf"] = booklet(read, options.paper, logbook.full_title, logbook.notes_page, how)
        return files

    shown = frozenset(mission.key for mission in logbook.missions)
    return PrintJob("logbook", logbook.game, logbook.book.lang, logbook.full_title, make, missions=shown)
