"""Exports for PlayingCards.io: a room with a pile of every deck, as its import and that of VirtualTabletop take it.

PlayingCards.io does not describe its files; what they hold is known from programs that read and write them. A room is a
zip: `widgets.json` lists all things on the table, `userassets/` has the pictures, named by `package://userassets/…`.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import Any

from logwright.publish.figures import Palette
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import SheetSide
from logwright.publish.print.cards.picture import picture_name, pictures
from logwright.publish.print.cards.printer import Printout
from logwright.publish.print.cards.size import Size

_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The oldest time a zip can name: the same cards give the same file."""
_DPI = 200
"""Sharp on any screen, and far from the two megabytes that a picture may have at most."""
_HEIGHT, _CARD = 160, 88.0
"""A playing card, of so many millimetres, is so many units high."""
_LEFT, _TOP, _GAP, _FRAME = 60, 120, 60, 8
_WIDTH = 1600
"""The table, in the same units."""


@dataclass(frozen=True)
class CardRoom:
    """One set on the table: a deck for each size of its pieces."""

    edition: Edition
    set: str
    pieces: Sequence[Piece]
    palette: Palette = Palette.PRINT

    @property
    def name(self) -> str:
        return f"{self.edition.game}-{self.set}-{self.edition.lang}"

    def file(self) -> Printout:
        made = BytesIO()
        with zipfile.ZipFile(made, "w") as pack:
            contents = json.dumps(list(self.widgets()), ensure_ascii=False, indent=1).encode()
            pack.writestr(zipfile.ZipInfo("widgets.json", _EPOCH), contents, zipfile.ZIP_DEFLATED)
            for picture in pictures(self.pieces, self.edition, self.palette, _DPI):
                pack.writestr(zipfile.ZipInfo(f"userassets/{picture.name}", _EPOCH), picture.contents)
        return Printout(f"{self.name}.pcio", made.getvalue())

    @cached_property
    def _decks(self) -> dict[Size, list[Piece]]:
        found: dict[Size, list[Piece]] = {}
        for piece in self.pieces:
            found.setdefault(piece.size, []).append(piece)
        return found

    def widgets(self) -> Iterator[dict[str, Any]]:
        """A hand, and below each other in reading order a pile with its deck and its cards."""
        yield {"id": "hand", "type": "hand", "x": 50, "y": 820, "z": 1, "dragging": None}
        x, y, row = _LEFT, _TOP, 0
        title = self.edition.say(f"sets.{self.set}")
        for number, (size, pieces) in enumerate(self._decks.items(), start=1):
            width, height = _units(size.width), _units(size.height)
            if x > _LEFT and x + width > _WIDTH - _LEFT:
                x, y, row = _LEFT, y + row + _GAP, 0
            yield _pile(f"pile-{number}", title, x, y, width, height)
            yield self._deck(number, pieces, x, y, width, height)
            yield from _cards(number, pieces, x, y)
            x, row = x + width + _GAP, max(row, height)

    def _deck(self, number: int, pieces: Sequence[Piece], x: int, y: int, width: int, height: int) -> dict[str, Any]:
        return {
            "id": f"deck-{number}",
            "type": "cardDeck",
            "parent": f"pile-{number}",
            "x": x,
            "y": y,
            "z": 2,
            "cardWidth": width,
            "cardHeight": height,
            "enlarge": True,
            "cardTypes": {
                piece.id: {"label": piece.name, **{side.value: self._address(piece, side) for side in SheetSide}}
                for piece in pieces
            },
            "faceTemplate": _template("front", width, height, bool(pieces[0].size.corner)),
            "backTemplate": _template("back", width, height, bool(pieces[0].size.corner)),
        }

    def _address(self, piece: Piece, side: SheetSide) -> str:
        return f"package://userassets/{picture_name(piece, side, self.pieces)}"


def _units(millimetres: float) -> int:
    return round(millimetres * _HEIGHT / _CARD)


def _pile(name: str, label: str, x: int, y: int, width: int, height: int) -> dict[str, Any]:
    return {
        "id": name,
        "type": "cardPile",
        "label": label,
        "x": x - _FRAME // 2,
        "y": y - _FRAME // 2,
        "z": 1,
        "width": width + _FRAME,
        "height": height + _FRAME,
        "hasShuffleButton": True,
    }


def _template(field: str, width: int, height: int, rounded: bool) -> dict[str, Any]:
    """One picture over the whole card, which each type of card names in this field."""
    picture = {"type": "image", "x": 0, "y": 0, "w": width, "h": height, "color": "transparent"}
    shown = {**picture, "valueType": "dynamic", "value": field}
    return {"includeBorder": False, "includeRadius": rounded, "objects": [shown]}


def _cards(number: int, pieces: Sequence[Piece], x: int, y: int) -> Iterator[dict[str, Any]]:
    every = [piece for piece in pieces for _ in range(piece.copies)]
    for place, piece in enumerate(every, start=1):
        yield {
            "id": f"card-{number}-{place}",
            "type": "card",
            "deck": f"deck-{number}",
            "cardType": piece.id,
            "parent": f"pile-{number}",
            "x": x,
            "y": y,
            "z": 100 + place,
            "faceup": False,
        }
