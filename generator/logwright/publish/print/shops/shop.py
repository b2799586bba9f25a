"""Print shops and what they ask for, from content/print/presets.yaml. All measures are in millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from logwright.publish.print.cards.size import Measures, Size
from logwright.saying import Told, saying

PLACE = "print/presets.yaml"
INCH = 25.4
_MOST_STRETCHED = 1.3
"""A card whose shape differs more than this from that of the product would be mostly margin."""
_SMALLEST = 0.8
"""Type that is made smaller than this could not be read."""


class Unsuited(Told):
    """Pieces that a shop, or one of its products, has no card for."""


@dataclass(frozen=True)
class ShopProduct:
    """A kind of card that a shop prints. `sizes` are those of our pieces that belong on it."""

    id: str
    name: str
    sizes: tuple[str, ...]
    width: float
    height: float
    corner: float
    pixels: tuple[int, int]
    basis: str


@dataclass(frozen=True)
class ShopFact:
    """Where a shop says what it asks for, who quotes it, and when that was looked up."""

    source: str
    by: str
    seen: str
    basis: str


@dataclass(frozen=True)
class Placing:
    """How a piece lies on a product: scaled, in the middle of a canvas measured in the piece's own millimetres."""

    scale: float
    width: float
    height: float
    x: float
    y: float

    @property
    def bleed(self) -> float:
        """So far the piece's colour must go on to fill the canvas."""
        return max(self.x, self.y) + 0.1


@dataclass(frozen=True)
class Shop:
    """What one shop asks for, as its entry in the file says."""

    data: Any

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def name(self) -> str:
        return str(self.data["name"])

    @property
    def dpi(self) -> int:
        return int(self.data["dpi"])

    @cached_property
    def products(self) -> dict[str, ShopProduct]:
        return {product["id"]: _product(product) for product in self.data["products"]}

    @cached_property
    def facts(self) -> tuple[ShopFact, ...]:
        return tuple(
            ShopFact(fact["source"], fact.get("by", ""), fact["seen"], fact["basis"]) for fact in self.data["facts"]
        )

    def deck_for(self, cards: int) -> int | None:
        """The smallest deck that holds so many cards, if only some numbers are sold and one of them does."""
        return min((places for places in self.data.get("decks", ()) if places >= cards), default=None)

    def product_for(self, size: Size) -> ShopProduct:
        """The product that pieces of this size belong on."""
        for product in self.products.values():
            if size.id in product.sizes:
                return product
        raise Unsuited(saying("misfits.no-product", shop=self.name, size=size.said))

    def placing(self, size: Size, product: ShopProduct, measures: Measures) -> Placing:
        """Scales a piece so that its safe area fills that of the product; the rest is filled by its bleed."""
        safe = float(self.data["safe"])
        across = (product.width - 2 * safe) / (size.width - 2 * measures.safe)
        down = (product.height - 2 * safe) / (size.height - 2 * measures.safe)
        scale = min(across, down)
        if size.round or not size.corner or max(across, down) > _MOST_STRETCHED * scale or scale < _SMALLEST:
            raise Unsuited(saying("misfits.no-card", shop=self.name, product=product.name, size=size.said))
        width, height = (pixels / self.dpi * INCH / scale for pixels in product.pixels)
        return Placing(scale, width, height, (width - size.width) / 2, (height - size.height) / 2)


def _product(data: Any) -> ShopProduct:
    size = (float(data["width"]), float(data["height"]), float(data["corner"]))
    across, down = data["pixels"]
    return ShopProduct(data["id"], data["name"], tuple(data["for"]), *size, (across, down), data["basis"])


@dataclass(frozen=True)
class HomePrinter:
    """Sheets at home; those for sleeves have fronts only."""

    paper: str
    sleeves: bool


@dataclass(frozen=True)
class CommonSleeve:
    """The card that a sleeve is made for."""

    width: float
    height: float


@dataclass(frozen=True)
class Presets:
    """All places where cards can be printed, by the name that the command takes."""

    data: Any

    @cached_property
    def shops(self) -> dict[str, Shop]:
        return {shop["id"]: Shop(shop) for shop in self.data["shops"]}

    @cached_property
    def home(self) -> dict[str, HomePrinter]:
        return {home["id"]: HomePrinter(home["paper"], home.get("sleeves", False)) for home in self.data["home"]}

    def sleeve_for(self, size: Size) -> CommonSleeve:
        """The sleeve that pieces of this size go into."""
        for sleeve in self.data["sleeves"]:
            if size.id in sleeve["for"]:
                return CommonSleeve(float(sleeve["width"]), float(sleeve["height"]))
        raise Unsuited(saying("misfits.no-sleeve", size=size.said))

    @cached_property
    def names(self) -> list[str]:
        """A shop for whatever it has a card for, or a shop and one of its products."""
        products = [f"{shop.id}-{product}" for shop in self.shops.values() for product in shop.products]
        return [*self.shops, *products, *self.home]

    def shop(self, name: str) -> tuple[Shop, ShopProduct | None]:
        """The shop of a preset, and the product if it names one."""
        shop, _, product = name.partition("-")
        return self.shops[shop], self.shops[shop].products[product] if product else None
