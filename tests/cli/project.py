"""A project of one game, so that its pages are soon set."""

from __future__ import annotations

import shutil
from pathlib import Path


def one_game(repository: Path, folder: Path, missions: int = 50) -> Path:
    """The first missions of Planet Nine, with all its words, handbook and theme; tests may change it."""
    for part in ("content/planet-nine", "content/locales", "content/print", "docs", "site"):
        shutil.copytree(repository / part, folder / part)
    for other in ("deep-sea", "crash-and-grab"):
        for words in (folder / "content" / "locales").glob(f"*/{other}"):
            shutil.rmtree(words)
    for mission in sorted((folder / "content" / "planet-nine" / "missions").iterdir())[missions:]:
        mission.unlink()
    shutil.copy(repository / "content" / "fonts.yaml", folder / "content")
    shutil.copy(repository / "mkdocs.yml", folder)
    (repository / "build" / "fonts").mkdir(parents=True, exist_ok=True)
    for part in ("schemas", "node_modules", "licenses", "build/fonts"):
        (folder / part).parent.mkdir(exist_ok=True)
        (folder / part).symlink_to(repository / part)
    return folder
