"""Prompts on a terminal, each repeated until the answer is valid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from logwright.cli.exit_code import UsageError
from logwright.cli.speech import say

T = TypeVar("T")


@dataclass(frozen=True)
class Questions:
    """`asking` is false if there is no terminal: then the default answers are used."""

    asking: bool

    def answer(self, given: str | None, question: str, usual: str, read: Callable[[str], T]) -> T:
        """The parsed value of the option or the answer. An invalid option is an error, never ignored."""
        if given is not None:
            return read(given)
        shown = f" [{usual}]" if usual else ""
        while True:
            text = (_typed(f"{question}{shown} ") if self.asking else "") or usual
            try:
                return read(text)
            except UsageError as bad:
                if not self.asking:
                    raise
                print(bad)


def _typed(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        # Ctrl-D, or a file of answers that is too short: nothing is made up for what was not said.
        print()
        raise UsageError(say("new.unanswered")) from None
