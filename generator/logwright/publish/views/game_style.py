"""The appearance of each game in the library: its suits, inks and scene, from its own files."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from logwright.cache.revision import revision
from logwright.content.model.library import Library
from logwright.publish.figures import DeckLook, SaucerLook, card_styles, stylesheet

Look: TypeAlias = DeckLook | SaucerLook
TOWN = "base"
"""The scene of games without a deck: saucers over their town."""
DARK = ':root[data-scheme="dark"]'
DARK_BY_DEVICE = ':root:not([data-scheme="light"])'
_PARTS = ("game", "tiles", "upgrades", "tasks")


@lru_cache(maxsize=16)
def look_of(library: Library, game: str) -> Look:
    if game in library.games:
        tasks = {card.id: card.task for card in library.all_tasks if card.game == game}
        return DeckLook(library.games[game], tasks)
    game_data, tiles, upgrades = (library.data(f"{game}/{part}.yaml") for part in _PARTS[:3])
    return SaucerLook.of(game_data, tiles, upgrades)


def scene_of(library: Library, game: str) -> str:
    """The scene of a game, whose colours and pictures its pages and sheets have."""
    look = look_of(library, game)
    return look.scene.value if isinstance(look, DeckLook) else TOWN


@lru_cache(maxsize=16)
def look_key(library: Library, game: str) -> str:
    """Changes with everything besides its own data that a drawing of the game may depend on."""
    ours = [library.at(f"{game}/{part}.yaml") for part in _PARTS]
    cards = [card.document for card in library.all_tasks if card.game == game]
    suits = repr(library.games[game].document.data["suits"]) if game in library.games else ""
    return revision(suits, [document.text for document in dict.fromkeys([*ours, *cards]) if document])


def figure_styles(library: Library) -> str:
    """Styles for all figures and for cards in texts, on light and dark pages."""
    games = [*library.games, *([library.saucer_game] if library.box else [])]
    looks = [look_of(library, game) for game in games]
    by_device = stylesheet(looks, DARK_BY_DEVICE)
    cards = card_styles(look for look in looks if isinstance(look, DeckLook))
    return f"{cards}{stylesheet(looks, DARK)}@media (prefers-color-scheme: dark){{{by_device}}}\n"
