"""Exports for Tabletop Simulator: sheets of ten by seven cards, and a save file that uses them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from logwright.publish.figures import Palette
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.page import Laid, SheetPage, SheetSide
from logwright.publish.print.cards.picture import one_back, picture_name, pictures, rasterized
from logwright.publish.print.cards.printer import Printout, rendered
from logwright.publish.print.cards.size import Size
from logwright.publish.print.options import Paper

COLUMNS, ROWS = 10, 7
CARDS = COLUMNS * ROWS - 1
"""The last place of a sheet is for the back of hidden cards."""
_PIXELS = 4096
"""The maximum size of a sheet, in pixels per side."""
_STEP = 4.0
_CARD = 63.0
"""A card of this width has scale 1."""


@dataclass(frozen=True)
class Tabletop:
    """One set on the table. `address` is the URL prefix of its files."""

    edition: Edition
    set: str
    pieces: Sequence[Piece]
    address: str
    palette: Palette = Palette.PRINT

    @property
    def name(self) -> str:
        return f"{self.edition.game}-{self.set}-{self.edition.lang}"

    @property
    def are_cards(self) -> bool:
        """Whether the pieces are cards, dealt from decks; discs and tiles are separate objects."""
        return all(piece.size.corner and not piece.size.round for piece in self.pieces)

    def files(self) -> Iterator[Printout]:
        """Sheets or single pictures, and the save file."""
        if self.are_cards:
            yield from self._sheets()
        else:
            for picture in pictures(self.pieces, self.edition, self.palette):
                yield Printout(f"{self.name}-{picture.name}", picture.contents)
        yield Printout(f"{self.name}.json", self.save_file())

    def save_file(self) -> bytes:
        objects = [self._deck()] if self.are_cards else list(self._tiles())
        return (json.dumps(self._save(objects), ensure_ascii=False, indent=2) + "\n").encode()

    @property
    def batches(self) -> list[Sequence[Piece]]:
        """The pieces on each sheet; each piece once, whatever its number of copies."""
        return [self.pieces[start : start + CARDS] for start in range(0, len(self.pieces), CARDS)]

    def _sheets(self) -> Iterator[Printout]:
        size = self.pieces[0].size
        dpi = min(_PIXELS / (COLUMNS * size.width), _PIXELS / (ROWS * size.height)) * 25.4
        hidden = self.pieces[0] if one_back(self.pieces) else None
        pages, names = [], []
        for number, batch in enumerate(self.batches, start=1):
            pages.append(_sheet([(piece, SheetSide.FRONT) for piece in batch], size, hidden))
            names.append(self._face_name(number))
            if not one_back(self.pieces):
                pages.append(_sheet([(piece, SheetSide.BACK) for piece in batch], size))
                names.append(self._back_name(number))
        if one_back(self.pieces):
            pages.append(SheetPage(_paper(size, 1, 1), [Laid(self.pieces[0], SheetSide.BACK, 0, 0)]))
            names.append(self._back_name(1))
        shown = rasterized(rendered(pages, self.edition, self.name, self.palette), dpi)
        for name, contents in zip(names, shown, strict=True):
            yield Printout(name, contents)

    def _face_name(self, number: int) -> str:
        return f"{self.name}-{number}.png"

    def _back_name(self, number: int) -> str:
        return f"{self.name}-back.png" if one_back(self.pieces) else f"{self.name}-{number}-backs.png"

    def _url(self, name: str) -> str:
        return f"{self.address.rstrip('/')}/{quote(name)}"

    def _deck(self) -> dict[str, Any]:
        sheets = {f"{number}": self._sheet_data(number) for number in range(1, len(self.batches) + 1)}
        cards = [
            (number * 100 + place, piece)
            for number, batch in enumerate(self.batches, start=1)
            for place, piece in enumerate(batch)
            for _ in range(piece.copies)
        ]
        held = [
            {
                **_object("Card", piece.name, piece.size.width / _CARD),
                "CardID": card,
                "Hands": True,
                "CustomDeck": {f"{card // 100}": sheets[f"{card // 100}"]},
            }
            for card, piece in cards
        ]
        deck = _object("DeckCustom", self.edition.say(f"sets.{self.set}"), self.pieces[0].size.width / _CARD)
        return {**deck, "DeckIDs": [card for card, _ in cards], "CustomDeck": sheets, "ContainedObjects": held}

    def _sheet_data(self, number: int) -> dict[str, Any]:
        return {
            "FaceURL": self._url(self._face_name(number)),
            "BackURL": self._url(self._back_name(number)),
            "NumWidth": COLUMNS,
            "NumHeight": ROWS,
            "BackIsHidden": True,
            "UniqueBack": not one_back(self.pieces),
            "Type": 0,
        }

    def _tiles(self) -> Iterator[dict[str, Any]]:
        every = [piece for piece in self.pieces for _ in range(piece.copies)]
        for number, piece in enumerate(every):
            front, back = (f"{self.name}-{picture_name(piece, side, self.pieces)}" for side in SheetSide)
            tile = _object("Custom_Tile", piece.name, piece.size.width / _CARD)
            tile["Transform"] |= {"posX": number % COLUMNS * _STEP, "posZ": -(number // COLUMNS) * _STEP}
            yield {
                **tile,
                "CustomImage": {
                    "ImageURL": self._url(front),
                    "ImageSecondaryURL": self._url(back),
                    "ImageScalar": 1.0,
                    "WidthScale": 0.0,
                    "CustomTile": {
                        "Type": 2 if piece.size.round else 0,
                        "Thickness": 0.15,
                        "Stackable": False,
                        "Stretch": True,
                    },
                },
            }

    def _save(self, objects: Sequence[dict[str, Any]]) -> dict[str, Any]:
        title = self.edition.set_title(self.set)
        return {
            "SaveName": title,
            "GameMode": "",
            "Date": "",
            "VersionNumber": "",
            "Table": "",
            "Sky": "",
            "Note": "",
            "Rules": "",
            "ObjectStates": list(objects),
        }


def _object(name: str, nickname: str, scale: float) -> dict[str, Any]:
    """The fields that every object has."""
    place = {"posX": 0.0, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 0.0}
    size = {axis: round(scale, 3) for axis in ("scaleX", "scaleZ")} | {"scaleY": 1.0}
    return {"Name": name, "Transform": place | size, "Nickname": nickname, "Description": ""}


def _sheet(sides: Sequence[tuple[Piece, SheetSide]], size: Size, hidden: Piece | None = None) -> SheetPage:
    """Ten by seven faces without gaps; the last place has the common back."""
    places = [(size.width * (n % COLUMNS), size.height * (n // COLUMNS)) for n in range(COLUMNS * ROWS)]
    cut = (0.0, 0.0, 0.0, 0.0)
    laid = [Laid(piece, side, x, y, kept=cut) for (piece, side), (x, y) in zip(sides, places, strict=False)]
    if hidden:
        laid.append(Laid(hidden, SheetSide.BACK, *places[-1], kept=cut))
    return SheetPage(_paper(size, COLUMNS, ROWS), laid)


def _paper(size: Size, columns: int, rows: int) -> Paper:
    return Paper(f"{size.id}-{columns}-{rows}", size.width * columns, size.height * rows)
