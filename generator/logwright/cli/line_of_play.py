"""A line of play for the terminal, trick by trick."""

from __future__ import annotations

from typing import Any


def as_text(certificate: dict[str, Any]) -> str:
    """Owners, choices, and a row per trick; the winner's card is marked."""
    lines = []
    if certificate["owners"]:
        owned = ", ".join(f"task {task + 1}: seat {seat}" for task, seat in enumerate(certificate["owners"]))
        lines.append(f"owners   {owned}")
    for name, value in certificate["choices"].items():
        lines.append(f"{name.replace('_', ' '):8} {_shown(value)}")
    seats = max((len(trick["cards"]) for trick in certificate["tricks"]), default=0)
    width = max((len(card) for trick in certificate["tricks"] for card in trick["cards"]), default=0) + 4
    if lines:
        lines.append("")
    lines.append("trick " + "".join(f" seat {seat}".ljust(width) for seat in range(seats)).rstrip())
    for number, trick in enumerate(certificate["tricks"], start=1):
        cells = [""] * seats
        for place, card in enumerate(trick["cards"]):
            seat = (trick["leader"] + place) % seats
            mark = ">" if place == 0 else " "
            cells[seat] = f"{mark}{card}{'*' if seat == trick['winner'] else ''}".ljust(width)
        lines.append(f"{number:5} " + "".join(cells).rstrip())
    lines += ["", "> opens the trick, * wins it"]
    return "\n".join(lines)


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_shown(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join("–" if item is None else str(item) for item in value)
    return str(value)
