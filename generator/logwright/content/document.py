"""A file that was read: plain data that knows the line and column of every key and value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from logwright.content.problem import Problem

Path = tuple[str | int, ...]


class Spot(NamedTuple):
    """A place in a file, counted from 1."""

    line: int
    column: int


class Map(dict[str, Any]):
    """A mapping that remembers where its keys and values stand."""

    __slots__ = ("keys_at", "values_at")

    def __init__(self) -> None:
        super().__init__()
        self.keys_at: dict[str, Spot] = {}
        self.values_at: dict[str, Spot] = {}


class Seq(list[Any]):
    """A list that remembers where its items stand."""

    __slots__ = ("items_at",)

    def __init__(self) -> None:
        super().__init__()
        self.items_at: list[Spot] = []


@dataclass(frozen=True, eq=False)
class Document:
    """One YAML file: its name for people, its text and its data."""

    file: str
    text: str = field(repr=False)
    data: Any
    start: Spot

    def spot(self, path: Path, key: bool = False) -> Spot:
        """Where the value at `path` stands (or its key); the nearest enclosing value if there is none."""
        here, spot = self.data, self.start
        for index, step in enumerate(path):
            if isinstance(here, Map) and step in here:
                last = index == len(path) - 1
                spot = (here.keys_at if key and last else here.values_at)[str(step)]
                here = here[str(step)]
            elif isinstance(here, Seq) and isinstance(step, int) and step < len(here):
                spot = here.items_at[step]
                here = here[step]
            else:
                break
        return spot

    def problem(self, path: Path, rule: str, message: str, hint: str = "", *, key: bool = False) -> Problem:
        line, column = self.spot(path, key)
        return Problem(self.file, line, column, rule, message, hint, path)
