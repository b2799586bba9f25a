"""Files named on the command line, and what the library calls them."""

from __future__ import annotations

from pathlib import Path


def files_below(path: Path) -> list[Path]:
    """The YAML files of a folder, or the file itself."""
    return sorted(path.rglob("*.yaml")) if path.is_dir() else [path]


def name_in_library(path: Path, root: Path) -> str:
    """The name under which the library knows a file."""
    inside = path.resolve()
    return inside.relative_to(root).as_posix() if inside.is_relative_to(root / "content") else str(path)
