"""The problem report: what is wrong with content, where, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from logwright.content.base_speech import base_speech
from logwright.saying import Saying, arguments_data, saying
from logwright.sentences.speech import Speech

PLACE = "problems.yaml"
"""The messages of problems, in each language."""


@dataclass(frozen=True)
class Problem:
    """Lines and columns count from 1. `rule` names the page that explains the problem.

    What is `said` has a message and mostly a hint, unless the problem brings `advice` of its own. `path` leads to the
    field in the data of the file; it is empty for the whole, and where nothing could be read.
    """

    file: str
    line: int
    column: int
    rule: str
    said: Saying
    advice: Saying | None = None
    path: tuple[str | int, ...] = field(default=(), compare=False)

    def __lt__(self, other: Problem) -> bool:
        return self._place < other._place

    @property
    def _place(self) -> tuple[str, int, int, str, str]:
        return self.file, self.line, self.column, self.rule, repr(self.said)

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return self.message_in(english())

    @property
    def hint(self) -> str:
        """What to do, in English; may be empty."""
        return self.hint_in(english())

    def message_in(self, speech: Speech) -> str:
        return speech.say(self.said)

    def hint_in(self, speech: Speech) -> str:
        return speech.say(self.advice) if self.advice else speech.hint(self.said)

    def to_data(self, speech: Speech) -> dict[str, Any]:
        """For programs: rule, key and arguments are the same in every language, message and hint are not."""
        return {
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "rule": self.rule,
            "message": self.message_in(speech),
            "hint": self.hint_in(speech),
            "path": list(self.path),
            "key": self.said.key,
            "arguments": arguments_data(self.said.arguments),
        }


def of_rule(rule: str, case: str, arguments: dict[str, object]) -> Saying:
    """The message of a rule: for `mission/identity` the key is mission, identity, and the case, if it has several."""
    return saying(".".join((*rule.split("/"), *filter(None, (case,)))), **arguments)


def english() -> Speech:
    return base_speech("en", PLACE)
