"""Small pictures of what can be printed: the cover of a book, a sheet of rules, cards and pieces."""

from __future__ import annotations

from logwright.publish.figures import DeckLook, Drawing, component, rank_token, scene_cover
from logwright.publish.figures.svg.element import box, path
from logwright.publish.figures.svg.ink import ACCENT, EDGE, LINE, MUTED, PAPER
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_key, look_of

# The piece that stands for a set of pieces; the first one that the game has.
_PIECES = {
    "deck": ("playing-card",),
    "tasks": ("task-card",),
    "custom": ("task-card",),
    "missions": ("booklet",),
    "reminders": ("reminder-card",),
    "tokens": ("task-token", "saucer"),
    "movement": ("movement-card",),
    "upgrades": ("upgrade-card",),
    "tiles": ("board-tile",),
    "aids": ("player-aid",),
    "dividers": ("playing-card", "movement-card"),
    "pad": ("booklet",),
}


def product_picture(book: Book, game: str, thing: str, wanted: str = "") -> str:
    """An ornament beside the words. `wanted` is the set of pieces."""
    key = look_key(book.library, game) if game else ""
    return book.drawings.icon(lambda: _drawn(book, game, thing, wanted), (key, "product", thing, wanted))


def _drawn(book: Book, game: str, thing: str, wanted: str) -> Drawing:
    if not game:
        return _target()
    look = look_of(book.library, game)
    if thing in ("logbook", "starter") or wanted == "poster":
        return scene_cover(look)
    if wanted == "box":
        return _box(scene_cover(look))
    if wanted == "stand" and isinstance(look, DeckLook):
        return rank_token(look)
    pieces = _PIECES.get(wanted, ()) if thing in ("cards", "extras") else ()
    if not pieces:
        return _sheet()
    return component(pieces[0] if len(pieces) == 1 or isinstance(look, DeckLook) else pieces[1], look)


def _box(cover: Drawing) -> Drawing:
    """A box seen from the front and a little from above, with its side in the shade."""
    front = cover.scaled(64 / cover.height)
    w, h = front.width, front.height
    return Drawing(
        w + 12,
        h + 8,
        (
            path(f"M0 8L12 0H{w + 12:.1f}L{w:.1f} 8Z", fill=MUTED),
            path(f"M{w:.1f} 8L{w + 12:.1f} 0V{h:.1f}L{w:.1f} {h + 8:.1f}Z", fill=LINE),
            front.at(0, 8),
        ),
    )


def _sheet() -> Drawing:
    """A page with a heading and lines in two columns."""
    lines = "".join(f"M{x} {y}h14" for x in (7, 25) for y in range(20, 58, 5))
    return Drawing(
        46,
        64,
        (
            box(1, 1, 44, 62, 2, fill=PAPER, stroke=EDGE, stroke_width=1.2),
            path("M7 9h22", stroke=ACCENT, stroke_width=4),
            path("M7 14.5h32", stroke=LINE, stroke_width=0.8),
            path(lines, stroke=MUTED, stroke_width=1.6),
        ),
    )


def _target() -> Drawing:
    """The crosses of a calibration sheet."""
    cross = "M23 12v40M3 32h40M23 32m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0"
    return Drawing(
        46,
        64,
        (
            box(1, 1, 44, 62, 2, fill=PAPER, stroke=EDGE, stroke_width=1.2),
            path(cross, fill="none", stroke=LINE, stroke_width=1.4),
        ),
    )
