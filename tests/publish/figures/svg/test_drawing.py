"""Drawings: sizes, places, and the SVG they become."""

import pytest

from logwright.publish.figures import Drawing, FigureError, Palette, beside, rows_of, stacked
from logwright.publish.figures.svg.element import box, circle, number, tag
from logwright.publish.figures.svg.ink import LINE
from tests.publish.figures.read_svg import check_figure, ids_of, parsed

WIDE = Drawing(20, 10, (box(0, 0, 20, 10, fill=LINE),))
HIGH = Drawing(10, 30, (circle(5, 15, 5, fill=LINE),))


def test_a_figure_is_named_and_described() -> None:
    text = WIDE.svg("p9-trump-1", "A trick", "Pink was led & <rocket 1> wins")
    check_figure(text)
    root = parsed(text)
    assert root.attrib["aria-labelledby"] == "p9-trump-1-title p9-trump-1-desc"
    assert [part.text for part in root[:2]] == ["A trick", "Pink was led & <rocket 1> wins"]


def test_words_and_attributes_are_escaped() -> None:
    text = Drawing(1, 1, (tag("text", "<b>&", data_note='"><script>'),)).svg("a", "</svg>")
    check_figure(text)
    assert "<script" not in text
    assert "<b>" not in text


def test_a_figure_without_a_name_is_refused() -> None:
    with pytest.raises(FigureError, match="title"):
        WIDE.svg("a", " ")


@pytest.mark.parametrize("prefix", ["", "1a", "a b", 'a"'])
def test_a_prefix_must_begin_an_id(prefix: str) -> None:
    with pytest.raises(FigureError, match="id"):
        WIDE.svg(prefix, "A box")


def test_an_ornament_is_hidden_from_screen_readers() -> None:
    root = parsed(WIDE.icon())
    assert root.attrib["aria-hidden"] == "true"
    assert ids_of(WIDE.icon()) == []


def test_the_palette_is_chosen_at_the_end() -> None:
    assert "var(--lw-line,#22303f)" in WIDE.icon()
    assert 'fill="#22303f"' in WIDE.icon(Palette.PRINT)
    assert 'fill="#1c1c1c"' in WIDE.icon(Palette.LOW_INK)


def test_rows_and_columns_are_as_large_as_what_is_in_them() -> None:
    assert (beside([WIDE, HIGH], 5).width, beside([WIDE, HIGH], 5).height) == (35, 30)
    assert (stacked([WIDE, HIGH], 5).width, stacked([WIDE, HIGH], 5).height) == (20, 45)
    assert (beside([]).width, stacked([]).height) == (0, 0)


@pytest.mark.parametrize(("count", "rows"), [(3, 1), (5, 1), (6, 2), (10, 2), (11, 3)])
def test_many_drawings_stand_in_even_rows(count: int, rows: int) -> None:
    together = rows_of([WIDE] * count, 5, 0)
    assert together.height == 10 * rows
    assert together.width == 20 * -(-count // rows)


def test_a_drawing_fits_into_its_room() -> None:
    fitted = HIGH.within(40, 60)
    assert (fitted.width, fitted.height) == (20, 60)
    assert (HIGH.turned().width, HIGH.turned().height) == (30, 10)
    assert (HIGH.padded(2, 3).width, HIGH.padded(2, 3).height) == (14, 36)


@pytest.mark.parametrize(("value", "text"), [(1.0, "1"), (0.5, "0.5"), (-0.001, "0"), (2.345, "2.35"), (10, "10")])
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text
