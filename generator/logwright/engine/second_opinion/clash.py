"""The smallest clash among rules that cannot all be kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")


def smallest_clash(rules: Sequence[T], agree: Callable[[frozenset[T]], bool]) -> frozenset[T]:
    """The smallest set of rules that do not agree, given that all of them together do not.

    Every set of rules that do agree, made as large as it goes, leaves some rules out; a clash needs one of
    those. So we try the smallest sets that touch all of the rest until one does not agree.
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
    """The smallest set of rules with one of each group."""
    return next(
        frozenset(some)
        for size in range(len(rules) + 1)
        for some in combinations(rules, size)
        if all(group.intersection(some) for group in groups)
    )
