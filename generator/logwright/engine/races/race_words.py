"""A table of Crash & Grab as the kernel reads it: a list of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.games.state import Game, State
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.card import MovementCard
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.tile import ACCELERATOR, turned
from logwright.engine.saucers.pieces.upgrade import Upgrade

# Numbered from 1 in race.h, in this order; 0 is anything else.
_TIMINGS = (
    "turn-start",
    "turn-end",
    "during-move",
    "when-placed",
    "on-reveal",
    "on-push",
    "when-bought",
    "on-collision",
    "after-first-turn",
    "on-pickup",
    "on-boost",
)
_DEEDS = (
    "relocate",
    "swap-places",
    "push",
    "take-crew",
    "leave-board",
    "accelerate",
    "multiply-distance",
    "gain",
    "exchange-crew",
    "choose",
    "crash-hit-saucer",
    "move",
    "rotate-tile",
    "choose-distance",
)
_REACHES = ("neighbour", "line", "crash-site", "anywhere")
_GAINS = ("nothing", "booster", "energy")
_TYPES = 4
"""Room for types of crew in a member's number."""
_SIDE = 32
"""The board has to fit into a square with an empty space on all sides."""
_64_BITS = (1 << 64) - 1


def race_words(state: State, strengths: Sequence[int], luck: Dice, rounds: int) -> array[int] | None:
    """The table before a round, the players and the end of the race; None if the kernel has no room for it."""
    game, corner = state.game, _corner(state.board)
    if corner is None or state.dice.given or len(game.crew_types) > _TYPES:
        return None
    cards = {name: place for place, name in enumerate(sorted(game.upgrades))}
    numbers = [
        *_game(game, rounds),
        *_pieces(game, cards),
        *strengths,
        *_board(state.board, corner),
        *_saucers(state, corner, cards),
        len(state.lying),
        *(number for lying in state.lying for number in (_space(lying.space, corner), _member(game, lying.member))),
        len(state.queues),
        *(number for queue in state.queues for number in _list(_member(game, member) for member in queue)),
        *_list(cards[name] for name in state.deck),
        *_list(cards[name] for name in state.discard),
        state.probe,
        state.round,
        *_dice(state.dice),
        *_dice(luck),
    ]
    return array("I", numbers) if min(numbers) >= 0 and max(numbers) < 1 << 32 else None


def _game(game: Game, rounds: int) -> list[int]:
    return [
        game.players,
        game.players * game.saucers_each,
        game.two_saucers_each,
        len(game.crew_types),
        game.price.energy,
        game.price.draw,
        game.patrol_tokens,
        game.placement_sides,
        game.stations_to_win,
        rounds,
        *_switches(game.rules),
    ]


def _switches(rules: Rules) -> list[int]:
    return [
        rules.push == "full",
        rules.last_space_hit == "full",
        rules.boosts_per_turn == "one",
        rules.buy_limit == "several",
        rules.new_end_upgrade == "next-turn",
        rules.steal_on == "hit",
        rules.own_crash_pays == "crashed",
        rules.occupied_site == "reroll",
        rules.crew_to_win == "own-colour",
    ]


def _pieces(game: Game, cards: Iterable[str]) -> list[int]:
    upgrades = [game.upgrades[name] for name in cards]
    return [
        len(game.cards),
        *(number for card in game.cards for number in _card(card)),
        len(upgrades),
        *(number for upgrade in upgrades for number in _upgrade(upgrade)),
    ]


def _card(card: MovementCard) -> list[int]:
    return [_GAINS.index(card.gain), *_list(card.distances)]


def _upgrade(upgrade: Upgrade) -> list[int]:
    effect = upgrade.effect
    return [
        _place(_TIMINGS, upgrade.timing),
        _place(_DEEDS, effect.do),
        _place(_REACHES, effect.reach),
        effect.distance,
        effect.factor,
        effect.boosters,
        effect.energy,
        effect.shortest,
        effect.longest,
        effect.unless == "crew-gained",
    ]


def _place(names: Sequence[str], name: str) -> int:
    return names.index(name) + 1 if name in names else 0


def _board(board: Board, corner: Space) -> list[int]:
    """Tiles in their order, as upgrades offer their spaces in it."""
    places = {f"{number}": place for place, number in enumerate(board.sites)}
    numbers = [len(board.tiles)]
    for laid in board.tiles:
        rows = turned(laid.tile.sides[laid.side], laid.turns)
        numbers += [laid.row - corner.row, laid.column - corner.column, len(rows), len(rows[0])]
        numbers += [
            int(cell == ACCELERATOR) if cell not in places else 2 + places[cell] for row in rows for cell in row
        ]
    return numbers + _list(board.sites)


def _saucers(state: State, corner: Space, cards: dict[str, int]) -> list[int]:
    numbers: list[int] = []
    for saucer in state.saucers:
        numbers += [saucer.player, state.game.colours.index(saucer.colour), _space(saucer.space, corner)]
        numbers += [saucer.boosters, saucer.energy, *_list(_member(state.game, member) for member in saucer.crew)]
        numbers += _list(cards[name] for name in saucer.upgrades)
    return numbers


def _corner(board: Board) -> Space | None:
    """The top left space; None if the board is too large."""
    rows, columns = [space.row for space in board.cells], [space.column for space in board.cells]
    size = max(max(rows) - min(rows), max(columns) - min(columns)) + 1
    return Space(min(rows), min(columns)) if size <= _SIDE - 2 else None


def _space(space: Space | None, corner: Space) -> int:
    if space is None:
        return 0
    return (space.row - corner.row + 1) * _SIDE + space.column - corner.column + 1


def _member(game: Game, member: CrewMember) -> int:
    return game.colours.index(member.colour) * _TYPES + game.crew_types.index(member.type)


def _dice(dice: Dice) -> list[int]:
    return [half for value in (dice.seed & _64_BITS, dice.rolled) for half in (value & 0xFFFFFFFF, value >> 32)]


def _list(numbers: Iterable[int]) -> list[int]:
    found = list(numbers)
    return [len(found), *found]
