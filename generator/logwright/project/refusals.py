"""Why a project does not do what was asked: there is none, or its content has problems."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.content.model.settings import FILE
from logwright.content.problem import Problem


class NoProject(Exception):
    """A folder that is neither a project nor below one."""

    def __init__(self, folder: str) -> None:
        super().__init__(f"{folder} has no {FILE}, nor content/ and schemas/")
        self.folder = folder


class UnsoundContent(Exception):
    """Content with problems that must be fixed first."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(f"{each.file}:{each.line}:{each.column}: {each.message}" for each in problems))
        self.problems = tuple(problems)
