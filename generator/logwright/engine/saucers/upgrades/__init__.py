"""Upgrades that are used at the start or the end of a turn, one deed per file.

Every deed is a function from state, saucer and card to the options its owner has now. Upgrades that take effect during
something else (a flight, a collision, a placement) are handled there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from logwright.engine.saucers.games.state import Option, State
from logwright.engine.saucers.pieces import upgrade
from logwright.engine.saucers.pieces.upgrade import SpendUpgrade, Upgrade
from logwright.engine.saucers.turns.crash import SettleCrashes
from logwright.engine.saucers.turns.placement import ReplaceCrew
from logwright.engine.saucers.upgrades.exchange_crew import exchange_crew
from logwright.engine.saucers.upgrades.leave_board import leave_board
from logwright.engine.saucers.upgrades.move import move
from logwright.engine.saucers.upgrades.push import push
from logwright.engine.saucers.upgrades.relocate import relocate
from logwright.engine.saucers.upgrades.rotate_tile import rotate_tile
from logwright.engine.saucers.upgrades.swap_places import swap_places
from logwright.engine.saucers.upgrades.take_crew import take_crew

DEEDS: dict[str, Callable[[State, int, Upgrade], list[Option]]] = {
    "exchange-crew": exchange_crew,
    "leave-board": leave_board,
    "move": move,
    "push": push,
    "relocate": relocate,
    "rotate-tile": rotate_tile,
    "swap-places": swap_places,
    "take-crew": take_crew,
}


@dataclass(frozen=True, slots=True)
class UseStartUpgrades:
    """Start-of-turn upgrades, before the move (cg-063)."""

    saucer: int

    def perform(self, state: State) -> State:
        return _offer(state, self.saucer, "turn-start", "", self)


@dataclass(frozen=True, slots=True)
class UseEndUpgrades:
    """End-of-turn upgrades, in any order, each at most once (cg-123, cg-128)."""

    saucer: int
    only: str = ""

    def perform(self, state: State) -> State:
        return _offer(state, self.saucer, "turn-end", self.only, self)


def _offer(state: State, saucer: int, timing: str, only: str, again: UseStartUpgrades | UseEndUpgrades) -> State:
    # An upgrade at the end of the turn can crash saucers and pick up crew: both are settled before anything else
    # (ruling B69).
    aftermath = (SettleCrashes(), ReplaceCrew()) if timing == "turn-end" else ()
    options = [
        Option(
            f"{card.id} {option.label}".strip(),
            (SpendUpgrade(saucer, card.id), *option.tasks, *aftermath, again),
        )
        for card in upgrade.usable(state, saucer, timing)
        if not only or card.id == only
        for option in DEEDS[card.effect.do](state, saucer, card)
    ]
    if not options:
        return state
    return state.ask(saucer, f"{timing}-upgrade", [Option("pass", ()), *options])
