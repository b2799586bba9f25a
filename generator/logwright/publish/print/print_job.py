"""A print job: one thing to print, with what it is made from and the files it becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Files = Mapping[str, bytes]
"""Files by their name below the folder to print to."""


@dataclass(frozen=True)
class PrintJob:
    """`what` is told to those who wait. Made by calling `make`, which may raise `Overfull` or `Spoiled`."""

    what: str
    make: Callable[[], Files]
