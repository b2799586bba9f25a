"""There are enough members to choose.

Members chosen under different names are different members, and the commander may be barred.

good::

    game: planet-nine
    id: example
    choose:
      - {member: first}
      - {member: second}
    objectives:
      - {who: {chosen: first}, tricks: {count: 1}}
      - {who: {chosen: second}, tricks: {count: 1}}

bad::

    game: planet-nine
    id: example
    choose:
      - {member: a}
      - {member: b}
      - {member: c}
    objectives:
      - {who: {chosen: a}, more_tricks_than: {chosen: b}}
      - {who: {chosen: c}, tricks: {count: 1}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import seats_for

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        chosen = mission.rules.chosen
        barred = not any(member.commander_allowed for member in chosen)
        fewest = min(mission.rules.players)
        available = seats_for(fewest) - barred
        if len(chosen) > available:
            yield mission.document.problem(
                ("choose", available), RULE, chosen=len(chosen), players=fewest, available=available
            )
