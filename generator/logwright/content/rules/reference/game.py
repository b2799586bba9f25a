"""The game of a file is there.

Missions, task cards, positions and scenarios belong to a game, which is described in its own folder of content/. If
that description is missing or has problems of its own, nothing can be said about them. A project names the games that
it is made for.

good::

    game: deep-sea
    id: example
    tasks: {difficulty: 5}

bad::

    # file: content/deep-sea/game.yaml
    id: deep-sea
    players: many
    # file: content/custom/example.yaml
    game: deep-sea
    id: example
    tasks: {difficulty: 5}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.settings import FILE
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    """Games that a project names; for files of a game, its reader reports whether the game exists."""
    document = library.at(FILE)
    for index, game in enumerate(document.data.get("games", ())) if document else ():
        if game not in library.families:
            assert document is not None
            yield document.problem(
                ("games", index),
                RULE,
                "unknown",
                game=game,
                known=listed(sorted(library.families)),
                hint=did_you_mean(game, library.families),
            )
