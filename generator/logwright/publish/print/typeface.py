"""The typefaces of everything printed: the fonts in site/fonts, whole, because a PDF embeds only what it shows."""

from __future__ import annotations

from pathlib import Path

from logwright.publish.fonts import Face

FOLDER = Path(__file__).resolve().parents[4] / "site" / "fonts"
SANS, SERIF = "Logwright Sans", "Logwright Serif"

FACES = (
    Face("source-sans-regular", SANS, 400),
    Face("source-sans-italic", SANS, 400, "italic"),
    Face("source-sans-bold", SANS, 700),
    Face("source-sans-bold-italic", SANS, 700, "italic"),
    Face("source-serif-regular", SERIF, 400),
    Face("source-serif-italic", SERIF, 400, "italic"),
    Face("source-serif-bold", SERIF, 700),
)


def stylesheet(scheme: str) -> str:
    """The rules by which a sheet finds the fonts, at addresses of this scheme."""
    return "".join(
        f"@font-face{{font-family:'{face.family}';font-weight:{face.weight};font-style:{face.style};"
        f"src:url('{scheme}:{face.file}.woff2')}}\n"
        for face in FACES
    )
