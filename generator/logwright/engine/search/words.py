"""The list of 32-bit numbers that encodes a question for the kernel."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

NOBODY = NO_CARD = 255
NO_TALLY = 0xFFFF
_32_BITS = 0xFFFFFFFF

Words = list[int]


def halves(cards: int) -> tuple[int, int]:
    """A set of cards as two numbers, the lower half first."""
    return cards & _32_BITS, cards >> 32


def signed(number: int) -> int:
    return number & _32_BITS


def to_bytes(words: Sequence[int]) -> bytes:
    return array("I", words).tobytes()


def sets_to_bytes(sets: Sequence[int]) -> bytes:
    """Sets of cards, each as its halves."""
    return array("Q", sets).tobytes()


def to_words(raw: bytes) -> Words:
    return list(array("I", raw))
