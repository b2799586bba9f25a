"""The smallest clash among rules that cannot all be kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")


def smallest_clash(rules: Sequence[T], agree: Callable[[frozenset[T]], bool]) -> frozenset[T]:
    """The smallest set of inconsistent rules, given that all of them together are inconsistent.

    Every maximal consistent set leaves some rules out, and a clash must contain one of those. So we try the smallest
    sets that hit all of these complements until one is inconsistent.
    """
    left_out: list[frozenset[T]] = []
    while True:
        tried = _touching(rules, left_out)
        if len(tried) == len(rules) or not agree(tried):
            return tried
        for rule in rules:
            if rule not in tried and len(tried) < len(rules) - 1 and agree(tried | {rule}):
                tried |= {rule}
        left_out.append(frozenset(rules) - tried)


def _touching(rules: Sequence[T], groups: Sequence[frozenset[T]]) -> frozenset[T]:
    """The smallest set of rules that has one of each group (a minimum hitting set)."""
    return next(
        frozenset(some)
        for size in range(len(rules) + 1)
        for some in combinations(rules, size)
        if all(group.intersection(some) for group in groups)
    )
