"""Immutable collections, as `jsonschema` and `referencing` use them: every change returns a new one.

Browsers lack the compiled package of this name, so this stands in for it, packed beside the packages that import it.
The real ones share memory between old and new; ours are copied, which is quick enough for a few schemas.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class HashTrieMap(dict[K, V]):
    @classmethod
    def convert(cls, value: Mapping[K, V]) -> HashTrieMap[K, V]:
        return value if isinstance(value, cls) else cls(value)

    def insert(self, key: K, value: V) -> HashTrieMap[K, V]:
        return HashTrieMap({**self, key: value})

    def remove(self, key: K) -> HashTrieMap[K, V]:
        return HashTrieMap({other: value for other, value in self.items() if other != key})

    def update(self, *others: Any, **named: V) -> HashTrieMap[K, V]:  # type: ignore[override]
        changed: dict[K, V] = dict(self)
        changed.update(*others, **named)
        return HashTrieMap(changed)


class HashTrieSet(frozenset[K]):
    def insert(self, value: K) -> HashTrieSet[K]:
        return HashTrieSet(self | {value})

    def update(self, *others: Iterable[K]) -> HashTrieSet[K]:
        return HashTrieSet(self.union(*others))


class List(tuple[K, ...]):
    def push_front(self, value: K) -> List[K]:
        return List((value, *self))
