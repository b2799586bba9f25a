"""The missions of the deals of the day can be played.

Each is a mission of its game, for as many players as sit at the table of the day. Against a clock crews cannot be
compared with people, so missions with a timer are left out.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/daily.yaml
    players: 4
    level: club
    bands: {easy: [80, 100], middling: [40, 75], hard: [10, 35]}
    pools: [{game: planet-nine, easy: [custom/one], middling: [custom/one], hard: [custom/one]}]
    deals: ''

bad::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/daily.yaml
    players: 4
    level: club
    bands: {easy: [80, 100], middling: [40, 75], hard: [10, 35]}
    pools: [{game: planet-nine, easy: [custom/one], middling: [custom/one], hard: [custom/on]}]
    deals: ''
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.daily_deals import DIFFICULTIES, PLACE
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    document = library.at(PLACE)
    if document is None:
        return
    players = document.data["players"]
    for number, pool in enumerate(document.data["pools"]):
        for difficulty in DIFFICULTIES:
            for place, key in enumerate(pool[difficulty]):
                path, mission = ("pools", number, difficulty, place), library.missions.get(key)
                if mission is None:
                    hint = did_you_mean(key, list(library.missions))
                    yield document.problem(path, RULE, "unknown", mission=key, hint=hint)
                elif mission.game != pool["game"]:
                    yield document.problem(path, RULE, "other-game", mission=key, game=mission.game)
                elif players not in mission.rules.players:
                    known = listed(mission.rules.players)
                    yield document.problem(path, RULE, "players", mission=key, players=players, known=known)
                elif mission.rules.timer:
                    yield document.problem(path, RULE, "timer", mission=key)
