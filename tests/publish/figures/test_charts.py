"""Small charts."""

import pytest

from logwright.publish.figures import FigureError, Rate, Series, Tick, bar_chart, line_chart, rate_chart, steps
from logwright.publish.figures.chart.axis import Axis
from tests.publish.figures.read_svg import SPACE, check_figure, parsed

PERCENT = [Tick(0, "0 %"), Tick(0.5, "50 %"), Tick(1, "100 %")]
LEVELS = [Tick(value, f"{value:g}") for value in (0, 5, 10)]


def words_in(text: str) -> list[str]:
    return ["".join(part.itertext()) for part in parsed(text).iter(f"{SPACE}text")]


def test_a_rate_lies_on_its_interval() -> None:
    text = rate_chart([Rate("3 players", 0.9, 0.8, 0.95, "90 %"), Rate("4 players", None, text="?")], PERCENT).svg(
        "a", "b"
    )
    check_figure(text)
    assert words_in(text) == ["0 %", "50 %", "100 %", "3 players", "90 %", "4 players", "?"]
    root = parsed(text)
    bar, dot = root.find(f".//{SPACE}rect"), root.find(f".//{SPACE}circle")
    assert bar is not None
    assert dot is not None
    left, width, middle = (float(value) for value in (bar.attrib["x"], bar.attrib["width"], dot.attrib["cx"]))
    assert left < middle < left + width
    assert round((middle - left) / width, 2) == round((0.9 - 0.8) / 0.15, 2)


def test_nothing_and_everything_fit() -> None:
    check_figure(rate_chart([Rate("a", 0, 0, 0.04, "0"), Rate("b", 1, 0.96, 1, "1")], PERCENT).svg("a", "b"))


@pytest.mark.parametrize("rate", [Rate("a", 0.5, 0.6, 0.7), Rate("a", 1.2, 1, 1.3), Rate("a", 0.5, -0.1, 0.7)])
def test_a_rate_outside_its_interval_is_refused(rate: Rate) -> None:
    with pytest.raises(FigureError):
        rate_chart([rate], PERCENT)


def test_several_series_have_a_key() -> None:
    series = [Series("red", (1, None, 3)), Series("blue", (2, 5, 10))]
    for chart in (line_chart, bar_chart):
        text = chart(["1", "2", "3"], series, LEVELS).svg("a", "b")
        check_figure(text)
        assert words_in(text) == ["0", "5", "10", "1", "2", "3", "red", "blue"]


def test_a_bar_that_is_called_something_stands_out() -> None:
    values, spans = (9, 3, 8), ((8, 10), (2, 6), (7, 9))
    plain, named = (
        bar_chart(["1", "2", "3"], [Series("red", values, spans, called)], LEVELS).svg("a", "b")
        for called in ({}, {1: "36"})
    )
    check_figure(named)
    assert words_in(named) == ["0", "5", "10", "36", "1", "2", "3"]
    inks = [[each.attrib["fill"] for each in parsed(text).iter(f"{SPACE}rect")] for text in (plain, named)]
    assert len(set(inks[0])) == 1
    assert [one == other for one, other in zip(*inks, strict=True)] == [True, False, True]


def test_a_missing_value_is_a_gap() -> None:
    whole, gap = (
        line_chart(["1", "2", "3", "4"], [Series("red", values)], LEVELS).icon()
        for values in ((1, 2, 3, 4), (1, 2, None, 4))
    )
    assert whole.count("circle") - gap.count("circle") == 1
    ways = [part.attrib["d"] for part in parsed(gap).iter(f"{SPACE}path") if part.attrib.get("fill") == "none"]
    assert any(way.count("M") == 2 for way in ways)


@pytest.mark.parametrize(
    ("labels", "series", "ticks"),
    [
        ([], [Series("a", ())], LEVELS),
        (["1"], [], LEVELS),
        (["1"], [Series("a", (1,))], LEVELS[:1]),
        (["1"], [Series("a", (1, 2))], LEVELS),
        (["1"], [Series("a", (11,))], LEVELS),
        (["1"], [Series("a", (1,))] * 5, LEVELS),
    ],
)
def test_charts_that_make_no_sense_are_refused(labels: list[str], series: list[Series], ticks: list[Tick]) -> None:
    for draw in (line_chart, bar_chart):
        with pytest.raises(FigureError):
            draw(labels, series, ticks)


@pytest.mark.parametrize(
    ("low", "high", "values"),
    [
        (0, 10, [0, 2, 4, 6, 8, 10]),
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (3, 47, [10, 20, 30, 40]),
        (-4, 4, [-4, -2, 0, 2, 4]),
    ],
)
def test_round_values_are_marked(low: float, high: float, values: list[float]) -> None:
    assert steps(low, high) == values


def test_an_axis_needs_some_length() -> None:
    with pytest.raises(FigureError):
        Axis(1, 1, 0, 100)
    assert Axis(0, 10, 100, 0).at(2) == 80
