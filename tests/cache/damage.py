"""What can happen to a file that was kept: bits flip, ends are lost, other files take its place."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from hypothesis import strategies as st

Damage: TypeAlias = Callable[[bytes], bytes]
Path: TypeAlias = tuple[str | int, ...]


def _flipped(place: int, bit: int) -> Damage:
    def flip(raw: bytes) -> bytes:
        at = place % len(raw)
        return raw[:at] + bytes([raw[at] ^ 1 << bit]) + raw[at + 1 :]

    return flip


def damages() -> st.SearchStrategy[Damage]:
    """Functions that change the bytes of any file."""
    places = st.integers(0, 10**9)
    return st.one_of(
        st.builds(_flipped, places, st.integers(0, 7)),
        places.map(lambda end: lambda raw: raw[: end % len(raw)]),
        places.map(lambda start: lambda raw: raw[start % (len(raw) - 1) + 1 :]),
        st.binary(min_size=1, max_size=40).map(lambda more: lambda raw: raw + more),
        st.binary(max_size=200).map(lambda other: lambda _: other),
        st.just(lambda raw: bytes(len(raw))),
    )


ODD_VALUES: list[Any] = [None, True, False, 0, 1, -1, 999, 10**30, 0.0, 2.5, -0.5, 1e999, "", "1", "x", [], [1], {}]


def odd_values() -> st.SearchStrategy[Any]:
    """Values of all types that JSON has, also such as nobody would expect."""
    return st.sampled_from(ODD_VALUES)


def places(data: Any, here: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value inside plain data, and the way to it."""
    yield here, data
    entries = data.items() if isinstance(data, Mapping) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield from places(value, (*here, key))


def forged(data: Any, place: Path, value: Any) -> Any:
    """The same data with another value in one place."""
    if not place:
        return value
    changed = json.loads(json.dumps(data))
    inside = changed
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = value
    return changed
