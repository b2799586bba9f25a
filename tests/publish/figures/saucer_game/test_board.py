"""Boards: what the engine makes of a move is what is drawn."""

from typing import Any

import pytest

from logwright.engine.saucers.pieces.space import Direction, Space
from logwright.publish.figures import FigureError, SaucerLook, board, layout, movement_card, tile, upgrade_icon
from logwright.publish.figures.saucer_game.flight import Crash, Leg, fly_on
from logwright.publish.figures.saucer_game.tile import CELL, spaces
from tests.publish.figures.read_svg import check_figure, colourless

HIT: dict[str, Any] = {
    "rows": [". . . . . ."],
    "saucers": {"red": [0, 0], "blue": [0, 2]},
    "move": {"saucer": "red", "direction": "right", "distance": 3},
    "ends": {"red": [0, 2], "blue": [0, 3]},
}


def test_a_move_is_told_leg_by_leg(saucers: SaucerLook) -> None:
    """cg-079 to cg-082."""
    flown = fly_on(HIT, saucers)
    red = Leg("red", (Space(0, 0), Space(0, 1), Space(0, 2)))
    assert flown.legs == (red, Leg("blue", (Space(0, 2), Space(0, 3))))
    assert flown.hits == (Space(0, 2),)
    assert flown.ends == {"red": Space(0, 2), "blue": Space(0, 3)}


def test_a_crash_is_told_with_its_direction(saucers: SaucerLook) -> None:
    """cg-072."""
    data = {"rows": [". .", ". ."], "saucers": {"red": [0, 1]}, "ends": {}}
    flown = fly_on({**data, "move": {"saucer": "red", "direction": "up", "distance": 1}}, saucers)
    assert flown.crashes == (Crash("red", Space(0, 1), Direction.UP),)
    assert flown.ends == {}


def test_crew_that_is_picked_up_is_gone(saucers: SaucerLook) -> None:
    """cg-095, cg-096."""
    crew = [{"colour": "green", "type": "doctor", "at": [0, 1]}]
    assert fly_on({**HIT, "crew": crew}, saucers).picked_up == {Space(0, 1)}


def test_ends_that_the_engine_does_not_see_are_refused(saucers: SaucerLook) -> None:
    board(HIT, saucers)
    with pytest.raises(FigureError, match="blue 0,3"):
        board({**HIT, "ends": {"red": [0, 2], "blue": [0, 5]}}, saucers)
    board({**HIT, "ends": {"red": [0, 2], "blue": [0, 5]}}, saucers, push="full")


@pytest.mark.parametrize(
    "change",
    [
        {"move": {"saucer": "grey", "direction": "right", "distance": 1}},
        {"move": {"saucer": "red", "direction": "right", "distance": 1, "turns": ["down"]}},
        {"rows": [". A . . . ."]},
        {"rows": [". . .", ". ."]},
        {"rows": [". . X . . ."]},
        {"saucers": {"red": [0, 0], "blue": [0, 0]}},
        {"saucers": {"red": [0, 0], "blue": [3, 0]}},
    ],
)
def test_a_figure_that_makes_no_sense_is_refused(saucers: SaucerLook, change: dict[str, Any]) -> None:
    with pytest.raises(FigureError):
        board({**HIT, **change}, saucers)


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 8), (4, 8), (5, 9), (6, 10)])
def test_boards_for_every_number_of_players(saucers: SaucerLook, players: int, size: int) -> None:
    """cg-021, cg-022."""
    drawn = layout(players, saucers)
    assert (drawn.width, drawn.height) == (size * CELL, size * CELL)
    check_figure(drawn.svg("board", f"{players} players"))


def test_there_is_no_board_for_seven(saucers: SaucerLook) -> None:
    with pytest.raises(FigureError, match="7"):
        layout(7, saucers)


def test_both_sides_of_all_tiles(saucers: SaucerLook) -> None:
    sides = [tile(one, side) for one in saucers.box.tiles for side in "ab"]
    assert len(sides) == 28
    for side in sides:
        check_figure(side.svg("tile", "A tile"))
    with pytest.raises(FigureError, match="side"):
        tile(saucers.box.tiles[0], "c")


def test_six_and_nine_are_underlined() -> None:
    """Tiles lie any way round."""
    shapes = {number: colourless(spaces([[number]])) for number in ("6", "8", "9")}
    assert "M16 27.4H24" in shapes["6"]
    assert "M16 27.4H24" in shapes["9"]
    assert "M16 27.4H24" not in shapes["8"]


def test_every_upgrade_and_movement_card_has_a_picture(saucers: SaucerLook) -> None:
    pictures = {colourless(upgrade_icon(card, saucers)) for card in saucers.box.upgrades}
    assert len(pictures) == len(saucers.box.upgrades) == 23
    assert len({colourless(movement_card(card.id, saucers)) for card in saucers.box.cards}) == 3
    with pytest.raises(FigureError, match="seven"):
        movement_card("seven", saucers)
