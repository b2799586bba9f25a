"""An executor that runs the work immediately, in this process: for one job at a time, tests and the browser."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class InProcess(Executor):
    """Runs each call on submit."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        # Only `Exception`: an interrupt has to stop the work.
        except Exception as error:
            future.set_exception(error)
        return future
