"""The one kind of problem report: what is wrong with content, where, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Problem:
    """Lines and columns count from 1. `rule` names the page that explains the problem."""

    file: str
    line: int
    column: int
    rule: str
    message: str
    hint: str = ""
