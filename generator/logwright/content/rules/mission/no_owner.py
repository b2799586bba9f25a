"""A mission’s own objectives have no owner.

Only task cards are owned. An objective of the whole mission names the commander, a chosen member, everyone or the crew.

good::

    game: planet-nine
    id: example
    objectives:
      - {who: commander, win: pink 3}

bad::

    game: planet-nine
    id: example
    objectives:
      - {who: owner, win: pink 3}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.written import written

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.all_missions:
        for path, value in written(mission.document, "objectives"):
            if value == "owner" and path[-1] != "chosen":
                yield mission.document.problem(
                    path,
                    RULE,
                    "this objective belongs to no task, so it has no owner",
                    "write commander, crew, everyone or {chosen: …} instead",
                )
