"""Positions as people might write them, sound and odd: put together by chance, the same ones every time."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

from tests.schema_samples import objective_samples, samples, schema_file
from tests.whole_library import whole_library

SCHEMA = "deal.schema.json"
TOKENS = ("1", "2", "3", "omega", ">", ">>")
OPTIONS = ("choose", "change_tokens", "five_player_rule", "volunteers", "commander", "players")


@cache
def _values(field: str) -> list[Any]:
    return samples(schema_file(SCHEMA)["properties"][field], SCHEMA)


@cache
def _objectives(trump: str) -> list[dict[str, Any]]:
    return list(objective_samples(trump))


def made_position(number: int) -> bytes:
    """The file of this number. Its schema accepts it; whether it makes sense is left to chance."""
    chance, library = Random(number), whole_library()
    game = library.games[chance.choice(sorted(library.games))]
    deck = [card.spelled(game.trump) for card in sorted(game.deck.cards)]
    chance.shuffle(deck)
    seats, size = chance.choice((2, 3, 3, 4, 5)), chance.choice((1, 2, 3, 4))
    made: dict[str, Any] = {"game": game.id, "hands": [deck[seat::seats][:size] for seat in range(seats)]}
    if chance.random() < 0.2:
        left = deck[-size:]
        made["hands"] = [deck[seat::3][:size] for seat in range(2)]
        made["automaton"] = [left[start : start + 2] for start in range(0, size, 2)]
    if chance.random() < 0.7:
        made["leader"] = 0
    if chance.random() < 0.7:
        fixed = chance.random() < 0.5
        made["tasks"] = [_task(game.trump, deck, seats if fixed else 0, chance) for _ in range(chance.randint(1, 4))]
        if not fixed:
            made["allocation"] = chance.choice(_values("allocation"))
    if chance.random() < 0.7:
        made["objectives"] = [chance.choice(_objectives(game.trump)) for _ in range(chance.randint(1, 3))]
    made |= {field: chance.choice(_values(field)) for field in OPTIONS if chance.random() < 0.2}
    text = json.dumps(made)
    if "choose" in made and chance.random() < 0.8:
        # Most who choose a member mean that one.
        text = re.sub(r'"chosen": "[^"]*"', f'"chosen": "{made["choose"][0]["member"]}"', text)
    return text.encode()


def _task(trump: str, deck: list[str], seats: int, chance: Random) -> dict[str, Any]:
    ids = sorted(whole_library().tasks)
    task: dict[str, Any] = chance.choice(
        ({"card": chance.choice(deck)}, {"objective": chance.choice(_objectives(trump))}, {"task": chance.choice(ids)})
    )
    task = dict(task)
    if seats:
        task["owner"] = chance.randrange(seats)
    if chance.random() < 0.4:
        task["token"] = chance.choice(TOKENS)
    return task
