"""The fonts of the site: those in site/fonts, subset by script, so that a first visit loads little."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

from logwright.cache.code_revision import code_revision
from logwright.cache.file_cache import FileCache
from logwright.cache.revision import checksum
from logwright.publish.figures.design_tokens import SANS, SERIF

_KIND = "cut-font"
REVISION = "1"
"""Increment this when fonts are subset differently, so that cached subsets are not used."""
# Unicode ranges of letters, signs and arrows. A browser fetches a subset only if a page uses a character of it.
SCRIPTS = {
    "latin": "U+0000-024F,U+2000-206F,U+2070-20CF,U+2100-214F,U+2190-22FF,U+25A0-26FF",
    "cyrillic": "U+0400-052F",
}
_FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk"]
# The licence forbids the reserved name on a changed font; copyright and licence stay inside it.
_KEPT_NAMES = [0, 7, 13, 14]


@dataclass(frozen=True)
class FontFace:
    """One font file, and how styles ask for it."""

    file: str
    family: str
    weight: int
    style: str = "normal"


FACES = (
    FontFace("source-sans-regular", SANS, 400),
    FontFace("source-sans-italic", SANS, 400, "italic"),
    FontFace("source-sans-bold", SANS, 700),
    FontFace("source-serif-regular", SERIF, 400),
    FontFace("source-serif-bold", SERIF, 700),
)
HEIGHTS = {SANS: (1.0, 0.326), SERIF: (1.036, 0.335)}
"""How far our fonts reach above and below the line, in parts of their size."""


@dataclass(frozen=True)
class FontLike:
    """A font of the device that stands in until ours arrives: of so much of its size, by script, it is as wide."""

    family: str
    name: str
    local: tuple[str, ...]
    latin: float
    cyrillic: float
    space: float
    weight: int = 400
    style: str = "normal"

    @property
    def rules(self) -> str:
        # Of rules for the same characters the last one counts.
        shares = {"latin": self.latin, "cyrillic": self.cyrillic, "space": self.space}
        return "".join(self._rule(_LIKENESS[script], share) for script, share in shares.items())

    def _rule(self, letters: str, share: float) -> str:
        # Heights are meant after the size was adjusted.
        above, below = (f"{100 * height / share:.2f}%" for height in HEIGHTS[self.family])
        sources = ",".join(f"local('{name}')" for name in self.local)
        return (
            f"@font-face {{font-family: '{self.family} {self.name}'; font-weight: {self.weight}; "
            f"font-style: {self.style}; src: {sources}; unicode-range: {letters}; size-adjust: {100 * share:.1f}%; "
            f"ascent-override: {above}; descent-override: {below}; line-gap-override: 0%;}}\n"
        )


_LIKENESS = {"latin": "U+0021-03FF,U+0530-FFFF", "cyrillic": SCRIPTS["cyrillic"], "space": "U+0020,U+00A0"}
# Texts keep their lines when our fonts arrive, in each weight and script. Spaces count for themselves: ours are narrow.
# The shares are means over the words of the rules; where a font has no free copy with the same widths (Georgia, and the
# Cyrillic letters of Arial in bold), they are estimates.
_LIKE = (
    FontLike(SANS, "Like", ("Arial", "ArialMT", "Helvetica", "Liberation Sans"), 0.96, 0.964, 0.72),
    FontLike(
        SANS,
        "Like",
        ("Arial Bold", "Arial-BoldMT", "Helvetica Bold", "Liberation Sans Bold"),
        0.938,
        0.95,
        0.72,
        weight=700,
    ),
    FontLike(
        SANS, "Like", ("Arial Italic", "Arial-ItalicMT", "Liberation Sans Italic"), 0.934, 0.98, 0.72, style="italic"
    ),
    FontLike(SANS, "Like Too", ("DejaVu Sans",), 0.839, 0.837, 0.629),
    FontLike(SANS, "Like Too", ("DejaVu Sans Bold", "DejaVuSans-Bold"), 0.79, 0.804, 0.574, weight=700),
    FontLike(SANS, "Like Too", ("DejaVu Sans Oblique", "DejaVuSans-Oblique"), 0.815, 0.851, 0.629, style="italic"),
    FontLike(SERIF, "Like", ("Georgia",), 0.95, 0.975, 0.966),
    FontLike(SERIF, "Like", ("Georgia Bold", "Georgia-Bold"), 0.88, 0.9, 0.843, weight=700),
    FontLike(SERIF, "Like Too", ("DejaVu Serif",), 0.881, 0.904, 0.733),
    FontLike(SERIF, "Like Too", ("DejaVu Serif Bold", "DejaVuSerif-Bold"), 0.832, 0.842, 0.615, weight=700),
)


@dataclass(frozen=True)
class Cut:
    """A face subset to one script. `name` changes with the font and with the way it is subset."""

    face: FontFace
    script: str
    name: str


def cuts(folder: Path) -> list[Cut]:
    """The subsets to make from the fonts in a folder."""
    found = []
    for face in FACES:
        raw = (folder / f"{face.file}.woff2").read_bytes()
        for script, ranges in SCRIPTS.items():
            digest = checksum(raw + f"{REVISION} {ranges}".encode(), 4)
            name = face.file.replace("source-", "")
            found.append(Cut(face, script, f"{name}-{script}-{digest}.woff2"))
    return found


def kept_cut(cut: Cut, kept: Path) -> bytes | None:
    """A font subset from the cache, if it is there."""
    return FileCache(kept, _KIND).get(_kept_name(cut))


def cut_font(folder: Path, cut: Cut, kept: Path) -> bytes:
    """The part of a font that one script needs, made at most once."""
    known = kept_cut(cut, kept)
    if known is None:
        known = _cut(folder, cut)
        FileCache(kept, _KIND).put(_kept_name(cut), known)
    return known


def _kept_name(cut: Cut) -> str:
    return f"{cut.name}-{code_revision(__name__, packages=('fonttools', 'brotli'))}"


def _cut(folder: Path, cut: Cut) -> bytes:
    # Imported here: fonts are rarely subset, and other runs need not load the tools.
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
    return written.getvalue()


def stylesheet(made: list[Cut]) -> str:
    """The @font-face rules for the fonts beside it in fonts/."""
    return "".join(like.rules for like in _LIKE) + "".join(
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
