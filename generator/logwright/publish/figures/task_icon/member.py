"""Crew members as an objective refers to them."""

from __future__ import annotations

from logwright.engine.objectives.selector import card_selector
from logwright.engine.objectives.subject import Role, Side, Subject
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.token import rank_token
from logwright.publish.figures.svg.drawing import Drawing, beside
from logwright.publish.figures.svg.element import Attributes, Element, box, circle, group, path
from logwright.publish.figures.svg.ink import LINE, MUTED, PAPER, Ink
from logwright.publish.figures.task_icon.card_set import tiles
from logwright.publish.figures.task_icon.sign import sign
from logwright.publish.figures.task_icon.strip import Cell, cell


def member(subject: Subject, look: DeckLook) -> Drawing:
    """Who is meant: you, the commander, each other member, all others together."""
    match subject.role:
        case Role.COMMANDER:
            found = rank_token(look)
        case Role.HOLDER if subject.card:
            found = beside([tiles(card_selector(subject.card), look).scaled(0.8), bust(LINE)], 2)
        case Role.FIRST_WINNER:
            found = beside([cell(Cell.WON, 1), bust(LINE)], 2)
        case Role.CHOSEN:
            found = beside([bust(LINE), sign("!", 12)], 1)
        case Role.EACH_OTHER | Role.EVERYONE:
            found = beside([bust(MUTED)] * 3, 3)
        case Role.OTHERS | Role.CREW:
            found = _together()
        case _:
            found = bust(LINE, PAPER)
    if subject.side is None:
        return found
    # The arrow points to where the neighbour sits.
    neighbour = bust(MUTED)
    if subject.side is Side.LEFT:
        return beside([neighbour, sign("←", 9), found], 2)
    return beside([found, sign("→", 9), neighbour], 2)


def bust(ink: Ink, fill: Ink | None = None) -> Drawing:
    """A head and shoulders; outlined for the owner, filled for others."""
    pen: Attributes = {"fill": fill or ink, "stroke": ink, "stroke_width": 1.5, "stroke_linejoin": "round"}
    shoulders = path("M1.2 17.8C1.2 12.8 3.8 10.4 8 10.4S14.8 12.8 14.8 17.8Z", **pen)
    return Drawing(16, 19, (shoulders, circle(8, 5, 3.8, **pen)))


def _together() -> Drawing:
    """Members counted together as one."""
    crowd: list[Element] = [bust(MUTED).at(4 + n * 14, 3) for n in range(3)]
    rim = box(0.8, 0.8, 50.4, 23.4, 6, fill="none", stroke=MUTED, stroke_width=1.5)
    return Drawing(52, 25, (group(*crowd), rim))
