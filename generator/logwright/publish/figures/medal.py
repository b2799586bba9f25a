"""Medals: the frame of a mission's number, a planet or a porthole."""

from __future__ import annotations

from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.token import rank_token
from logwright.publish.figures.svg.drawing import Drawing
from logwright.publish.figures.svg.ink import WHITE, Ink
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.svg.scene import window

ON_MEDAL = Ink("on-medal", WHITE, WHITE, "#1c1c1c")


def medal(look: DeckLook) -> Drawing:
    """The frame alone."""
    field, mark = BACKS[look.scene]
    return Drawing(30, 24, (window(look.scene, 15, 12, 10, field, mark),))


def numbered_medal(look: DeckLook, number: str) -> Drawing:
    """With the number of the mission in it; one without a number has the commander's seal."""
    inside = lettering(number, 9.5, ON_MEDAL, 1.7).within(13, 9.5) if number else rank_token(look).within(12, 12)
    return medal(look).with_parts(inside.centred(15, 12))
