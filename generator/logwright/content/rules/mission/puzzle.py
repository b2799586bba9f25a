"""The deal of a puzzle can be laid out, and nothing in it is left to chance.

A mission with a deal is a puzzle: these hands, these tasks. So its hands hold all cards of the game, each once, and
are of one size (with three players one of them is a card longer), its tasks are named, and nothing is drawn later. The
holder of the highest trump commands. If the tasks are dealt out, `owners` says who gets which.

good::

    game: planet-nine
    id: example
    tasks: {cards: [pink 3, blue 1]}
    deal:
      hands:
        - [pink 1, pink 5, pink 9, blue 4, blue 8, green 3, green 7, yellow 2, yellow 6, rocket 1]
        - [pink 2, pink 6, blue 1, blue 5, blue 9, green 4, green 8, yellow 3, yellow 7, rocket 2]
        - [pink 3, pink 7, blue 2, blue 6, green 1, green 5, green 9, yellow 4, yellow 8, rocket 3]
        - [pink 4, pink 8, blue 3, blue 7, green 2, green 6, yellow 1, yellow 5, yellow 9, rocket 4]

bad::

    game: planet-nine
    id: example
    players: [3]
    tasks: {count: 2}
    deal:
      hands:
        - [pink 1, pink 5, pink 9, blue 4, blue 8, green 3, green 7, yellow 2, yellow 6, rocket 1]
        - [pink 2, pink 6, blue 1, blue 5, blue 9, green 4, green 8, yellow 3, yellow 7, rocket 2]
        - [pink 3, pink 7, blue 2, blue 6, green 1, green 5, green 9, yellow 4, yellow 8, rocket 3]
        - [pink 4, pink 8, blue 3, blue 7, green 2, green 6, yellow 1, yellow 5, yellow 9, pink 1]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem, of_rule
from logwright.content.read.document import Path
from logwright.content.read.hands import read_hands
from logwright.content.rules import rule_id
from logwright.engine.cards.card import Card
from logwright.engine.cards.dealing import must_redeal
from logwright.engine.missions.mission import Allocation, NamedTasks
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for mission in library.missions_in_question:
        if "deal" in mission.document.data:
            yield from _Puzzle(mission, library.games[mission.game]).problems()


class _Puzzle:
    def __init__(self, mission: LoggedMission, game: GameSpec) -> None:
        self.mission, self.game = mission, game
        self.data: Any = mission.document.data
        self.deal: Any = self.data["deal"]
        self.hands, self.unreadable = read_hands(self.deal["hands"], game.suits)

    def problems(self) -> Iterator[Problem]:
        seats = len(self.hands)
        if seats not in self.game.players or self.game.has_automaton(seats):
            known = [players for players in self.game.players if not self.game.has_automaton(players)]
            yield self._problem(("deal", "hands"), "seats", seats=seats, known=listed(known))
            return
        if self.mission.rules.players != (seats,):
            yield self._problem(("players",), "players", seats=seats)
        # What is no card of the game is reported by its reader.
        if not self.unreadable:
            yield from self._wrong_cards()
        yield from self._left_to_chance()
        yield from self._wrong_owners()
        plan = self.mission.rules.tasks
        if isinstance(plan, NamedTasks) and must_redeal(plan.tasks, [frozenset(hand) for hand in self.hands]):
            yield self._problem(("deal", "hands"), "void")

    def _wrong_cards(self) -> Iterator[Problem]:
        seen: set[Card] = set()
        for seat, hand in enumerate(self.hands):
            for index, card in enumerate(hand):
                if card in seen:
                    written = self.deal["hands"][seat][index]
                    yield self._problem(("deal", "hands", seat, index), "twice", card=written)
                seen.add(card)
        if missing := sorted(self.game.deck.cards - seen):
            names = listed(card.spelled(self.game.trump) for card in missing)
            yield self._problem(("deal", "hands"), "missing", cards=names, n=len(missing))
            return
        sizes = [len(hand) for hand in self.hands]
        if max(sizes) - min(sizes) > 1:
            longest = sizes.index(max(sizes))
            yield self._problem(("deal", "hands", longest), "sizes", sizes=listed(sizes))

    def _left_to_chance(self) -> Iterator[Problem]:
        plan = self.data.get("tasks")
        if plan and "cards" not in plan:
            yield self._problem(("tasks",), "drawn")
        for path in (("draw_after_trick",), ("rises_by",), ("timer", "untimed")):
            if path[0] in self.data and (len(path) == 1 or path[1] in self.data[path[0]]):
                yield self._problem(path, "chance", field=path[-1])

    def _wrong_owners(self) -> Iterator[Problem]:
        owners, plan = self.deal.get("owners"), self.mission.rules.tasks
        dealt = self.mission.rules.allocation is Allocation.DEALT
        if dealt and owners is None:
            yield self._problem(("deal",), "no-owners")
        if owners is None:
            return
        path: Path = ("deal", "owners")
        tasks = len(plan.tasks) if isinstance(plan, NamedTasks) else 0
        if not dealt:
            yield self._problem(path, "own-choice")
        elif len(owners) != tasks:
            yield self._problem(path, "owners", found=len(owners), tasks=tasks)
        for index, seat in enumerate(owners):
            if seat >= len(self.hands):
                yield self._problem((*path, index), "seat", seat=seat, last=len(self.hands) - 1)

    def _problem(self, path: Path, case: str, **arguments: object) -> Problem:
        return self.mission.document.report(path, RULE, of_rule(RULE, case, arguments))
