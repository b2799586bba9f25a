"""How each game of the library looks, for those who draw it."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TypeAlias

from logwright.content.library import Library
from logwright.publish.figures import DeckLook, SaucerLook, stylesheet

Look: TypeAlias = DeckLook | SaucerLook
DARK = ':root[data-scheme="dark"]'
DARK_BY_DEVICE = ':root:not([data-scheme="light"])'
_PARTS = ("game", "tiles", "upgrades", "tasks")


@lru_cache(maxsize=16)
def look_of(library: Library, game: str) -> Look:
    if game in library.games:
        tasks = {card.id: card.task for card in library.all_tasks if card.game == game}
        return DeckLook.of(library.games[game].document.data, tasks)
    game_data, tiles, upgrades = (library.documents[f"content/{game}/{part}.yaml"].data for part in _PARTS[:3])
    return SaucerLook.of(game_data, tiles, upgrades)


@lru_cache(maxsize=16)
def look_key(library: Library, game: str) -> str:
    """Changes with everything that a drawing of the game may depend on besides its own data."""
    names = [*(f"content/{game}/{part}.yaml" for part in _PARTS), "content/custom/tasks.yaml"]
    texts = [library.documents[name].text for name in names if name in library.documents]
    return blake2b("\0".join(texts).encode(), digest_size=16).hexdigest()


def figure_styles(library: Library) -> str:
    """Styles for all figures, on light and dark pages, whoever chose the dark ones."""
    games = [*library.games, *(["crash-and-grab"] if library.box else [])]
    looks = [look_of(library, game) for game in games]
    by_device = stylesheet(looks, DARK_BY_DEVICE)
    return f"{stylesheet(looks, DARK)}@media (prefers-color-scheme: dark){{{by_device}}}\n"
