"""An order: one set of cards as a print shop takes it, as a folder, as a zip, and with what to do there."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from io import BytesIO

from logwright.publish.figures import Palette
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import Laid, SheetPage, SheetSide
from logwright.publish.print.cards.picture import all_sides, one_back, rasterized_to
from logwright.publish.print.cards.printer import Printout, rendered
from logwright.publish.print.options import Paper
from logwright.publish.print.shops.cmyk import in_four_inks
from logwright.publish.print.shops.png import at_resolution
from logwright.publish.print.shops.press_file import press_file
from logwright.publish.print.shops.shop import Placing, Shop, ShopProduct, Unsuited
from logwright.publish.print.shops.steps import Steps
from logwright.saying import saying

_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The oldest time a zip can name: the same files give the same zip."""


@dataclass(frozen=True)
class ShopOrder:
    """`product` is the one that was asked for; otherwise that on which such pieces belong."""

    edition: Edition
    set: str
    shop: Shop
    wanted: ShopProduct | None = None
    palette: Palette = Palette.PRINT

    @cached_property
    def product(self) -> ShopProduct:
        return self.wanted or self.shop.product_for(self._piece.size)

    @cached_property
    def placing(self) -> Placing:
        return self.shop.placing(self._piece.size, self.product, self.edition.measures)

    @cached_property
    def printed(self) -> Edition:
        """The edition for the shop's cards: colour goes on as far as its canvas does, type suits its size."""
        return replace(self.edition, bleed=self.placing.bleed, scale=self.placing.scale)

    @cached_property
    def cards(self) -> list[Piece]:
        return pieces(self.printed, self.set)

    @property
    def name(self) -> str:
        ink = "-low-ink" if self.palette is Palette.LOW_INK else ""
        return f"{self.edition.game}-{self.set}-{self.edition.lang}-{self.shop.id}-{self.product.id}{ink}"

    def files(self) -> Iterator[Printout]:
        """Every file of the folder, then the zip of them, then what to do with it."""
        made = list(self._deck() if self.shop.data["files"] == "pdf-x" else self._pictures())
        for each in made:
            yield Printout(f"{self.name}/{each.name}", each.contents)
        yield Printout(f"{self.name}.zip", packed(made))
        yield Printout(f"{self.name}.txt", Steps(self.edition, self.set, self.shop, self.product).text(self.cards))

    @cached_property
    def _piece(self) -> Piece:
        """One piece for all: a deck consists of cards of one size."""
        found = pieces(self.edition, self.set)
        sizes = {piece.size for piece in found}
        if len(sizes) > 1:
            raise Unsuited(saying("misfits.several-sizes", shop=self.shop.name))
        return found[0]

    @cached_property
    def _sides(self) -> list[tuple[Piece, SheetSide]]:
        return all_sides(self.cards)

    def _pages(self) -> bytes:
        place = self.placing
        paper = Paper(f"{self.shop.id}-{self.product.id}", place.width, place.height)
        pages = [SheetPage(paper, [Laid(piece, side, place.x, place.y)]) for piece, side in self._sides]
        return rendered(pages, self.printed, self.name, self.palette)

    def _pictures(self) -> Iterator[Printout]:
        shown = rasterized_to(self._pages(), self.product.pixels, "png")
        for (piece, side), contents in zip(self._sides, shown, strict=True):
            png = at_resolution(contents, self.shop.dpi)
            yield from (Printout(f"{name}.png", png) for name in self._names(piece, side))

    def _names(self, piece: Piece, side: SheetSide) -> Iterator[str]:
        """A card that is there several times has a file for each, or one that says how many."""
        names = self.shop.data["names"]
        if side is SheetSide.BACK and one_back(self.cards):
            yield names["shared"]
            return
        before = sum(each.copies for each in self.cards[: self.cards.index(piece)])
        repeated = self.shop.data["copies"] == "repeated"
        for number in range(1, piece.copies + 1 if repeated else 2):
            name = names[side].replace("{number}", f"{before + number:03}").replace("{id}", piece.id)
            yield name if repeated or piece.copies == 1 else f"{name}-x{piece.copies}"

    def _deck(self) -> Iterator[Printout]:
        """One file of all cards, front and back in turn."""
        shown = [in_four_inks(ppm) for ppm in rasterized_to(self._pages(), self.product.pixels, "ppm")]
        count, order = len(self.cards), []
        for n, piece in enumerate(self.cards):
            card = [n, count if one_back(self.cards) else count + n]
            order += (card[::-1] if self.shop.data["order"] == "backs-first" else card) * piece.copies
        trim = (self.product.width, self.product.height)
        title = self.edition.set_title(self.set)
        made = press_file(shown, order, trim, self.shop.dpi, title, self.shop.facts[0].seen)
        yield Printout(f"{self.name}.pdf", made)


def packed(files: list[Printout]) -> bytes:
    """The files as a zip that comes out the same each time."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as pack:
        for each in files:
            pack.writestr(zipfile.ZipInfo(each.name, _EPOCH), each.contents, zipfile.ZIP_DEFLATED)
    return made.getvalue()
