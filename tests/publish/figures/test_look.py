"""Everything can be told apart without its colour, and every ink has a value for dark pages and little ink."""

import re
from itertools import combinations

import pytest

from logwright.publish.figures import (
    DeckLook,
    Drawing,
    FigureError,
    Palette,
    SaucerLook,
    card,
    card_back,
    card_sign,
    communication_token,
    crew_member,
    distress_token,
    movement_back,
    saucer,
    stylesheet,
    symbol,
    task_card,
    task_token,
)
from logwright.publish.figures.svg.ink import LINE, brightness, mix
from logwright.publish.figures.svg.lettering import GLYPHS, lettering
from logwright.publish.figures.svg.stylesheet import inks
from logwright.publish.figures.svg.symbol import SHAPES
from tests.publish.figures.conftest import Looks
from tests.publish.figures.read_svg import colourless, parsed


def different(drawings: list[Drawing]) -> bool:
    shapes = [colourless(drawing) for drawing in drawings]
    return len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_forty_cards_are_told_apart_by_their_shapes(looks: Looks, game: str) -> None:
    """p9-030, p9-031, ds-023."""
    look = looks[game]
    assert isinstance(look, DeckLook)
    for draw in (card, card_sign):
        assert len(look.deck) == 40
        assert different([draw(each, look) for each in look.deck])
    assert different([task_card(each, look) for each in look.deck.colour_cards()])


def test_the_two_decks_are_told_apart(planet_nine: DeckLook, deep_sea: DeckLook) -> None:
    assert different([card(name, look) for look in (planet_nine, deep_sea) for name in ("pink 9", "blue 1")])
    assert different([card_back(planet_nine), card_back(deep_sea)])


def test_a_card_of_the_other_game_is_refused(planet_nine: DeckLook) -> None:
    with pytest.raises(FigureError, match="submarine"):
        card("submarine 1", planet_nine)
    with pytest.raises(FigureError, match="one-card"):
        card("pink", planet_nine)


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_the_sides_of_tokens_are_told_apart(looks: Looks, game: str) -> None:
    """p9-077, p9-078: green and red are no help for everybody."""
    look = looks[game]
    assert isinstance(look, DeckLook)
    assert different([communication_token(look, "green"), communication_token(look, "red")])
    assert different([distress_token(look, active=True), distress_token(look)])
    with pytest.raises(FigureError, match="blue"):
        communication_token(look, "blue")


def test_ten_task_tokens(planet_nine: DeckLook) -> None:
    assert different([task_token(token) for token in planet_nine.data["tokens"]])
    with pytest.raises(FigureError, match="token"):
        task_token("6")


def test_six_saucers_and_their_crews(saucers: SaucerLook) -> None:
    assert different([saucer(colour, saucers) for colour in saucers.colours])
    assert different([movement_back(saucers, colour) for colour in saucers.colours])
    crews = [crew_member(colour, trade, saucers) for colour in saucers.colours for trade in saucers.box.crew_types]
    assert len(crews) == 24
    assert different(crews)


@pytest.mark.parametrize("name", SHAPES)
def test_symbols_fill_their_square(name: str) -> None:
    """Small as 12 pixels a symbol must not be a dot in the middle."""
    numbers = [float(text) for text in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", SHAPES[name])]
    assert 7 <= max(map(abs, numbers)) <= 10
    assert parsed(symbol(name, 12, LINE).icon()).attrib["width"] == "12"


def test_unknown_symbols_and_signs_are_refused() -> None:
    with pytest.raises(FigureError, match="heptagon"):
        symbol("heptagon", 12, LINE)
    with pytest.raises(FigureError, match="ж"):
        lettering("ж", 10)


def test_lettering_is_as_high_as_asked_and_wider_with_more_signs() -> None:
    assert lettering("8", 30).height == 30
    assert lettering("88", 30).width > 1.8 * lettering("8", 30).width
    assert different([lettering(sign, 14) for sign in GLYPHS])


def test_stylesheets_set_every_ink_for_dark_pages(looks: Looks) -> None:
    css = stylesheet(looks.values())
    assert css.count("{") == css.count("}")
    for ink in inks(looks.values()):
        assert f"--lw-{ink.name}:{ink.dark};" in css
        assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in (ink.light, ink.dark, ink.low))
    assert stylesheet(looks.values(), ".night").count(".night{") == 1


@pytest.mark.parametrize("game", ["planet-nine", "deep-sea"])
def test_suits_stand_out_from_their_ground(looks: Looks, game: str) -> None:
    """At least 3 : 1, on light and on dark pages and in print with little ink."""
    look = looks[game]
    assert isinstance(look, DeckLook)
    for suit in look.suits.values():
        for ink, ground in combinations((suit.ink, suit.tint), 2):
            pairs = ((ink.light, ground.light), (ink.dark, ground.dark), (ink.low, ground.low))
            assert all(contrast(*pair) > 3 for pair in pairs), suit.id
        assert contrast(suit.on_field.low, suit.field.low) > 3
        assert contrast(suit.on_field.light, suit.field.light) > 3


def test_little_ink_means_no_dark_areas(planet_nine: DeckLook) -> None:
    for name in ("rocket 4", "pink 9"):
        ground = parsed(card(name, planet_nine).icon(Palette.LOW_INK))[1]
        assert ground.attrib["fill"] == "#ffffff"


def test_mixing_colours() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#102030", "#ffffff", 0) == "#102030"
    assert brightness("#ffffff") > brightness("#e0b100") > brightness("#2b2b33")


def contrast(one: str, other: str) -> float:
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
