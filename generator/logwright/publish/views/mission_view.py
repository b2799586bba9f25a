"""Summary of a mission for pages: its name, symbols, tasks and verdicts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING

from logwright.content.model.logged_mission import LoggedMission, MissionWords
from logwright.engine.missions.mission import DrawnTasks, NamedTasks, TasksByDifficulty
from logwright.publish.views.book import Book
from logwright.publish.views.hardness import Hardness

if TYPE_CHECKING:
    from logwright.publish.views.verdict_with_deal import VerdictWithDeal


class MissionOutcome(StrEnum):
    """The overall result of a mission across all player counts."""

    COMPLETABLE = "completable"
    IMPOSSIBLE = "impossible"
    UNPROVEN = "unproven"
    UNCHECKED = "unchecked"


@dataclass(frozen=True, eq=False)
class MissionView:
    book: Book
    mission: LoggedMission

    @cached_property
    def words(self) -> MissionWords:
        return self.book.library.words(self.mission, self.book.lang)

    @cached_property
    def name(self) -> str:
        """`Mission 14`, `Training mission`, `Custom mission`."""
        mission, game = self.mission, self.book.library.games[self.mission.game]
        if mission.number is None:
            return self.book.say("heading.custom")
        if mission.number == 0:
            return self.book.say("heading.training")
        if mission.rules.rises_by and mission.number == game.last_mission:
            return self.book.say("heading.epilogue")
        return self.book.say("heading.number", n=mission.number)

    @property
    def title(self) -> str:
        return self.book.titled(self.name, self.words.title)

    @cached_property
    def symbols(self) -> list[str]:
        """The symbols that the logbook shows for it, in the game's order."""
        rules = self.mission.rules
        shown = {rules.communication.signal.value, rules.allocation.value}
        if rules.tasks:
            shown.add("difficulty" if isinstance(rules.tasks, TasksByDifficulty) else "tasks")
        if rules.hand_over:
            shown.add("five-player-rule")
        if rules.timer:
            shown.add("real-time")
        return [symbol for symbol in self.book.library.games[self.mission.game].symbols if symbol in shown]

    @property
    def task_amount(self) -> int:
        """The number of tasks, or their total difficulty."""
        match self.mission.rules.tasks:
            case DrawnTasks(count):
                return count
            case NamedTasks(tasks):
                return len(tasks)
            case TasksByDifficulty(difficulty):
                return difficulty
        return 0

    @cached_property
    def judged(self) -> dict[int, VerdictWithDeal]:
        """The verdicts by number of players."""
        key = self.mission.key
        verdicts = self.book.verdicts
        return {players: verdicts[key, players] for players in self.mission.rules.players if (key, players) in verdicts}

    @cached_property
    def hardness(self) -> dict[int, Hardness]:
        """The difficulty for crews, by number of players."""
        found = {players: self.book.hardness.of(self.mission, players) for players in self.mission.rules.players}
        return {players: each for players, each in found.items() if each}

    @property
    def outcome(self) -> MissionOutcome:
        findings = {judged.verdict.finding.value for judged in self.judged.values()}
        if len(self.judged) < len(self.mission.rules.players):
            return MissionOutcome.UNCHECKED
        for outcome in (MissionOutcome.IMPOSSIBLE, MissionOutcome.UNPROVEN):
            if outcome in findings:
                return outcome
        return MissionOutcome.COMPLETABLE

    @property
    def rates(self) -> tuple[float, float] | None:
        """The lowest and highest share of deals that were won."""
        rates = [judged.verdict.rate for judged in self.judged.values()]
        return (min(rates), max(rates)) if rates else None

    @property
    def shown_line(self) -> tuple[int, VerdictWithDeal] | None:
        """The winning line to replay: that of four players, else the first available one."""
        won = {players: judged for players, judged in self.judged.items() if judged.line}
        players = 4 if 4 in won else next(iter(won), None)
        return (players, won[players]) if players is not None else None
