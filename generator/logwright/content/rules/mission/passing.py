"""Cards are passed to somebody, and everybody has enough of them.

Across there is somebody with four or six members only. Trumps are never passed, so that a hand may hold fewer cards to
pass than it has cards.

good::

    game: planet-nine
    id: example
    players: [4]
    tasks: {count: 3}
    pass_cards: {count: 2, to: across}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3}
    pass_cards: {count: 2, to: across}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.engine.missions.mission import PassTo, seats_for

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        rule, game, document = mission.rules.pass_cards, library.games[mission.game], mission.document
        if rule is None:
            continue
        tables = [players for players in mission.rules.players if players in game.players]
        odd = [players for players in tables if seats_for(players) % 2]
        if rule.to is PassTo.ACROSS and odd:
            yield document.problem(("pass_cards", "to"), RULE, "across", players=odd[0])
        for players in tables:
            table = game.table(players)
            shown = min(table.columns or table.tricks, table.tricks)
            if shown - game.trumps < rule.count:
                most = max(0, shown - game.trumps)
                yield document.problem(("pass_cards", "count"), RULE, "count", players=players, most=most)
                break
