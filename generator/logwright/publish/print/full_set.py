"""The full set: everything printable for every game, in one language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from logwright.content.model.library import Library
from logwright.publish.campaign_view import CampaignView
from logwright.publish.figures import Palette
from logwright.publish.print.aid.job import aid_job
from logwright.publish.print.cards.box import missions_on, sets_of
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.printer import printed_calibration, printed_set
from logwright.publish.print.cards.sheet import Printing
from logwright.publish.print.extras.job import extra_jobs
from logwright.publish.print.logbook.job import campaign_job, logbook_job
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.plain.braille import missing_braille
from logwright.publish.print.plain.job import FORMS, plain_jobs
from logwright.publish.print.print_job import Files, PrintJob
from logwright.publish.print.starter_set.job import has_starter_set, starter_job
from logwright.publish.views.address import own_logbook
from logwright.publish.views.book import Book

THINGS = ("starter", "logbook", "aid", "cards", "extras", "plain")


def full_set(library: Library, lang: str, options: PrintOptions) -> Iterator[PrintJob]:
    """All print jobs: starter sets, logbooks and play aids first, then cards and what goes with
    them, then large print, plain text and braille."""
    book = Book(library, lang)
    for game in book.games:
        if has_starter_set(edition := Edition(library, game, lang)):
            yield starter_job(edition, options)
    for game in book.games:
        yield from _logbooks(book, game, options)
        yield aid_job([book], game, options)
    for game in book.games:
        edition = Edition(library, game, lang)
        yield from _cards(edition, options)
        yield from extra_jobs(edition, options)
    forms = tuple(form for form in FORMS if form != "braille" or not missing_braille())
    for game in book.games:
        yield from plain_jobs(book, game, options, forms)
    yield _calibration(Edition(library, book.games[0], lang), options)


def _logbooks(book: Book, game: str, options: PrintOptions) -> Iterator[PrintJob]:
    """One logbook of the official missions, one of the custom ones, and one per campaign."""
    fitting = [
        mission
        for mission in book.missions[game]
        if options.players is None or options.players in mission.rules.players
    ]
    official = [mission for mission in fitting if mission.official]
    own = [mission for mission in fitting if not mission.official]
    if official:
        yield logbook_job(book, game, official, options)
    if own:
        yield logbook_job(book, game, own, options, own_logbook(game), book.say("print.logbook.own"))
    for campaign in book.library.campaigns.values():
        players = CampaignView(book, campaign).players
        if campaign.game == game and (options.players is None or options.players in players):
            yield campaign_job(book, campaign, options)


def _cards(edition: Edition, options: PrintOptions) -> Iterator[PrintJob]:
    for wanted in sets_of(edition):
        title = edition.book.titled(edition.say(f"sets.{wanted}"), edition.book.game_title(edition.game))
        make = partial(_sheets, edition, wanted, options)
        yield PrintJob("cards", edition.game, edition.lang, title, make, missions=missions_on(edition, wanted))


def _sheets(edition: Edition, wanted: str, options: PrintOptions) -> Files:
    palette = Palette.LOW_INK if options.low_ink else Palette.PRINT
    made = printed_set(edition, wanted, Printing(options.paper.name), palette)
    return {f"{edition.lang}/{each.name}": each.contents for each in made}


def _calibration(edition: Edition, options: PrintOptions) -> PrintJob:
    """The page for calibrating a printer before cards are printed on both sides."""

    def make() -> Files:
        made = printed_calibration(edition, Printing(options.paper.name))
        return {f"{edition.lang}/{made.name}": made.contents}

    return PrintJob("cards", "", edition.lang, edition.say("calibration.title"), make, missions=frozenset())
