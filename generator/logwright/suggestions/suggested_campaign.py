"""A campaign of suggested missions: difficulty rises from chapter to chapter, and one lost mission does not block
it."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.content.campaign_file import CampaignDraft, ChapterDraft
from logwright.content.model.library import Library
from logwright.sentences.message import Number
from logwright.suggestions.suggestion import Workshop

_A_CHAPTER = 3
"""Missions per chapter. All but one must be won, so that a crew can skip one."""


def suggested_campaign(library: Library, workshop: Workshop, missions: Sequence[str], author: str) -> CampaignDraft:
    """Builds the campaign. Titles come from the same word lists as those of missions."""
    name, titles = workshop.title()
    players = workshop.wish.players
    subtitles = {
        lang: library.tongue(lang, "").say("campaign.suggested", {"n": Number(players, str(players))})
        for lang in titles
    }
    parts = [missions[start : start + _A_CHAPTER] for start in range(0, len(missions), _A_CHAPTER)]
    return CampaignDraft(
        game=workshop.wish.game,
        id=name,
        words={lang: {"title": title, "subtitle": subtitles[lang]} for lang, title in titles.items()},
        chapters=[
            ChapterDraft(
                f"part-{place}",
                keys,
                workshop.title()[1],
                ways={"needs": len(keys) - 1} if len(keys) == _A_CHAPTER else {},
            )
            for place, keys in enumerate(parts, start=1)
        ],
        author=author,
        players=[players],
    )
