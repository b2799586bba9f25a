"""Shows on one line of the terminal how far searches and games are."""

from __future__ import annotations

from logwright.cli.speech import say, words_of
from logwright.cli.terminal.progress import Progress
from logwright.project.checking import Watcher
from logwright.saying import Saying
from logwright.verdicts.crews.crew_job import CrewJob
from logwright.verdicts.missions.verdict import MissionVerdict
from logwright.verdicts.running.partial_results import AtTable
from logwright.verdicts.scenarios.scenario_job import ScenarioJob


class ShownWork(Watcher):
    def __init__(self) -> None:
        self._line: Progress | None = None

    def mission_searched(self, verdict: MissionVerdict, done: int, of: int) -> None:
        self._show("checked", "table", verdict, done, of)

    def searching(self, what: Saying) -> None:
        self._shown("checked").waiting(words_of(what))

    def attempts_played(self, job: CrewJob, done: int, of: int) -> None:
        self._show("attempts", "up-to", job, done, of)

    def games_played(self, job: ScenarioJob, done: int, of: int) -> None:
        self._show("games", "up-to", job, done, of)

    def part_over(self) -> None:
        if self._line:
            self._line.done()
        self._line = None

    def _show(self, what: str, words: str, table: AtTable, done: int, of: int) -> None:
        self._shown(what)(say(f"progress.{words}", key=table.key, players=table.players, done=done, of=of))

    def _shown(self, what: str) -> Progress:
        if not self._line:
            self._line = Progress(say(f"progress.{what}"))
        return self._line
