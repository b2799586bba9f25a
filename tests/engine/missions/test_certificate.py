"""Certificates as plain data."""

from typing import Any

import pytest

from logwright.engine.missions.certificate import Certificate, HandOver, Passing, read_certificate
from logwright.engine.missions.mission import Token
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.subject import Side
from tests.engine.crew_suits import DEEP_SEA, PLANET_NINE
from tests.engine.notation import cards, trick
from tests.words import raises_saying

FULL = Certificate(
    owners=(0, 2),
    tricks=(trick(0, "pink 9, rocket 1, pink 3"),),
    tokens=(Token.OMEGA, None),
    chosen=(("sick", 2),),
    predictions=((1, 3),),
    hand_over=HandOver(1, 0, 2),
    distress=Passing(Side.LEFT, cards("pink 1, blue 2, green 3")),
)
DATA: dict[str, Any] = {
    "owners": [0, 2],
    "choices": {
        "tokens": ["omega", None],
        "chosen": {"sick": 2},
        "predictions": {"1": 3},
        "hand_over": {"task": 1, "from": 0, "to": 2},
        "distress": {"side": "left", "cards": ["pink 1", "blue 2", "green 3"]},
    },
    "tricks": [{"leader": 0, "cards": ["pink 9", "rocket 1", "pink 3"], "winner": 1}],
}


def test_a_certificate_is_written_as_plain_data_and_read_back() -> None:
    """Cards stand in order of play."""
    assert FULL.to_data("rocket") == DATA
    assert read_certificate(DATA, PLANET_NINE) == FULL


def test_choices_that_were_not_made_are_not_written() -> None:
    plain = Certificate((1,), (trick(2, "pink 1, pink 2, submarine 1"),))
    data = plain.to_data("submarine")
    assert data["choices"] == {}
    assert data["tricks"] == [{"leader": 2, "cards": ["pink 1", "pink 2", "submarine 1"], "winner": 1}]
    assert read_certificate(data, DEEP_SEA) == plain


@pytest.mark.parametrize(
    ("change", "path", "message"),
    [
        ({"tricks": "none"}, ("tricks",), "a list is needed"),
        ({"owners": [0, "x"]}, ("owners",), "'x' is not a whole number"),
        ({"owners": [True]}, ("owners",), "True is not a whole number"),
        ({"winner": 1}, ("winner",), "'winner' is unknown here"),
        ({"choices": {"luck": 1}}, ("choices", "luck"), "'luck' is unknown here"),
        ({"choices": {"tokens": ["6"]}}, ("choices", "tokens"), "'6' is not a token"),
        ({"choices": {"distress": {"side": "up", "cards": []}}}, ("choices", "distress", "side"), "'up' is not a side"),
        ({"tricks": [{"leader": 0, "cards": [], "winner": 0}]}, ("tricks", 0, "cards"), "without cards"),
        ({"tricks": [{"leader": 0, "cards": ["pink 1"]}]}, ("tricks", 0, "winner"), "None is not a whole number"),
    ],
)
def test_what_is_wrong_with_plain_data_is_told_and_located(
    change: dict[str, Any], path: tuple[str | int, ...], message: str
) -> None:
    with raises_saying(Mistake, message) as caught:
        read_certificate(DATA | change, PLANET_NINE)
    assert caught.value.path == path


def test_anything_but_a_mapping_is_no_certificate() -> None:
    with raises_saying(Mistake, "names with values are needed"):
        read_certificate([1, 2], PLANET_NINE)
