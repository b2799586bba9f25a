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

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rule_helpers.missing_references import missing_owners
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        for gap in missing_owners(mission.document):
            yield mission.document.report(gap.path, RULE, gap.said, gap.hint)
