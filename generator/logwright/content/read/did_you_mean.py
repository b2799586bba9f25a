"""Suggests the nearest known word for a misspelt one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import takewhile

from logwright.saying import Saying, saying


def did_you_mean(word: object, known: Iterable[object]) -> Saying | None:
    """A question naming the nearest known word, or nothing."""
    near = nearest(word, known)
    return saying("hints.did-you-mean", near=near) if near else None


def nearest(word: object, known: Iterable[object], alike: float = 0.6) -> str:
    """The known word that is probably meant, or None. Capitals, spaces and dashes carry little weight."""
    typed = _plain(word)
    words = {_plain(item): str(item) for item in known}
    near = get_close_matches(typed, words, n=3, cutoff=alike)
    # Typos are more common at the end of a word than at its beginning.
    near = [item for item in near if item[:1] == typed[:1]] or get_close_matches(typed, near, n=1, cutoff=0.75)
    best = max(near, key=lambda item: _same_start(item, typed), default="")
    return words.get(best, "")


def several_near(word: object, known: Iterable[object], alike: float) -> list[str]:
    """Known words similar to this one, the nearest first."""
    words = {_plain(item): str(item) for item in known}
    return [words[near] for near in get_close_matches(_plain(word), words, n=3, cutoff=alike)]


def _plain(word: object) -> str:
    return str(word).casefold().replace(" ", "-").replace("_", "-")


def _same_start(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
