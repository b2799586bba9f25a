"""The CSS that figures on pages need: sizing, and their inks on dark pages."""

from __future__ import annotations

from collections.abc import Iterable

from logwright.publish.figures.crew_game.card import BACKS
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.task_card import GROUND, RIM
from logwright.publish.figures.crew_game.token import INKS as TOKENS
from logwright.publish.figures.saucer_game.piece import FLASH
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.tile import INKS as BOARD
from logwright.publish.figures.svg.ink import GENERAL, Ink
from logwright.publish.figures.town_scene import INKS as TOWN

_FIT = ".lw-figure{max-width:100%;height:auto}\n"


def inks(looks: Iterable[DeckLook | SaucerLook]) -> list[Ink]:
    """Every ink that a drawing of these games can use, by name."""
    backs = [each for pair in BACKS.values() for each in pair]
    own = [GROUND, RIM, FLASH, *backs, *TOKENS, *BOARD, *TOWN]
    found = {each.name: each for each in (*GENERAL, *own, *(each for look in looks for each in look.inks))}
    return [found[name] for name in sorted(found)]


def stylesheet(looks: Iterable[DeckLook | SaucerLook], dark: str = '[data-md-color-scheme="slate"]') -> str:
    """CSS for pages with figures; `dark` is the selector for dark mode. In print, figures are always light."""
    values = "".join(f"--lw-{each.name}:{each.dark};" for each in inks(looks))
    return f"{_FIT}@media screen{{{dark}{{{values}}}}}\n"
