"""A parsed file: plain data that knows the line and column of every key and value."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple

from logwright.content.problem import Problem, of_rule
from logwright.saying import Saying

Path = tuple[str | int, ...]


class Spot(NamedTuple):
    """A place in a file, counted from 1."""

    line: int
    column: int


class Map(dict[str, Any]):
    """A mapping that remembers the positions of its keys and values."""

    __slots__ = ("keys_at", "values_at")

    def __init__(self) -> None:
        super().__init__()
        self.keys_at: dict[str, Spot] = {}
        self.values_at: dict[str, Spot] = {}


class Seq(list[Any]):
    """A list that remembers the positions of its items."""

    __slots__ = ("items_at",)

    def __init__(self) -> None:
        super().__init__()
        self.items_at: list[Spot] = []


class Origin(StrEnum):
    """The origin of a file: part of Logwright, of a project, or a single file from elsewhere."""

    BASE = "base"
    OWN = "own"
    LONE = "lone"


@dataclass(frozen=True, eq=False)
class Document:
    """One YAML file: its display name, its text and its data.

    `place` is its path below content/ or in a project; a file from elsewhere has none. `inside` is where the data
    stands in its file, if it is only a part of that.
    """

    file: str
    text: str = field(repr=False)
    data: Any
    start: Spot
    place: str = ""
    origin: Origin = Origin.BASE
    inside: Path = ()

    def part(self, path: Path) -> Document:
        """What stands at `path`, as a document of its own in the same file."""
        data = self.data
        for step in path:
            data = data[step]
        return replace(self, data=data, start=self.spot(path), inside=(*self.inside, *path))

    def spot(self, path: Path, key: bool = False) -> Spot:
        """The position of the value at `path` (or of its key); that of the nearest enclosing value if there is none."""
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

    def problem(
        self,
        path: Path,
        rule: str,
        case: str = "",
        /,
        *,
        key: bool = False,
        hint: Saying | None = None,
        **arguments: object,
    ) -> Problem:
        """A violation of a rule at `path`, or at the name of that field (`key`).

        Its message is in problems.yaml under the rule, and under the `case` if the rule has several; `arguments` fill
        the gaps. A `hint` replaces the one in that file.
        """
        return self.report(path, rule, of_rule(rule, case, arguments), hint, key=key)

    def report(self, path: Path, rule: str, said: Saying, hint: Saying | None = None, *, key: bool = False) -> Problem:
        """The same for a message that already exists."""
        return Problem(self.file, *self.spot(path, key), rule, said, hint, (*self.inside, *path))
