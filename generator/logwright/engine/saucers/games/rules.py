"""Switches for points on which two common readings of the rulebook differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Literal, get_args, get_type_hints


@dataclass(frozen=True, slots=True)
class Rules:
    """One reading per switch. Names, options and defaults are those of content/crash-and-grab/game.yaml."""

    push: Literal["remaining", "full"] = "remaining"
    last_space_hit: Literal["one", "full"] = "one"
    boosts_per_turn: Literal["several", "one"] = "several"
    buy_limit: Literal["one", "several"] = "one"
    new_end_upgrade: Literal["at-once", "next-turn"] = "at-once"
    steal_on: Literal["crash", "hit"] = "crash"
    own_crash_pays: Literal["mover", "crashed"] = "mover"
    occupied_site: Literal["next", "reroll"] = "next"
    starting_booster: Literal["right", "left"] = "right"
    crew_to_win: Literal["any-colour", "own-colour"] = "any-colour"

    @staticmethod
    def of(switches: Mapping[str, str]) -> Rules:
        """Rules from plain data; switches that are not named keep their default."""
        options = switch_options()
        for name, value in switches.items():
            if name not in options:
                raise ValueError(f"there is no switch {name!r}")
            if value not in options[name]:
                raise ValueError(f"switch {name!r} cannot be {value!r}, only {' or '.join(options[name])}")
        return Rules(**dict(switches))  # type: ignore[arg-type]  # checked above


def switch_options() -> dict[str, tuple[str, ...]]:
    """Every switch with its options, the default first."""
    hints = get_type_hints(Rules)
    return {field.name: get_args(hints[field.name]) for field in fields(Rules)}
