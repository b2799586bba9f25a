"""The starter set of a game: learn, cut, and play the first missions tonight, with nothing but scissors."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from io import BytesIO

from logwright.publish.figures import Palette
from logwright.publish.print.aid.aid import Aid
from logwright.publish.print.cards.box import pieces, sets_of
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import SheetPage
from logwright.publish.print.cards.printer import rendered, set_pages
from logwright.publish.print.cards.sheet import Printing
from logwright.publish.print.extras.extra_measures import ExtraMeasures
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.starter_set.cover_sheet import PackedSet, cover_sheet

MISSIONS = "missions"


@dataclass(frozen=True, eq=False)
class StarterSet:
    """Every sheet has two sides, so that the whole file can be printed at once."""

    edition: Edition
    options: PrintOptions

    @property
    def title(self) -> str:
        book = self.edition.book
        return book.titled(book.say("press.starter.title"), book.game_title(self.edition.game))

    @cached_property
    def sets(self) -> dict[str, list[Piece]]:
        """The first missions, then the pieces of the box."""
        said = ExtraMeasures.of(self.edition.library).data["starter"]
        known = sets_of(self.edition)
        found = {MISSIONS: pieces(self.edition, MISSIONS)[: said["missions"]]}
        return found | {name: pieces(self.edition, name) for name in said["sets"] if name in known}

    def pdf(self) -> bytes:
        pages: dict[str, list[SheetPage]] = {}
        for name, every in self.sets.items():
            (pages[name],) = set_pages(self.edition, name, every, Printing(self.options.paper.name))
        packed = [
            PackedSet(name, sum(piece.copies for piece in self.sets[name]), len(sides) // 2)
            for name, sides in pages.items()
        ]
        cover = cover_sheet(self.edition, packed, self.options.paper)
        palette = Palette.LOW_INK if self.options.low_ink else Palette.PRINT
        sheets = rendered(
            [cover, *(page for each in pages.values() for page in each)], self.edition, self.title, palette
        )
        book = self.edition.book
        aid = Aid([book], self.edition.game, self.options.paper, self.options.low_ink, book.say("press.starter.note"))
        return self._bound(sheets, aid.layout().pdf(), packed)

    def _bound(self, sheets: bytes, rules: bytes, packed: list[PackedSet]) -> bytes:
        """The rules become the back of the cover; every part can be found among the bookmarks."""
        from pypdf import PdfReader, PdfWriter

        writer, cards = PdfWriter(), PdfReader(BytesIO(sheets))
        writer.add_page(cards.pages[0])
        writer.add_page(PdfReader(BytesIO(rules)).pages[0])
        for page in cards.pages[1:]:
            writer.add_page(page)
        book, at = self.edition.book, 2
        writer.add_outline_item(book.say("press.starter.title"), 0)
        writer.add_outline_item(book.say("site.quick_reference.title"), 1)
        for each in packed:
            writer.add_outline_item(self.edition.say(f"sets.{each.name}"), at)
            at += 2 * each.sheets
        writer.add_metadata({"/Title": self.title})
        writer.compress_identical_objects(remove_duplicates=True, remove_unreferenced=True)
        written = BytesIO()
        writer.write(written)
        return written.getvalue()
