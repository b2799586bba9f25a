"""Files named on the command line."""

from __future__ import annotations

from pathlib import Path


def files_below(path: Path) -> list[Path]:
    """The YAML files of a folder, or the file itself."""
    try:
        return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    except OSError:
        return [path]  # the reader will report why it cannot be read
