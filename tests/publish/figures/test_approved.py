"""A dozen pictures that were looked at and approved, compared as text.

After a change that is meant: UPDATE=1 pytest -n0 tests/publish/figures/test_approved.py, then look at the pictures.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from logwright.content.model.fact import WorkedExample
from logwright.publish.figures import (
    DeckLook,
    Drawing,
    LaidTask,
    Palette,
    Rate,
    SaucerLook,
    Tick,
    automaton,
    board,
    card,
    card_back,
    communication,
    example,
    laid_tasks,
    layout,
    movement_card,
    rate_chart,
    seats,
    task_card,
    trick,
    upgrade_card,
)
from logwright.publish.figures.crew_game.token import rank_token
from logwright.publish.figures.svg.drawing import beside
from tests.publish.figures.conftest import Looks

APPROVED = Path(__file__).parent / "approved"
_TOKEN_ORDER = WorkedExample(
    "token_order",
    (
        {
            "tasks": [{"card": "blue 6", "token": "1"}, {"card": "green 3", "token": "2"}, {"card": "pink 1"}],
            "allowed": [[["blue 6"], ["green 3", "pink 1"]]],
            "forbidden": [[["blue 6"], ["pink 1"], ["green 3"]]],
        },
    ),
)
_COLLISION = {
    "rows": [". . . A .", ". 6 . . ."],
    "saucers": {"red": [0, 0], "blue": [0, 2]},
    "crew": [{"colour": "green", "type": "doctor", "at": [1, 1]}],
    "move": {"saucer": "red", "direction": "right", "distance": 4},
    "ends": {"red": [0, 2]},
}
PICTURES: dict[str, tuple[str, Callable[[DeckLook], Drawing]]] = {
    "cards-of-planet-nine": ("planet-nine", lambda look: _cards(look, ["blue 1", "green 5", "pink 9", "rocket 4"])),
    "cards-of-deep-sea": ("deep-sea", lambda look: _cards(look, ["blue 3", "green 2", "yellow 8", "submarine 1"])),
    "trick": ("planet-nine", lambda look: trick(0, ["pink 8", "pink 3", "rocket 1", "pink 9"], look, winner=2)),
    "communication": (
        "planet-nine",
        lambda look: communication(
            [
                {"card": "pink 7", "token": "top", "side": "green"},
                {"card": "yellow 4", "token": "middle", "side": "green"},
                {"card": "blue 6", "token": "beside", "side": "red"},
            ],
            look,
        ),
    ),
    "tasks-with-tokens": (
        "planet-nine",
        lambda look: laid_tasks([LaidTask("blue 6", "1"), LaidTask("green 3", ">>"), LaidTask("pink 1")], look),
    ),
    "token-order": ("planet-nine", lambda look: example(_TOKEN_ORDER, look)),
    "automaton": (
        "deep-sea",
        lambda look: automaton([{"card": "pink 3", "covers": True}, {"card": "blue 5", "covers": False}], look),
    ),
    "seats": ("deep-sea", lambda look: seats(4, first=0, token=rank_token(look), arrows="clockwise")),
    "task-cards": (
        "deep-sea",
        lambda look: beside(
            [
                task_card(name, look)
                for name in (
                    "win-exactly-two-9s",
                    "trick-sum-above",
                    "more-tricks-than-captain",
                    "never-open-pink-green",
                )
            ]
        ),
    ),
    "rates": (
        "planet-nine",
        lambda _: rate_chart(
            [Rate("3 players", 0.93, 0.9, 0.95, "93 %"), Rate("4 players", 0.4, 0.35, 0.46, "40 %")],
            [Tick(0, "0 %"), Tick(1, "100 %")],
        ),
    ),
}
SAUCER_PICTURES: dict[str, Callable[[SaucerLook], Drawing]] = {
    "board-for-five": lambda look: layout(5, look),
    "collision": lambda look: board(_COLLISION, look),
    "movement-cards": lambda look: beside([movement_card("two", look, "red"), movement_card("zero-to-five", look)]),
    "upgrade": lambda look: upgrade_card("tractor-beam", look, "Tractor Beam"),
}


def _cards(look: DeckLook, names: list[str]) -> Drawing:
    return beside([*(card(name, look) for name in names), card_back(look)])


@pytest.mark.parametrize("name", PICTURES)
def test_crew_pictures_are_those_that_were_approved(looks: Looks, name: str) -> None:
    game, draw = PICTURES[name]
    look = looks[game]
    assert isinstance(look, DeckLook)
    compare(name, draw(look))


@pytest.mark.parametrize("name", SAUCER_PICTURES)
def test_saucer_pictures_are_those_that_were_approved(saucers: SaucerLook, name: str) -> None:
    compare(name, SAUCER_PICTURES[name](saucers))


def test_little_ink_is_approved_too(planet_nine: DeckLook) -> None:
    compare("cards-with-little-ink", _cards(planet_nine, ["blue 1", "rocket 4"]), Palette.LOW_INK)


def compare(name: str, drawing: Drawing, palette: Palette = Palette.SITE) -> None:
    """One element per line, so that a difference can be read."""
    text = drawing.svg(name, name.replace("-", " "), palette=palette).replace("><", ">\n<") + "\n"
    approved = APPROVED / f"{name}.svg"
    if os.environ.get("UPDATE"):
        approved.parent.mkdir(exist_ok=True)
        approved.write_text(text, "utf-8")
    assert text.splitlines() == approved.read_text("utf-8").splitlines()
