"""What the scenario designer needs at the start, worked out when the site is built."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.publish.figures.saucer_game.tile import tile
from logwright.publish.scenario_designer.scenario_desk import ScenarioDesk
from logwright.publish.scenario_designer.scenario_form import scenario_form

# What all designers say; what is said of missions only is said otherwise of scenarios.
_WORDS = ("designer.", "scenario_designer.")


def scenario_greeting(library: Library, schemas: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Words, tiles with both sides drawn, layouts, the form, and scenarios to begin with."""
    desk = ScenarioDesk(library, schemas, lang)
    book, box, game = desk.book, desk.box, library.saucer_game
    told = book.tongue(game).words
    return {
        "words": {key.removeprefix(of): text for of in _WORDS for key, text in told.items() if key.startswith(of)},
        "games": {game: {"name": book.game_title(game), "begun": desk.begun()}},
        "examples": [
            {"game": game, "title": words.title if words else scenario.id, "document": scenario.document.data}
            for scenario in library.scenarios.values()
            for words in (scenario.own_words.get(lang) or scenario.own_words.get(SOURCE),)
        ],
        "players": list(box.table),
        "tiles": [
            {
                "number": each.number,
                "width": len(each.sides["a"][0]),
                "height": len(each.sides["a"]),
                "sides": {side: tile(each, side).icon() for side in each.sides},
            }
            for each in box.tiles
        ],
        "layouts": {
            str(players): [[place.row, place.column] for place in box.layouts[players]] for players in box.table
        },
        "form": scenario_form(desk.book, schemas),
    }
