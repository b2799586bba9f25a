"""Writes the files of a set of pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from logwright.publish.figures import Palette
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.calibration import calibration
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import SheetPage, Typesetter
from logwright.publish.print.cards.sheet import SINGLE, Backs, Printing, sheets
from logwright.publish.print.cards.surround import SheetWords
from logwright.publish.print.render import pdf

CALIBRATION = "calibration"


@dataclass(frozen=True)
class Printout:
    """A file that was written."""

    name: str
    contents: bytes


def printed_set(
    edition: Edition, wanted: str, printing: Printing, palette: Palette, hint: str = "", use: str = ""
) -> Iterator[Printout]:
    """The sheets of one set: one file, or two if fronts and backs are separate.

    `hint` is what else to do with them; `use` is what they are for, as their names say.
    """
    files = set_pages(edition, wanted, pieces(edition, wanted), printing, hint)
    ink = "-low-ink" if palette is Palette.LOW_INK else ""
    title = edition.set_title(wanted)
    for pages, end in zip(files, _ends(printing), strict=True):
        name = f"{edition.game}-{wanted}-{edition.lang}-{printing.paper}{use}{ink}{end}.pdf"
        yield Printout(name, rendered(pages, edition, title, palette))


def set_pages(
    edition: Edition, wanted: str, every: Sequence[Piece], printing: Printing, hint: str = ""
) -> list[list[SheetPage]]:
    """The pages of each file of a set. What has nothing on its back is printed on one side."""
    if all(piece.is_one_sided for piece in every):
        printing = replace(printing, backs=Backs.NONE)
    words = SheetWords(edition, wanted, printing.how, printing.paper.title(), hint)
    return sheets(every, printing, edition.measures, words)


def _ends(printing: Printing) -> tuple[str, ...]:
    """The suffixes of the file names."""
    if printing.paper == SINGLE:
        return ("",)
    return {Backs.SEPARATE: ("-fronts", "-backs"), Backs.FOLD_OVER: ("-fold-over",)}.get(printing.backs, ("",))


def printed_calibration(edition: Edition, printing: Printing) -> Printout:
    title = edition.say("calibration.title")
    contents = rendered(calibration(edition, printing), edition, title, Palette.PRINT)
    return Printout(f"{CALIBRATION}-{edition.lang}-{printing.paper}.pdf", contents)


def rendered(pages: Sequence[SheetPage], edition: Edition, title: str, palette: Palette) -> bytes:
    typesetter = Typesetter(edition.measures, edition.lang, palette)
    return pdf(typesetter.html(pages), lang=edition.lang, title=title, css=typesetter.css(pages))
