"""Pictures of single pieces as PNG, made by pdftoppm from poppler-utils."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

from logwright.publish.figures import Palette
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import Laid, SheetPage, SheetSide, paper_of
from logwright.publish.print.cards.printer import Printout, rendered
from logwright.publish.print.options import Paper
from logwright.saying import Told, saying

DPI = 300
_TOOL = "pdftoppm"


class NoPictures(Told):
    """The tool that makes pictures is missing or fails."""


def pictures(
    pieces: Sequence[Piece], edition: Edition, palette: Palette, dpi: float = DPI, bleed: float = 0
) -> Iterator[Printout]:
    """A picture of each side of each piece, cut to size or with so much of its bleed."""
    sides = all_sides(pieces)
    pages = [SheetPage(_paper(piece, bleed), [Laid(piece, side, bleed, bleed)]) for piece, side in sides]
    shown = rasterized(rendered(pages, edition, edition.game, palette), dpi)
    for (piece, side), contents in zip(sides, shown, strict=True):
        yield Printout(picture_name(piece, side, pieces), contents)


def all_sides(pieces: Sequence[Piece]) -> list[tuple[Piece, SheetSide]]:
    """All fronts, then all backs; a back that all pieces share is there once."""
    backs = pieces[:1] if one_back(pieces) else pieces
    return [*((piece, SheetSide.FRONT) for piece in pieces), *((piece, SheetSide.BACK) for piece in backs)]


def _paper(piece: Piece, bleed: float) -> Paper:
    cut = paper_of(piece.size)
    return Paper(cut.name, cut.width + 2 * bleed, cut.height + 2 * bleed)


def picture_name(piece: Piece, side: SheetSide, pieces: Sequence[Piece]) -> str:
    if side is SheetSide.FRONT:
        return f"{piece.id}.png"
    return "back.png" if one_back(pieces) else f"{piece.id}-back.png"


def one_back(pieces: Sequence[Piece]) -> bool:
    """Whether all pieces have the same back."""
    return len({(piece.size, piece.back) for piece in pieces}) == 1


def rasterized(pdf: bytes, dpi: float) -> list[bytes]:
    """Each page of a PDF as a PNG."""
    return _drawn(pdf, "png", "-r", f"{dpi:g}", "-png")


def rasterized_to(pdf: bytes, pixels: tuple[int, int], kind: Literal["png", "ppm"]) -> list[bytes]:
    """Each page of a PDF as a picture of exactly this many pixels."""
    size = ("-scale-to-x", f"{pixels[0]}", "-scale-to-y", f"{pixels[1]}")
    return _drawn(pdf, kind, *size, *(["-png"] if kind == "png" else []))


def _drawn(pdf: bytes, kind: str, *options: str) -> list[bytes]:
    tool = shutil.which(_TOOL)
    if not tool:
        raise NoPictures(saying("misfits.no-tool", tool=_TOOL))
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "pages.pdf"
        source.write_bytes(pdf)
        asked: list[str | Path] = [tool, *options, source, Path(folder) / "page"]
        done = subprocess.run(asked, capture_output=True, encoding="utf-8", errors="replace", check=False)
        if done.returncode:
            raise NoPictures(saying("misfits.no-pictures", tool=_TOOL, reason=done.stderr.strip() or done.returncode))
        return [path.read_bytes() for path in sorted(Path(folder).glob(f"page-*.{kind}"))]
