"""Full deals of every official mission at every table, and the verdicts of the second opinion on them.

The second opinion needs minutes for all of them, so its verdicts are kept in kept_deals.txt: mission, players, and a
letter for each deal of the seed, S solvable, U unsolvable, ? given up. Every other deal names the owners of its tasks
beforehand. As such deals of the official missions are seldom hopeless, some missions with many tasks stand at the end.

After a change of missions, of the task cards or of the way deals are drawn:
`python -m tests.engine.second_opinion.kept_deals` writes the file anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from logwright.engine.cards.deal import Deal
from logwright.engine.chance import Chance
from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, DrawnTasks, Token
from logwright.engine.second_opinion import SecondVerdict, SolverLimit, solve
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.survey import Request, jobs_for
from tests.whole_library import whole_library

FILE = Path(__file__).with_name("kept_deals.txt")
SEED = 2026
DEALS = 6
PATIENCE = SolverLimit(conflicts=300_000)
LETTERS = {SecondVerdict.SOLVABLE: "S", SecondVerdict.UNSOLVABLE: "U", SecondVerdict.UNDECIDED: "?"}


def all_jobs() -> list[Job]:
    library = whole_library()
    official = [mission for mission in library.all_missions if mission.official]
    jobs = jobs_for(library, official, None, Request(DEALS, SEED))
    return [*jobs, *(job for mission in jobs if mission.key == "planet-nine/10" for job in _with_many_tasks(mission))]


def _with_many_tasks(job: Job) -> Iterator[Job]:
    """Six to nine tasks at the table of this job, with few tokens or many."""
    for count in (6, 7, 8, 9):
        for tokens in ((), (Token.ONE, Token.TWO, Token.OMEGA), ARROW_TOKENS, NUMBER_TOKENS):
            signs = "-".join(("many", str(count), *(token.value for token in tokens)))
            yield replace(job, key=signs, mission=replace(job.mission, tasks=DrawnTasks(count, tokens)))


def deal(job: Job, number: int) -> Deal:
    """The deal of this number; if it is odd or has many tasks, chance says who owns them."""
    drawn = job.deal(number)
    if not drawn.tasks or (number % 2 == 0 and not job.key.startswith("many")):
        return drawn
    chance = Chance(SEED, 1000 + number)
    barred = None if all(task.commander_may_own for task in drawn.tasks) else drawn.commander
    seats = [seat for seat in range(drawn.seats) if seat != barred]
    return replace(drawn, owners=tuple(chance.drawn(seats, 1)[0] for _ in drawn.tasks))


def second_opinion(job: Job, number: int) -> str:
    return LETTERS[solve(job.mission, deal(job, number), limit=PATIENCE).verdict]


def kept() -> dict[tuple[str, int], str]:
    """The letters by mission and players."""
    rows = (line.split() for line in FILE.read_text("ascii").splitlines())
    return {(key, int(players)): letters for key, players, letters in rows}


def written() -> Iterator[str]:
    for job in all_jobs():
        yield f"{job.key} {job.players} {''.join(second_opinion(job, number) for number in range(DEALS))}"


if __name__ == "__main__":
    with FILE.open("w", encoding="ascii") as file:
        for row in written():
            print(row, file=file, flush=True)
