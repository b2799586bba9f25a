"""The objectives of a mission and where they are written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.document import Path
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.subject import CREW, OWNER, Subject


def placed_objectives(data: Any, trump: str) -> Iterator[tuple[Path, Phrase]]:
    """What the mission asks for, itself or in tasks of its own; joined objectives one by one.

    Leaves out what makes no sense: that was reported when the mission was read.
    """
    for index, value in enumerate(data.get("objectives", [])):
        yield from _parts(value, ("objectives", index), CREW, trump)
    for index, card in enumerate(data.get("tasks", {}).get("cards", [])):
        if isinstance(card, dict) and "objective" in card:
            yield from _parts(card["objective"], ("tasks", "cards", index, "objective"), OWNER, trump)


def _parts(value: Any, path: Path, who: Subject, trump: str) -> Iterator[tuple[Path, Phrase]]:
    joined = [(name, index) for name in ("all_of", "any_of") for index in range(len(value.get(name, [])))]
    for name, index in joined:
        yield from _parts(value[name][index], (*path, name, index), who, trump)
    if "not" in value:
        yield from _parts(value["not"], (*path, "not"), who, trump)
    elif not joined:
        try:
            phrase = read_objective(value, who, trump)
        except Mistake:
            return
        yield (*path, phrase.name), phrase
