"""The referee: replays a certificate card by card and says whether it keeps the rules and wins.

It shares nothing with the searches but cards, tricks, deals, certificates and missions as read from content. It has its
own implementation, from docs/en/objectives.md and the checklists, of what phrases mean, who may own a task and what a
crew may settle. A test and an import contract in pyproject.toml enforce this.
"""

from logwright.engine.referee.foul import Foul
from logwright.engine.referee.judge import judge
from logwright.engine.referee.replay import Replay, Standing, approve, replay
from logwright.engine.referee.ruling import Fouled, Lost, Part, Ruling, Unfinished, WonRuling, ruling
from logwright.engine.referee.scene import RefereeScene
from logwright.engine.referee.sheet import Sheet
from logwright.engine.referee.status import Status
from logwright.engine.referee.token_order import token_order

__all__ = [
    "Foul",
    "Fouled",
    "Lost",
    "Part",
    "RefereeScene",
    "Replay",
    "Ruling",
    "Sheet",
    "Standing",
    "Status",
    "Unfinished",
    "WonRuling",
    "approve",
    "judge",
    "replay",
    "ruling",
    "token_order",
]
