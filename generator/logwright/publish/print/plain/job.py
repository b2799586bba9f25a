"""Print jobs for plain editions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

from logwright.publish.print.cards.box import missions_on, sets_of
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.options import A4, A5, PrintOptions
from logwright.publish.print.plain.braille import PLACE, braille
from logwright.publish.print.plain.editions import plain_aid, plain_cards, plain_logbook
from logwright.publish.print.plain.large_print import large_print
from logwright.publish.print.plain.passage import PlainEdition
from logwright.publish.print.plain.plain_text import plain_text
from logwright.publish.print.print_job import Files, PrintJob
from logwright.publish.views.book import Book

FORMS = ("large", "text", "braille")
KINDS = ("logbook", "aid", "cards")


def plain_jobs(
    book: Book, game: str, options: PrintOptions, forms: tuple[str, ...] = FORMS, kinds: tuple[str, ...] = KINDS
) -> Iterator[PrintJob]:
    """A job for each form of each thing that a game has."""
    for title, make, missions in _editions(book, game, options, kinds):
        edition = cache(make)
        for form in forms:
            shown = book.say("press.shown", title=title, form=book.say(f"press.forms.{form}"))
            made = partial(_made, book, edition, form, shown, options)
            yield PrintJob("plain", game, book.lang, shown, made, missions=missions)


def _editions(
    book: Book, game: str, options: PrintOptions, kinds: tuple[str, ...]
) -> Iterator[tuple[str, Callable[[], PlainEdition], frozenset[str]]]:
    """The title of each edition, what makes it, and its missions: only the jobs that are run take their time."""
    title = book.game_title(game)
    missions = [
        mission
        for mission in book.missions[game]
        if mission.official and (options.players is None or options.players in mission.rules.players)
    ]
    if "logbook" in kinds and missions:
        name = book.titled(book.say("print.logbook.title"), title)
        make = partial(plain_logbook, book, game, missions, options.players)
        yield name, make, frozenset(mission.key for mission in missions)
    if "aid" in kinds and game in book.library.rulebooks:
        yield book.titled(book.say("site.quick_reference.title"), title), partial(plain_aid, book, game), frozenset()
    if "cards" in kinds:
        edition = Edition(book.library, game, book.lang)
        for wanted in sets_of(edition):
            shown = book.titled(edition.say(f"sets.{wanted}"), title)
            yield shown, partial(plain_cards, edition, wanted), missions_on(edition, wanted)


def _made(book: Book, make: Callable[[], PlainEdition], form: str, title: str, options: PrintOptions) -> Files:
    edition = make()
    name = f"{edition.lang}/{edition.name}"
    if form == "text":
        return {f"{name}.txt": plain_text(edition)}
    if form == "braille":
        return {f"{name}.brf": braille(edition, book.library.data(PLACE), book.say("press.omega"))}
    # A smaller sheet would hold too few words.
    paper = A4 if options.paper == A5 else options.paper
    suffix = replace(options, paper=paper, low_ink=False).suffix
    return {f"{name}-large-print{suffix}.pdf": large_print(edition, paper, title)}
