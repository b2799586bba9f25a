"""Games of every kind: any number of players, reading of the rules, upgrades and equipment, with any players."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

import yaml

from logwright.engine.saucers.games.rules import Rules, switch_options
from logwright.engine.saucers.pieces.box import Box, Price
from logwright.engine.saucers.players import STRENGTHS, Player
from logwright.engine.saucers.turns.setup import HeadStart, Setup

ROUNDS = (1, 1, 1, 2, 2, 4)
"""Short games show more of what may go wrong at the start; all kinds of upgrades are there from the first turn."""


class AnyGame(NamedTuple):
    setup: Setup
    players: list[Player]
    rounds: int


def our_box(repository: Path) -> Box:
    folder = repository / "content" / "crash-and-grab"
    game, tiles, upgrades = (
        yaml.safe_load((folder / f"{name}.yaml").read_text("utf-8")) for name in ("game", "tiles", "upgrades")
    )
    return Box.of(game, tiles, upgrades)


def any_game(box: Box, seed: int) -> AnyGame:
    chance = Random(seed)
    players = chance.randint(2, 6)
    saucers = players * box.table[players].saucers_each
    cards = [card.id for card in box.upgrades if players in card.players]
    held = chance.sample(cards, chance.randint(0, len(cards)))
    readings = {name: chance.choice(values) for name, values in switch_options().items() if chance.random() < 0.5}
    # Everything that lies on the board and comes back to it needs a crash site.
    room = box.placement_sides - saucers - box.table[players].pilots
    own_cards = chance.choice((box.cards, box.cards, chance.sample(box.cards, 2)))
    setup = Setup(
        box=replace(box, cards=tuple(own_cards)),
        players=players,
        seed=chance.choice((seed, chance.getrandbits(70), -seed)),
        rules=Rules.of(readings),
        price=chance.choice((None, Price(1, 1), Price(0, 3), Price(1, 4))),
        stations_to_win=chance.choice((4, 4, 3, 2)),
        extra_crew=chance.randint(0, min(room, 4)),
        upgrades=chance.choice((None, None, tuple(chance.sample(cards, 5)), ())),
        head_starts={
            saucer: HeadStart(
                boosters=chance.randint(0, 3),
                energy=chance.randint(0, 4),
                upgrades=tuple(held[saucer::saucers]),
                crew_types=tuple(chance.sample(box.crew_types, chance.randint(0, 1))),
            )
            for saucer in range(saucers)
        },
    )
    names = chance.choice((["random"], ["random"], ["random", "greedy"], ["greedy"], ["planner", "greedy", "random"]))
    seats: list[Player] = [STRENGTHS[chance.choice(names)] for _ in range(players)]
    return AnyGame(setup, seats, chance.choice(ROUNDS))
