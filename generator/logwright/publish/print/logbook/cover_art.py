"""Ornaments of a logbook that match the game's scene; the cover picture is in figures/cover_scene.py."""

from __future__ import annotations

from logwright.publish.figures import DeckLook, Drawing
from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.crew_game.deck_look import Scene
from logwright.publish.figures.svg.element import circle, path
from logwright.publish.figures.svg.scene import spark, wave


def bullet(look: DeckLook) -> Drawing:
    """A small star or bubble before a line."""
    _, mark = BACKS[look.scene]
    if look.scene is Scene.SPACE:
        return Drawing(8, 8, (path(spark(4, 4, 2), fill=mark),))
    return Drawing(8, 8, (circle(4, 4.2, 2.3, fill="none", stroke=mark, stroke_width=1.3),))


def divider(look: DeckLook) -> Drawing:
    """An ornament at the end of a page: a star between two lines, or waves."""
    _, mark = BACKS[look.scene]
    if look.scene is Scene.SPACE:
        lines = path("M0 5H24M36 5H60", stroke=mark, stroke_width=0.6)
        return Drawing(60, 10, (lines, path(spark(30, 5, 2.2) + spark(26, 5, 0.8) + spark(34, 5, 0.8), fill=mark)))
    return Drawing(60, 10, (path(wave(6, 6, 6, 8, 3.2), fill="none", stroke=mark, stroke_width=0.9),))
