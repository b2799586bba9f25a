"""Missions next to a mission: one step away, such as a task fewer, another way to share them out, or a rule more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.engine.missions.mission import Signal, Token
from logwright.suggestions.sketch import Twist

STEPS = (1, 2, 3)
"""By how many tasks, or points of difficulty, a neighbour may differ."""
_SILENCE: Sequence[tuple[Signal, Mapping[str, Any]]] = (
    (Signal.NORMAL, {}),
    (Signal.DEAD_ZONE, {"mode": "dead-zone"}),
    (Signal.DISRUPTION, {"mode": "disruption", "from_trick": 3}),
    (Signal.NONE, {"mode": "none"}),
)
"""Ways to communicate that need nothing else, each harder than the one before."""


class StepKind(StrEnum):
    AMOUNT = "amount"
    FEWER_TOKENS = "fewer-tokens"
    MORE_TOKENS = "more-tokens"
    ALLOCATION = "allocation"
    COMMUNICATION = "communication"
    FEWER_RULES = "fewer-rules"
    MORE_RULES = "more-rules"


@dataclass(frozen=True)
class Neighbour:
    """A mission that differs in one step: what was there, and what is there now. None where there is nothing."""

    step: StepKind
    was: Any
    now: Any
    document: dict[str, Any]
    harder: bool | None = None
    """Which way it leads, where that is plain."""


def nearby(document: Mapping[str, Any], game: GameSpec, twists: Sequence[Twist]) -> Iterator[Neighbour]:
    """The document has to be valid; of its neighbours some may not be."""
    yield from _amounts(document, game)
    yield from _tokens(document, game)
    yield from _communication(document, game)
    yield from _allocations(document, game)
    yield from _rules(document, twists)


def leading(neighbours: Iterator[Neighbour], harder: bool | None) -> Iterator[Neighbour]:
    """Those that may lead this way; all if it is not known which way to go."""
    return (each for each in neighbours if None in (each.harder, harder) or each.harder is harder)


def with_amount(document: Mapping[str, Any], key: str, amount: int) -> Neighbour:
    was = document["tasks"][key]
    changed = deepcopy(dict(document))
    changed["tasks"][key] = amount
    return Neighbour(StepKind.AMOUNT, was, amount, changed, amount > was)


def _amounts(document: Mapping[str, Any], game: GameSpec) -> Iterator[Neighbour]:
    key = str(game.tasks.amount)
    if amount := document.get("tasks", {}).get(key):
        for step in STEPS:
            for other in (amount - step, amount + step):
                if 1 <= other <= game.tasks.most:
                    yield with_amount(document, key, other)


def _tokens(document: Mapping[str, Any], game: GameSpec) -> Iterator[Neighbour]:
    tasks = document.get("tasks", {})
    tokens: list[str] = tasks.get("tokens", [])
    for place in reversed(range(len(tokens))):
        left = [token for number, token in enumerate(tokens) if number != place]
        yield Neighbour(StepKind.FEWER_TOKENS, tokens[place], None, _with_tokens(document, left), harder=False)
    if "count" not in tasks or len(tokens) >= tasks["count"]:
        return
    for token in _next_tokens(tokens, game.tokens):
        yield Neighbour(StepKind.MORE_TOKENS, None, token, _with_tokens(document, [*tokens, token]), harder=True)


def _next_tokens(tokens: Sequence[str], known: Sequence[Token]) -> Iterator[str]:
    """The first that is missing of each kind: numbers, arrows, omega."""
    kinds: dict[str, str] = {}
    for token in known:
        if token.value not in tokens:
            kinds.setdefault(
                "arrow" if ">" in token.value else "omega" if token is Token.OMEGA else "number", token.value
            )
    yield from kinds.values()


def _with_tokens(document: Mapping[str, Any], tokens: list[str]) -> dict[str, Any]:
    changed = deepcopy(dict(document))
    if tokens:
        changed["tasks"]["tokens"] = tokens
    else:
        del changed["tasks"]["tokens"]
    return changed


def _communication(document: Mapping[str, Any], game: GameSpec) -> Iterator[Neighbour]:
    was = Signal(document.get("communication", {}).get("mode", Signal.NORMAL))
    ranks = [signal for signal, _ in _SILENCE]
    for signal, data in _SILENCE:
        if signal is was or signal not in (Signal.NORMAL, *game.signals):
            continue
        changed = {key: value for key, value in deepcopy(dict(document)).items() if key != "communication"}
        if data:
            changed["communication"] = dict(data)
        harder = ranks.index(signal) > ranks.index(was) if was in ranks else None
        yield Neighbour(StepKind.COMMUNICATION, was.value, signal.value, changed, harder)


def _allocations(document: Mapping[str, Any], game: GameSpec) -> Iterator[Neighbour]:
    if not document.get("tasks"):
        return
    was = document.get("allocation", "draft")
    for allocation in game.allocations:
        if allocation.value != was:
            changed = deepcopy(dict(document)) | {"allocation": allocation.value}
            changed.pop("volunteers", None)
            yield Neighbour(StepKind.ALLOCATION, was, allocation.value, changed)


def _rules(document: Mapping[str, Any], twists: Sequence[Twist]) -> Iterator[Neighbour]:
    rules: list[Any] = document.get("objectives", [])
    for place, rule in enumerate(rules):
        changed = deepcopy(dict(document))
        del changed["objectives"][place]
        if not changed["objectives"]:
            del changed["objectives"]
        yield Neighbour(StepKind.FEWER_RULES, rule, None, changed, harder=False)
    for twist in twists:
        if set(twist) == {"objectives"} and not any(rule in rules for rule in twist["objectives"]):
            changed = deepcopy(dict(document))
            changed["objectives"] = [*rules, *deepcopy(list(twist["objectives"]))]
            yield Neighbour(StepKind.MORE_RULES, None, twist["objectives"][0], changed, harder=True)
