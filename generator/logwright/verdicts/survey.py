"""A survey: verdicts on many missions at many tables, worked out by any executor and kept in a store."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass, replace

from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.content.task_pairs import Two
from logwright.verdicts.conclusion import Conclusion, conclude, is_open
from logwright.verdicts.job import Job, Part, work
from logwright.verdicts.store import Store, name_of
from logwright.verdicts.verdict import MissionVerdict, sum_up

PORTION = 50
"""Deals handed to a worker at a time: many enough to pay for the call, few enough to share out evenly."""


BUDGET = 2_000_000
"""Cards the kernel may play on a deal before the second opinion is asked."""


@dataclass(frozen=True)
class Request:
    """How thoroughly to look."""

    deals: int = 200
    seed: int = 1
    budget: int = BUDGET


def jobs_for(
    library: Library, missions: Iterable[LoggedMission], players: Sequence[int] | None, request: Request
) -> list[Job]:
    """One job per mission and number of players, with all deals in it."""
    piles = {game: tuple(card.task for card in library.pile(game)) for game in library.games}
    return [
        Job(
            key=mission.key,
            players=count,
            mission=mission.rules,
            table=library.games[mission.game].table(count),
            pile=piles[mission.game],
            never_by_two=_never_by_two(library, mission.game, count),
            seed=request.seed,
            first=0,
            count=request.deals,
            budget=request.budget,
        )
        for mission in missions
        for count in mission.rules.players
        if players is None or count in players
    ]


def _never_by_two(library: Library, game: str, players: int) -> frozenset[Two]:
    # An automaton plays by rules of its own; nothing was proved about pairs at its table.
    known = game == "deep-sea" and players in library.pairs
    return library.pairs[players].never_by_two if known else frozenset()


def survey(
    jobs: Sequence[Job], executor: Executor, store: Store[MissionVerdict] | None = None
) -> Iterator[MissionVerdict]:
    """Verdicts as they are finished: from the store where nothing changed, worked out otherwise.

    A mission of which no deal could be won is finished only after a look at all deals at once.
    """
    open_parts: dict[int, list[Part]] = {}
    expected: dict[int, int] = {}
    futures: dict[Future[Part], int] = {}
    conclusions: dict[Future[Conclusion], tuple[Job, MissionVerdict]] = {}
    for index, job in enumerate(jobs):
        known = store.get(name_of(job)) if store else None
        if known:
            yield replace(known, key=job.key)
            continue
        portions = _portions(job)
        open_parts[index], expected[index] = [], len(portions)
        for portion in portions:
            futures[executor.submit(work, portion)] = index
    for future in as_completed(list(futures)):
        index = futures.pop(future)
        open_parts[index].append(future.result())
        if len(open_parts[index]) == expected[index]:
            job = jobs[index]
            verdict = sum_up(job.key, job.players, open_parts.pop(index), job.table.deck.trump)
            if is_open(verdict):
                conclusions[executor.submit(conclude, job)] = job, verdict
            else:
                yield _kept(job, verdict, store)
    for conclusion in as_completed(list(conclusions)):
        job, verdict = conclusions[conclusion]
        yield _kept(job, conclusion.result().applied_to(verdict), store)


def _kept(job: Job, verdict: MissionVerdict, store: Store[MissionVerdict] | None) -> MissionVerdict:
    if store:
        store.put(name_of(job), verdict)
    return verdict


def _portions(job: Job) -> list[Job]:
    return [replace(job, first=first, count=min(PORTION, job.count - first)) for first in range(0, job.count, PORTION)]
