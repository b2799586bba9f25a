"""A print job: one printable thing with its inputs and output files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Files = Mapping[str, bytes]
"""Files by their name below the folder to print to."""


@dataclass(frozen=True)
class PrintJob:
    """Run by calling `make`, which may raise `Overfull` or `Spoiled`. `title` is in the job's language.

    `remark` is a note for the person who prints it, available after `make`. `missions` are the keys of all missions
    that it shows or counts: a change of another one does not concern it. None is for all.
    """

    thing: str
    game: str
    lang: str
    title: str
    make: Callable[[], Files]
    remark: Callable[[], str] = str
    missions: frozenset[str] | None = None

    @property
    def what(self) -> str:
        """The description that progress lines show."""
        return f"{self.title} ({self.lang})"
