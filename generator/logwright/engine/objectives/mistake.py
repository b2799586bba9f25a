"""What is wrong with an objective, in words for its author."""

from __future__ import annotations

from dataclasses import dataclass, field

Path = tuple[str | int, ...]


@dataclass
class Mistake(Exception):
    """Raised while reading plain data; `path` leads to the value at fault."""

    message: str
    hint: str = ""
    path: Path = field(default=())

    def __str__(self) -> str:
        return self.message

    def under(self, *steps: str | int) -> Mistake:
        """The same mistake, seen from further out."""
        return Mistake(self.message, self.hint, (*steps, *self.path))
