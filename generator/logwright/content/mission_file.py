"""New mission files, made from a few answers."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from logwright.content.written_mission import written_mission

_OFFERS = ("tasks", "communication", "objectives", "timer")
"""Fields that a new file shows an example of, if it has none."""


@dataclass(frozen=True)
class MissionDraft:
    """The answers from which a new mission file is made."""

    game: str
    id: str
    title: str
    lang: str = "en"
    story: str = ""
    players: tuple[int, ...] = (2, 3, 4, 5)
    tasks: int = 0
    tokens: tuple[str, ...] = ()
    allocation: str = "draft"
    signal: str = "normal"

    @property
    def data(self) -> dict[str, Any]:
        """The mission as its file says it."""
        words = {"title": self.title, "story": self.story} if self.story else {"title": self.title}
        return {
            "game": self.game,
            "id": self.id,
            "players": list(self.players),
            **self._tasks(),
            **self._communication(),
            "text": {self.lang: words},
        }

    def _tasks(self) -> dict[str, Any]:
        """A mission without tasks begins with an objective, to be changed to whatever one likes."""
        if not self.tasks:
            return {"objectives": [{"who": "commander", "tricks": {"which": ["first", "last"], "count": "all"}}]}
        plan: dict[str, Any] = {"count" if self.game == "planet-nine" else "difficulty": self.tasks}
        if self.tokens and self.game == "planet-nine":
            plan["tokens"] = list(self.tokens)
        return {"tasks": plan, "allocation": self.allocation}

    def _communication(self) -> dict[str, Any]:
        if self.signal == "normal":
            return {}
        late = {"from_trick": 3} if self.signal == "disruption" else {}
        return {"communication": {"mode": self.signal, **late}}


def mission_file(draft: MissionDraft, schema: Mapping[str, Any], folder: Path, root: Path) -> str:
    """The text of the file, with comments about what the fields mean and what else there is."""
    place = Path(os.path.relpath(root / "schemas" / "mission.schema.json", folder)).as_posix()
    return written_mission(draft.data, schema, place, _OFFERS)
