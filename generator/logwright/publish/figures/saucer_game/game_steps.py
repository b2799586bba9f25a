"""A whole game in one drawing: one layer per turn, of which a page shows one at a time."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.games.told_game import ToldTurn
from logwright.engine.saucers.pieces.space import Direction
from logwright.publish.figures.saucer_game.flight import told
from logwright.publish.figures.saucer_game.mat import mat
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.table_board import flying, standing, table_board, taken
from logwright.publish.figures.svg.drawing import Drawing, stacked
from logwright.publish.figures.svg.element import group


def game_steps(turns: Sequence[ToldTurn], look: SaucerLook) -> Drawing:
    """What the layers share is drawn once. The first layer is visible until a script selects another."""
    drawn = [_turn(turn, look) for turn in turns]
    layers = [
        group(*layer.parts, class_="step now" if number == 0 else "step", data_step=str(number))
        for number, layer in enumerate(drawn)
    ]
    return Drawing(drawn[0].width, drawn[0].height, tuple(layers))


def _turn(turn: ToldTurn, look: SaucerLook) -> Drawing:
    # Crashes are drawn in the direction of the last flight; a setup has neither.
    ways, marks = flying(told(turn.state, turn.events, Direction.UP), look)
    board = table_board(turn.state.board.tiles, taken(turn.events, look), ways, standing(turn.state, look), marks)
    return stacked([board, *_mats(turn.state, look)], 4)


def _mats(state: State, look: SaucerLook) -> list[Drawing]:
    return [mat(saucer, look, state.probe == saucer.player) for saucer in state.saucers]
