"""A task card lies on the table only once.

There is one of each in the box. A task with an objective of its own may stand twice.

good::

    game: planet-nine
    id: example
    tasks: {cards: [pink 3, {card: pink 4}]}

bad::

    game: planet-nine
    id: example
    tasks: {cards: [pink 3, {card: pink 3, token: '1'}]}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        seen = set()
        for index, value in enumerate(mission.document.data.get("tasks", {}).get("cards", [])):
            card = value.get("card", value.get("task")) if isinstance(value, dict) else value
            if card is not None and card in seen:
                yield mission.document.problem(("tasks", "cards", index), RULE, card=card)
            seen.add(card)
