"""What a statement is based on: seen in print, online, in a transcription, or decided by us."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from logwright.content.model.library import Library


class Basis(StrEnum):
    PRINTED = "printed"
    """A printed rulebook says it, or it follows from what one says."""
    ONLINE = "online"
    """It was seen in the designers' online version."""
    TRANSCRIPTION = "transcription"
    """Players copied it from their cards or logbooks; the print itself was not at hand."""
    OURS = "ours"
    """No source states it; we decided."""


# Further values that checklists use: read between the lines of a rulebook, or deliberately absent from it.
_FACTS = {"derived": Basis.PRINTED, "implied": Basis.PRINTED, "absence": Basis.PRINTED, "silence": Basis.OURS}


def basis_of_fact(fact: Mapping[str, Any]) -> Basis:
    named = fact.get("basis")
    return Basis.PRINTED if named is None else _FACTS.get(named) or Basis(named)


def basis_of_ruling(ruling: Mapping[str, Any]) -> Basis:
    """The basis of a ruling; by default our own decision."""
    return Basis(ruling.get("basis", Basis.OURS))


def basis_of_file(library: Library, place: str) -> Basis | None:
    """The basis shared by all cards or tiles of a file; None if it does not say."""
    document = library.at(place)
    named = document.data.get("basis") if document else None
    return Basis(named) if named else None
