"""The designer's form in one language: the fields of each game's missions, and answers while they are filled in.

It is made from the schemas: scripts show what is described here and know no rule of a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.read.game_schemas import GAMES
from logwright.engine.counting import counted_out
from logwright.engine.missions.mission import Mission
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.subject import CREW, OWNER, Role
from logwright.publish.designer.form_fields import Fields
from logwright.publish.designer.form_options import card_names, deck, in_suits_of, task_offers
from logwright.publish.views.book import Book
from logwright.publish.views.task_kind import KINDS
from logwright.sentences.clause import sentence

PLACES = {"mission": CREW, "task": OWNER}
"""The default subject of an objective, by the place where it is used."""


def phrase_offers(book: Book, game: GameSpec, schema: Mapping[str, Any], who: Any, place: str) -> list[dict[str, Any]]:
    """Every phrase that fits `who` in this game, as the example of its schema, to be edited afterwards."""
    found = []
    for group, name in _names():
        # A sample that compares `who` with themselves comes last: it makes no sense.
        for sample in sorted(schema["properties"][name]["examples"], key=lambda sample: sample == who):
            objective = ({} if who is None else {"who": who}) | {name: in_suits_of(game, sample, book.library)}
            if who is None and _is_hopeless(game, objective, place):
                # The crew wins every card, so what it cannot do is offered as something for one member.
                objective = {"who": Role.COMMANDER.value} | objective
            if words := said(book, game, objective, place):
                found.append(
                    {
                        "name": name,
                        "group": book.say(f"site.tasks.kinds.{group}"),
                        "sentence": words,
                        "objective": objective,
                    }
                )
                break
    return found


def said(book: Book, game: GameSpec, objective: Any, place: str) -> str | None:
    """The sentence for an objective; None if it cannot be read."""
    try:
        return sentence(read_objective(objective, PLACES[place], game.suits), book.tongue(game.id))
    # A half-finished objective may hold anything; `look` reports what is wrong with it.
    except (Mistake, ValueError, TypeError, KeyError, RecursionError):
        return None


def _is_hopeless(game: GameSpec, objective: Any, place: str) -> bool:
    """Whether counting alone tells that the default subject can never do this at some table."""
    try:
        phrase = read_objective(objective, PLACES[place], game.suits)
    except Mistake:
        return False
    return place == "mission" and any(
        counted_out(Mission((seats,), objectives=(phrase,)), game.table(seats)) for seats in game.seats
    )


def _names() -> Iterator[tuple[str, str]]:
    for group, module in KINDS.items():
        for phrase in module.PHRASES:
            yield group, phrase.name


SECTIONS = {
    "words": ("text", "author", "id", "number"),
    "crew": ("players", "choose", "chosen_colour", "chosen_number", "five_player_rule"),
    "tasks": ("tasks", "allocation", "volunteers", "change_tokens", "rises_by"),
    "communication": ("communication",),
    "objectives": ("objectives",),
    "more": ("pass_cards", "timer", "draw_after_trick", "rulings"),
}
"""The order of the form. Schema fields that are not listed come last."""
_MISSION, _OBJECTIVE, _TRICK = "mission.schema.json", "parts/objective.schema.json", "parts/trick.schema.json"


class Form:
    """`schemas` holds the schemas by their name below schemas/."""

    def __init__(self, library: Library, schemas: Mapping[str, Any], lang: str) -> None:
        self.book = Book(library, lang)
        self.schemas = schemas
        self.games = [game.id for game in library.games_in_order]

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
        """The fields in sections, and what they share: cards, members, trick conditions and phrases."""
        fields = Fields(self.book, self.schemas, game)
        found = {field["key"]: field for field in fields.of(_MISSION, _for_game(self.schemas, game))}
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


def _for_game(schemas: Mapping[str, Any], game: str) -> Mapping[str, Any]:
    """The mission schema without the fields that only other games have."""
    mission: Mapping[str, Any] = schemas[_MISSION]
    for rule in schemas[GAMES]["$defs"]["missions"]["allOf"]:
        if rule["if"]["properties"]["game"]["const"] == game:
            mission = without(mission, rule["then"])
    return mission


def without(schema: Mapping[str, Any], forbidden: Mapping[str, Any]) -> Mapping[str, Any]:
    """A schema without the properties that another schema forbids (`not: {}`), at any depth."""
    if "items" in forbidden:
        return {**schema, "items": without(schema["items"], forbidden["items"])}
    inner = forbidden.get("properties", {})
    left = {
        key: without(each, inner[key]) if key in inner else each
        for key, each in schema["properties"].items()
        if inner.get(key, {}).get("not") != {}
    }
    return {**schema, "properties": left}
