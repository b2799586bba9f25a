"""The bytes of a QR code: text, filling and error correction, in the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest

from logwright.publish.figures.qr.version import Version

_BYTES = 0b0100
_FILLING = (0xEC, 0x11)
_FIELD = 0x11D
"""Bytes are multiplied as polynomials of bits, modulo this one."""


def codewords(text: bytes, version: Version) -> list[int]:
    """All bytes: the blocks take turns, first with their data and then with their error correction."""
    data, blocks = _data(text, version), []
    for size in version.block_sizes:
        blocks.append(data[:size])
        data = data[size:]
    correction = [_remainder(block, _divisor(version.correction)) for block in blocks]
    return [*_in_turns(blocks), *_in_turns(correction)]


def _data(text: bytes, version: Version) -> list[int]:
    """The kind of text, its length, its bytes, the end, and filling as far as there is room."""
    room = sum(version.block_sizes)
    bits = 4 + version.length_bits + 8 * len(text)
    whole = _BYTES << version.length_bits | len(text)
    whole = whole << 8 * len(text) | int.from_bytes(text)
    # Four zeros end the text, or as many as there is room for; then zeros up to a whole byte.
    ended = min(bits + 4, 8 * room)
    ended += -ended % 8
    found = list((whole << ended - bits).to_bytes(ended // 8))
    return found + [_FILLING[place % 2] for place in range(room - len(found))]


def _in_turns(blocks: Sequence[Sequence[int]]) -> Iterator[int]:
    return (byte for turn in zip_longest(*blocks) for byte in turn if byte is not None)


def _remainder(data: Sequence[int], divisor: Sequence[int]) -> list[int]:
    """The error correction of Reed and Solomon: what is left when the data are divided as a polynomial."""
    left = [0] * len(divisor)
    for byte in data:
        factor = byte ^ left[0]
        left = [one ^ _product(each, factor) for one, each in zip([*left[1:], 0], divisor, strict=True)]
    return left


@cache
def _divisor(degree: int) -> tuple[int, ...]:
    """(x - 1)(x - 2)(x - 4)…: its coefficients from the highest power down, without the leading 1."""
    found, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        found = [_product(one, root) ^ following for one, following in zip(found, [*found[1:], 0], strict=True)]
        root = _product(root, 2)
    return tuple(found)


@cache
def _product(one: int, other: int) -> int:
    found = 0
    for bit in range(7, -1, -1):
        found = found << 1 ^ (found >> 7) * _FIELD
        found ^= (other >> bit & 1) * one
    return found
