"""A PDF/X-1a:2003 of pictures in four inks: what a printing press takes without asking back."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, cast

from logwright.publish.print.shops.cmyk import InkPicture
from logwright.publish.print.shops.shop import INCH

if TYPE_CHECKING:
    from pypdf.generic import DictionaryObject as Dictionary
    from pypdf.generic import StreamObject

_POINTS = 72
_CONDITION = "CGATS TR 001"
"""Coated paper on a web press in the United States, as registered with the International Color Consortium."""
_REGISTRY = "http://www.color.org"


def press_file(
    pictures: Sequence[InkPicture], order: Sequence[int], trim: tuple[float, float], dpi: int, title: str, day: str
) -> bytes:
    """A page for each number in `order`, which counts pictures from 0. `trim` is the cut card, in millimetres.

    `day` stands for the time at which it was made, so that the same cards give the same bytes.
    """
    # Imported here, because only orders need it and it is slow to load.
    from pypdf import PageObject, PdfWriter
    from pypdf.generic import (
        ArrayObject,
        ByteStringObject,
        DecodedStreamObject,
        DictionaryObject,
        NameObject,
        RectangleObject,
        TextStringObject,
    )

    writer = PdfWriter()
    writer.pdf_header = "%PDF-1.4"
    shown = [writer._add_object(_image(picture)) for picture in pictures]
    for number in order:
        width, height = (side / dpi * _POINTS for side in (pictures[number].width, pictures[number].height))
        page = writer.add_page(PageObject.create_blank_page(width=width, height=height))
        content = DecodedStreamObject()
        content.set_data(f"q {width:.4f} 0 0 {height:.4f} 0 0 cm /Card Do Q".encode())
        page[NameObject("/Contents")] = writer._add_object(content)
        cards = DictionaryObject({NameObject("/Card"): shown[number]})
        page[NameObject("/Resources")] = DictionaryObject({NameObject("/XObject"): cards})
        across, down = (side / INCH * _POINTS for side in trim)
        left, below = (width - across) / 2, (height - down) / 2
        page[NameObject("/TrimBox")] = RectangleObject((left, below, left + across, below + down))
        page[NameObject("/BleedBox")] = RectangleObject((0, 0, width, height))
    intent = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/OutputIntent"),
            NameObject("/S"): NameObject("/GTS_PDFX"),
            NameObject("/OutputConditionIdentifier"): TextStringObject(_CONDITION),
            NameObject("/RegistryName"): TextStringObject(_REGISTRY),
            NameObject("/Info"): TextStringObject(_CONDITION),
        }
    )
    writer.root_object[NameObject("/OutputIntents")] = ArrayObject([writer._add_object(intent)])
    stamp = f"D:{day.replace('-', '')}000000Z"
    writer.metadata = {
        "/Title": title,
        "/Creator": "Logwright",
        "/Producer": "Logwright",
        "/CreationDate": stamp,
        "/ModDate": stamp,
        "/GTS_PDFXVersion": "PDF/X-1a:2003",
    }
    cast("Dictionary", writer._info)[NameObject("/Trapped")] = NameObject("/False")
    digest = ByteStringObject(hashlib.md5(b"".join(p.inks for p in pictures), usedforsecurity=False).digest())
    writer._ID = ArrayObject([digest, digest])
    written = BytesIO()
    writer.write(written)
    return written.getvalue()


def _image(picture: InkPicture) -> StreamObject:
    from pypdf.generic import EncodedStreamObject, NameObject, NumberObject

    image = EncodedStreamObject()
    image._data = zlib.compress(picture.inks, 6)
    for key, value in (
        ("/Type", "/XObject"),
        ("/Subtype", "/Image"),
        ("/ColorSpace", "/DeviceCMYK"),
        ("/Filter", "/FlateDecode"),
    ):
        image[NameObject(key)] = NameObject(value)
    for key, number in (("/Width", picture.width), ("/Height", picture.height), ("/BitsPerComponent", 8)):
        image[NameObject(key)] = NumberObject(number)
    return image
