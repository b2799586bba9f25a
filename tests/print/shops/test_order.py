"""Orders as a print shop gets them: pictures, PDFs and zips, read back."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader

from logwright.content.model.library import Library
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.page import fitted_texts
from logwright.publish.print.shops.cmyk import in_four_inks, most_ink
from logwright.publish.print.shops.order import ShopOrder
from logwright.publish.print.shops.shop import PLACE, Presets, Unsuited
from logwright.publish.print.shops.steps import Steps
from logwright.publish.print.typeface import SMALLEST
from tests.languages import LANGUAGES
from tests.words import raises_saying

Orders = Callable[[str], dict[str, bytes]]
POINT = 25.4 / 72


@pytest.fixture(scope="module")
def presets(whole: Library) -> Presets:
    return Presets(whole.data(PLACE))


@pytest.fixture(scope="module")
def orders(whole: Library, presets: Presets) -> Orders:
    """The files of the reminder cards of a game, by preset."""

    @cache
    def ordered(preset: str) -> dict[str, bytes]:
        shop, product = presets.shop(preset)
        order = ShopOrder(Edition(whole, "planet-nine", "fr"), "reminders", shop, product)
        return {file.name: file.contents for file in order.files()}

    return ordered


def test_pictures_have_the_pixels_and_the_resolution_the_shop_asks_for(orders: Orders) -> None:
    files = orders("tgc")
    pictures = [Image.open(BytesIO(made)) for name, made in files.items() if name.endswith(".png")]
    assert {picture.size for picture in pictures} == {(825, 1125)}
    assert {picture.mode for picture in pictures} == {"RGB"}
    for picture in pictures:
        assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.01)


def test_colour_goes_on_to_the_very_edge_of_the_bleed(orders: Orders) -> None:
    for name, made in orders("tgc").items():
        if name.endswith(".png"):
            picture = Image.open(BytesIO(made)).convert("L")
            right, below = picture.width - 1, picture.height - 1
            edge: list[Any] = [picture.getpixel((x, y)) for x in (0, right // 2, right) for y in (0, below // 2, below)]
            del edge[4]
            assert max(edge) < 200, name


def test_the_zip_holds_what_the_folder_does_under_the_names_of_the_preset(orders: Orders) -> None:
    name = "planet-nine-reminders-fr-tgc-euro-poker"
    files = orders("tgc")
    with zipfile.ZipFile(BytesIO(files[f"{name}.zip"])) as pack:
        assert pack.namelist() == ["fronts/001-reminder-card-x5.png", "back.png"]
        for inside in pack.namelist():
            assert pack.read(inside) == files[f"{name}/{inside}"]
    assert set(files) == {f"{name}/fronts/001-reminder-card-x5.png", f"{name}/back.png", f"{name}.zip", f"{name}.txt"}


def test_the_text_says_what_to_do_in_the_language_of_the_cards(orders: Orders) -> None:
    said = " ".join(orders("tgc")["planet-nine-reminders-fr-tgc-euro-poker.txt"].decode().split())
    assert "The Game Crafter · Euro Poker Deck" in said
    assert "Envoyez back.png comme dos de tout le paquet." in said
    assert "825 × 1125 pixels" in said
    assert "2026-11-19" in said
    assert "cité par https://github.com/khenn/thegamecrafter-mcp" in said


def test_a_press_gets_one_pdf_x_of_the_deck_with_the_back_of_each_card_first(orders: Orders) -> None:
    name = "planet-nine-reminders-fr-dtc-poker"
    contents = orders("dtc")[f"{name}/{name}.pdf"]
    pdf = PdfReader(BytesIO(contents))
    assert contents.startswith(b"%PDF-1.4")
    info: Any = pdf.metadata
    root: Any = pdf.root_object
    pages: list[Any] = list(pdf.pages)
    assert info["/GTS_PDFXVersion"] == "PDF/X-1a:2003"
    assert info["/Trapped"] == "/False"
    (intent,) = root["/OutputIntents"]
    assert intent.get_object()["/S"] == "/GTS_PDFX"
    assert len(pages) == 10
    shown = [page["/Resources"]["/XObject"].raw_get("/Card").idnum for page in pages]
    assert len(set(shown)) == 2
    assert shown == shown[:2] * 5
    image = pages[0]["/Resources"]["/XObject"]["/Card"]
    assert (image["/Width"], image["/Height"], image["/ColorSpace"]) == (819, 1114, "/DeviceCMYK")


def test_the_press_learns_where_to_cut(orders: Orders) -> None:
    name = "planet-nine-reminders-fr-dtc-poker"
    for page in PdfReader(BytesIO(orders("dtc")[f"{name}/{name}.pdf"])).pages:
        trim, media = page.trimbox, page.mediabox
        assert float(trim.width) * POINT == pytest.approx(63, abs=0.01)
        assert float(trim.height) * POINT == pytest.approx(88, abs=0.01)
        assert float(trim.left) * POINT == pytest.approx(3.175, abs=0.05)
        assert float(trim.bottom) * POINT == pytest.approx(3.175, abs=0.05)
        assert page.bleedbox == media


def test_black_takes_the_place_of_all_three_colours() -> None:
    ppm = b"P6 3 1 255 " + bytes((0, 0, 0, 255, 255, 255, 0, 0, 40))
    picture = in_four_inks(ppm)
    assert picture.inks == bytes((0, 0, 0, 255, 0, 0, 0, 0, 40, 40, 0, 215))
    every = bytes(value for r in (0, 90, 255) for g in (0, 90, 255) for b in (0, 90, 255) for value in (r, g, b))
    assert most_ink(in_four_inks(b"P6 27 1 255 " + every)) <= 200


def test_words_stay_inside_the_safe_area_of_every_product(whole: Library, presets: Presets) -> None:
    """A piece is scaled until its own safe area is inside that of the shop."""
    measures = Edition(whole, "planet-nine", "en").measures
    for shop in presets.shops.values():
        for product in shop.products.values():
            for size in map(measures.sizes.__getitem__, product.sizes):
                place = shop.placing(size, product, measures)
                for side, cut in ((size.width, product.width), (size.height, product.height)):
                    inside = (cut - (side - 2 * measures.safe) * place.scale) / 2
                    assert inside >= shop.data["safe"] - 1e-9, (shop.id, product.id)
                assert place.scale > 0.85, (shop.id, product.id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_letter_on_the_card_of_a_shop_is_too_small(lang: str, whole: Library, presets: Presets) -> None:
    """Type that shrinks with a card is set larger before."""
    seen = set()
    for shop in presets.shops.values():
        for game, wanted in (("deep-sea", "tasks"), ("deep-sea", "missions"), ("crash-and-grab", "aids")):
            order = ShopOrder(Edition(whole, game, lang), wanted, shop)
            try:
                cards, scale = order.cards, order.placing.scale
            except Unsuited:
                continue
            for face in (face for card in cards for face in (card.front, card.back)):
                fitted = fitted_texts(face.texts, order.printed.measures, lang, game)
                seen |= {text.size * scale for text in fitted}
    assert min(seen) >= SMALLEST - 0.01


def test_every_set_of_cards_but_player_aids_can_be_ordered_at_every_shop(whole: Library, presets: Presets) -> None:
    for shop in presets.shops.values():
        for size in ("playing", "task", "square", "tarot"):
            assert shop.product_for(Edition(whole, "deep-sea", "en").measures.sizes[size])


def test_what_is_no_card_is_not_ordered(whole: Library, presets: Presets) -> None:
    edition = Edition(whole, "planet-nine", "en")
    shop, tarot = presets.shop("mpc-tarot")
    with raises_saying(Unsuited, "has no card for pieces of"):
        list(ShopOrder(edition, "tokens", shop).files())
    with raises_saying(Unsuited, "do not suit a card such as Tarot size"):
        list(ShopOrder(edition, "tokens", shop, tarot).files())


@pytest.mark.parametrize(("cards", "deck"), [(5, 18), (18, 18), (19, 36), (97, 108), (612, 612), (613, None)])
def test_a_deck_is_the_smallest_that_is_sold_and_holds_the_cards(
    cards: int, deck: int | None, presets: Presets
) -> None:
    assert presets.shops["mpc"].deck_for(cards) == deck
    assert presets.shops["tgc"].deck_for(cards) is None


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "13 places stay free"),
        ("fr", "13 places restent libres"),
        ("ru", "Свободно 13 мест"),
        ("de", "13 Plätze"),
    ],
)
def test_a_small_order_says_how_many_places_of_the_deck_stay_free(
    lang: str, said: str, whole: Library, presets: Presets
) -> None:
    shop, product = presets.shop("mpc-poker")
    assert product
    edition = Edition(whole, "planet-nine", lang)
    text = Steps(edition, "reminders", shop, product).text(pieces(edition, "reminders")).decode()
    assert said in " ".join(text.split())


def test_whoever_quotes_a_shop_is_named(presets: Presets) -> None:
    for shop in presets.shops.values():
        for fact in shop.facts:
            assert bool(fact.by) == (fact.basis == "reported"), (shop.id, fact.source)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_at_every_shop_has_words(lang: str, whole: Library, presets: Presets) -> None:
    words = whole.tongue(lang, "").words
    for shop in presets.shops.values():
        if shop.data.get("decks"):
            assert f"shops.steps.{shop.id}.deck" in words
        for step in shop.data["steps"]:
            for case in (".shared", ".own") if step == "backs" else ("",):
                assert {f"shops.steps.{shop.id}.{step}{case}", f"shops.steps.any.{step}{case}"} & set(words)
