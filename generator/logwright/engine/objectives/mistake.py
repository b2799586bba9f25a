"""What is wrong with an objective, for its author; the wording is added where it is reported."""

from __future__ import annotations

from dataclasses import dataclass, field

from logwright.saying import Saying

Path = tuple[str | int, ...]


@dataclass
class Mistake(Exception):
    """Raised while reading plain data; `path` leads to the value at fault."""

    said: Saying
    path: Path = field(default=())

    def __str__(self) -> str:
        return str(self.said)

    def under(self, *steps: str | int) -> Mistake:
        """The same mistake, with its path extended by the enclosing key."""
        return Mistake(self.said, (*steps, *self.path))
