"""Where cards are to be printed: a shop, one of its products, or a printer at home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from logwright.cli.exit_code import UsageError
from logwright.cli.speech import say
from logwright.content.model.library import Library
from logwright.content.read.did_you_mean import did_you_mean
from logwright.saying import listed, saying

if TYPE_CHECKING:
    from logwright.publish.print.shops.shop import Shop, ShopProduct


@dataclass(frozen=True)
class ChosenOrder:
    """Either a shop or the paper of a printer at home."""

    shop: Shop | None = None
    product: ShopProduct | None = None
    paper: str = ""


def chosen_order(name: str, library: Library) -> ChosenOrder:
    """What a name such as `tgc`, `mpc-tarot` or `home-a4` stands for."""
    from logwright.publish.print.shops.shop import PLACE, Presets

    presets = Presets(library.data(PLACE))
    if name in presets.papers:
        return ChosenOrder(paper=presets.papers[name])
    if name not in presets.names:
        hint = did_you_mean(name, presets.names) or saying("there-are", known=listed(presets.names))
        raise UsageError(say("print.cards.no-preset", preset=name, hint=hint))
    return ChosenOrder(*presets.shop(name))
