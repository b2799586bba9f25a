"""An answer: one winning line of play, as printed at the end of a book."""

from __future__ import annotations

from dataclasses import dataclass

from logwright.publish.print.logbook.entry import LogbookEntry
from logwright.publish.views.book import Book
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.replay import LEADS, ReplayTable


@dataclass(frozen=True)
class Played:
    """A card in a trick; `lead` marks the first one with an arrow."""

    card: str
    lead: str
    wins: bool


@dataclass(frozen=True)
class Answer:
    """`tricks` is empty if no line is known. A task has its words, its token and its owner."""

    number: str
    title: str
    anchor: str
    seats: tuple[str, ...] = ()
    tasks: tuple[tuple[str, str, str], ...] = ()
    choices: tuple[str, ...] = ()
    tricks: tuple[tuple[Played | None, ...], ...] = ()


def answer(book: Book, view: MissionView, printed: LogbookEntry) -> Answer:
    found, game = view.shown_line, view.mission.game
    bare = Answer(printed.number, printed.title, printed.anchor)
    if not found:
        return bare
    _, judged = found
    line = judged.line
    assert line is not None
    replay = ReplayTable(MarkdownRenderer(book, game, ""), judged.deal, line)
    seats = judged.deal.seats
    tricks = []
    for trick in line["tricks"]:
        cells: list[Played | None] = [None] * seats
        for turn, card in enumerate(trick["cards"]):
            seat = (trick["leader"] + turn) % seats
            lead = f"{LEADS} " if turn == 0 else ""
            cells[seat] = Played(book.card_name(game, card), lead, seat == trick["winner"])
        tricks.append(tuple(cells))
    return Answer(
        printed.number,
        printed.title,
        printed.anchor,
        tuple(replay.seat(seat) for seat in range(seats)),
        tuple(replay.tasks()),
        tuple(replay.choices()),
        tuple(tricks),
    )
