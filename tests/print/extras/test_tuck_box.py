"""Tuck boxes: whatever lies in them has room, and what is cut out can be folded."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.size import Size
from logwright.publish.print.extras.box_sheet import BoxOrder, BoxSheet, BoxTooLarge, usual_boxes
from logwright.publish.print.extras.extra_measures import NO_SLEEVE, ExtraMeasures, Sleeve, Stock
from logwright.publish.print.extras.tuck_box import TuckBox
from logwright.publish.print.options import A4, A5, LETTER, Paper
from tests.whole_library import whole_library
from tests.words import raises_saying

MEASURES = ExtraMeasures.of(whole_library())
STOCKS = st.sampled_from(list(MEASURES.stocks.values()))
SLEEVES = st.sampled_from([NO_SLEEVE, *MEASURES.sleeves.values()])
SIZES = st.builds(Size, st.just("card"), st.floats(30, 120), st.floats(40, 150))
PLANET = Edition(whole_library(), "planet-nine", "en")


@given(SIZES, st.integers(1, 200), STOCKS, SLEEVES)
def test_the_pile_fits_in_and_rattles_little(size: Size, count: int, stock: Stock, sleeve: Sleeve) -> None:
    box = TuckBox.of(size, count, stock, MEASURES, sleeve)
    pile = count * (stock.thickness + sleeve.thickness)
    assert 0.5 < box.width - size.width - sleeve.width < 4
    assert 0.5 < box.height - size.height - sleeve.height < 4
    assert pile < box.depth < max(pile * 1.1 + 4, 6.1)


@given(SIZES, st.integers(1, 100), STOCKS, SLEEVES)
def test_the_outline_stays_inside_its_sheet_and_every_fold_inside_the_outline(
    size: Size, count: int, stock: Stock, sleeve: Sleeve
) -> None:
    box = TuckBox.of(size, count, stock, MEASURES, sleeve)
    corners = [(float(x), float(y)) for x, y in re.findall(r"L([\d.]+) ([\d.]+)", box.cut())]
    assert max(x for x, _ in corners) == pytest.approx(box.flat_width, abs=0.01)
    assert min(y for _, y in corners) == pytest.approx(0, abs=0.01)
    assert max(y for _, y in corners) == pytest.approx(box.flat_height, abs=0.01)
    for x, y in re.findall(r"M([\d.]+) ([\d.]+)", box.folds()):
        assert box.glue - 0.01 <= float(x) <= box.flat_width
        assert 0 < float(y) < box.flat_height
    # Four panels round the cards and a strip that closes them.
    around = [box.strip, box.left, box.front, box.right, box.back]
    assert [part.right for part in around[:-1]] == pytest.approx([part.x for part in around[1:]])
    assert (box.left.width, box.front.width) == pytest.approx((box.right.width, box.back.width))
    # Lid and bottom are as deep as the box, and the flaps of the sides do not meet below the lid.
    assert (box.lid.height, box.bottom.height) == (box.depth, box.depth)
    assert 2 * box.ears < box.width


def test_more_cards_sleeves_and_tabs_make_it_larger() -> None:
    size, card = PLANET.size("playing-card"), MEASURES.usual_stock
    plain = TuckBox.of(size, 40, card, MEASURES)
    assert TuckBox.of(size, 41, card, MEASURES).depth > plain.depth
    sleeved = TuckBox.of(size, 40, card, MEASURES, MEASURES.sleeves["thick"])
    assert (sleeved.width > plain.width, sleeved.height > plain.height, sleeved.depth > plain.depth) == (True,) * 3
    assert TuckBox.of(size, 40, card, MEASURES, taller=9).height == plain.height + 9
    assert TuckBox.of(size, 1, card, MEASURES).depth == MEASURES.data["box"]["shallowest"]


def test_a_box_counts_the_cards_of_its_sets() -> None:
    orders = {order.id: BoxSheet(PLANET, order) for order in usual_boxes(PLANET)}
    assert {name: sheet.cards[1] for name, sheet in orders.items()} == {"deck": 45, "tasks": 36, "missions": 50}
    assert orders["missions"].cards[0].id == "tarot"
    deck = BoxSheet(PLANET, BoxOrder("deck", ("deck",), MEASURES.usual_stock, count=60))
    assert deck.cards[1] == 60


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
@pytest.mark.parametrize("game", ["planet-nine", "deep-sea", "crash-and-grab"])
def test_every_usual_box_fits_on_the_paper(game: str, paper: Paper) -> None:
    edition = Edition(whole_library(), game, "en")
    for order in usual_boxes(edition):
        page = BoxSheet(edition, order).page(paper)
        margin = MEASURES.data["box"]["margin"]["sides"]
        for laid in page.laid:
            assert laid.x >= margin
            assert laid.x + laid.piece.size.width <= page.paper.width - margin
            assert laid.y + laid.piece.size.height <= page.paper.height


def test_a_box_that_does_not_fit_says_so() -> None:
    order = BoxOrder("deck", ("deck",), MEASURES.usual_stock, count=400)
    sheet = BoxSheet(PLANET, order)
    flat = f"{round(sheet.box.flat_width)} × {round(sheet.box.flat_height)} mm"
    with raises_saying(BoxTooLarge, f"400 cards is {flat} when flat, which does not fit on a4"):
        sheet.page(A4)
    with raises_saying(BoxTooLarge, "does not fit on a5"):
        BoxSheet(PLANET, usual_boxes(PLANET)[0]).page(A5)
