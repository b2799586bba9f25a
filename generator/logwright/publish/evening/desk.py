"""The desk of the page At the table: draws task cards for a mission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.cards.dealing import NoDeal
from logwright.engine.chance import Chance
from logwright.engine.missions.clock import without_clock
from logwright.engine.missions.mission import Mission, Task, TasksByDifficulty
from logwright.publish.evening.draw import TaskDrawer, is_hopeless, is_proved_impossible
from logwright.publish.figures import DeckLook, task_card
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.sentences.clause import sentence
from logwright.sentences.task_text import barred, void_hands


class EveningDesk:
    """One language; keeps no state between questions."""

    def __init__(self, library: Library, lang: str) -> None:
        self.library, self.book = library, Book(library, lang)

    def greeting(self) -> dict[str, Any]:
        """The page already has its words; this adds only the number of cards in each pile."""
        return {"pile": {game: len(self.library.pile(game)) for game in self.library.games}}

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        match asked:
            case {"do": "draw", "mission": key, "players": int(players), "out": list(out), "seed": int(seed)}:
                mission = self.library.missions[key]
                return self._drawn(mission, self._rules(mission, asked), players, set(map(str, out)), Chance(seed))
        raise ValueError(f"nobody here answers {asked.get('do')!r}")

    def _rules(self, mission: LoggedMission, asked: Mapping[str, Any]) -> Mission:
        """The mission as this crew plays it: without the timer, or at another difficulty."""
        rules = without_clock(mission.rules) if asked.get("untimed") else mission.rules
        match rules.tasks, asked.get("difficulty"):
            case TasksByDifficulty(), int(difficulty):
                return replace(rules, tasks=TasksByDifficulty(difficulty))
        return rules

    def _drawn(
        self, mission: LoggedMission, rules: Mission, players: int, out: set[str], chance: Chance
    ) -> dict[str, Any]:
        game = mission.game
        table = self.library.games[game].table(players)
        pile = [card.task for card in self.library.pile(game)]
        pairs = self.library.pairs_at(game, table.seats)

        def refuse(tasks: Sequence[Task]) -> bool:
            # Impossible pairs are known beforehand; clashes of three or more cards are searched for.
            return is_hopeless(rules, table, tasks, pairs) or is_proved_impossible(rules, table, tasks)

        try:
            found = TaskDrawer(rules, table, pairs, refuse).draw(pile, out, chance)
        except NoDeal:
            return {"cards": [], "problem": self.book.say("evening.draw.none")}
        before = set() if found.reshuffled else out
        used = before | {task.id for task in found.tasks}
        return {
            "cards": [self.card(game, task, table.seats) for task in found.tasks],
            "sum": sum(task.difficulty_at(table.seats) for task in found.tasks if task.difficulty),
            "out": sorted(used),
            "left": len(pile) - len(used.intersection(task.id for task in pile)),
            "reshuffled": found.reshuffled,
            "redeals": list(dict.fromkeys(said for task in found.tasks for said in self._redeals(game, task))),
        }

    def card(self, game: str, task: Task, seats: int | None = None) -> dict[str, Any]:
        """A task card for the page; its difficulty depends on the number of seats, if that is known."""
        look, tongue = look_of(self.library, game), self.book.tongue(game)
        assert isinstance(look, DeckLook)
        return {
            "words": sentence(task.objective, tongue, seats),
            "picture": task_card(task, look).icon(),
            "difficulty": task.difficulty_at(seats) if task.difficulty and seats else None,
            "note": barred(task, tongue),
        }

    def _redeals(self, game: str, task: Task) -> list[str]:
        """Hands for which the deal is void (ruling B39)."""
        return list(void_hands(task, self.book.tongue(game), self.library.games[game].trumps))
