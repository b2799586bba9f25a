"""The slowest deals found so far are decided, and as they always were."""

from __future__ import annotations

from pathlib import Path

import pytest

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.engine.search import KernelVerdict, Position
from logwright.verdicts.missions.opinion import decide
from logwright.verdicts.missions.survey import Request, jobs_for

FILE = Path(__file__).with_name("slowest_deals.txt")
DEALS = [line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]


@pytest.fixture(scope="module")
def library(repository: Path) -> Library:
    return load(repository)[0]


@pytest.mark.parametrize(("key", "players", "deal", "verdict"), DEALS)
def test_it_is_decided(library: Library, key: str, players: str, deal: str, verdict: str) -> None:
    request = Request()
    job = jobs_for(library, [library.missions[key]], [int(players)], request)[0]
    answer = decide([Position(job.mission, job.deal(int(deal)))], request.budget)[0]
    assert answer.verdict is KernelVerdict(verdict)
