"""Describes how a translation differs from its source."""

from __future__ import annotations

from collections.abc import Collection

from logwright.saying import Listed, both, saying


def differences(wanted: Collection[str], found: Collection[str]) -> Listed:
    """lacks a and has b of its own"""
    lost = [saying("differences.lacks", name=name) for name in sorted(set(wanted) - set(found))]
    extra = [saying("differences.extra", name=name) for name in sorted(set(found) - set(wanted))]
    return both([*lost, *extra])
