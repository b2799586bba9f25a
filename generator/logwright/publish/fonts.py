"""The fonts of the site: the whole fonts in site/fonts cut to what a script needs, so that a first visit is light."""

from __future__ import annotations

import io
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

REVISION = "1"
"""Raised when fonts are cut differently, so that nobody gets those cut before."""
# Where a page's letters, signs and arrows lie. A browser fetches a part only if a page shows a character of it.
SCRIPTS = {
    "latin": "U+0000-024F,U+2000-206F,U+2070-20CF,U+2100-214F,U+2190-22FF,U+25A0-26FF",
    "cyrillic": "U+0400-052F",
}
_FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk"]
# The licence asks that a changed font does not bear the reserved name; copyright and licence stay inside it.
_KEPT_NAMES = [0, 7, 13, 14]


@dataclass(frozen=True)
class Face:
    """One font file, and how styles ask for it."""

    file: str
    family: str
    weight: int
    style: str = "normal"


FACES = (
    Face("source-sans-regular", "Logwright Sans", 400),
    Face("source-sans-italic", "Logwright Sans", 400, "italic"),
    Face("source-sans-bold", "Logwright Sans", 700),
    Face("source-serif-regular", "Logwright Serif", 400),
)


@dataclass(frozen=True)
class Cut:
    """A face cut to one script. `name` changes with the font and with how it is cut."""

    face: Face
    script: str
    name: str


def cuts(folder: Path) -> list[Cut]:
    """What has to be cut from the fonts in a folder."""
    found = []
    for face in FACES:
        raw = (folder / f"{face.file}.woff2").read_bytes()
        for script, ranges in SCRIPTS.items():
            digest = blake2b(raw + f"{REVISION} {ranges}".encode(), digest_size=4).hexdigest()
            name = face.file.replace("source-", "")
            found.append(Cut(face, script, f"{name}-{script}-{digest}.woff2"))
    return found


def cut_font(folder: Path, cut: Cut, target: Path) -> None:
    """Write the part of a font that one script needs."""
    # Fonts are cut once; all other runs need not wait for the tools to load.
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(folder / f"{cut.face.file}.woff2", recalcTimestamp=False)
    options = Options()
    options.layout_features = _FEATURES
    options.hinting = False
    options.name_IDs = _KEPT_NAMES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=_points(SCRIPTS[cut.script]))
    subsetter.subset(font)
    for name_id in (1, 4, 6):
        said = cut.face.family.replace(" ", "-") if name_id == 6 else cut.face.family
        font["name"].setName(said, name_id, 3, 1, 0x409)
    font.flavor = "woff2"
    written = io.BytesIO()
    font.save(written)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(written.getvalue())


def stylesheet(made: list[Cut]) -> str:
    """The rules by which a browser finds the fonts, which lie beside it in fonts/."""
    return "".join(
        f"@font-face {{font-family: '{cut.face.family}'; font-weight: {cut.face.weight}; "
        f"font-style: {cut.face.style}; font-display: swap; unicode-range: {SCRIPTS[cut.script]}; "
        f"src: url('../fonts/{cut.name}') format('woff2');}}\n"
        for cut in made
    )


def _points(ranges: str) -> list[int]:
    points: list[int] = []
    for part in ranges.split(","):
        low, _, high = part.removeprefix("U+").partition("-")
        points += range(int(low, 16), int(high or low, 16) + 1)
    return points
