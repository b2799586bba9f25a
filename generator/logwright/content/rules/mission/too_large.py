"""The search has room for the mission.

Whether a mission can be won is found by search, and its tables are large but not endless: a sequence has at most 16
steps, all objectives together at most some hundred parts. No mission that people play comes near.

good::

    game: planet-nine
    id: example
    objectives:
      - {win_in_order: [pink 1, pink 2, pink 3, pink 4]}

bad::

    game: planet-nine
    id: example
    objectives:
      - win_in_order: [pink 1, pink 2, pink 3, pink 4, pink 5, pink 6, pink 7, pink 8, pink 9,
                       blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.read.document import Path
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import Allocation, Mission
from logwright.engine.search.limits import too_much
from logwright.saying import Saying

RULE = rule_id(__name__)


def check_sound(library: Library, missions: Iterable[LoggedMission]) -> Iterator[Problem]:
    for mission in missions:
        game = library.games[mission.game]
        players = max((count for count in mission.rules.players if count in game.players), default=0)
        if players and (found := _excess(mission.rules, game, players)):
            path, what = found
            yield mission.document.problem(path, RULE, what=what)


@lru_cache(maxsize=1024)
def _excess(rules: Mission, game: GameSpec, players: int) -> tuple[Path, Saying] | None:
    """The field that asks for too much, and for what. The largest player count is the most demanding.

    Cached, because changing one mission does not change the others.
    """
    table = game.table(players)
    if what := too_much(rules, table):
        alone = replace(rules, tasks=None, allocation=Allocation.NONE, token_change=None)
        return ("objectives",) if too_much(alone, table) else ("tasks",), what
    return None
