"""What the campaign designer needs at the start, worked out when the site is built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.content.campaign import CoverScene
from logwright.content.model.library import Library
from logwright.publish.designer.campaign_desk import CampaignDesk
from logwright.publish.views.mission_view import MissionView

# What both designers say; what is said of missions only is said otherwise of campaigns.
_WORDS = ("designer.", "campaign_designer.")


def campaign_greeting(library: Library, schemas: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Words, the missions to choose from with their difficulties, covers, and what can be begun with."""
    desk = CampaignDesk(library, schemas, lang)
    book = desk.book
    # A project may be made for some of the games only.
    games = [spec.id for spec in library.games_in_order if spec.id in book.missions]
    told = book.tongue().words
    words = {key.removeprefix(of): text for of in _WORDS for key, text in told.items() if key.startswith(of)}
    return {
        "words": words
        | {"evening": book.say("campaign.evening", n="{n}"), "chapter": book.say("campaign.chapter", n="{n}")},
        "langs": [[each, library.locales[each].grammar.name] for each in library.languages],
        "games": {
            game: {
                "name": book.game_title(game),
                "players": [n for n in library.games[game].players if not library.games[game].has_automaton(n)],
                "covers": {scene.value: desk.cover_icon(game, scene) for scene in CoverScene},
                "begun": desk.begun(game),
            }
            for game in games
        },
        "missions": [
            {
                "key": mission.key,
                "game": game,
                "name": view.name,
                "title": view.words.title,
                "players": list(mission.rules.players),
                "levels": {
                    str(players): level
                    for players in mission.rules.players
                    if (level := desk.level(mission.key, players)) is not None
                },
            }
            for game, missions in book.missions.items()
            for mission in missions
            for view in (MissionView(book, mission),)
        ],
        "campaigns": [
            {"game": campaign.game, "title": campaign.words(lang).title, "document": campaign.document.data}
            for campaign in library.campaigns.values()
            if campaign.game in games and not campaign.picture
        ],
    }
