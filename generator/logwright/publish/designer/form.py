"""The form of the designer in one language: what missions of each game can say, and answers while it is filled in.

It is made from the schemas: scripts show what is described here and know no rule of a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.content.library import Library
from logwright.publish.book import Book
from logwright.publish.designer.form_cards import card_names, deck
from logwright.publish.designer.form_fields import Fields
from logwright.publish.designer.form_phrases import phrase_offers, said
from logwright.publish.designer.form_tasks import task_offers

QUESTIONS = ("phrases", "say", "tasks")
"""What a page asks about the form, beside its description."""
SECTIONS = {
    "words": ("text", "id", "number"),
    "crew": ("players", "choose", "five_player_rule"),
    "tasks": ("tasks", "allocation", "volunteers", "change_tokens", "rises_by"),
    "communication": ("communication",),
    "objectives": ("objectives",),
    "more": ("timer", "draw_after_trick", "rulings"),
}
"""The order of the form. A field that the schema gains and nobody sorts in stands at the end."""
_MISSION, _OBJECTIVE, _TRICK = "mission.schema.json", "parts/objective.schema.json", "parts/trick.schema.json"


class Form:
    """`schemas` holds the schemas by their name below schemas/."""

    def __init__(self, library: Library, schemas: Mapping[str, Any], lang: str) -> None:
        self.book = Book(library, lang)
        self.schemas = schemas
        self.games = [game for game in schemas[_MISSION]["properties"]["game"]["enum"] if game in library.games]

    def described(self) -> dict[str, Any]:
        return {"games": {game: self._game(game) for game in self.games}}

    def answer(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        game = self.book.library.games[asked["game"]]
        match asked["do"]:
            case "phrases":
                offers = phrase_offers(self.book, game, self.schemas[_OBJECTIVE], asked["who"], asked["place"])
                return {"phrases": offers}
            case "say":
                return {"said": [said(self.book, game, **each) for each in asked["objectives"]]}
        return {"tasks": task_offers(self.book, game)}

    def _game(self, game: str) -> dict[str, Any]:
        """The fields in sections, and what they share: cards, members, conditions of tricks and phrases."""
        fields = Fields(self.book, self.schemas, game)
        found = {field["key"]: field for field in fields.of(_MISSION, _for_game(self.schemas[_MISSION], game))}
        first = found.pop("game")
        placed = {key for keys in SECTIONS.values() for key in keys}
        sections = []
        for name, keys in SECTIONS.items():
            wanted = (*keys, *(key for key in found if key not in placed)) if name == "more" else keys
            shown = [found[key] for key in wanted if key in found]
            sections.append({"name": name, "label": self.book.say(f"designer.sections.{name}"), "fields": shown})
        return {
            "name": self.book.game_title(game),
            "game": first,
            "sections": [section for section in sections if section["fields"]],
            "deck": deck(self.book, game),
            "names": card_names(self.book, self.book.library.games[game]),
            "phrases": list(fields.of(_OBJECTIVE, self.schemas[_OBJECTIVE], "objective")),
            "trick": list(fields.of(_TRICK, self.schemas[_TRICK]["$defs"]["kind"], "trick")),
            "members": fields.members,
        }


def _for_game(mission: Mapping[str, Any], game: str) -> Mapping[str, Any]:
    """The schema of a mission without what only another game has."""
    for rule in mission["allOf"]:
        if condition := rule["if"]["properties"].get("game"):
            mission = without(mission, rule["then" if condition["const"] == game else "else"])
    return mission


def without(schema: Mapping[str, Any], forbidden: Mapping[str, Any]) -> Mapping[str, Any]:
    """A schema without the properties that another one forbids (`not: {}`), at any depth."""
    if "items" in forbidden:
        return {**schema, "items": without(schema["items"], forbidden["items"])}
    inner = forbidden.get("properties", {})
    left = {
        key: without(each, inner[key]) if key in inner else each
        for key, each in schema["properties"].items()
        if inner.get(key, {}).get("not") != {}
    }
    return {**schema, "properties": left}
