"""What a print shop asks for fits together.

A product names sizes of our pieces that exist, and its pictures are large enough for the card and its bleed at the
shop's resolution.

good::

    # file: content/print/presets.yaml
    shops:
      - id: shop
        name: A Shop
        address: https://example.org
        files: png
        dpi: 300
        colour: rgb
        bleed: 3.175
        safe: 3.175
        copies: named
        order: fronts-first
        names: {front: 'fronts/{number}-{id}', back: 'backs/{number}-{id}', shared: back}
        steps: [open, proof]
        facts: [{says: bleed of 1/8 inch, source: https://example.org/help, seen: '2026-11-18', basis: read}]
        products:
          - {id: poker, name: Poker, for: [], width: 63.5, height: 88.9, corner: 3, pixels: [825, 1125], basis: read}
    home: [{id: home-a4, paper: a4}]
    sleeves: [{id: standard, for: [playing], width: 63.5, height: 88}]

bad::

    # file: content/print/presets.yaml
    shops:
      - id: shop
        name: A Shop
        address: https://example.org
        files: png
        dpi: 300
        colour: rgb
        bleed: 3.175
        safe: 3.175
        copies: named
        order: fronts-first
        names: {front: 'fronts/{number}-{id}', back: 'backs/{number}-{id}', shared: back}
        steps: [open, proof]
        facts: [{says: bleed of 1/8 inch, source: https://example.org/help, seen: '2026-11-18', basis: read}]
        products:
          - {id: poker, name: Poker, for: [], width: 63.5, height: 88.9, corner: 3, pixels: [750, 1050], basis: read}
    home: [{id: home-a4, paper: a4}]
    sleeves: [{id: standard, for: [playing], width: 63.5, height: 88}]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Document
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)
PLACE = "print/presets.yaml"
_SIZES = "print/cards.yaml"
_ROUNDED = 3
"""Shops round to whole pixels and to hundredths of an inch, some of them down."""
_INCH = 25.4


def check(library: Library) -> Iterator[Problem]:
    document, pieces = library.at(PLACE), library.at(_SIZES)
    if not document:
        return
    sizes = [size["id"] for size in pieces.data["sizes"]] if pieces else []
    for at, shop in enumerate(document.data["shops"]):
        for number, product in enumerate(shop["products"]):
            place = ("shops", at, "products", number)
            yield from _sizes(document, place, product, sizes)
            yield from _pixels(document, place, product, shop)


def _sizes(document: Document, place: tuple[str | int, ...], product: Any, sizes: list[str]) -> Iterator[Problem]:
    for n, size in enumerate(product["for"]):
        if size not in sizes:
            hint = did_you_mean(size, sizes)
            yield document.problem((*place, "for", n), RULE, "no-size", size=size, known=listed(sizes), hint=hint)


def _pixels(document: Document, place: tuple[str | int, ...], product: Any, shop: Any) -> Iterator[Problem]:
    for n, side in enumerate(("width", "height")):
        needed = (product[side] + 2 * shop["bleed"]) / _INCH * shop["dpi"]
        if product["pixels"][n] < needed - _ROUNDED:
            found = product["pixels"][n]
            yield document.problem((*place, "pixels", n), RULE, "small", found=found, needed=round(needed))
