"""Objectives speak of members somebody chooses.

A member named with chosen: must be picked before play, under choose:.

good::

    game: planet-nine
    id: example
    choose:
      - {member: navigator}
    objectives:
      - {who: {chosen: navigator}, tricks: {count: 2}}

bad::

    game: planet-nine
    id: example
    objectives:
      - {who: {chosen: navigator}, tricks: {count: 2}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rule_helpers.missing_references import unknown_members
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    cards = library.tasks
    for mission in library.missions_in_question:
        chosen = [member.name for member in mission.rules.chosen]
        for gap in unknown_members(mission.document, chosen, cards):
            yield mission.document.report(gap.path, RULE, gap.said, gap.hint)
