"""Reads PDFs back with poppler and pypdf: their words, pictures, fonts and tags."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from io import BytesIO
from typing import Any

from PIL import Image, ImageChops, ImageStat
from pypdf import PdfReader

MM = 72 / 25.4


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def page_texts(pdf: bytes) -> list[str]:
    """The words of each page."""
    done = subprocess.run(["pdftotext", "-", "-"], input=pdf, capture_output=True, check=True)
    return done.stdout.decode().split("\f")[:-1]


def letters(text: str) -> str:
    """A text without what setting it changes: spaces, hyphens at the ends of lines, capitals."""
    return re.sub(r"[\s\u00ad\u2010-]+", "", text).casefold()


def picture(pdf: bytes, page: int, dpi: int = 40) -> Image.Image:
    """One page as it looks, counted from 1."""
    command = ["pdftoppm", "-r", str(dpi), "-f", str(page), "-l", str(page), "-png", "-"]
    done = subprocess.run(command, input=pdf, capture_output=True, check=True)
    return Image.open(BytesIO(done.stdout)).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """How many grey levels two pictures differ on average."""
    assert one.size == other.size
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def sizes(pdf: bytes) -> set[tuple[float, float]]:
    """The sizes of the pages, in millimetres."""
    return {
        (round(float(page.mediabox.width) / MM, 1), round(float(page.mediabox.height) / MM, 1))
        for page in reader(pdf).pages
    }


def fonts(pdf: bytes) -> Iterator[tuple[str, bool]]:
    """The name of each font, and whether it is embedded."""
    seen = set()
    for found in _dictionaries(reader(pdf).trailer["/Root"]):
        if found.get("/Type") == "/Font" and "/DescendantFonts" in found and found["/BaseFont"] not in seen:
            seen.add(found["/BaseFont"])
            descriptor = found["/DescendantFonts"][0].get_object()["/FontDescriptor"]
            yield found["/BaseFont"], any(f"/FontFile{kind}" in descriptor for kind in ("", "2", "3"))


def tags(pdf: bytes) -> Iterator[Any]:
    """All elements of the structure of a tagged PDF, in reading order."""

    def walk(element: Any) -> Iterator[Any]:
        element = element.get_object() if hasattr(element, "get_object") else element
        if isinstance(element, dict):
            yield element
            kids = element.get("/K", [])
            kids = kids.get_object() if hasattr(kids, "get_object") else kids
            for kid in kids if isinstance(kids, list) else [kids]:
                yield from walk(kid)

    root: Any = reader(pdf).trailer["/Root"]
    for top in root["/StructTreeRoot"]["/K"]:
        yield from walk(top)


def _dictionaries(start: Any) -> Iterator[Any]:
    """Every dictionary that can be reached, each once."""
    waiting, seen = [start], set()
    while waiting:
        found = waiting.pop()
        reference = getattr(found, "idnum", None)
        if reference is not None:
            if reference in seen:
                continue
            seen.add(reference)
            found = found.get_object()
        if isinstance(found, dict):
            yield found
            waiting += [found.raw_get(key) if hasattr(found, "raw_get") else found[key] for key in found]
        elif isinstance(found, list):
            waiting += list(found)


def type_sizes(pdf: bytes) -> set[float]:
    """The size of every letter, in points on paper."""
    found: set[float] = set()

    def visit(text: str, matrix: list[float], line: list[float], _: Any, size: float) -> None:
        if text.strip():
            found.add(round(abs(size * line[3] * matrix[3]), 2))

    for page in reader(pdf).pages:
        page.extract_text(visitor_text=visit)
    return found
