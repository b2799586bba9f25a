"""Renders missions and campaigns of a project as PDFs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from logwright.publish.print.logbook.job import campaign_job, logbook_job
from logwright.publish.print.mission_sheet.mission_sheet import mission_job
from logwright.publish.print.options import A4, PAPERS, PrintOptions
from logwright.publish.views.book import Book

if TYPE_CHECKING:
    from logwright.project.project import Project


def rendered(project: Project, names: Sequence[str], what: str, lang: str, title: str, paper: str) -> dict[str, bytes]:
    """PDFs by file name."""
    book, options = Book(project.library, lang), PrintOptions(PAPERS[paper or project.settings.paper or A4.name])
    missions = [project.mission(name) for name in names] if what != "campaign" else []
    if what == "campaign":
        made = [campaign_job(book, project.campaign(name), options) for name in names]
    elif what == "mission":
        made = [mission_job(book, mission, options, project.settings.site) for mission in missions]
    elif what == "logbook":
        title, author = title or project.settings.name, project.settings.author
        games = {game: [each for each in missions if each.game == game] for game in project.library.games}
        made = [
            logbook_job(book, game, chosen, options, f"own-{game}", title, author=author)
            for game, chosen in games.items()
            if chosen
        ]
    else:
        raise ValueError(f"nothing here is called {what!r}; there are logbook, mission and campaign")
    return {name: raw for job in made for name, raw in job.make().items()}
