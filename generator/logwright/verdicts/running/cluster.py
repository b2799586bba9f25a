"""Runs the work on a Dask cluster."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import Any

from logwright.fault import Fault
from logwright.saying import saying

PATIENCE = 10
"""Timeout for the scheduler's answer, in seconds."""
_ADDRESS = re.compile(r"(?:[a-z]+://)?(?:[\w.-]+|\[[0-9a-f:.]+\]):(?P<port>\d{1,5})/?", re.IGNORECASE)


class ClusterLost(Fault):
    """There is no cluster, or the connection was lost."""


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The cluster whose scheduler has this address, such as tcp://192.168.1.4:8786."""
    client = _connected(address)
    # Imported before the work starts, so that the except clause below can name it.
    from distributed.scheduler import KilledWorker

    try:
        executor: Executor = client.get_executor()
        try:
            yield executor
        except BaseException:
            executor.shutdown(wait=False)
            raise
        executor.shutdown()
    except KilledWorker as lost:
        raise ClusterLost(saying("faults.cluster-workers", address=address, reason=lost)) from None
    except CancelledError:
        raise ClusterLost(saying("faults.cluster-silent", address=address)) from None
    finally:
        client.close(timeout=PATIENCE)


def _connected(address: str) -> Any:
    found = _ADDRESS.fullmatch(address)
    if not found or int(found["port"]) > 65535:
        raise ClusterLost(saying("faults.cluster-address", address=repr(address)))
    try:
        from distributed import Client
    except ImportError:
        raise ClusterLost(saying("faults.no-dask")) from None
    # It logs everything; the errors that matter are reported by us.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        return Client(address, timeout=PATIENCE)
    except (OSError, ValueError, ImportError) as error:
        reason = str(error).partition("\n")[0] or type(error).__name__
        raise ClusterLost(saying("faults.cluster-unreached", address=address, reason=reason)) from None
