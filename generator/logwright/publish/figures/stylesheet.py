"""The styles that figures on pages need: how they fit, and their inks on dark pages."""

from __future__ import annotations

from collections.abc import Iterable

from logwright.publish.figures.card import BACKS
from logwright.publish.figures.deck_look import DeckLook
from logwright.publish.figures.ink import GENERAL, Ink
from logwright.publish.figures.piece import FLASH
from logwright.publish.figures.saucer_look import SaucerLook
from logwright.publish.figures.task_card import GROUND, RIM
from logwright.publish.figures.tile import INKS as BOARD
from logwright.publish.figures.token import INKS as TOKENS

_FIT = ".lw-figure{max-width:100%;height:auto}\n"


def inks(looks: Iterable[DeckLook | SaucerLook]) -> list[Ink]:
    """Every ink that a drawing of these games may use, by name."""
    backs = [each for pair in BACKS.values() for each in pair]
    own = [GROUND, RIM, FLASH, *backs, *TOKENS, *BOARD]
    found = {each.name: each for each in (*GENERAL, *own, *(each for look in looks for each in look.inks))}
    return [found[name] for name in sorted(found)]


def stylesheet(looks: Iterable[DeckLook | SaucerLook], dark: str = '[data-md-color-scheme="slate"]') -> str:
    """CSS for pages with figures; `dark` selects what is shown dark. On paper figures are always light."""
    values = "".join(f"--lw-{each.name}:{each.dark};" for each in inks(looks))
    return f"{_FIT}@media screen{{{dark}{{{values}}}}}\n"
