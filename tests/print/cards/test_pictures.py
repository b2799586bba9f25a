"""Pictures of single pieces, and what Tabletop Simulator gets.

After a change that is meant: UPDATE=1 pytest -n0 tests/print/cards/test_pictures.py, then look at the pictures.
"""

from __future__ import annotations

import json
import os
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from logwright.content.model.library import Library
from logwright.publish.figures import Palette
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.picture import NoPictures, pictures, rasterized
from logwright.publish.print.cards.tabletop import CARDS, Tabletop
from tests.words import raises_saying

APPROVED = Path(__file__).parent / "approved"
DPI = 75
MOST = 3.0
"""Grey levels that a picture may differ on average; other versions of the tools smooth edges differently."""
SHOWN = {
    ("planet-nine", "deck", "en", Palette.PRINT): ("green-5", "rocket-4", "back"),
    ("planet-nine", "deck", "en", Palette.LOW_INK): ("pink-7",),
    ("planet-nine", "tasks", "en", Palette.PRINT): ("task-yellow-9",),
    ("deep-sea", "tasks", "fr", Palette.PRINT): ("trick-sum-below", "back"),
    ("deep-sea", "reminders", "ru", Palette.PRINT): ("reminder-card",),
    ("deep-sea", "tokens", "en", Palette.PRINT): ("sonar-token", "distress-token-back"),
    ("crash-and-grab", "upgrades", "ru", Palette.PRINT): ("upgrade-07",),
    ("crash-and-grab", "movement", "en", Palette.PRINT): ("movement-yellow-three",),
}


def image(contents: bytes) -> Image.Image:
    return Image.open(BytesIO(contents)).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    assert one.size == other.size
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: "-".join(shown))
def test_pieces_look_as_they_were_approved(shown: tuple[str, str, str, Palette], library: Library) -> None:
    game, wanted, lang, palette = shown
    edition = Edition(library, game, lang)
    names = {f"{name}.png" for name in SHOWN[shown]}
    fronts = {name.removesuffix(".png").removesuffix("-back") for name in names}
    chosen = [piece for piece in pieces(edition, wanted) if piece.id in fronts]
    made = {out.name: out.contents for out in pictures(chosen, edition, palette, DPI)}
    for name in names:
        approved = APPROVED / f"{game}-{lang}-{palette}-{name}"
        if os.environ.get("UPDATE"):
            approved.parent.mkdir(exist_ok=True)
            image(made[name]).quantize(64).save(approved, optimize=True)
        assert difference(image(made[name]), image(approved.read_bytes())) < MOST, name


def test_another_card_would_not_pass_for_an_approved_one() -> None:
    cards = [APPROVED / f"planet-nine-en-print-{name}.png" for name in ("green-5", "rocket-4")]
    one, other = (image(card.read_bytes()) for card in cards)
    assert difference(one, other) > 10 * MOST


def test_a_picture_shows_the_cut_card_at_its_size(library: Library) -> None:
    edition = Edition(library, "deep-sea", "en")
    (front, back) = pictures(pieces(edition, "tokens")[-1:], edition, Palette.PRINT, 300)
    assert (front.name, back.name) == ("captain-token.png", "back.png")
    assert image(front.contents).size == pytest.approx((22 / 25.4 * 300,) * 2, abs=1)


def test_low_ink_saves_ink(library: Library) -> None:
    edition = Edition(library, "planet-nine", "en")
    card = pieces(edition, "deck")[:1]
    inks = []
    for palette in (Palette.PRINT, Palette.LOW_INK):
        shown = [image(out.contents).convert("L") for out in pictures(card, edition, palette, 40)]
        inks.append(sum(255 - ImageStat.Stat(picture).mean[0] for picture in shown))
    assert inks[1] < 0.35 * inks[0]


def test_tabletop_simulator_finds_every_card_where_the_save_file_says(library: Library) -> None:
    edition = Edition(library, "deep-sea", "en")
    cards = pieces(edition, "tasks")
    table = Tabletop(edition, "tasks", cards, "https://example.org/cards")
    (deck,) = _objects(table)
    assert len(table.batches[0]) == CARDS == 69
    assert deck["Name"] == "DeckCustom"
    assert deck["DeckIDs"] == [*range(100, 169), *range(200, 227)]
    held = {card["CardID"]: card["Nickname"] for card in deck["ContainedObjects"]}
    assert [held[number] for number in deck["DeckIDs"]] == [card.name for card in cards]
    assert deck["CustomDeck"]["2"] == {
        "FaceURL": "https://example.org/cards/deep-sea-tasks-en-2.png",
        "BackURL": "https://example.org/cards/deep-sea-tasks-en-2-backs.png",
        "NumWidth": 10,
        "NumHeight": 7,
        "BackIsHidden": True,
        "UniqueBack": True,
        "Type": 0,
    }


def test_a_sheet_for_the_tabletop_has_seven_rows_of_ten(library: Library) -> None:
    edition = Edition(library, "planet-nine", "en")
    cards = pieces(edition, "deck")[8:10]
    files = {out.name: out.contents for out in Tabletop(edition, "deck", cards, "file:///cards").files()}
    assert set(files) == {"planet-nine-deck-en-1.png", "planet-nine-deck-en-back.png", "planet-nine-deck-en.json"}
    sheet = image(files["planet-nine-deck-en-1.png"])
    width, height = sheet.width / 10, sheet.height / 7
    assert max(sheet.size) <= 4096
    assert width / height == pytest.approx(63 / 88, rel=0.01)
    places = [sheet.crop((round(n * width), 0, round((n + 1) * width), round(height))) for n in range(3)]
    alone = [image(out.contents) for out in pictures(cards, edition, Palette.PRINT, width / 63 * 25.4)]
    for place, card in zip(places[:2], alone, strict=False):
        assert difference(place.resize(card.size), card) < MOST
    assert ImageStat.Stat(places[2].convert("L")).mean[0] > 254
    # Others see of a hidden card what is in the last place: the back.
    last = sheet.crop((round(9 * width), round(6 * height), sheet.width, sheet.height))
    assert difference(last.resize(alone[2].size), alone[2]) < 2 * MOST


def test_tokens_lie_on_the_tabletop_as_discs_with_two_sides(library: Library) -> None:
    edition = Edition(library, "deep-sea", "en")
    tokens = pieces(edition, "tokens")
    table = Tabletop(edition, "tokens", tokens, "https://example.org")
    tiles = _objects(table)
    assert len(tiles) == sum(token.copies for token in tokens)
    assert {tile["CustomImage"]["CustomTile"]["Type"] for tile in tiles} == {2}
    first = tiles[0]["CustomImage"]
    assert first["ImageURL"] == "https://example.org/deep-sea-tokens-en-sonar-token.png"
    assert first["ImageSecondaryURL"] == "https://example.org/deep-sea-tokens-en-sonar-token-back.png"
    places = {(tile["Transform"]["posX"], tile["Transform"]["posZ"]) for tile in tiles}
    assert len(places) == len(tiles)


def test_without_the_tool_people_learn_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with raises_saying(NoPictures, "install poppler-utils"):
        rasterized(b"", 72)


def _objects(table: Tabletop) -> list[dict[str, Any]]:
    saved: dict[str, Any] = json.loads(table.save_file())
    return list(saved["ObjectStates"])
