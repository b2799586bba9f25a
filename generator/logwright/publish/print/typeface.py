"""The typefaces of printed output: the full fonts in site/fonts, since a PDF embeds only the glyphs it uses."""

from __future__ import annotations

from logwright.base import base_folder
from logwright.publish.figures.design_tokens import SANS, SERIF
from logwright.publish.views.fonts import FontFace

FOLDER = base_folder() / "site" / "fonts"
SMALLEST = 6.5
"""Points: nothing that people are to read is smaller, whatever it is printed on."""

FACES = (
    FontFace("source-sans-regular", SANS, 400),
    FontFace("source-sans-italic", SANS, 400, "italic"),
    FontFace("source-sans-bold", SANS, 700),
    FontFace("source-sans-bold-italic", SANS, 700, "italic"),
    FontFace("source-serif-regular", SERIF, 400),
    FontFace("source-serif-italic", SERIF, 400, "italic"),
    FontFace("source-serif-bold", SERIF, 700),
)


def stylesheet(scheme: str) -> str:
    """The @font-face rules of a sheet, with addresses of this scheme."""
    return "".join(
        f"@font-face{{font-family:'{face.family}';font-weight:{face.weight};font-style:{face.style};"
        f"src:url('{scheme}:{face.file}.woff2')}}\n"
        for face in FACES
    )
