"""Writes new mission files from a few answers."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.content.writing.mission_writer import written_mission
from logwright.sentences.speech import Speech

_OFFERS = ("tasks", "communication", "objectives", "timer")
"""Fields that a new file shows as examples in comments, if it lacks them."""


@dataclass(frozen=True)
class MissionDraft:
    """The answers for a new mission file. Without `players` it is for all player counts."""

    game: GameSpec
    id: str
    title: str
    lang: str = "en"
    story: str = ""
    players: tuple[int, ...] = ()
    tasks: int = 0
    tokens: tuple[str, ...] = ()
    allocation: str = "draft"
    signal: str = "normal"

    @property
    def data(self) -> dict[str, Any]:
        """The mission as file data."""
        words = {"title": self.title, "story": self.story} if self.story else {"title": self.title}
        return {
            "game": self.game.id,
            "id": self.id,
            "players": list(self.players or self.game.players),
            **self._tasks(),
            **self._communication(),
            "text": {self.lang: words},
        }

    def _tasks(self) -> dict[str, Any]:
        """A mission without tasks starts with a sample objective for the author to change."""
        if not self.tasks:
            return {"objectives": [{"who": "commander", "tricks": {"which": ["first", "last"], "count": "all"}}]}
        plan: dict[str, Any] = {str(self.game.tasks.amount): self.tasks}
        if self.tokens and self.game.tokens:
            plan["tokens"] = list(self.tokens)
        return {"tasks": plan, "allocation": self.allocation}

    def _communication(self) -> dict[str, Any]:
        if self.signal == "normal":
            return {}
        late = {"from_trick": 3} if self.signal == "disruption" else {}
        return {"communication": {"mode": self.signal, **late}}


def mission_file(
    draft: MissionDraft, schema: Mapping[str, Any], folder: Path, schemas: Path | None, speech: Speech | None = None
) -> str:
    """The text of the file, with comments that explain its fields and further options.

    `schemas` is where editors find the mission schema, if the file should name it.
    """
    place = Path(os.path.relpath(schemas / "mission.schema.json", folder)).as_posix() if schemas else ""
    return written_mission(draft.data, schema, place, _OFFERS, speech)
