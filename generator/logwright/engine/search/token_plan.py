"""Task tokens for the kernel: which task has to be the first, the second … and which must not come later."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from logwright.engine.missions.choices import Tokens
from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, Token
from logwright.engine.search.cardset import bits
from logwright.engine.search.words import NOBODY, Words, halves


@dataclass(frozen=True)
class TokenPlan:
    """`places`: the task that has to be the first, second … of all, if any. `no_later`: for each task the
    ones that have to be fulfilled before it or in the same trick, as bits."""

    places: tuple[int, ...]
    no_later: tuple[int, ...]

    def words(self) -> Words:
        return [*self.places, *(half for tasks in self.no_later for half in halves(tasks))]


@lru_cache(maxsize=1024)
def token_plan(tokens: Tokens) -> TokenPlan | None:
    """The plan for one placement of the tokens; None if two of them claim the last place."""
    last_number = NUMBER_TOKENS[len(tokens) - 1] if 0 < len(tokens) <= len(NUMBER_TOKENS) else None
    if last_number and Token.OMEGA in tokens and last_number in tokens:
        return None
    places = tuple(tokens.index(token) if token in tokens else NOBODY for token in NUMBER_TOKENS)
    return TokenPlan(places, tuple(_no_later(task, tokens) for task in range(len(tokens))))


def _no_later(task: int, tokens: Tokens) -> int:
    token = tokens[task]
    if token is Token.OMEGA:
        return bits(other for other in range(len(tokens)) if other != task)
    if token in ARROW_TOKENS:
        sooner = ARROW_TOKENS[: ARROW_TOKENS.index(token)]
        return bits(other for other, mark in enumerate(tokens) if mark in sooner)
    return 0
