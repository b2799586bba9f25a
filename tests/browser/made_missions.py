"""Missions as people might design them, sound and not: put together by chance, the same ones every time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from logwright.content.model.library import Library

SUBJECTS = ("crew", "commander", "everyone", {"left_of": "commander"}, {"holder": "pink 9"}, "owner")
TOKENS = ("1", "2", "3", "4", "5", "omega", ">", ">>", ">>>", ">>>>")
TITLES = ("The Lost Probe", "Où ça ? Là-bas !", "Куда: «туда»", "50 % # of it", "“No,” she said: ‘yes’")
BAD_TITLES = ("<b>bold</b>", "{{ title }}", "", "🐙", "x" * 300)
JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    99,
    1.5,
    "",
    "three",
    "pink 3",
    "pnik 3",
    "- #:'\"{}",
    [],
    ["1"],
    {},
    {"count": 2},
    2**60,
)


def made_missions(library: Library, root: Path, count: int, seed: int) -> Iterator[dict[str, Any]]:
    """So many documents; two of five have something changed that may be a mistake."""
    phrases = _phrases(root)
    for number in range(count):
        chance = Random(f"{seed}/{number}")
        document = _mission(library, phrases, chance, f"made-{number:03}")
        for _ in range(chance.choice((0, 0, 0, 1, 2))):
            _spoil(document, chance)
        yield document


def _phrases(root: Path) -> list[dict[str, Any]]:
    """Every example in the schema of objectives."""
    schema = json.loads((root / "schemas/parts/objective.schema.json").read_text("utf-8"))
    return [
        {name: example}
        for name, field in schema["properties"].items()
        if name != "who"
        for example in field["examples"]
    ]


def _mission(library: Library, phrases: list[dict[str, Any]], chance: Random, name: str) -> dict[str, Any]:
    game = chance.choice(sorted(library.games))
    data = library.games[game].document.data
    made: dict[str, Any] = {"game": game, "id": name}
    if chance.random() < 0.6:
        made["players"] = sorted(chance.sample((2, 3, 4, 5), chance.randint(1, 4)))
    if chance.random() < 0.8:
        made["tasks"] = _tasks(library, phrases, game, chance)
        made["allocation"] = chance.choice(data["allocations"])
        if made["allocation"] == "volunteers":
            made["volunteers"] = chance.randint(1, 3)
    if chance.random() < 0.4:
        made["communication"] = {"mode": chance.choice(data["signals"])}
        if made["communication"]["mode"] == "disruption" or chance.random() < 0.2:
            made["communication"]["from_trick"] = chance.randint(2, 5)
    if chance.random() < 0.2:
        made["choose"] = [{"member": "navigator", "by": chance.choice(("commander", "crew"))}]
        made["objectives"] = [{"who": {"chosen": "navigator"}, **chance.choice(phrases)}]
    if "tasks" not in made or chance.random() < 0.5:
        made.setdefault("objectives", [])
        for _ in range(chance.randint(1, 3)):
            made["objectives"].append({"who": chance.choice(SUBJECTS), **chance.choice(phrases)})
    if chance.random() < 0.2:
        made[chance.choice(("five_player_rule", "draw_after_trick", "rises_by"))] = chance.choice((True, 1))
    title = chance.choice(BAD_TITLES if chance.random() < 0.05 else TITLES)
    words = {"title": title, "story": " ".join(chance.choice(TITLES) for _ in range(chance.randint(1, 20)))}
    made["text"] = dict.fromkeys(chance.sample(("en", "fr", "ru"), chance.randint(1, 3)), words)
    if chance.random() < 0.15:
        made["pass_cards"] = {"count": chance.randint(1, 3), "to": chance.choice(("left", "right", "across", "either"))}
    if chance.random() < 0.1:
        made["chosen_colour"] = {"by": "crew"}
        made["objectives"] = [*made.get("objectives", []), {"who": "commander", "win_no": "chosen-colour"}]
    return json.loads(json.dumps(made))  # type: ignore[no-any-return]


def _tasks(library: Library, phrases: list[dict[str, Any]], game: str, chance: Random) -> dict[str, Any]:
    if chance.random() < 0.3:
        return {"cards": [{"objective": chance.choice(phrases)} for _ in range(chance.randint(1, 3))]}
    if game == "deep-sea":
        if chance.random() < 0.5:
            return {"difficulty": chance.randint(1, 12)}
        return {"cards": [card.id for card in chance.sample(library.pile(game), chance.randint(1, 4))]}
    count = chance.randint(1, 6)
    if chance.random() < 0.4:
        cards = [f"{chance.choice(('pink', 'blue', 'green', 'yellow'))} {chance.randint(1, 9)}" for _ in range(count)]
        return {"cards": [{"card": card} if chance.random() < 0.5 else card for card in cards]}
    tokens = list(TOKENS[: chance.randint(0, 3)]) if chance.random() < 0.7 else chance.sample(TOKENS, 2)
    return {"count": count, "tokens": tokens} if tokens and chance.random() < 0.5 else {"count": count}


def _spoil(document: dict[str, Any], chance: Random) -> None:
    """Something else in its place, something left out, or a name mistyped; the id stays, for it names the file."""
    spots = [(inside, key) for inside, key in _spots(document) if inside is not document or key != "id"]
    inside, key = chance.choice(spots)
    match chance.randrange(4):
        case 0:
            del inside[key]
        case 1 if isinstance(inside, dict):
            inside[f"{key[:2]}{key[3:]}x"] = inside.pop(key)
        case _:
            inside[key] = chance.choice(JUNK)


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _spots(value[key])
