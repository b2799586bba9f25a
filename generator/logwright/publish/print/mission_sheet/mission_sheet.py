"""A mission sheet: one mission with all it needs, and with what its symbols mean."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from logwright.content.logged_mission import LoggedMission
from logwright.publish.book import Book
from logwright.publish.mission_view import MissionView
from logwright.publish.print.fit import fitted
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.paper import A5, Paper
from logwright.publish.print.print_job import Files, PrintJob
from logwright.publish.print.render import Layout, lay_out, templates

_NO_PAGE_NUMBER = "@page { @bottom-center { content: none } }"


@dataclass(frozen=True)
class MissionSheet:
    """`share` is a picture that leads to the mission in the designer, as SVG, or nothing."""

    book: Book
    mission: LoggedMission
    options: PrintOptions
    share: str = ""

    @property
    def title(self) -> str:
        return MissionView(self.book, self.mission).title

    def pdf(self) -> bytes:
        # Laid out as large as a page of the logbook, and enlarged to the paper.
        return fitted(self._layout).pdf(accessible=True, zoom=self._zoom)

    @property
    def _zoom(self) -> float:
        return self.options.paper.height / A5.height

    def _layout(self, tighter: Mapping[str, int], _: Collection[str] | None) -> Layout:
        paper = self.options.paper
        page = Paper(paper.name, paper.width / self._zoom, paper.height / self._zoom)
        logbook = Logbook(
            self.book, self.mission.game, (self.mission,), page, "", self.options.players, self.options.low_ink
        )
        words = logbook.words
        entries = [replace(entry, number=entry.number if self.mission.official else "") for entry in logbook.entries]
        html = (
            templates()
            .get_template("mission-sheet.html")
            .render(**words, entries=entries, tighter=tighter, share=self.share)
        )
        return lay_out(html, lang=self.book.lang, title=self.title, css=logbook.css + _NO_PAGE_NUMBER)


def mission_job(book: Book, mission: LoggedMission, options: PrintOptions) -> PrintJob:
    sheet = MissionSheet(book, mission, options)
    name = f"{book.lang}/mission-{mission.key.replace('/', '-')}{options.suffix}.pdf"

    def make() -> Files:
        return {name: sheet.pdf()}

    return PrintJob("mission", mission.game, book.lang, sheet.title, make)
