"""The booklet: imposes pages on sheets that are printed on both sides, folded and stapled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import TYPE_CHECKING, cast

from logwright.publish.print.options import Paper

if TYPE_CHECKING:
    from pypdf import PageObject, PdfWriter
    from pypdf.generic import StreamObject

_POINTS = 72 / 25.4
_EDGE = 3.8
"""So far from the edge of the paper printers still reach, in millimetres."""


def imposed(pages: int) -> list[int | None]:
    """The imposition: page numbers from 0, left and right of each side, sheet by sheet, outermost first.

    None is a blank page. Blank pages come before the last page, which stays the back of the booklet.
    """
    blanks = -pages % 4
    order: list[int | None] = [*range(pages - 1), *[None] * blanks, pages - 1]
    sides: list[int | None] = []
    for first in range(0, len(order) // 2, 2):
        last = len(order) - 1 - first
        sides += [order[last], order[first], order[first + 1], order[last - 1]]
    return sides


def booklet(
    pdf: bytes, sheet: Paper, title: str, notes: Callable[[], bytes] | None = None, how: bytes | None = None
) -> bytes:
    """A PDF with two pages per sheet side. Print on both sides, flipped on the short edge.

    `notes` makes a page to write on, for the places that would stay blank. `how` is a line that says how it is
    printed; it stands below the back of the booklet, along the edge of the first sheet.
    """
    # Imported here, because only booklets need it and it is slow to load.
    from pypdf import PageObject, PdfReader, PdfWriter
    from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

    pages = PdfReader(BytesIO(pdf)).pages
    width, height = sheet.height * _POINTS, sheet.width * _POINTS
    spare = PdfReader(BytesIO(notes())).pages[0] if notes and len(pages) % 4 else None
    writer = PdfWriter()
    for places in _sides(imposed(len(pages))):
        side = writer.add_page(PageObject.create_blank_page(width=width, height=height))
        shown, ways = DictionaryObject(), []
        for name, place in zip(("/Left", "/Right"), places, strict=True):
            page = spare if place is None else pages[place]
            if page is None:
                continue
            form = _as_form(page, writer)
            shown[NameObject(name)] = writer._add_object(form)
            # Pages meet at the fold; spare width goes to the outer edges.
            x = width / 2 - float(page.mediabox.width) if name == "/Left" else width / 2
            y = (height - float(page.mediabox.height)) / 2
            ways.append(f"q 1 0 0 1 {x:.3f} {y:.3f} cm {name} Do Q")
        if how and len(writer.pages) == 1:
            strip = PdfReader(BytesIO(how)).pages[0]
            shown[NameObject("/How")] = writer._add_object(_as_form(strip, writer))
            ways.append(f"q 1 0 0 1 0 {_EDGE * _POINTS:.3f} cm /How Do Q")
        content = DecodedStreamObject()
        content.set_data("\n".join(ways).encode())
        side[NameObject("/Contents")] = writer._add_object(content)
        side[NameObject("/Resources")] = DictionaryObject({NameObject("/XObject"): shown})
    writer.add_metadata({"/Title": title})
    written = BytesIO()
    writer.write(written)
    return written.getvalue()


def _as_form(page: PageObject, writer: PdfWriter) -> StreamObject:
    """A page as a form XObject that other pages can show: much quicker than merging content streams."""
    from pypdf.generic import DecodedStreamObject, NameObject

    form = DecodedStreamObject()
    form.set_data(cast("StreamObject", page["/Contents"]).get_data())
    packed = form.flate_encode()
    for key, value in (("/Type", "/XObject"), ("/Subtype", "/Form")):
        packed[NameObject(key)] = NameObject(value)
    packed[NameObject("/BBox")] = page.mediabox
    packed[NameObject("/Resources")] = page.raw_get("/Resources").clone(writer)
    return packed


def _sides(order: list[int | None]) -> Iterator[tuple[int | None, int | None]]:
    for at in range(0, len(order), 2):
        yield order[at], order[at + 1]
