"""Deal files: one concrete position, written by people for `logwright solve`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.content.model.logged_mission import card_task, read_card_choices, read_card_passing, read_chosen
from logwright.content.model.task_set import TaskCard
from logwright.content.problem import Problem, of_rule
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Document, Path
from logwright.content.read.hands import read_hands
from logwright.content.rule_helpers.missing_references import (
    MissingReference,
    missing_owners,
    missing_tokens,
    repeated_members,
    unknown_members,
)
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Automaton, Column, Deal, highest_trump_holder, position_table
from logwright.engine.missions.mission import Allocation, Mission, Task, Token, TokenChange
from logwright.engine.objectives.count import Count
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.selector import parse_card
from logwright.engine.objectives.settled import unsettled
from logwright.engine.objectives.subject import CREW, OWNER
from logwright.engine.objectives.walk import inside
from logwright.engine.search import Position
from logwright.saying import Saying, listed

RULE = "deal/position"
_TABLES = {"3", "4", "5"}


def read_deal(document: Document, game: GameSpec, task_cards: Mapping[str, TaskCard]) -> Position | list[Problem]:
    """The position in a document that its schema accepts, or all its problems."""
    reading = _DealReading(document, game, task_cards)
    problems = list(reading.problems()) or list(reading.not_chosen())
    return problems or reading.position()


class _DealReading:
    def __init__(self, document: Document, game: GameSpec, task_cards: Mapping[str, TaskCard]) -> None:
        self.document, self.game, self.task_cards = document, game, task_cards
        self.data: Any = document.data
        self.unreadable: list[Problem] = []
        self.columns = self._cards("automaton")
        self.hands = self._cards("hands")
        if self.columns:
            self.hands.append([card for column in self.columns for card in column])
        self.seats = len(self.hands)

    def _cards(self, field: str) -> list[list[Card]]:
        """The cards of each hand or column; the schema accepts cards of every game."""
        found, unreadable = read_hands(self.data.get(field, []), self.game.suits)
        self.unreadable += [self._mistake((field, *place), mistake) for place, mistake in unreadable]
        return found

    def problems(self) -> Iterator[Problem]:
        if self.unreadable:
            yield from self.unreadable
            return
        yield from self._wrong_cards()
        yield from self._wrong_table()
        yield from self._wrong_tasks()
        yield from self._wrong_passing()
        yield from self._wrong_counts(self.data, ())
        yield from (self.document.report(gap.path, RULE, gap.said, gap.hint) for gap in self._gaps())
        for index, written in enumerate(self.data.get("objectives", [])):
            try:
                read_objective(written, CREW, self.game.suits)
            except Mistake as mistake:
                yield self._mistake(("objectives", index, *mistake.path), mistake)

    def _wrong_cards(self) -> Iterator[Problem]:
        seen: Counter[Card] = Counter()
        for path, written in self._written_cards():
            card = parse_card(written, self.game.suits)
            if seen[card]:
                yield self._problem(path, "dealt", card=written)
            seen[card] += 1

    def _written_cards(self) -> Iterator[tuple[Path, str]]:
        for field in ("hands", "automaton"):
            for seat, cards in enumerate(self.data.get(field, [])):
                for index, written in enumerate(cards):
                    yield (field, seat, index), written

    def _wrong_table(self) -> Iterator[Problem]:
        players = self.data.get("players", len(self.data["hands"]))
        if players != len(self.data["hands"]):
            yield self._problem(("players",), "players", players=players, hands=len(self.data["hands"]))
        if self.columns and len(self.data["hands"]) != 2:
            yield self._problem(("automaton",), "automaton")
        sizes = [len(hand) for hand in self.hands]
        if max(sizes) - min(sizes) > 1 or sizes.count(max(sizes)) != 1 < len(set(sizes)):
            longest = sizes.index(max(sizes))
            path: Path = ("hands", longest) if longest < len(self.data["hands"]) else ("automaton",)
            yield self._problem(path, "sizes", sizes=listed(sizes))
        for field in ("leader", "commander"):
            if self.data.get(field, 0) >= self.seats:
                yield self._problem((field,), "seat", seat=self.data[field], last=self.seats - 1)
        if highest_trump_holder(self.hands) is None and "leader" not in self.data and "commander" not in self.data:
            yield self._problem((), "no-leader")

    def _wrong_passing(self) -> Iterator[Problem]:
        """Across there is somebody at an even table only, and nobody passes trumps or covered cards."""
        rule = self.data.get("pass_cards")
        if not rule:
            return
        if rule["to"] == "across" and self.seats % 2:
            yield self._problem(("pass_cards", "to"), "no-opposite")
        row = [[column[0] for column in self.columns]] if self.columns else []
        shown = [*self.hands[: len(self.data["hands"])], *row]
        if any(sum(not card.is_trump for card in hand) < rule["count"] for hand in shown):
            yield self._problem(("pass_cards", "count"), "few-to-pass", count=rule["count"])

    def not_chosen(self) -> Iterator[Problem]:
        """Cards that only a choice makes known, where nothing is chosen."""
        position = self.position()
        chosen = {choice.what for choice in position.mission.card_choices}
        for what in sorted(unsettled((position.mission, position.deal.tasks)) - chosen):
            yield self._problem((), "not-chosen", what=what.value, field=f"chosen_{what}", by="{by: crew}")

    def _wrong_counts(self, value: Any, path: Path) -> Iterator[Problem]:
        """Counts by number of players do not cover a table of two seats."""
        if isinstance(value, dict) and value.keys() >= _TABLES:
            if str(self.seats) not in value:
                yield self._problem(path, "count", seats=self.seats)
        elif isinstance(value, dict | list):
            for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
                yield from self._wrong_counts(inner, (*path, step))

    def _gaps(self) -> Iterator[MissingReference]:
        """Members, owners and tokens that are referred to but missing."""
        names = [member["member"] for member in self.data.get("choose", [])]
        tasks = self.data.get("tasks", [])
        yield from repeated_members(names)
        yield from unknown_members(self.document, names, self.task_cards)
        yield from missing_owners(self.document)
        yield from missing_tokens(self.document, {entry["token"] for entry in tasks if "token" in entry})
        for index, entry in enumerate(tasks):
            card = self.task_cards.get(entry.get("task"))
            counts = inside(card.task.objective, Count) if card else ()
            if any(count.by_players and self.seats not in dict(count.by_players) for count in counts):
                yield MissingReference(("tasks", index, "task"), of_rule(RULE, "card-count", {"seats": self.seats}))

    def _wrong_tasks(self) -> Iterator[Problem]:
        fixed = self.data.get("allocation", "fixed") == "fixed"
        tokens: set[str] = set()
        for index, entry in enumerate(self.data.get("tasks", [])):
            path: Path = ("tasks", index)
            if len({"card", "task", "objective"} & set(entry)) != 1:
                yield self._problem(path, "task")
            if fixed and "owner" not in entry:
                yield self._problem(path, "no-owner")
            if entry.get("owner", 0) >= self.seats:
                yield self._problem((*path, "owner"), "seat", seat=entry["owner"], last=self.seats - 1)
            if "task" in entry and entry["task"] not in self.task_cards:
                yield self._problem(
                    (*path, "task"),
                    "no-task-card",
                    task=repr(entry["task"]),
                    game=self.game.id,
                    hint=did_you_mean(entry["task"], self.task_cards),
                )
            if entry.get("token") in tokens:
                yield self._problem((*path, "token"), "token", token=entry["token"])
            tokens |= {entry["token"]} if "token" in entry else set()
            try:
                if "objective" in entry:
                    read_objective(entry["objective"], OWNER, self.game.suits)
                if "card" in entry:
                    parse_card(entry["card"], self.game.suits)
            except Mistake as mistake:
                field = "objective" if "objective" in entry else "card"
                yield self._mistake((*path, field, *mistake.path), mistake)

    def position(self) -> Position:
        data = self.data
        fixed = data.get("allocation", "fixed") == "fixed"
        held = highest_trump_holder(self.hands)
        commander = data.get("commander", held if held is not None else data.get("leader", 0))
        columns = tuple(Column(column[0], column[1] if len(column) > 1 else None) for column in self.columns)
        tasks = tuple(self._task(entry) for entry in data.get("tasks", []))
        deal = Deal(
            table=position_table(self.hands, self.game.suits),
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
            pass_cards=read_card_passing(data.get("pass_cards")),
            card_choices=tuple(read_card_choices(data)),
        )
        return Position(mission, deal)

    def _task(self, entry: Any) -> Task:
        token = Token(entry["token"]) if "token" in entry else None
        if "card" in entry:
            return card_task(parse_card(entry["card"], self.game.suits), token)
        if "task" in entry:
            return replace(self.task_cards[entry["task"]].task, token=token)
        return Task("", self._objective(entry["objective"], OWNER), token)

    def _objective(self, written: object, who: Any) -> Phrase:
        return read_objective(written, who, self.game.suits)

    def _problem(self, path: Path, case: str, hint: Saying | None = None, **arguments: object) -> Problem:
        return self.document.report(path, RULE, of_rule(RULE, case, arguments), hint)

    def _mistake(self, path: Path, mistake: Mistake) -> Problem:
        return self.document.report(path, RULE, mistake.said)
