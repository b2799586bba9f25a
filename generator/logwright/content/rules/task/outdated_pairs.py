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

from logwright.content.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.content.task_pairs import fingerprint

RULE = rule_id(__name__)
FILE = "content/deep-sea/pairs.yaml"


def check(library: Library) -> Iterator[Problem]:
    document = library.documents.get(FILE)
    if document and library.pairs and document.data["made_from"] != fingerprint(library.pile("deep-sea")):
        yield document.problem(
            ("made_from",), RULE, "the task cards have changed since", "run logwright pairs --make and commit the file"
        )
