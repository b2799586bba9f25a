"""Task tokens: the order in which the tasks of a mission have to be fulfilled (p9-159 to p9-178)."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, Token
from logwright.engine.referee.status import Status


def token_order(tokens: Sequence[Token | None], fulfilled: Sequence[int | None]) -> Status:
    """The status of the order of the tokens, given the trick in which each task was fulfilled (None: open).

    Tasks fulfilled in the same trick may take any order that fits the tokens (ruling B6).
    """
    done = [trick for trick in fulfilled if trick is not None]
    for token, when in zip(tokens, fulfilled, strict=True):
        if token and _broken(token, when, tokens, fulfilled, done):
            return Status.FAILED
    return Status.OPEN if None in fulfilled else Status.MET


def _broken(
    token: Token, when: int | None, tokens: Sequence[Token | None], fulfilled: Sequence[int | None], done: list[int]
) -> bool:
    if token in NUMBER_TOKENS:
        place = NUMBER_TOKENS.index(token) + 1
        if when is None:
            return len(done) >= place
        # The tasks of its trick take the places after those of earlier tricks; one of them must be this one.
        earlier = sum([trick < when for trick in done])
        return not earlier < place <= earlier + done.count(when)
    if token is Token.OMEGA:
        # The last place must be free for it, too: a number token may claim the same one.
        last = len(tokens)
        claimed = last <= len(NUMBER_TOKENS) and NUMBER_TOKENS[last - 1] in tokens
        return when is not None and (None in fulfilled or when < max(done) or claimed)
    if when is None:
        return False
    sooner = ARROW_TOKENS[: ARROW_TOKENS.index(token)]
    return any(other is None or other > when for other, mark in zip(fulfilled, tokens, strict=True) if mark in sooner)
