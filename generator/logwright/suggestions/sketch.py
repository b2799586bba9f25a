"""A sketch: a mission whose twists are fixed and whose tasks are not yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.engine.chance import Chance

Twist = Mapping[str, Any]


@dataclass(frozen=True)
class Sketch:
    """The fixed part of a mission. The number of tasks then makes it easier or harder."""

    game: GameSpec = field(repr=False)
    players: int
    twists: tuple[Twist, ...] = ()

    @property
    def amounts(self) -> range:
        """The possible numbers of tasks. Without tasks it needs another goal, and each token needs a task."""
        tokens = [token for twist in self.twists for token in twist.get("tasks", {}).get("tokens", ())]
        shared = any("allocation" in twist for twist in self.twists)
        has_goals = any("objectives" in twist for twist in self.twists)
        # A token that may be moved needs a task to move to.
        moved = any(twist.get("change_tokens") == "move-one" for twist in self.twists)
        least = len(tokens) + moved if tokens else 0 if has_goals and not shared else 1
        return range(least, self.game.tasks.most + 1)

    def data(self, amount: int, name: str, text: Mapping[str, Mapping[str, str]]) -> dict[str, Any]:
        """The mission as data for its file."""
        data: dict[str, Any] = {"game": self.game.id, "id": name, "players": [self.players]}
        if amount:
            data["tasks"] = {str(self.game.tasks.amount): amount}
        for twist in self.twists:
            tasks = data.get("tasks", {}) | twist.get("tasks", {})
            data |= twist
            if tasks:
                data["tasks"] = tasks
        return data | {"text": {lang: dict(words) for lang, words in text.items()}}


def sketches(
    game: GameSpec, players: int, twists: Sequence[Twist], symbols: Iterable[str], chance: Chance
) -> Iterator[Sketch]:
    """An endless series of sketches without repetition within hundreds; each has all of these symbols."""
    wanted = tuple(symbols)
    while True:
        chosen = [_bearing(symbol, twists, chance) for symbol in wanted]
        # Most have one or two twists; an occasional plain mission is fine.
        for _ in range(max(0, (0, 1, 1, 2, 2)[chance.below(5)] - len(chosen))):
            chosen.append(twists[chance.below(len(twists))])
        if agree(chosen):
            yield Sketch(game, players, tuple(chosen))


def symbols_of(twist: Twist) -> set[str]:
    """The symbols that the logbook shows for a twist."""
    signs = {twist.get("communication", {}).get("mode", ""), twist.get("allocation", "")}
    return signs - {"", "normal"}


def agree(twists: Sequence[Twist]) -> bool:
    """Whether these twists use different fields."""
    fields = [field for twist in twists for field in twist]
    return len(set(fields)) == len(fields)


def _bearing(symbol: str, twists: Sequence[Twist], chance: Chance) -> Twist:
    bearing = [twist for twist in twists if symbol in symbols_of(twist)]
    return bearing[chance.below(len(bearing))]
