"""Easy is easier than middling, and middling easier than hard.

Each difficulty has a band: the shares of crews, in percent, that must win a deal for it to be called so. Its lower end
comes first, and no two bands touch.

good::

    # file: content/daily.yaml
    players: 4
    level: club
    bands: {easy: [80, 100], middling: [40, 75], hard: [10, 35]}
    pools: []
    deals: ''

bad::

    # file: content/daily.yaml
    players: 4
    level: club
    bands: {easy: [80, 100], middling: [40, 85], hard: [10, 35]}
    pools: []
    deals: ''
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from logwright.content.model.daily_deals import DIFFICULTIES, PLACE
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    document = library.at(PLACE)
    if document is None:
        return
    bands = document.data["bands"]
    for difficulty in DIFFICULTIES:
        low, high = bands[difficulty]
        if low >= high:
            yield document.problem(("bands", difficulty), RULE, "empty", low=low, high=high)
    for easier, harder in pairwise(DIFFICULTIES):
        if bands[harder][1] >= bands[easier][0]:
            path = ("bands", harder, 1)
            yield document.problem(path, RULE, "touching", harder=harder, easier=easier, low=bands[easier][0])
