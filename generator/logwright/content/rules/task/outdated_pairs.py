"""The pairs of task cards were made from the cards as they are.

Which two task cards can both be met is worked out once and kept. A card that asks for something else may go
together with others, so the pairs have to be made again.

good::

    # file: content/deep-sea/pairs.yaml
    game: deep-sea
    made_from: 8319f66d4d86e60a
    tables:
      - players: 4
        never_by_two: |
          win-first-2-tricks + win-first-trick
        never_by_one: ''
        lines: ''

bad::

    # file: content/deep-sea/pairs.yaml
    game: deep-sea
    made_from: 0123456789abcdef
    tables:
      - players: 4
        never_by_two: |
          win-first-2-tricks + win-first-trick
        never_by_one: ''
        lines: ''
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.task_pairs import fingerprint
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for game in library.pairs:
        document = library.at(f"{game}/pairs.yaml")
        if document and document.data["made_from"] != fingerprint(library.pile(game)):
            yield document.problem(("made_from",), RULE, game=game)
