"""Pictures of single pieces, as PNG. pdftoppm turns pages into them; it comes with poppler-utils."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from logwright.publish.figures import Palette
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import Laid, Page, Side, paper_of
from logwright.publish.print.cards.printer import Printout, rendered

DPI = 300
_TOOL = "pdftoppm"


class NoPictures(Exception):
    """The tool that makes pictures is missing."""


def pictures(pieces: Sequence[Piece], edition: Edition, palette: Palette, dpi: float = DPI) -> Iterator[Printout]:
    """A picture of each side of each piece, as it is cut; backs that are all the same are made once."""
    sides = [(piece, Side.FRONT) for piece in pieces]
    sides += [(piece, Side.BACK) for piece in (pieces[:1] if one_back(pieces) else pieces)]
    pages = [Page(paper_of(piece.size), [Laid(piece, side, 0, 0)]) for piece, side in sides]
    shown = rasterized(rendered(pages, edition, edition.game, palette), dpi)
    for (piece, side), contents in zip(sides, shown, strict=True):
        yield Printout(picture_name(piece, side, pieces), contents)


def picture_name(piece: Piece, side: Side, pieces: Sequence[Piece]) -> str:
    if side is Side.FRONT:
        return f"{piece.id}.png"
    return "back.png" if one_back(pieces) else f"{piece.id}-back.png"


def one_back(pieces: Sequence[Piece]) -> bool:
    """Whether all pieces look the same from behind."""
    return len({(piece.size, piece.back) for piece in pieces}) == 1


def rasterized(pdf: bytes, dpi: float) -> list[bytes]:
    """Each page of a PDF as PNG."""
    tool = shutil.which(_TOOL)
    if not tool:
        raise NoPictures(
            f"pictures need {_TOOL}: install poppler-utils (Debian, Ubuntu) or poppler (Homebrew), or run make setup"
        )
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "pages.pdf"
        source.write_bytes(pdf)
        subprocess.run([tool, "-r", f"{dpi:g}", "-png", source, Path(folder) / "page"], check=True)
        return [path.read_bytes() for path in sorted(Path(folder).glob("page-*.png"))]
