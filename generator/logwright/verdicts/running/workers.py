"""Worker processes that share the work. When it is interrupted they end at once, with all their child processes.

Python's own process pools wait for work that was cancelled, and need shared memory, which small systems lack.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pickle import dumps as packed
from pickle import loads as unpacked
from typing import Any, ParamSpec, TypeVar

from logwright.fault import Fault
from logwright.saying import saying

P = ParamSpec("P")
T = TypeVar("T")


class WorkerLost(Fault):
    """A worker ended unexpectedly: it was killed, or ran out of memory."""


class InWorker(Exception):
    """The traceback of an error in a worker."""

    def __str__(self) -> str:
        return f"\n{self.args[0]}"


@contextmanager
def workers(count: int, prepare: Callable[..., None] | None = None, *setting: Any) -> Iterator[Executor]:
    """Starts so many processes, each `prepare`d once with this setting. Even one is useful: the calling process stays
    free to react to a request to stop, which it cannot while it searches."""
    executor = _Workers(count, prepare, setting)
    try:
        yield executor
        executor.shutdown()
    finally:
        executor.end()


@dataclass(eq=False)
class _Worker:
    process: BaseProcess
    line: Connection
    task: Future[Any] | None = None


class _Workers(Executor):
    """A thread hands out tasks and collects results; processes start with the first task."""

    def __init__(self, count: int, prepare: Callable[..., None] | None, setting: tuple[Any, ...]) -> None:
        self._count, self._begin = count, (prepare, setting)
        self._tasks: deque[tuple[Future[Any], Any]] = deque()
        self._workers: list[_Worker] = []
        self._closed = False
        self._thread: threading.Thread | None = None
        self._bell, self._ring = multiprocessing.Pipe(duplex=False)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self._tasks.append((future, (fn, args, kwargs)))
        if not self._thread:
            self._start()
        self._ring.send_bytes(b"!")
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if cancel_futures:
            self._tasks.clear()
        self._closed = True
        if self._thread:
            self._ring.send_bytes(b"!")
            if wait:
                self._thread.join()

    def end(self) -> None:
        """Kills the workers, whatever they are doing."""
        for worker in self._workers:
            if worker.process.is_alive() and worker.process.pid:
                # It may not have created its process group yet.
                with suppress(ProcessLookupError):
                    os.killpg(worker.process.pid, signal.SIGKILL)
                worker.process.kill()
            worker.process.join()
        self.shutdown(cancel_futures=True)
        for line in (self._bell, self._ring, *(worker.line for worker in self._workers)):
            line.close()

    def _start(self) -> None:
        # Only the main thread handles signals. They are blocked meanwhile, so that a process that has just started does
        # not handle one meant for us.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
        try:
            for _ in range(self._count):
                ours, theirs = multiprocessing.Pipe()
                process = multiprocessing.Process(target=_serve, args=(theirs, *self._begin), daemon=True)
                process.start()
                theirs.close()
                self._workers.append(_Worker(process, ours))
            self._thread = threading.Thread(target=self._run, daemon=True)
            self._thread.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _run(self) -> None:
        lost = False
        while not lost:
            for worker in self._workers:
                while self._tasks and not worker.task:
                    self._hand_out(worker, *self._tasks.popleft())
            busy = [worker.line for worker in self._workers if worker.task]
            if self._closed and not busy:
                break
            for ready in wait([self._bell, *busy]):
                if ready is self._bell:
                    self._bell.recv_bytes()
                else:
                    lost |= not self._take(next(worker for worker in self._workers if worker.line is ready))
        if lost:
            for future in [
                *(worker.task for worker in self._workers if worker.task),
                *(task for task, _ in self._tasks),
            ]:
                if not future.done():
                    future.set_exception(WorkerLost(saying("faults.worker-lost")))
        for worker in self._workers:
            with suppress(OSError):
                worker.line.send(None)

    def _hand_out(self, worker: _Worker, future: Future[Any], task: Any) -> None:
        if not future.set_running_or_notify_cancel():
            return
        try:
            worker.line.send(task)
        except OSError:
            # The worker is gone; reading from it will report that.
            worker.task = future
        except Exception as error:
            future.set_exception(error)
        else:
            worker.task = future

    def _take(self, worker: _Worker) -> bool:
        """Pass on a result; returns whether the worker is still alive."""
        assert worker.task
        try:
            result, error, told = worker.line.recv()
        except (EOFError, OSError):
            return False
        except Exception as strange:
            result, error, told = None, strange, ""
        future, worker.task = worker.task, None
        if error:
            error.__cause__ = InWorker(told) if told else None
            future.set_exception(error)
        else:
            future.set_result(result)
        return True


def _serve(line: Connection, prepare: Callable[..., None] | None, setting: tuple[Any, ...]) -> None:
    """The main loop of a worker. It runs in its own process group, so that keys pressed in the terminal do not reach
    it, and its child processes can be killed with it."""
    os.setpgid(0, 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    threading.Thread(target=_end_with_parent, daemon=True).start()
    ready = False
    with suppress(EOFError):
        while task := line.recv():
            try:
                if prepare and not ready:
                    prepare(*setting)
                ready = True
                function, values, named = task
                answer = packed((function(*values, **named), None, ""))
            except Exception as error:
                answer = _packed_error(error)
            line.send_bytes(answer)


def _packed_error(error: Exception) -> bytes:
    """The error with its traceback as text, as pickling an exception loses its traceback."""
    told = traceback.format_exc()
    try:
        # Not everything that can be pickled can be unpickled.
        unpacked(packed(error))
    except Exception:
        return packed((None, InWorker(told), ""))
    return packed((None, error, told))


def _end_with_parent() -> None:
    """A killed parent cannot end its workers, so they watch for it themselves."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os.killpg(0, signal.SIGKILL)
