"""What lies in a folder, for comparing it before and after."""

from __future__ import annotations

from pathlib import Path

from logwright.output.manifest import FOLDER


def lying_in(folder: Path) -> dict[str, bytes | Path]:
    """All files by name, with what they hold or where they link to, except for the list that the folder keeps."""
    found: dict[str, bytes | Path] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = path.readlink()
        elif path.is_file() and not name.startswith(f"{FOLDER}/"):
            found[name] = path.read_bytes()
    return found
