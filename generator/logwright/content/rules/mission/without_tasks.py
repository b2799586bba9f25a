"""Rules about tasks need tasks.

Allocation, volunteers, tokens and the five-player rule say something only where there are task cards.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}
    allocation: free

bad::

    game: planet-nine
    id: example
    allocation: free
    objectives:
      - {who: crew, tricks: {won_with: '1'}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rule_helpers.placed_objectives import placed_tokens
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        data = mission.document.data
        if not data.get("tasks"):
            for field in ("allocation", "volunteers", "change_tokens", "five_player_rule", "rises_by"):
                if field in data:
                    yield mission.document.problem((field,), RULE, "field", field=field, key=True)
        elif "change_tokens" in data and not placed_tokens(data):
            yield mission.document.problem(("change_tokens",), RULE, "no-tokens", key=True)
