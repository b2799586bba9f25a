"""The miniature: one winning line that plays itself, trick by trick, beside the tasks it fulfils."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from logwright.engine.cards.deal import Deal
from logwright.publish.views.book import Book
from logwright.publish.views.drawn_tricks import drawn_tricks
from logwright.publish.views.markdown import attribute
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.replay import ReplayTable


def lively(views: Iterable[MissionView], tasks: int) -> MissionView | None:
    """The first mission with a line to show and so many tasks: with fewer there is little to watch."""
    return next((view for view in views if view.shown_line and view.task_amount >= tasks), None)


def miniature(book: Book, views: Sequence[MissionView]) -> str:
    """The line of the first of these missions that has one, as HTML. Without a script its first trick is shown."""
    for view in views:
        if view.shown_line:
            _, judged = view.shown_line
            assert judged.line is not None
            return _drawn(book, view, judged.deal, judged.line)
    return ""


def _drawn(book: Book, view: MissionView, deal: Deal, line: dict[str, Any]) -> str:
    game = view.mission.game
    table = ReplayTable(MarkdownRenderer(book, game, ""), deal, line)
    names = [table.seat(seat) for seat in range(deal.seats)]
    tasks = "".join(
        f"<li>{f'<em class=token>{attribute(sign)}</em> ' if sign else ''}{attribute(said)} "
        f"<small>{attribute(owner)}</small></li>"
        for said, sign, owner in table.tasks()
    )
    tricks = drawn_tricks(book, game, names, line["tricks"])
    words = {key: book.say(f"site.home.{key}") for key in ("play", "pause")}
    said = "".join(f' data-{key}="{attribute(word)}"' for key, word in words.items())
    return f'<div class="miniature" data-seats="{deal.seats}"{said}><ul class="tasks">{tasks}</ul>{tricks}</div>'
