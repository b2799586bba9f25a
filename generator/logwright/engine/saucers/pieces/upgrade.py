"""Upgrade cards: when they may be used, how often, and what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from logwright.engine.saucers.games.event import UpgradeUsed

if TYPE_CHECKING:
    from logwright.engine.saucers.games.state import State


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does: the deed (`do`) and its parameters."""

    do: str
    reach: str = ""
    distance: int = 0
    factor: int = 1
    boosters: int = 0
    energy: int = 0
    what: str = ""
    of: str = ""
    shortest: int = 0
    longest: int = 0
    unless: str = ""


@dataclass(frozen=True, slots=True)
class Upgrade:
    id: str
    number: int
    timing: str
    limit: str
    players: tuple[int, ...]
    effect: Effect


def usable(state: State, saucer: int, timing: str) -> tuple[Upgrade, ...]:
    """The saucer's upgrades that may be used now.

    One bought this turn cannot be used yet, unless it is for the end of the turn (cg-130, cg-131). The limit of once
    per turn applies to the saucer whose turn it is; no card with that limit works on other turns.
    """
    owned = state.saucers[saucer].upgrades
    if not owned:
        return ()
    turn = state.turn
    used = turn.used if turn and turn.saucer == saucer else ()
    bought = turn.bought if turn and turn.saucer == saucer and timing != "turn-end" else ()
    cards = (state.game.upgrades[name] for name in owned if name not in used and name not in bought)
    return tuple(card for card in cards if card.timing == timing)


def find(state: State, saucer: int, timing: str, do: str) -> Upgrade | None:
    """The first usable upgrade with this deed."""
    for card in usable(state, saucer, timing):
        if card.effect.do == do:
            return card
    return None


@dataclass(frozen=True, slots=True)
class SpendUpgrade:
    """Marks an upgrade as used this turn."""

    saucer: int
    upgrade: str

    def perform(self, state: State) -> State:
        state = state.with_turn(used=(*state.active.used, self.upgrade))
        return state.tell(UpgradeUsed(state.colour(self.saucer), self.upgrade))
