"""A layer of content: a folder of files, and their display names."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from logwright.content.read.document import Origin

_MADE = "build"
_FOREIGN = "node_modules"
_NOT_OURS = ("pyvenv.cfg", "logwright.yaml")
"""What marks a folder of installed packages, or another project."""


@dataclass(frozen=True)
class Layer:
    """Display names are relative to the folder `here`; without one they are prefixed with `label`."""

    folder: Path
    label: str = ""
    origin: Origin = Origin.BASE
    here: Path | None = None

    def name(self, place: str) -> str:
        """The display name of a file."""
        if self.here is None:
            return f"{self.label}{place}"
        folder, _, name = place.rpartition("/")
        return Path(_way(self.here, self.folder / folder), name).as_posix()

    def beside(self, name: str) -> Layer:
        """The folder of this name, such as docs/, next to this one."""
        label = f"{self.label.removesuffix(f'{self.folder.name}/')}{name}"
        return replace(self, folder=self.folder.parent / name, label=label)

    def files(self) -> Iterator[tuple[str, Path]]:
        """Places and paths, in order. In a project's folder only YAML is considered, and no generated files."""
        for here, folders, names in os.walk(self.folder):
            folders[:] = sorted(name for name in folders if not self._is_skipped(Path(here), name))
            inside = Path(here).relative_to(self.folder).parts
            for name in sorted(names):
                if not name.startswith(".") and (self.origin is Origin.BASE or name.endswith((".yaml", ".yml"))):
                    yield "/".join((*inside, name)), Path(here, name)

    def _is_skipped(self, here: Path, name: str) -> bool:
        if self.origin is Origin.BASE:
            return False
        outermost = here == self.folder
        return (
            name.startswith(".")
            or (outermost and name in (_MADE, _FOREIGN))
            or any((here / name / mark).is_file() for mark in _NOT_OURS)
        )


@cache
def _way(here: Path, folder: Path) -> str:
    return os.path.relpath(folder, here)
