"""Crews at missions that nobody would make: they play to the end, or give up within their bound and say so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from random import Random
from unittest.mock import patch

from logwright.content.loading.single_mission_check import check_single_mission
from logwright.content.read.schema import Schemas
from logwright.engine.crews import decision
from logwright.engine.crews.level import BEGINNER, CLUB, Level
from logwright.verdicts.crews.crew_job import CrewJob, work
from logwright.verdicts.missions.survey import Request, jobs_for
from tests.fuzz.case import Case
from tests.fuzz.drawn_missions import drawn_mission
from tests.whole_library import ROOT, whole_library

SECONDS = 120.0
LEVELS: tuple[Level, ...] = (BEGINNER, replace(CLUB, worlds=20, choices=20), CLUB)
LITTLE = 300_000
"""With so little patience, which one case in ten has, most give up."""


def attempt(number: int, case: Case) -> None:
    chance = Random(f"crew {number}")
    document = drawn_mission(number)
    case.shown[f"{document['id']}.yaml"] = json.dumps(document, indent=1, ensure_ascii=False).encode()
    lone = check_single_mission(json.dumps(document, ensure_ascii=False), whole_library(), _schemas())
    if lone.problems or lone.mission is None:
        return
    players = chance.choice(lone.mission.rules.players)
    (job,) = jobs_for(whole_library(), [lone.mission], [players], Request(deals=1, seed=number))
    with _patience(LITTLE if number % 10 == 0 else decision.MOST_EFFORT):
        part = work(CrewJob(job, chance.choice(LEVELS)))
    case.seen["attempts"] += 1
    case.seen["won" if part.won else "lost" if part.games else "not played, with a reason"] += 1
    case.expect(part.games == 1 or bool(part.reason), "neither played nor a reason")


@contextmanager
def _patience(most: int) -> Iterator[None]:
    with patch.object(decision, "MOST_EFFORT", most):
        yield


@cache
def _schemas() -> Schemas:
    return Schemas.below(ROOT / "schemas")
