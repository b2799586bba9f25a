"""Thinking ahead: while somebody decides, the crew thinks about what it does after each of the options."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from logwright.engine.attempts import MemberDecision, Open, TableState, after
from logwright.engine.crews.level import Level
from logwright.engine.crews.sitting import Sitting

DEPTH = 4
"""So many decisions of the crew are thought of after each option, about a trick."""


class ThinkingAhead:
    """One thought at a time, so that whoever decides meanwhile waits for one at most. The sitting keeps them."""

    def __init__(self, sitting: Sitting, level: Level) -> None:
        self.sitting, self.level = sitting, level
        self._since: tuple[MemberDecision, ...] | None = None
        self._left = 0
        self._lines: deque[tuple[MemberDecision, ...]] = deque()

    def think(self, asked: Open | None, crews_turn: Callable[[TableState], Open | None]) -> bool:
        """Thinks of the next decision. Whether to ask again depends on the options alone, so that it gives nothing
        away: it is said as often as if every line went on."""
        if asked is None:
            return False
        if self._since != self.sitting.record.decisions:
            self._since = self.sitting.record.decisions
            self._left = len(asked.options) * DEPTH
            self._lines = deque((asked.decision(value),) for value in asked.options)
        if self._lines:
            self._follow(self._lines.popleft(), crews_turn)
        self._left -= 1
        return self._left > 0

    def _follow(self, line: tuple[MemberDecision, ...], crews_turn: Callable[[TableState], Open | None]) -> None:
        """Goes on by one decision; lines take turns, for the first decision after each option is needed first."""
        state = self.sitting.state
        for decision in line:
            state = after(state, decision)
        following = crews_turn(state)
        if following is None or len(line) > DEPTH:
            return
        if len(following.options) == 1:
            decision = following.decision(following.options[0])
        else:
            decision = self.sitting.thought_of(following, self.level, line)
        self._lines.append((*line, decision))
