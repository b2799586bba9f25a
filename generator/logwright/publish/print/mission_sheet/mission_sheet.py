"""A mission sheet: one mission with everything it needs, and an explanation of its symbols."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial

from markupsafe import Markup

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.figures import Palette
from logwright.publish.print.fit import Overfull, fitted
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.mission_sheet.share_code import ShareCode, share_code
from logwright.publish.print.options import A5, Paper, PrintOptions
from logwright.publish.print.print_job import Files, PrintJob
from logwright.publish.print.render import RenderedLayout, lay_out, templates
from logwright.publish.views.book import Book
from logwright.publish.views.mission_view import MissionView
from logwright.saying import saying

_NO_PAGE_NUMBER = "@page { @bottom-center { content: none } }"


@dataclass(frozen=True, eq=False)
class MissionSheet:
    """`site` is the address that the QR code links to; without it there is no code.

    `answers` adds a winning line on a page of its own.
    """

    book: Book
    mission: LoggedMission
    options: PrintOptions
    site: str = ""
    answers: bool = False

    @property
    def title(self) -> str:
        return MissionView(self.book, self.mission).title

    def pdf(self) -> bytes:
        # Laid out at the size of a logbook page, then scaled to the paper.
        return self._laid[0].pdf(accessible=True, zoom=self._zoom)

    @property
    def remark(self) -> str:
        """A note for the person who prints the sheet."""
        return self._laid[1]

    @cached_property
    def _laid(self) -> tuple[RenderedLayout, str]:
        """The layout and its remark. The mission takes precedence over the QR code, which must stay readable."""
        if not self.site:
            return fitted(partial(self._layout, None)), ""
        reason = "long-link"
        if code := share_code(self.mission, self.site, self.book.lang):
            try:
                return fitted(partial(self._layout, code)), ""
            except Overfull:
                reason = "whole-page"
        said = saying(f"misfits.{reason}", mission=self.mission.key, lang=self.book.lang)
        return fitted(partial(self._layout, None)), str(said)

    @property
    def _zoom(self) -> float:
        return self.options.paper.height / A5.height

    def _layout(self, code: ShareCode | None, tighter: Mapping[str, int], _: Collection[str] | None) -> RenderedLayout:
        html, css = self._made(code, tighter)
        return lay_out(html, lang=self.book.lang, title=self.title, css=css)

    def parts(self) -> tuple[str, str]:
        """Body and styles, to be laid out elsewhere."""
        return self._made(share_code(self.mission, self.site, self.book.lang) if self.site else None, {})

    def _made(self, code: ShareCode | None, tighter: Mapping[str, int]) -> tuple[str, str]:
        paper = self.options.paper
        page = Paper(paper.name, paper.width / self._zoom, paper.height / self._zoom)
        logbook = Logbook(
            self.book,
            self.mission.game,
            (self.mission,),
            page,
            players=self.options.players,
            low_ink=self.options.low_ink,
            answers=self.answers,
        )
        words = logbook.words
        entries = [replace(entry, number=entry.number if self.mission.official else "") for entry in logbook.entries]
        html = (
            templates()
            .get_template("mission-sheet.html")
            .render(**words, entries=entries, tighter=tighter, share=self._share(code) if code else None)
        )
        return html, logbook.css + _NO_PAGE_NUMBER

    def _share(self, code: ShareCode) -> dict[str, object]:
        name = self.book.say("print.mission.code")
        return {
            "address": code.address,
            "picture": Markup(code.drawing.svg("share", name, palette=Palette.PRINT)),
            "side": code.side / self._zoom,
            "words": self.book.say("print.mission.scan"),
        }


def mission_job(
    book: Book, mission: LoggedMission, options: PrintOptions, site: str = "", answers: bool = False
) -> PrintJob:
    sheet = MissionSheet(book, mission, options, site, answers)
    name = f"{book.lang}/mission-{mission.slug}{'-answers' if answers else ''}{options.suffix}.pdf"

    def make() -> Files:
        return {name: sheet.pdf()}

    return PrintJob("mission", mission.game, book.lang, sheet.title, make, lambda: sheet.remark)
