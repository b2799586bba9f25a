"""Sheets for sleeves: fronts to slip in before a playing card, or, where backs tell something, pairs to be folded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from logwright.publish.figures import Palette
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.picture import one_back
from logwright.publish.print.cards.printer import Printout, printed_set
from logwright.publish.print.cards.sheet import Backs, Printing
from logwright.publish.print.shops.shop import PLACE, Presets


def printed_for_sleeves(edition: Edition, wanted: str, printing: Printing, palette: Palette) -> Iterator[Printout]:
    """The sheets of one set, which say what sleeves its pieces need."""
    presets = Presets(edition.library.data(PLACE))
    cards = pieces(edition, wanted)
    sleeve = next(presets.sleeve_for(card.size) for card in cards)
    measure, backs = edition.book.measure, Backs.NONE if one_back(cards) else Backs.FOLD_OVER
    measures = {"width": measure(sleeve.width), "height": measure(sleeve.height)}
    hint = edition.book.say(f"press.hints.sleeves.{backs}", edition.game, **measures)
    yield from printed_set(edition, wanted, replace(printing, backs=backs, glued=False), palette, hint, "-sleeves")
