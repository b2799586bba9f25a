"""Output of older versions: they kept no list of their files, so these cannot be told from others.

In a command's default folder below build/ such output is moved aside. Nothing is lost, and the command continues.
"""

from __future__ import annotations

import os
from pathlib import Path

from logwright.output.manifest import NAME

_SHEETS = (".pdf", ".png", ".json")


def move_aside(folder: Path, kind: str) -> Path | None:
    """Make room for new output by moving older output aside; returns where it is now."""
    if folder.is_symlink() or not folder.is_dir() or (folder / NAME).exists() or not _looks_like(folder, kind):
        return None
    number, aside = 1, folder.with_name(f"{folder.name}-older")
    while os.path.lexists(aside):
        number += 1
        aside = folder.with_name(f"{folder.name}-older-{number}")
    folder.rename(aside)
    return aside


def _looks_like(folder: Path, kind: str) -> bool:
    if kind == "site":
        return (folder / "offline.js").is_file() and (folder / "offline").is_dir()
    files = [Path(here, name) for here, _, names in os.walk(folder) for name in names]
    return bool(files) and all(path.suffix in _SHEETS for path in files)
