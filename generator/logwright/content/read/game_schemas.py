"""Schemas that depend on the available games: ids, suits, and the fields of each game's missions.

The schemas in the folder know the games of the base. For a project with another game these parts are regenerated.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

GAMES = "parts/games.schema.json"
CARDS = "parts/cards.schema.json"
_KNOWN = "x-games"
_DRAFT = "https://json-schema.org/draft/2020-12/schema"
_VALUES = "(?:odd|even|[<>]=?[1-9]|[1-9](?:\\.\\.[1-9])?)"
_NOT_HERE: Mapping[str, Any] = {"not": {}}

Facts = Mapping[str, Any]
"""What schemas need to know about a game: id, family, and for trick-taking games suits, trump, tasks …"""


def game_facts(data: Mapping[str, Any]) -> Facts:
    """From the data of a game.yaml that its schema accepts."""
    if "suits" not in data:
        return {"id": data["game"], "family": data["family"], "order": data["order"]}
    return {
        "id": data["id"],
        "family": data["family"],
        "order": data["order"],
        "trump": data["trump"],
        "suits": {suit["id"]: suit["values"] for suit in data["suits"]},
        "tasks": data["tasks"]["from"],
        "few": data["tasks"]["few"],
        "tokens": bool(data.get("tokens")),
        "five": "five_player_rule" in data,
    }


def with_games(contents: Mapping[str, Any], games: Iterable[Facts]) -> dict[str, Any]:
    """The schemas extended to these games; unchanged if they already covered them."""
    before = {game["id"]: game for game in contents[GAMES][_KNOWN]}
    after = before | {game["id"]: game for game in games}
    if after == before:
        return dict(contents)
    listed = sorted(after.values(), key=lambda game: (game["order"], game["id"]))
    return {**contents, GAMES: games_part(listed), CARDS: cards_part(listed)}


def games_part(games: Sequence[Facts]) -> dict[str, Any]:
    """The schema part that lists the games."""
    of_tricks = [game for game in games if "suits" in game]
    with_pile = [game for game in of_tricks if game["tasks"] == "pile"]
    return {
        "$schema": _DRAFT,
        "$id": GAMES,
        "title": "Games",
        "description": "The games there are, and what their missions may say. Made from every game.yaml by "
        "scripts/game-schemas.py.",
        _KNOWN: list(games),
        "$defs": {
            "any": _ids("Any game.", games),
            "of-tricks": _ids("A trick-taking game.", of_tricks),
            "with-pile": _ids("A game whose task cards are a pile of their own.", with_pile),
            "missions": {"allOf": [_mission_of(game, of_tricks) for game in of_tricks]},
        },
    }


def cards_part(games: Sequence[Facts]) -> dict[str, Any]:
    """The schema part for card names: covers the suits of all games, as a mission does not repeat those of its game."""
    of_tricks = [game for game in games if "suits" in game]
    trumps = list(dict.fromkeys(game["trump"] for game in of_tricks))
    colours: dict[str, int] = {}
    for game in of_tricks:
        for suit, highest in game["suits"].items():
            if suit != game["trump"]:
                colours[suit] = max(highest, colours.get(suit, 0))
    highest_trump = max(game["suits"].get(game["trump"], 1) for game in of_tricks)
    by_value: dict[int, list[str]] = {}
    for suit, highest in colours.items():
        by_value.setdefault(highest, []).append(suit)
    groups = [f"(?:{'|'.join(suits)}) [1-{highest}]" for highest, suits in by_value.items()]
    groups.append(f"(?:{'|'.join((*trumps, 'trump'))}) [1-{highest_trump}]")
    suits = "|".join((*colours, *trumps, "trump"))
    words = "odd|even|colour|chosen-colour|chosen-number"
    selector = f"^(?:(?:{suits})(?: {_VALUES})?|{words}|[<>]=?[1-9]|[1-9](?:\\.\\.[1-9])?)$"
    first = [suit for suit in of_tricks[0]["suits"] if suit != of_tricks[0]["trump"]]
    colour, other, trump = first[len(first) // 2], first[0], trumps[0]
    numbers = {"minimum": 1, "maximum": 9}
    suits_named = {"colours": list(colours), "trumps": trumps}
    return {
        "$schema": _DRAFT,
        "$id": CARDS,
        "title": "Cards",
        "description": "How a mission names cards. Made from every game.yaml by scripts/game-schemas.py.",
        "$defs": {
            "card": {
                "title": "A card",
                "description": f"One playing card: a colour and a value, or a trump ({', '.join(trumps)}) and a value.",
                "type": "string",
                "pattern": f"^(?:{'|'.join(groups)})$",
                "x-expected": {"say": "card", "colour": colour, "trump": trump},
                "x-suits": suits_named,
                "examples": [f"{colour} 3", f"{trump} 1"],
            },
            "selector": {
                "title": "Cards",
                "description": f"A card ({colour} 3), a colour ({colour}), a value of all colours ('9'), the trumps "
                f"({', '.join(trumps)}), odd, even, colour (all colour cards), '>5', 4..6, "
                "chosen-colour, chosen-number, or a list of these.",
                "type": ["string", "integer", "array"],
                "pattern": selector,
                **numbers,
                "minItems": 1,
                "maxItems": 60,
                "items": {
                    "type": ["string", "integer"],
                    "pattern": selector,
                    **numbers,
                    "x-expected": {"say": "cards", "colour": colour},
                    "x-suits": suits_named,
                },
                "x-expected": {"say": "cards-or-trumps", "colour": colour, "trump": trump},
                "x-suits": suits_named,
                "examples": [f"{colour} 3", "9", [colour, f"{other} 4"], ">5"],
            },
            "sets": {
                "title": "Several sets of cards",
                "description": "A list of at least two sets of cards.",
                "type": "array",
                "minItems": 2,
                "maxItems": 60,
                "items": {"$ref": "#/$defs/selector"},
                "x-expected": {"say": "sets", "colour": colour, "other": other},
                "examples": [[colour, other]],
            },
        },
    }


def _ids(description: str, games: Sequence[Facts]) -> dict[str, Any]:
    ids = [game["id"] for game in games]
    return {"title": "Game", "description": description, "type": "string", "enum": ids, "examples": ids[:1]}


def _mission_of(game: Facts, games: Sequence[Facts]) -> dict[str, Any]:
    """The fields that missions of one game may not have."""

    def only(has: str, what: str) -> dict[str, Any]:
        others = [other["id"] for other in games if other[has]]
        if not others:
            return {**_NOT_HERE, "x-hint": f"no-game-has-{what}"}
        return {**_NOT_HERE, "x-hint": {"say": f"only-some-have-{what}", "games": len(others), "names": others}}

    tasks: dict[str, Any] = {}
    cards: dict[str, Any] = {}
    fields: dict[str, Any] = {}
    if game["tasks"] == "pile":
        draws = {"say": "draws-difficulty", "game": game["id"], "few": game["few"]}
        tasks["count"] = {**_NOT_HERE, "x-hint": draws}
        cards["card"] = {**_NOT_HERE, "x-hint": "task-by-id"}
    else:
        draws = {"say": "draws-count", "game": game["id"], "few": game["few"]}
        tasks["difficulty"] = {**_NOT_HERE, "x-hint": draws}
        fields["timer"] = {"properties": {"untimed": {**_NOT_HERE, "x-hint": "no-untimed"}}}
        fields["rises_by"] = {**_NOT_HERE, "x-hint": "nothing-rises"}
    if not game["tokens"]:
        tokens = only("tokens", "tokens")
        tasks["tokens"] = cards["token"] = fields["change_tokens"] = tokens
    if not game["five"]:
        fields["five_player_rule"] = only("five", "five-player-rule")
    if cards:
        tasks["cards"] = {"items": {"properties": cards}}
    return {
        "title": f"What missions of {game['id']} draw and use",
        "if": {"properties": {"game": {"const": game["id"]}}, "required": ["game"]},
        "then": {"properties": {"tasks": {"properties": tasks}, **fields}},
    }
