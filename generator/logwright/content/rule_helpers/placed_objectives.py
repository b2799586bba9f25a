"""The objectives of a mission and their locations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.read.document import Path
from logwright.engine.cards.card import Suits
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.subject import CREW, OWNER, Subject


def placed_tokens(data: Any) -> list[tuple[Path, str]]:
    """Tokens of drawn or named tasks, in file order."""
    plan = data.get("tasks", {})
    found: list[tuple[Path, str]] = [
        (("tasks", "tokens", index), token) for index, token in enumerate(plan.get("tokens", []))
    ]
    for index, card in enumerate(plan.get("cards", [])):
        if isinstance(card, dict) and "token" in card:
            found.append((("tasks", "cards", index, "token"), card["token"]))
    return found


def placed_objectives(data: Any, suits: Suits) -> Iterator[tuple[Path, Phrase]]:
    """The objectives of the mission itself and of its own tasks; combined objectives one by one.

    Leaves out invalid ones, which were reported when the mission was read.
    """
    for index, value in enumerate(data.get("objectives", [])):
        yield from _parts(value, ("objectives", index), CREW, suits)
    for index, card in enumerate(data.get("tasks", {}).get("cards", [])):
        if isinstance(card, dict) and "objective" in card:
            yield from _parts(card["objective"], ("tasks", "cards", index, "objective"), OWNER, suits)


def _parts(value: Any, path: Path, who: Subject, suits: Suits) -> Iterator[tuple[Path, Phrase]]:
    joined = [(name, index) for name in ("all_of", "any_of") for index in range(len(value.get(name, [])))]
    for name, index in joined:
        yield from _parts(value[name][index], (*path, name, index), who, suits)
    if "not" in value:
        yield from _parts(value["not"], (*path, "not"), who, suits)
    elif not joined:
        try:
            phrase = read_objective(value, who, suits)
        except Mistake:
            return
        yield (*path, phrase.name), phrase
