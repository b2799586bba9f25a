"""Where cards are to be printed and cut: at a shop, by a printer at home, by a cutting machine or a punch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from logwright.cli.exit_code import UsageError
from logwright.cli.speech import say
from logwright.content.model.library import Library
from logwright.content.read.did_you_mean import did_you_mean
from logwright.saying import listed, saying

if TYPE_CHECKING:
    from logwright.publish.print.cutting.cutter import Cutter
    from logwright.publish.print.shops.shop import Shop, ShopProduct


@dataclass(frozen=True)
class ChosenOrder:
    """Either a shop or the paper of a printer at home, perhaps for sleeves."""

    shop: Shop | None = None
    product: ShopProduct | None = None
    paper: str = ""
    sleeves: bool = False


def chosen_order(name: str, library: Library) -> ChosenOrder:
    """What a name such as `tgc`, `mpc-tarot` or `home-a4` stands for."""
    from logwright.publish.print.shops.shop import PLACE, Presets

    presets = Presets(library.data(PLACE))
    if home := presets.home.get(name):
        return ChosenOrder(paper=home.paper, sleeves=home.sleeves)
    if name not in presets.names:
        hint = did_you_mean(name, presets.names) or saying("there-are", known=listed(presets.names))
        raise UsageError(say("print.cards.no-preset", preset=name, hint=hint))
    return ChosenOrder(*presets.shop(name))


def chosen_cutter(name: str, library: Library) -> Cutter:
    """The cutting machine of this name."""
    from logwright.publish.print.cutting.cutter import PLACE, cutters

    known = cutters(library.data(PLACE))
    if name not in known:
        hint = did_you_mean(name, known) or saying("there-are", known=listed(known))
        raise UsageError(say("print.cards.no-cutter", cutter=name, hint=hint))
    return known[name]


def check_punch(name: str, library: Library) -> None:
    """Reports a punch that nobody knows."""
    from logwright.publish.print.extras.extra_measures import ExtraMeasures

    known = ExtraMeasures.of(library).punches
    if name not in known:
        hint = did_you_mean(name, known) or saying("there-are", known=listed(known))
        raise UsageError(say("print.cards.no-punch", punch=name, hint=hint))
