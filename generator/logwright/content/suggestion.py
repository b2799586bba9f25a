"""Did you mean …? Near misses among known words."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import takewhile


def did_you_mean(word: object, known: Iterable[object]) -> str:
    """A question naming the nearest known word, or nothing."""
    near = nearest(word, known)
    return f"did you mean {near}?" if near else ""


def nearest(word: object, known: Iterable[object], alike: float = 0.6) -> str:
    """The known word that is probably meant, or nothing. Capitals, spaces and dashes count for little."""
    typed = _plain(word)
    words = {_plain(item): str(item) for item in known}
    near = get_close_matches(typed, words, n=3, cutoff=alike)
    # People slip at the end of a word more often than at its beginning.
    near = [item for item in near if item[:1] == typed[:1]] or get_close_matches(typed, near, n=1, cutoff=0.75)
    best = max(near, key=lambda item: _same_start(item, typed), default="")
    return words.get(best, "")


def _plain(word: object) -> str:
    return str(word).casefold().replace(" ", "-").replace("_", "-")


def _same_start(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
