"""The settings of a project, from its logwright.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FILE = "logwright.yaml"
SCHEMAS = ".logwright/schemas"
"""Where a project keeps the schemas, so that editors find them without a network."""


@dataclass(frozen=True)
class Settings:
    """`languages` and `games` select the output; empty means all."""

    name: str = ""
    author: str = ""
    languages: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    paper: str = ""
    site: str = ""
    submit: str = ""
    accent: str = ""


def read_settings(data: Mapping[str, Any]) -> Settings:
    """The settings in a file that its schema accepts."""
    return Settings(
        name=data["name"],
        author=data.get("author", ""),
        languages=tuple(data.get("languages", ())),
        games=tuple(data.get("games", ())),
        paper=data.get("paper", ""),
        site=data.get("site", ""),
        submit=data.get("submit", ""),
        accent=data.get("colours", {}).get("accent", ""),
    )
