"""The designer's checker: deals a mission in small batches and reports the results so far."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from logwright.content.library_speech import library_speech
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission, read_mission
from logwright.content.read.document import Document, Spot
from logwright.content.writing.position_writer import position_data, written_position
from logwright.content.writing.puzzle_writer import puzzle_data
from logwright.engine.cards.deal import Deal
from logwright.engine.interval import wilson
from logwright.engine.search import BUDGET, KernelFull, Position
from logwright.engine.search.kernel import kernel
from logwright.publish.designer.laid_deal import laid
from logwright.saying import Saying, read_saying
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.missions.conclusion import conclude
from logwright.verdicts.missions.job import Job, JobResult, work
from logwright.verdicts.missions.opinion import decide
from logwright.verdicts.missions.survey import Request, jobs_for
from logwright.verdicts.missions.verdict import Finding

_LOST = 30
"""How many unwinnable deals are kept, to be shown and explained."""
_PATIENCE = 20_000
"""Conflicts after which a browser gives up looking for a proof."""


class Checker:
    """One language. Takes documents as JSON, and only those the desk found valid."""

    def __init__(self, library: Library, lang: str) -> None:
        self.library, self.lang = library, lang
        self._mission = lru_cache(maxsize=4)(self._read)
        self._job = lru_cache(maxsize=16)(self._made)
        # Loaded up front, so that no deal has to wait for it.
        kernel()

    def greeting(self) -> dict[str, Any]:
        """Nothing: the page gets all of its words from the desk."""
        return {}

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        found = self._answer(asked)
        if reason := found.get("reason"):
            found["reason"] = self._in_words(reason)
        return found

    def _in_words(self, reason: str) -> str:
        """A reason in the language of the page."""
        said = read_saying(reason)
        return library_speech(self.library, self.lang).say(said) if isinstance(said, Saying) else said

    def _answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        said = json.dumps(asked["document"])
        match asked:
            case {"do": "deal", "players": players, "seed": seed, "first": first, "count": count}:
                job = replace(self._job(said, players, seed, asked.get("budget", BUDGET)), first=first, count=count)
                return _summed(asked.get("before") or _NOTHING, job)
            case {"do": "line", "players": players, "seed": seed, "deal": number}:
                return self._line(self._mission(said).game, self._job(said, players, seed), number, asked)
            case {"do": "proof", "players": players, "seed": seed, "deal": number}:
                return _proof(self._job(said, players, seed), number)
            case {"do": "crew", "players": players, "seed": seed, "first": first, "count": count}:
                job = replace(self._job(said, players, seed), first=first, count=count)
                return self._crew(self._mission(said).game, job, asked.get("before"))
            case {"do": "why" | "lost", "players": players, "seed": seed}:
                return self._why(self._mission(said).game, self._job(said, players, seed), asked)
            case {"do": "position", "players": players, "seed": seed, "deal": number}:
                deal = laid(self._job(said, players, seed).deal(number), asked.get("hands"))
                return {"yaml": written_position(self._mission(said), deal)}
            case {"do": "puzzle", "players": players, "seed": seed, "deal": number}:
                deal = laid(self._job(said, players, seed).deal(number), asked.get("hands"))
                return {"document": _puzzle(self._mission(said), deal)}
            case {"do": "clash", "players": players}:
                return self._clash(self._mission(said).game, self._job(said, players, 1))
        raise ValueError(f"nobody here answers {asked.get('do')!r}")

    def _line(self, game: str, job: Job, number: int, asked: Mapping[str, Any]) -> dict[str, Any]:
        # Loaded on demand: the first verdict should not wait for it.
        from logwright.publish.designer.deal_view import DealView
        from logwright.publish.views.book import Book

        deal, book = laid(job.deal(number), asked.get("hands")), Book(self.library, self.lang)
        if without := asked.get("without"):
            from logwright.publish.designer.lost_view import line_but_for

            return DealView(book, game, job.mission, deal, line_but_for(job, number, without)).data()
        (answer,) = decide([Position(job.mission, deal)], job.budget)
        return DealView(book, game, job.mission, deal, answer.certificate).data()

    def _why(self, game: str, job: Job, asked: Mapping[str, Any]) -> dict[str, Any]:
        """What deals were lost to: several together, or one rule by rule."""
        from logwright.publish.designer.lost_view import lost_because, lost_rules

        tongue = self.library.tongue(self.lang, game)
        if asked["do"] == "lost":
            return lost_rules(job, asked["deal"], tongue)
        return lost_because(job, asked["deals"], asked.get("before") or (), tongue)

    def _crew(self, game: str, job: Job, before: Mapping[str, Any] | None) -> dict[str, Any]:
        """Results so far for crews that see only their own cards."""
        from logwright.publish.designer.crew_estimate import crew_estimate
        from logwright.publish.views.book import Book

        return crew_estimate(job, before, Book(self.library, self.lang), game)

    def _clash(self, game: str, job: Job) -> dict[str, Any]:
        """The rules that cannot all be kept, as sentences; none if a deal can be won, or nothing was proved."""
        conclusion = conclude(job)
        found: dict[str, Any] = {"finding": conclusion.finding, "head": None, "sentences": []}
        found["steps"] = conclusion.proof_steps
        if conclusion.clash:
            tongue, is_laid = self.library.tongue(self.lang, game), job.laid is not None
            text = clash_text(job.mission, conclusion.clash, tongue, job.players, is_laid=is_laid)
            found |= {"head": text.head, "sentences": list(text.rules)}
        return found

    def _read(self, document: str) -> LoggedMission:
        data = json.loads(document)
        found = Document("content/custom/mission.yaml", "", data, Spot(1, 1))
        mission, _ = read_mission(found, self.library.games[data["game"]], self.library.tasks)
        return mission

    def _made(self, document: str, players: int, seed: int, budget: int = BUDGET) -> Job:
        (job,) = jobs_for(self.library, [self._mission(document)], [players], Request(seed=seed, budget=budget))
        return job


_NOTHING: dict[str, Any] = {"dealt": 0, "solvable": 0, "undecided": 0, "lost": [], "slowest": None, "example": None}


def _summed(before: Mapping[str, Any], job: Job) -> dict[str, Any]:
    """Earlier results plus the deals of this job, run one by one so that the slowest deal can be named."""
    parts = [_timed(replace(job, first=number, count=1)) for number in range(job.first, job.first + job.count)]
    dealt = before["dealt"] + job.count
    solvable = before["solvable"] + sum(part.solvable for part in parts)
    examples = [part.example.deal for part in parts if part.example]
    lost = [*before["lost"], *(number for part in parts for number in part.unsolvable)]
    slowest = [{"deal": number, "seconds": part.seconds} for number, part in enumerate(parts, start=job.first)]
    low, high = wilson(solvable, dealt)
    return {
        "dealt": dealt,
        "solvable": solvable,
        "undecided": before["undecided"] + sum(len(part.undecided) for part in parts),
        "lost": lost[:_LOST],
        "slowest": max(filter(None, [before["slowest"], *slowest]), key=lambda each: float(each["seconds"])),
        "example": before["example"] if before["example"] is not None else min(examples, default=None),
        "rate": solvable / dealt,
        "low": low,
        "high": high,
        "finding": Finding.COMPLETABLE if solvable else Finding.UNPROVEN,
        "reason": before.get("reason") or next((part.reason for part in parts if part.reason), ""),
    }


def _puzzle(mission: LoggedMission, deal: Deal) -> dict[str, Any] | None:
    """The mission with this deal as its only one; None if cards would be drawn later, or a seat is an automaton's."""
    if mission.rules.draw_after_trick or deal.automaton:
        return None
    return puzzle_data(position_data(mission, deal), mission.document.data)


def _proof(job: Job, number: int) -> dict[str, Any]:
    """Proves and checks that a deal cannot be won: the number of steps, or 0 if that is too hard in a browser."""
    from logwright.engine.proving.checked import checked_steps
    from logwright.engine.proving.statement import deal_is_won

    return {"steps": checked_steps(deal_is_won(job.mission, job.deal(number)), _PATIENCE)}


def _timed(job: Job) -> JobResult:
    start = time.perf_counter()
    try:
        return replace(work(job), seconds=time.perf_counter() - start)
    except KernelFull as error:
        return JobResult(reason=str(error), seconds=time.perf_counter() - start)
