"""A sketch: a mission to be, whose twists are settled and whose tasks are not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from logwright.engine.chance import Chance

Twist = Mapping[str, Any]

MOST = {"planet-nine": 10, "deep-sea": 20}
"""So many tasks (Planet Nine), or so difficult ones (Deep Sea): more than the hardest official missions have."""
_AMOUNT = {"planet-nine": "count", "deep-sea": "difficulty"}


@dataclass(frozen=True)
class Sketch:
    """What is settled of a mission. The amount of tasks is what makes it easier or harder."""

    game: str
    players: int
    twists: tuple[Twist, ...] = ()

    @property
    def amounts(self) -> range:
        """How many tasks it can have. One without any needs something else to do, and tokens need a task each."""
        tokens = [token for twist in self.twists for token in twist.get("tasks", {}).get("tokens", ())]
        shared = any("allocation" in twist for twist in self.twists)
        has_goals = any("objectives" in twist for twist in self.twists)
        # A token that may be moved needs a task to be moved to.
        moved = any(twist.get("change_tokens") == "move-one" for twist in self.twists)
        least = len(tokens) + moved if tokens else 0 if has_goals and not shared else 1
        return range(least, MOST[self.game] + 1)

    def data(self, amount: int, name: str, text: Mapping[str, Mapping[str, str]]) -> dict[str, Any]:
        """The mission as its file says it."""
        data: dict[str, Any] = {"game": self.game, "id": name, "players": [self.players]}
        if amount:
            data["tasks"] = {_AMOUNT[self.game]: amount}
        for twist in self.twists:
            tasks = data.get("tasks", {}) | twist.get("tasks", {})
            data |= twist
            if tasks:
                data["tasks"] = tasks
        return data | {"text": {lang: dict(words) for lang, words in text.items()}}


def sketches(
    game: str, players: int, twists: Sequence[Twist], symbols: Iterable[str], chance: Chance
) -> Iterator[Sketch]:
    """Sketches without end, no two of them alike in a row of hundreds; each bears all of these symbols."""
    wanted = tuple(symbols)
    while True:
        chosen = [_bearing(symbol, twists, chance) for symbol in wanted]
        # Most have one or two twists; a plain mission now and then does no harm.
        for _ in range(max(0, (0, 1, 1, 2, 2)[chance.below(5)] - len(chosen))):
            chosen.append(twists[chance.below(len(twists))])
        if agree(chosen):
            yield Sketch(game, players, tuple(chosen))


def symbols_of(twist: Twist) -> set[str]:
    """The symbols that the logbook shows for a twist."""
    signs = {twist.get("communication", {}).get("mode", ""), twist.get("allocation", "")}
    return signs - {"", "normal"}


def agree(twists: Sequence[Twist]) -> bool:
    """Do these twists leave each other's fields alone?"""
    fields = [field for twist in twists for field in twist]
    return len(set(fields)) == len(fields)


def _bearing(symbol: str, twists: Sequence[Twist], chance: Chance) -> Twist:
    bearing = [twist for twist in twists if symbol in symbols_of(twist)]
    return bearing[chance.below(len(bearing))]
