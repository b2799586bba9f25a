"""A line of play for the terminal, trick by trick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from logwright.cli.speech import say


def as_text(certificate: dict[str, Any], tasks: Sequence[str] = ()) -> str:
    """Owners, choices, and a row per trick with the winner's card marked. `tasks` are their names, if known."""
    lines = []
    if certificate["owners"]:
        owned = (_owned(task, seat, tasks) for task, seat in enumerate(certificate["owners"]))
        lines.append(f"{say('play.owners'):8} {', '.join(owned)}")
    for name, value in certificate["choices"].items():
        lines.append(f"{say(f'play.{name}'):8} {_shown(value)}")
    seats = max((len(trick["cards"]) for trick in certificate["tricks"]), default=0)
    width = max((len(card) for trick in certificate["tricks"] for card in trick["cards"]), default=0) + 4
    if lines:
        lines.append("")
    names = [f" {say('play.seat', seat=seat)}" for seat in range(seats)]
    width, first = max([width, *(len(name) + 1 for name in names)]), say("play.trick")
    lines.append(f"{first} " + "".join(name.ljust(width) for name in names).rstrip())
    for number, trick in enumerate(certificate["tricks"], start=1):
        cells = [""] * seats
        for place, card in enumerate(trick["cards"]):
            seat = (trick["leader"] + place) % seats
            mark = ">" if place == 0 else " "
            cells[seat] = f"{mark}{card}{'*' if seat == trick['winner'] else ''}".ljust(width)
        lines.append(f"{number:{len(first)}} " + "".join(cells).rstrip())
    lines += ["", say("play.legend")]
    return "\n".join(lines)


def _owned(task: int, seat: int, names: Sequence[str]) -> str:
    name = names[task] if task < len(names) else ""
    return say("play.owned", task=task + 1, seat=seat) + (f" ({name})" if name else "")


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(say("titled", name=_shown(key), what=_shown(item)) for key, item in value.items())
    if isinstance(value, list):
        return " ".join("–" if item is None else str(item) for item in value)
    return " ".join(str(value).split())
