"""Section of a mission page: how crews that see only their own cards do, for each number of players."""

from __future__ import annotations

from logwright.engine.interval import percentage
from logwright.publish.views.address import HARDNESS, mission_page
from logwright.publish.views.book import Book
from logwright.publish.views.hardness import Hardness
from logwright.publish.views.markdown import blocks, boxed, heading, link, plain, table
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import way
from logwright.verdicts.crews.crew_model import Estimate

_COLUMNS = ("difficulty", "won", "attempts", "like")


def hardness_section(view: MissionView, here: str) -> str:
    if not view.hardness:
        return ""
    book = view.book
    head = [book.say("site.verdict.players"), *(book.say(f"hardness.{column}") for column in _COLUMNS)]
    rows = [(str(players), *_cells(book, found, here)) for players, found in view.hardness.items()]
    level = book.say(f"hardness.levels.{book.library.crews.level}")
    more = link(plain(book.say("hardness.title")), way(here, HARDNESS))
    return blocks(
        heading(2, plain(book.say("hardness.section")), "hardness"),
        table([plain(title) for title in head], rows, numbers=(1, 2, 3)),
        boxed(blocks(plain(book.say("hardness.explained", level=level)), more), "note"),
    )


def difficulty_words(book: Book, found: Hardness) -> str:
    """The difficulty, and between which ones it may truly lie."""
    if found.least == found.most:
        return book.say("hardness.of_ten", n=found.difficulty)
    return book.say("hardness.of_ten_between", n=found.difficulty, low=found.least, high=found.most)


def hardness_sentence(book: Book, found: Hardness) -> str:
    """What a host wants to know before dealing; empty if nothing speaks for a success."""
    needed, estimate = found.expected_attempts, found.estimate
    if needed is None:
        return ""
    rate, low, high = map(percentage, (estimate.rate, estimate.low, estimate.high))
    return book.say("hardness.sentence", rate=rate, low=low, high=high, attempts=book.decimal(needed))


def share_words(book: Book, estimate: Estimate) -> str:
    """A share in percent, and between which shares the true one lies."""
    low, high = percentage(estimate.low), percentage(estimate.high)
    return f"{book.say('site.percent', n=percentage(estimate.rate))} ({low}–{high})"


def _cells(book: Book, found: Hardness, here: str) -> tuple[str, ...]:
    won = share_words(book, found.estimate)
    needed = found.expected_attempts
    attempts = book.say("hardness.never") if needed is None else book.decimal(needed)
    level = difficulty_words(book, found)
    return plain(level), plain(won), plain(attempts), _like(book, found.like, here)


def _like(book: Book, key: str, here: str) -> str:
    other = book.library.missions.get(key)
    return link(plain(MissionView(book, other).title), way(here, mission_page(other))) if other else "–"
