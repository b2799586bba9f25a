"""A small project in a temporary folder: the schemas, the games with their cards and tiles, and what a test adds."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
BASE = (
    "content/planet-nine/game.yaml",
    "content/deep-sea/game.yaml",
    "content/deep-sea/tasks.yaml",
    "content/crash-and-grab/game.yaml",
    "content/crash-and-grab/tiles.yaml",
    "content/crash-and-grab/upgrades.yaml",
)


def small_library(folder: Path, files: dict[str, bytes]) -> Path:
    """Lays out the project and returns its root."""
    (folder / "schemas").symlink_to(ROOT / "schemas")
    for name in BASE:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for name, raw in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(raw)
    return folder
