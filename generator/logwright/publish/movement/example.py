"""The initial position of the movement helper: one move with a pick-up, two hits and a crash."""

from __future__ import annotations

from typing import Any

EXAMPLE: dict[str, Any] = {
    "players": 3,
    "saucers": {"red": [2, 1], "green": [2, 4], "blue": [2, 7]},
    "crew": [
        {"colour": "green", "type": "pilot", "at": [2, 2]},
        {"colour": "blue", "type": "doctor", "at": [5, 2]},
    ],
    "rules": {},
    "move": {
        "saucer": "red",
        "card": "zero-to-five",
        "direction": "right",
        "distance": 5,
        "boosters": 0,
        "answers": [],
    },
}
