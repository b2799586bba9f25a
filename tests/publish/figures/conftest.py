"""The looks of the three games, from the project's own content."""

from pathlib import Path

import pytest

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.publish.figures import DeckLook, SaucerLook

Looks = dict[str, DeckLook | SaucerLook]


@pytest.fixture(scope="session")
def library(repository: Path) -> Library:
    """All content of the project."""
    return load(repository)[0]


@pytest.fixture(scope="session")
def planet_nine(library: Library) -> DeckLook:
    return DeckLook(library.games["planet-nine"])


@pytest.fixture(scope="session")
def deep_sea(library: Library) -> DeckLook:
    tasks = {card.id: card.task for card in library.all_tasks if card.game == "deep-sea"}
    return DeckLook(library.games["deep-sea"], tasks)


@pytest.fixture(scope="session")
def saucers(library: Library) -> SaucerLook:
    documents = [library.documents[f"content/crash-and-grab/{name}.yaml"] for name in ("game", "tiles", "upgrades")]
    game, tiles, upgrades = (document.data for document in documents)
    return SaucerLook.of(game, tiles, upgrades)


@pytest.fixture(scope="session")
def looks(planet_nine: DeckLook, deep_sea: DeckLook, saucers: SaucerLook) -> Looks:
    return {look.game: look for look in (planet_nine, deep_sea, saucers)}
