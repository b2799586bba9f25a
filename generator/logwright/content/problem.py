"""The one kind of problem report: what is wrong with content, where, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Problem:
    """Lines and columns count from 1. `rule` names the page that explains the problem.

    `path` leads to the field in the data of the file; it is empty for the whole, and where nothing could be read.
    """

    file: str
    line: int
    column: int
    rule: str
    message: str
    hint: str = ""
    path: tuple[str | int, ...] = field(default=(), compare=False)
