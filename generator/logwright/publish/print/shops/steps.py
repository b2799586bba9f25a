"""What to do at a print shop, step by step, as a plain text beside the files."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.picture import one_back
from logwright.publish.print.shops.shop import Shop, ShopProduct

_WIDE = 90


@dataclass(frozen=True)
class Steps:
    """The text for one set at one shop, in the language of the edition."""

    edition: Edition
    set: str
    shop: Shop
    product: ShopProduct

    def text(self, cards: Sequence[Piece]) -> bytes:
        return ("\n".join(self._lines(cards)) + "\n").encode()

    def _lines(self, cards: Sequence[Piece]) -> Iterator[str]:
        title = f"{self.shop.name} · {self.product.name}"
        yield from (title, "=" * len(title), "")
        yield self.edition.set_title(self.set)
        yield from ("", self._say("files"), "")
        yield from _item("-", self._say("size", **self._measures()))
        yield from _item("-", self._say(f"colour.{self.shop.data['colour']}", ink=self.shop.data.get("ink", 0)))
        yield from ("", self._say("do"), "")
        for number, step in enumerate(self._steps(cards), start=1):
            yield from _item(f"{number}.", step)
        yield from ("", self._say("rests-on"), "")
        for fact in self.shop.facts:
            yield from _item("-", self._say(f"basis.{fact.basis}", source=fact.source, by=fact.by, day=fact.seen))
        if self.product.basis == "assumed":
            yield from _item("-", self._say("assumed", product=self.product.name))

    def _steps(self, cards: Sequence[Piece]) -> Iterator[str]:
        count = sum(card.copies for card in cards)
        deck = self.shop.deck_for(count)
        words: dict[str, str | int] = {
            "shop": self.shop.name,
            "address": self.shop.data["address"],
            "product": self.product.name,
            "cards": count,
            "different": len(cards),
        }
        for step in self.shop.data["steps"]:
            if step == "copies" and count == len(cards):
                continue
            case = f".{'shared' if one_back(cards) else 'own'}" if step == "backs" else ""
            if step == "product" and deck:
                step, words = "deck", {**words, "deck": deck, "free": deck - count}
            tongue = self.edition.book.tongue()
            key = tongue.first(f"shops.steps.{self.shop.id}.{step}{case}", f"shops.steps.any.{step}{case}")
            yield self._say(key.removeprefix("shops."), **words)

    def _measures(self) -> dict[str, str | int]:
        across, down = self.product.pixels
        measure = self.edition.book.measure
        return {
            "across": f"{across}",
            "down": f"{down}",
            "dpi": f"{self.shop.dpi}",
            "width": measure(self.product.width),
            "height": measure(self.product.height),
            "corner": measure(self.product.corner),
        }

    def _say(self, key: str, **words: str | int) -> str:
        return self.edition.book.say(f"shops.{key}", "", **words)


def _item(mark: str, words: str) -> Iterator[str]:
    """An item of a list, in lines that a window shows whole."""
    yield from textwrap.wrap(
        words,
        _WIDE,
        initial_indent=f"{mark} ",
        subsequent_indent=" " * (len(mark) + 1),
        break_long_words=False,
        break_on_hyphens=False,
    )
