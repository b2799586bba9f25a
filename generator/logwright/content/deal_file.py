"""Deal files: one concrete position as people write it, for `logwright solve`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from logwright.content.crew_game import CrewGame
from logwright.content.document import Document, Path
from logwright.content.logged_mission import card_task, read_chosen
from logwright.content.problem import Problem
from logwright.content.suggestion import did_you_mean
from logwright.content.task_set import TaskCard
from logwright.engine.card import Card
from logwright.engine.deal import Automaton, Column, Deal, highest_trump_holder, position_table
from logwright.engine.mission import Allocation, Mission, Task, Token, TokenChange
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.selector import parse_card
from logwright.engine.objectives.subject import CREW, OWNER
from logwright.engine.search import Position

RULE = "deal/position"


def read_deal(document: Document, game: CrewGame, task_cards: Mapping[str, TaskCard]) -> Position | list[Problem]:
    """The position in a document that its schema accepts, or everything that is wrong with it."""
    reading = _Reading(document, game, task_cards)
    problems = list(reading.problems())
    return problems or reading.position()


class _Reading:
    def __init__(self, document: Document, game: CrewGame, task_cards: Mapping[str, TaskCard]) -> None:
        self.document, self.game, self.task_cards = document, game, task_cards
        self.data: Any = document.data
        self.columns = [[self._card(card) for card in column] for column in self.data.get("automaton", [])]
        self.hands = [[self._card(card) for card in hand] for hand in self.data["hands"]]
        if self.columns:
            self.hands.append([card for column in self.columns for card in column])
        self.seats = len(self.hands)

    def _card(self, written: str) -> Card:
        # The schema allows both names of the trumps; a wrong one is reported below.
        return parse_card(written.replace("rocket", "trump").replace("submarine", "trump"), self.game.trump)

    def problems(self) -> Iterator[Problem]:
        yield from self._wrong_cards()
        yield from self._wrong_table()
        yield from self._wrong_tasks()
        for index, written in enumerate(self.data.get("objectives", [])):
            try:
                read_objective(written, CREW, self.game.trump)
            except Mistake as mistake:
                yield self._problem(("objectives", index, *mistake.path), mistake.message, mistake.hint)

    def _wrong_cards(self) -> Iterator[Problem]:
        seen: Counter[Card] = Counter()
        other = "submarine" if self.game.trump == "rocket" else "rocket"
        for path, written in self._written_cards():
            if written.startswith(other):
                yield self._problem(
                    path, f"{self.game.id} has no {other}", f"its trump suit is called {self.game.trump}"
                )
            card = self._card(written)
            if seen[card]:
                yield self._problem(path, f"{written} was dealt already", "each card exists once")
            seen[card] += 1

    def _written_cards(self) -> Iterator[tuple[Path, str]]:
        for field in ("hands", "automaton"):
            for seat, cards in enumerate(self.data.get(field, [])):
                for index, written in enumerate(cards):
                    yield (field, seat, index), written

    def _wrong_table(self) -> Iterator[Problem]:
        players = self.data.get("players", len(self.data["hands"]))
        if players != len(self.data["hands"]):
            yield self._problem(
                ("players",), f"{players} players, but {len(self.data['hands'])} hands", "make them agree"
            )
        if self.columns and len(self.data["hands"]) != 2:
            yield self._problem(("automaton",), "only two players have an automaton", "give two hands beside it")
        sizes = [len(hand) for hand in self.hands]
        if max(sizes) - min(sizes) > 1 or sizes.count(max(sizes)) != 1 < len(set(sizes)):
            longest = sizes.index(max(sizes))
            path: Path = ("hands", longest) if longest < len(self.data["hands"]) else ("automaton",)
            said = ", ".join(map(str, sizes))
            yield self._problem(path, f"the hands have {said} cards", "one hand may have one card more than all others")
        for field in ("leader", "commander"):
            if self.data.get(field, 0) >= self.seats:
                yield self._problem(
                    (field,), f"there is no seat {self.data[field]}", f"seats are 0 to {self.seats - 1}"
                )
        if highest_trump_holder(self.hands) is None and "leader" not in self.data and "commander" not in self.data:
            yield self._problem((), "nobody holds a trump, so nobody leads", "add leader: 0")

    def _wrong_tasks(self) -> Iterator[Problem]:
        fixed = self.data.get("allocation", "fixed") == "fixed"
        tokens: set[str] = set()
        for index, entry in enumerate(self.data.get("tasks", [])):
            path: Path = ("tasks", index)
            if len({"card", "task", "objective"} & set(entry)) != 1:
                yield self._problem(path, "a task names a card, a task card or an objective", "name one of them")
            if fixed and "owner" not in entry:
                yield self._problem(path, "the task has no owner", "add owner: 0, or name an allocation")
            if entry.get("owner", 0) >= self.seats:
                hint = f"seats are 0 to {self.seats - 1}"
                yield self._problem((*path, "owner"), f"there is no seat {entry['owner']}", hint)
            if "task" in entry and entry["task"] not in self.task_cards:
                hint = did_you_mean(entry["task"], self.task_cards) or "see content/deep-sea/tasks.yaml for the ids"
                yield self._problem((*path, "task"), f"there is no task card {entry['task']!r}", hint)
            if entry.get("token") in tokens:
                yield self._problem((*path, "token"), f"there is only one token {entry['token']}", "use another")
            tokens |= {entry["token"]} if "token" in entry else set()
            if "objective" in entry:
                try:
                    read_objective(entry["objective"], OWNER, self.game.trump)
                except Mistake as mistake:
                    yield self._problem((*path, "objective", *mistake.path), mistake.message, mistake.hint)

    def position(self) -> Position:
        data = self.data
        fixed = data.get("allocation", "fixed") == "fixed"
        held = highest_trump_holder(self.hands)
        commander = data.get("commander", held if held is not None else data.get("leader", 0))
        columns = tuple(Column(column[0], column[1] if len(column) > 1 else None) for column in self.columns)
        tasks = tuple(self._task(entry) for entry in data.get("tasks", []))
        deal = Deal(
            table=position_table(self.hands, self.game.trump),
            hands=tuple(tuple(hand) for hand in self.hands),
            commander=commander,
            leader=data.get("leader", commander),
            tasks=tasks,
            owners=tuple(entry["owner"] for entry in data.get("tasks", [])) if fixed else None,
            automaton=Automaton(self.seats - 1, columns) if columns else None,
        )
        mission = Mission(
            players=(len(data["hands"]),),
            allocation=Allocation.FREE
            if fixed and tasks
            else Allocation(data.get("allocation", "none"))
            if tasks
            else Allocation.NONE,
            volunteers=data.get("volunteers", 0),
            passing=self.game.passing,
            chosen=tuple(read_chosen(member) for member in data.get("choose", [])),
            objectives=tuple(self._objective(written, CREW) for written in data.get("objectives", [])),
            token_change=TokenChange(data["change_tokens"]) if "change_tokens" in data else None,
            hand_over=data.get("five_player_rule", False),
        )
        return Position(mission, deal)

    def _task(self, entry: Any) -> Task:
        token = Token(entry["token"]) if "token" in entry else None
        if "card" in entry:
            return card_task(self._card(entry["card"]), token)
        if "task" in entry:
            return self.task_cards[entry["task"]].task
        return Task("", self._objective(entry["objective"], OWNER), token)

    def _objective(self, written: object, who: Any) -> Phrase:
        return read_objective(written, who, self.game.trump)

    def _problem(self, path: Path, message: str, hint: str) -> Problem:
        return self.document.problem(path, RULE, message, hint)
