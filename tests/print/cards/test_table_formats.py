"""What virtual tables get, compared with their published formats.

Tabletop Simulator: the classes it saves and the sheets it cuts up, from its knowledge base
(github.com/Berserk-Games/Tabletop-Simulator-Knowledge-Base: docs/custom-content/save-file-format.md, custom-deck.md).
PlayingCards.io: what VirtualTabletop reads of its files (github.com/ArnoldSmith86/virtualtabletop:
server/pcioimport.mjs). Both as of 2026-11-18. Nothing here looks at how our files are made.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from logwright.content.model.library import Library
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.card_room import CardRoom
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.tabletop import Tabletop

ADDRESS = "https://example.org/table"
SETS = (("planet-nine", "reminders", "fr"), ("deep-sea", "tokens", "ru"))
"""Cards with one back, and discs whose backs differ."""

# Classes as Tabletop Simulator serializes them: the fields that we use, and their types.
SAVE: dict[str, type] = {
    "SaveName": str,
    "GameMode": str,
    "Date": str,
    "Table": str,
    "Sky": str,
    "Note": str,
    "Rules": str,
}
OBJECT: dict[str, type] = {"Name": str, "Transform": dict, "Nickname": str, "Description": str}
PLACE = {f"{what}{axis}" for what in ("pos", "rot", "scale") for axis in "XYZ"}
DECK: dict[str, type] = {
    "FaceURL": str,
    "BackURL": str,
    "NumWidth": int,
    "NumHeight": int,
    "BackIsHidden": bool,
    "UniqueBack": bool,
}
WIDEST, TALLEST = 10, 7
"""A card sheet has at most so many columns and rows."""
KINDS = {"hand", "cardPile", "cardDeck", "card"}
LARGEST_ASSET = 2 * 1024 * 1024


@pytest.fixture(scope="module", params=SETS, ids="-".join)
def wish(request: pytest.FixtureRequest, library: Library) -> tuple[Edition, str]:
    game, wanted, lang = request.param
    return Edition(library, game, lang), wanted


@pytest.fixture(scope="module")
def table(wish: tuple[Edition, str]) -> dict[str, bytes]:
    edition, wanted = wish
    return {each.name: each.contents for each in Tabletop(edition, wanted, pieces(edition, wanted), ADDRESS).files()}


@pytest.fixture(scope="module")
def room(wish: tuple[Edition, str]) -> zipfile.ZipFile:
    edition, wanted = wish
    made = CardRoom(edition, wanted, pieces(edition, wanted)).file()
    assert made.name.endswith(".pcio")
    return zipfile.ZipFile(BytesIO(made.contents))


def test_a_save_has_the_fields_of_the_class(table: dict[str, bytes]) -> None:
    save = _save(table)
    _has(save, SAVE)
    assert save["ObjectStates"]
    for each in _objects(save["ObjectStates"]):
        _has(each, OBJECT)
        assert set(each["Transform"]) == PLACE
        assert all(isinstance(value, float) for value in each["Transform"].values())


def test_the_hundreds_of_a_card_name_its_sheet_and_the_rest_its_place(table: dict[str, bytes]) -> None:
    for deck in _save(table)["ObjectStates"]:
        if deck["Name"] != "DeckCustom":
            continue
        assert deck["DeckIDs"] == [card["CardID"] for card in deck["ContainedObjects"]]
        for card in deck["ContainedObjects"]:
            sheet, place = divmod(card["CardID"], 100)
            asked = deck["CustomDeck"][str(sheet)]
            assert card["CustomDeck"] == {str(sheet): asked}
            # The last picture of a sheet is what others see of a hidden card.
            assert place < asked["NumWidth"] * asked["NumHeight"] - 1


def test_every_sheet_is_there_and_can_be_cut_up(table: dict[str, bytes]) -> None:
    sheets = [sheet for each in _save(table)["ObjectStates"] for sheet in each.get("CustomDeck", {}).values()]
    for sheet in sheets:
        _has(sheet, DECK)
        assert 1 <= sheet["NumWidth"] <= WIDEST
        assert 1 <= sheet["NumHeight"] <= TALLEST
        picture = _picture(table, sheet["FaceURL"])
        assert max(picture.size) <= 4096
        back = _picture(table, sheet["BackURL"])
        across, down = (sheet["NumWidth"], sheet["NumHeight"]) if sheet["UniqueBack"] else (1, 1)
        card = (picture.width / sheet["NumWidth"], picture.height / sheet["NumHeight"])
        assert (back.width / across, back.height / down) == pytest.approx(card, abs=1)


def test_tiles_have_both_their_pictures(table: dict[str, bytes]) -> None:
    for each in _save(table)["ObjectStates"]:
        if each["Name"] == "Custom_Tile":
            image = each["CustomImage"]
            front, back = (_picture(table, image[side]) for side in ("ImageURL", "ImageSecondaryURL"))
            assert front.size == back.size
            assert image["CustomTile"]["Type"] in range(4)


def test_a_room_lists_known_things_with_a_place_each(room: zipfile.ZipFile) -> None:
    widgets = _widgets(room)
    assert {each["type"] for each in widgets} == KINDS
    assert len({each["id"] for each in widgets}) == len(widgets)
    for each in widgets:
        assert all(isinstance(each[axis], int) for axis in "xyz")
        assert 0 <= each["x"] < 1600
        assert 0 <= each["y"] < 1000
        assert each.get("parent") in {None, *(other["id"] for other in widgets if other["type"] == "cardPile")}


def test_each_card_of_a_room_finds_its_deck_and_both_pictures(wish: tuple[Edition, str], room: zipfile.ZipFile) -> None:
    widgets = _widgets(room)
    decks = {each["id"]: each for each in widgets if each["type"] == "cardDeck"}
    cards = [each for each in widgets if each["type"] == "card"]
    assert len(cards) == sum(piece.copies for piece in pieces(*wish))
    for card in cards:
        kind = decks[card["deck"]]["cardTypes"][card["cardType"]]
        assert all(isinstance(value, str) for value in kind.values())
        for template in ("faceTemplate", "backTemplate"):
            (shown,) = decks[card["deck"]][template]["objects"]
            assert (shown["type"], shown["valueType"]) == ("image", "dynamic")
            name = kind[shown["value"]].removeprefix("package://")
            with room.open(name) as file, Image.open(file) as picture:
                assert picture.width / picture.height == pytest.approx(shown["w"] / shown["h"], rel=0.03)


def test_no_picture_of_a_room_is_too_large_or_left_over(room: zipfile.ZipFile) -> None:
    assets = [each for each in room.infolist() if each.filename != "widgets.json"]
    assert all(each.filename.startswith("userassets/") and each.file_size < LARGEST_ASSET for each in assets)
    said = room.read("widgets.json").decode()
    assert all(f'"package://{each.filename}"' in said for each in assets)


def _save(table: dict[str, bytes]) -> dict[str, Any]:
    (name,) = (name for name in table if name.endswith(".json"))
    found: dict[str, Any] = json.loads(table[name])
    return found


def _objects(states: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in states:
        yield each
        yield from _objects(each.get("ContainedObjects", []))


def _has(found: dict[str, Any], fields: dict[str, type]) -> None:
    for field, kind in fields.items():
        assert type(found[field]) is kind, field


def _picture(table: dict[str, bytes], address: str) -> Image.Image:
    assert address.startswith(f"{ADDRESS}/")
    return Image.open(BytesIO(table[address.removeprefix(f"{ADDRESS}/")]))


def _widgets(room: zipfile.ZipFile) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(room.read("widgets.json"))
    return found
