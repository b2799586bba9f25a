"""The task tokens of a mission and where they are written."""

from __future__ import annotations

from typing import Any

from logwright.content.document import Path


def placed_tokens(data: Any) -> list[tuple[Path, str]]:
    """Tokens of drawn tasks or on named ones, in the order of the file."""
    plan = data.get("tasks", {})
    found: list[tuple[Path, str]] = [
        (("tasks", "tokens", index), token) for index, token in enumerate(plan.get("tokens", []))
    ]
    for index, card in enumerate(plan.get("cards", [])):
        if isinstance(card, dict) and "token" in card:
            found.append((("tasks", "cards", index, "token"), card["token"]))
    return found
