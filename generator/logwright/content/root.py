"""Where the project lies: the folder that holds content/ and schemas/."""

from __future__ import annotations

from pathlib import Path


def find_root(start: Path) -> Path:
    """The nearest folder at or above `start` with content and schemas; the package's own checkout otherwise."""
    for folder in (start, *start.parents):
        if (folder / "content").is_dir() and (folder / "schemas").is_dir():
            return folder
    return Path(__file__).parents[3]
