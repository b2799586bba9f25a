"""Reads printed sheets back: where colour, lines and words really are, in millimetres from the top left corner."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition

MM = 72 / 25.4
_Matrix = tuple[float, float, float, float, float, float]
_WORD = re.compile(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>')


@dataclass(frozen=True)
class Area:
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def within(self, other: Area, slack: float = 0) -> bool:
        return (
            self.left >= other.left - slack
            and self.top >= other.top - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )

    def meets(self, other: Area) -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def grown(self, by: float) -> Area:
        return Area(self.left - by, self.top - by, self.right + by, self.bottom + by)


@dataclass(frozen=True)
class Word:
    text: str
    area: Area


def misplaced_sentences(edition: Edition, wanted: str, words: list[list[Word]]) -> list[str]:
    """Task cards whose sentence does not stand whole in their safe area, on sheets with a back after each front."""
    size, safe = edition.size("task-card"), edition.measures.safe
    layout = edition.measures.layout(size, "a4")
    found, cards = [], pieces(edition, wanted)
    assert len(words) == 2 * -(-len(cards) // layout.count)
    for n, card in enumerate(cards):
        x, y = layout.places[n % layout.count]
        trim = Area(x, y, x + size.width, y + size.height)
        inside = [word for word in words[n // layout.count * 2] if word.area.meets(trim)]
        said = " ".join(word.text for word in inside).replace("- ", "")
        whole = said == " ".join(card.name.split()).replace("- ", "")
        if not whole or not all(word.area.within(trim.grown(-safe)) for word in inside):
            found.append(f"{card.id}: {said}")
    return found


class Printed:
    """A PDF as a printer gets it."""

    def __init__(self, contents: bytes) -> None:
        self.contents = contents
        self.reader = PdfReader(BytesIO(contents))
        self.pages = [ReadPage(page, self.reader) for page in self.reader.pages]

    def words(self, folder: Path) -> list[list[Word]]:
        """The words of each page with the room their glyphs take, as poppler measures it."""
        source = folder / "sheet.pdf"
        source.write_bytes(self.contents)
        said = subprocess.run(["pdftotext", "-bbox", source, "-"], capture_output=True, text=True, check=True).stdout
        return [[_word(found) for found in _WORD.finditer(page)] for page in said.split("<page ")[1:]]

    @property
    def fonts(self) -> dict[str, bool]:
        """Every font by name, and whether it is embedded."""
        found = {}
        for page in self.reader.pages:
            for font in page["/Resources"].get("/Font", {}).values():  # type: ignore[attr-defined]
                for part in font.get_object().get("/DescendantFonts", [font]):
                    descriptor = part.get_object()["/FontDescriptor"]
                    embedded = any(f"/FontFile{kind}" in descriptor for kind in ("", "2", "3"))
                    found[str(descriptor["/FontName"])] = embedded
        return found


def _word(found: re.Match[str]) -> Word:
    left, top, right, bottom = (float(found[n]) / MM for n in range(1, 5))
    return Word(unescape(found[5]), Area(left, top, right, bottom))


class ReadPage:
    def __init__(self, page: PageObject, reader: PdfReader) -> None:
        self._page, self._reader = page, reader

    @property
    def size(self) -> tuple[float, float]:
        return (float(self._page.mediabox.width) / MM, float(self._page.mediabox.height) / MM)

    def box(self, name: str) -> Area:
        """A box of the page, seen from the corner of its trim box."""
        box: Any = getattr(self._page, f"{name}box")
        trim = self._page.trimbox
        return Area(
            float(box.left - trim.left) / MM,
            float(trim.top - box.top) / MM,
            float(box.right - trim.left) / MM,
            float(trim.top - box.bottom) / MM,
        )

    @cached_property
    def filled(self) -> list[Area]:
        """Every rectangle that is filled with colour."""
        return [area for area, painted in self._rectangles() if painted]

    def floods(self, width: float, height: float) -> list[Area]:
        """The grounds of pieces of one size, which reach into their bleed."""
        return [a for a in self.filled if abs(a.width - width) < 0.01 and abs(a.height - height) < 0.01]

    def _rectangles(self) -> Iterator[tuple[Area, bool]]:
        pending: list[Area] = []
        for operands, operator, matrix in self._walk():
            if operator == b"re":
                x, y, w, h = map(float, operands)
                pending.append(self._area([(x, y), (x + w, y + h)], matrix))
            elif operator in (b"f", b"f*", b"B", b"B*", b"b", b"b*", b"n", b"S", b"s"):
                painted = operator not in (b"n", b"S", b"s")
                yield from ((area, painted) for area in pending)
                pending = []

    @cached_property
    def hairs(self) -> list[Area]:
        """Straight pieces of thin lines: crop marks and rulers."""
        found, start, width, lines = [], (0.0, 0.0), 1.0, []
        for operands, operator, matrix in self._walk():
            if operator == b"w":
                width = float(operands[0])
            elif operator == b"m":
                start = (float(operands[0]), float(operands[1]))
            elif operator == b"l":
                end = (float(operands[0]), float(operands[1]))
                lines.append(self._area([start, end], matrix))
                start = end
            elif operator in (b"S", b"s", b"f", b"f*", b"B", b"B*", b"n"):
                found += lines if operator == b"S" and width <= 0.2 else []
                lines = []
        return found

    def _area(self, corners: list[tuple[float, float]], matrix: _Matrix) -> Area:
        a, b, c, d, e, f = matrix
        xs = [(a * x + c * y + e) / MM for x, y in corners]
        ys = [self.size[1] - (b * x + d * y + f) / MM for x, y in corners]
        return Area(min(xs), min(ys), max(xs), max(ys))

    def _walk(self) -> Iterator[tuple[list[Any], bytes, _Matrix]]:
        """Every operation with the matrix that holds for it, those of drawings that pages share as well."""
        yield from self._operations(self._page.get_contents(), self._page["/Resources"], (1, 0, 0, 1, 0, 0))

    def _operations(self, content: Any, resources: Any, matrix: _Matrix) -> Iterator[tuple[list[Any], bytes, _Matrix]]:
        stack: list[_Matrix] = []
        for operands, operator in ContentStream(content, self._reader).operations:
            if operator == b"q":
                stack.append(matrix)
            elif operator == b"Q":
                matrix = stack.pop()
            elif operator == b"cm":
                matrix = _times([float(value) for value in operands], matrix)
            elif operator == b"Do" and (shown := resources["/XObject"][operands[0]])["/Subtype"] == "/Form":
                yield from self._operations(shown, shown["/Resources"], matrix)
            yield list(operands), operator, matrix


def _times(one: list[float], two: _Matrix) -> _Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = two
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)
