"""The same work on a Dask cluster: a worker that dies half-way loses no deal and none is counted twice."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.verdicts.missions.survey import Request, jobs_for, survey
from logwright.verdicts.running.in_process import InProcess


@pytest.fixture(scope="module")
def library(repository: Path) -> Library:
    return load(repository)[0]


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1", silence_logs=50
    ) as running:
        yield running


@pytest.mark.filterwarnings("ignore")
def test_a_worker_killed_half_way_changes_nothing(library: Library, cluster: LocalCluster) -> None:
    missions = [library.missions[key] for key in ("planet-nine/08", "planet-nine/31", "deep-sea/07")]
    jobs = jobs_for(library, missions, [4], Request(deals=300))
    alone = {verdict.key: replace(verdict, seconds=0) for verdict in survey(jobs, InProcess())}
    with Client(cluster) as client:
        victim = next(iter(cluster.workers.values())).process.pid
        killer = threading.Timer(1.0, lambda: os.kill(victim, signal.SIGKILL))
        killer.start()
        shared = {verdict.key: replace(verdict, seconds=0) for verdict in survey(jobs, client.get_executor(pure=False))}
        killer.join()
        time.sleep(0.1)
    assert shared == alone
