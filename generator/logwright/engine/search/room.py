"""The capacity of the kernel's tables, and the error for anything larger."""

from __future__ import annotations

from logwright.saying import Told, saying

# Table sizes, as in question.h.
MAX_SEATS = 6
MAX_TRICKS = 20
MAX_PATTERNS = 192
MAX_HOLDINGS = 192
MAX_TALLIES = 448
MAX_CONDITIONS = 1536
MAX_PARTS = 4096
MAX_OBJECTIVES = 256
MAX_SLOTS = 48
MAX_WAYS = 1024
MAX_TOKEN_PLANS = 32
MAX_DRAWS = 20
MAX_STEPS = 16
MAX_DEPTH = 32
MAX_BYTES = 1 << 22
"""Total size of the questions sent at once."""

UNNAMED = saying("room.unnamed")


class KernelFull(Told):
    """A mission or deal exceeds the kernel's tables. It may be valid; the search cannot tell."""


def check_room(things: str, needed: int, room: int) -> None:
    if needed > room:
        thing = saying(f"room.{things.replace(' ', '-')}")
        raise KernelFull(saying("room.takes", needed=needed, things=thing, room=room))
