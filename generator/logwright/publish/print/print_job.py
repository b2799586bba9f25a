"""A print job: one thing to print, with what it is made from and the files it becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Files = Mapping[str, bytes]
"""Files by their name below the folder to print to."""


@dataclass(frozen=True)
class PrintJob:
    """Made by calling `make`, which may raise `Overfull` or `Spoiled`. `title` says what it is, in its language.

    `remark` tells, once it is made, what whoever prints it should know.
    """

    thing: str
    game: str
    lang: str
    title: str
    make: Callable[[], Files]
    remark: Callable[[], str] = str

    @property
    def what(self) -> str:
        """For those who wait."""
        return f"{self.title} ({self.lang})"
