"""The deals of the day are what they are called.

Each has a date of the calendar, comes from the pool of its difficulty, and was won by as many crews as the band of that
difficulty says. A day has one deal per game and difficulty. These lines are written by logwright daily.

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
    deals: |
      2026-11-18 easy custom/one 8319f66d4d86e60a 0 93/100

bad::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/daily.yaml
    players: 4
    level: club
    bands: {easy: [80, 100], middling: [40, 75], hard: [10, 35]}
    pools: [{game: planet-nine, easy: [custom/one], middling: [custom/one], hard: [custom/one]}]
    deals: |
      2026-11-18 hard custom/one 8319f66d4d86e60a 0 93/100
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.daily_deals import PLACE, read_chosen, read_pools
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    document = library.at(PLACE)
    if document is None:
        return
    pools, seen = read_pools(document), set[tuple[object, ...]]()
    for line in document.data["deals"].splitlines():
        chosen = read_chosen(line, pools)
        if chosen is None:
            yield document.problem(("deals",), RULE, "stray", line=line)
            continue
        deal, par, (low, high) = chosen.deal, chosen.par, document.data["bands"][chosen.deal.difficulty]
        if (slot := (deal.day, deal.game, deal.difficulty)) in seen:
            yield document.problem(("deals",), RULE, "twice", line=line)
        elif not low <= par.percent <= high:
            yield document.problem(("deals",), RULE, "band", line=line, low=low, high=high)
        seen.add(slot)
