"""Writes new campaign files, from a few answers or from suggested missions."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from logwright.content.writing.mission_writer import written_mission
from logwright.sentences.speech import Speech

_OFFERS = ("author", "players", "cover")
"""Fields that a new file shows as examples in comments, if it lacks them."""


@dataclass(frozen=True)
class ChapterDraft:
    """`titles` by language."""

    id: str
    missions: Sequence[str]
    titles: Mapping[str, str]
    stories: Mapping[str, str] = field(default_factory=dict)
    ways: Mapping[str, Any] = field(default_factory=dict)
    """`needs`, `on_success` and `on_failure`, as the file has them."""


@dataclass(frozen=True)
class CampaignDraft:
    """`words` are title, subtitle, story and so on, by language."""

    game: str
    id: str
    words: Mapping[str, Mapping[str, str]]
    chapters: Sequence[ChapterDraft]
    author: str = ""
    players: Sequence[int] = ()
    cover: Mapping[str, Any] = field(default_factory=dict)

    @property
    def data(self) -> dict[str, Any]:
        """The campaign as file data."""
        head = {"author": self.author, "players": list(self.players), "cover": dict(self.cover)}
        return {
            "game": self.game,
            "id": self.id,
            **{name: value for name, value in head.items() if value},
            "chapters": [
                {"id": chapter.id, "missions": list(chapter.missions), **chapter.ways} for chapter in self.chapters
            ],
            "text": {lang: {**words, "chapters": self._chapter_words(lang)} for lang, words in self.words.items()},
        }

    def _chapter_words(self, lang: str) -> dict[str, Any]:
        return {
            chapter.id: {
                "title": chapter.titles[lang],
                **({"story": chapter.stories[lang]} if lang in chapter.stories else {}),
            }
            for chapter in self.chapters
        }


def campaign_file(
    draft: CampaignDraft, schema: Mapping[str, Any], folder: Path, schemas: Path | None, speech: Speech | None = None
) -> str:
    """The text of the file, with comments that explain its fields and further options.

    `schemas` is where editors find the campaign schema, if the file should name it. Comments are in the language of
    `speech`.
    """
    place = Path(os.path.relpath(schemas / "campaign.schema.json", folder)).as_posix() if schemas else ""
    return written_mission(draft.data, schema, place, _OFFERS, speech, "campaign-fields")
