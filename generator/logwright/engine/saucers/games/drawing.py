"""Positions as pictures in plain text, for tests, figures and records.

A cell is a space (`.` plain, `A` accelerator, a number for a crash site), a saucer (the letter of its colour) or a crew
member (two letters, colour and type). A piece on a space that is not plain is written after a slash:

    .   r   A   gp
    5/b .   .   7/ys
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from logwright.engine.saucers.games.state import Game, State
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.pieces.crew import CrewMember, LyingCrew
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.saucer import Saucer
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.tile import PLAIN, LaidTile, Tile


def drawn(picture: str, box: Box, saucers_each: int = 1, rolls: tuple[int, ...] = (), **settings: Any) -> State:
    """The position in the picture: one player per saucer, or per two, and nothing pending."""
    colours = {letter: colour for colour, letter in letters(box.colours).items()}
    types = {letter: crew_type for crew_type, letter in letters(box.crew_types).items()}
    ground, spaces, lying = [], {}, []
    for r, line in enumerate(line for line in picture.splitlines() if line.strip()):
        cells = [_split(token) for token in line.split()]
        ground.append(tuple(cell for cell, _ in cells))
        for c, (_, piece) in enumerate(cells):
            if len(piece) == 1:
                spaces[colours[piece]] = Space(r, c)
            elif piece:
                lying.append(LyingCrew(Space(r, c), CrewMember(colours[piece[0]], types[piece[1]])))
    flying = [colour for colour in box.colours if colour in spaces]
    players = -(-len(flying) // saucers_each)
    game = Game.of(box, max(players, 2), **settings)
    return State(
        game=replace(game, players=players, saucers_each=saucers_each),
        board=Board.of([LaidTile(Tile(0, {"a": tuple(ground)}), "a", 0, 0, 0)]),
        saucers=tuple(Saucer(colour, n // saucers_each, spaces[colour]) for n, colour in enumerate(flying)),
        lying=tuple(lying),
        queues=_queues(box, {crew.member for crew in lying}),
        deck=tuple(card.id for card in box.upgrades),
        discard=(),
        dice=Dice(0, given=rolls),
        probe=0,
        round=1,
        plans=(None,) * len(flying),
    )


def picture(state: State) -> str:
    """The board of a state, drawn the same way."""
    colours, types = letters(state.game.colours), letters(state.game.crew_types)
    pieces = {saucer.space: colours[saucer.colour] for saucer in state.saucers if saucer.space}
    pieces |= {lying.space: colours[lying.member.colour] + types[lying.member.type] for lying in state.lying}
    rows = range(max(space.row for space in state.board.cells) + 1)
    columns = range(max(space.column for space in state.board.cells) + 1)
    table = [[_cell(state, pieces, Space(row, column)) for column in columns] for row in rows]
    widths = [max(len(row[column]) for row in table) for column in columns]
    return "\n".join(
        " ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table
    )


def letters(words: Sequence[str]) -> dict[str, str]:
    """One letter for each word: its first letter that no earlier word has taken."""
    taken: dict[str, str] = {}
    for word in words:
        taken[word] = next(letter for letter in word if letter not in taken.values())
    return taken


def _cell(state: State, pieces: dict[Space, str], space: Space) -> str:
    ground = state.board.cells.get(space, "_")
    piece = pieces.get(space, "")
    if not piece:
        return ground
    return piece if ground == PLAIN else f"{ground}/{piece}"


def _split(token: str) -> tuple[str, str]:
    if "/" in token:
        ground, piece = token.split("/")
        return ground, piece
    return (PLAIN, token) if token.islower() else (token, "")


def _queues(box: Box, on_board: set[CrewMember]) -> tuple[tuple[CrewMember, ...], ...]:
    queues = ([CrewMember(colour, crew_type) for crew_type in box.crew_types] for colour in box.colours)
    return tuple(tuple(member for member in queue if member not in on_board) for queue in queues)
