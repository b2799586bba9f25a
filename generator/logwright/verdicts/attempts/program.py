"""A program that takes a seat: it reads and writes lines of JSON and sees only the view of its seat (docs/protocol.md).

It is not trusted: it has a time limit for each decision, may not write more than a line at a time needs, and dies with
all its children when it is done. Whatever it does wrong loses its attempt, and nothing else.
"""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from enum import StrEnum
from typing import Any

from logwright.engine.attempts import MemberDecision, Open, Refusal, TableState, view
from logwright.engine.attempts.plain_data import open_data, read_value
from logwright.engine.cards.deal import Seat
from logwright.saying import Saying, Told, saying

PROTOCOL = 1
LONGEST_LINE = 65_536
"""Bytes; an answer needs a few dozen."""
PATIENCE = 10.0
"""Seconds for each decision."""
LAST_WORDS = 0.2
"""Seconds a program has to end by itself."""


class Misconduct(StrEnum):
    """What a program did wrong."""

    DEAD = "dead"
    LATE = "late"
    FLOODING = "flooding"
    NO_ANSWER = "no-answer"
    ILLEGAL = "illegal"


class Misbehaved(Told):
    """A program lost its attempt. `reason` says more, where there is more to say."""

    def __init__(self, misconduct: Misconduct, command: str, reason: Saying | str = "") -> None:
        super().__init__(saying(f"programs.{misconduct}", command=command, reason=reason))
        self.misconduct = misconduct


class SeatProgram:
    """A running program. Use it as a context; it is killed at the end, whatever happened."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command, self.patience = command, patience
        self._rest = b""
        self._asked = 0
        try:
            # A session of its own, so that its children can be killed with it and no key pressed here reaches it.
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Misbehaved(Misconduct.DEAD, command, str(error)) from None
        assert self._process.stdin
        assert self._process.stdout
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)

    def __enter__(self) -> SeatProgram:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def begin(self, seat: Seat, about: Mapping[str, Any]) -> None:
        """An attempt begins."""
        self._send({"type": "begin", "protocol": PROTOCOL, "seat": seat, **about}, time.monotonic() + self.patience)

    def decide(self, state: TableState, asked: Open) -> MemberDecision:
        """What it decides. Raises Misbehaved if it does not answer in time, or with something that is not allowed."""
        end = time.monotonic() + self.patience
        self._asked += 1
        suits = state.public.table.deck.suits
        seen = view(state, asked.decider).to_data()
        self._send({"type": "decide", "id": self._asked, "view": seen, "asked": open_data(asked, suits)}, end)
        answer = self._answer(end)
        try:
            if "option" in answer:
                return asked.decision(_option(asked, answer["option"]))
            value = read_value(asked.kind, answer.get("value"), suits)
        except Refusal as refusal:
            raise Misbehaved(Misconduct.ILLEGAL, self.command, refusal.said) from None
        return asked.decision(value)

    def over(self, state: TableState, seat: Seat) -> None:
        """The attempt is over; nobody waits for an answer."""
        with suppress(Misbehaved):
            self._send({"type": "over", "view": view(state, seat).to_data()}, time.monotonic() + LAST_WORDS)

    def end(self) -> None:
        """Kills it and all its children."""
        with suppress(Misbehaved):
            self._send({"type": "quit"}, time.monotonic() + LAST_WORDS)
        process = self._process
        for pipe in (process.stdin, process.stdout):
            assert pipe
            with suppress(OSError):
                pipe.close()
        end = time.monotonic() + LAST_WORDS
        # Its children may live on after it. As long as we have not waited for it, no other group can get its number.
        while time.monotonic() < end and not _has_ended(process.pid):
            time.sleep(0.005)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def _send(self, message: Mapping[str, Any], end: float) -> None:
        """Writes a line; a program that does not read cannot hold us up."""
        left = memoryview(json.dumps(message, ensure_ascii=True).encode() + b"\n")
        with selectors.DefaultSelector() as ready:
            ready.register(self._to, selectors.EVENT_WRITE)
            while left:
                if not ready.select(max(0.0, end - time.monotonic())):
                    raise Misbehaved(Misconduct.LATE, self.command)
                try:
                    left = left[os.write(self._to, left) :]
                except OSError:
                    raise Misbehaved(Misconduct.DEAD, self.command) from None

    def _answer(self, end: float) -> dict[str, Any]:
        line = self._line(end)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise Misbehaved(Misconduct.NO_ANSWER, self.command) from None
        if not isinstance(answer, dict) or answer.get("id", self._asked) != self._asked:
            raise Misbehaved(Misconduct.NO_ANSWER, self.command)
        return answer

    def _line(self, end: float) -> bytes:
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                if len(self._rest) > LONGEST_LINE:
                    raise Misbehaved(Misconduct.FLOODING, self.command)
                if not ready.select(max(0.0, end - time.monotonic())):
                    raise Misbehaved(Misconduct.LATE, self.command)
                try:
                    more = os.read(self._from, LONGEST_LINE)
                except OSError:
                    more = b""
                if not more:
                    raise Misbehaved(Misconduct.DEAD, self.command)
                self._rest += more
        line, _, self._rest = self._rest.partition(b"\n")
        # Whoever says more than was asked could fill our memory.
        if len(line) > LONGEST_LINE or len(self._rest) > LONGEST_LINE:
            raise Misbehaved(Misconduct.FLOODING, self.command)
        return line


def _has_ended(process: int) -> bool:
    return os.waitid(os.P_PID, process, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def _option(asked: Open, number: object) -> Any:
    if type(number) is not int or not 0 <= number < len(asked.options):
        raise Refusal("no-value", kind=asked.kind.value)
    return asked.options[number]
