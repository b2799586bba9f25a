"""Writes the parts of the schemas that depend on the games into schemas/parts/, from every game.yaml in content/."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from logwright.content.read.document import Document
from logwright.content.read.game_schemas import CARDS, GAMES, cards_part, game_facts, games_part
from logwright.content.read.reader import read

ROOT = Path(__file__).parents[1]


def parts(root: Path) -> dict[str, str]:
    """The expected schema parts, by name."""
    files = sorted((root / "content").glob("*/game.yaml"))
    documents = [read(path.name, path.read_bytes()) for path in files]
    found = [game_facts(document.data) for document in documents if isinstance(document, Document)]
    games = sorted(found, key=lambda game: (game["order"], game["id"]))
    return {GAMES: _text(games_part(games)), CARDS: _text(cards_part(games))}


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name, text in parts(ROOT).items():
        (ROOT / "schemas" / name).write_text(text, "utf-8")
