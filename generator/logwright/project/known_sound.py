"""Remembers that no rule complains about a library, so that commands need not run all rules each time.

What is remembered is one revision of everything the rules look at: all files, the schemas and our own code. A change in
any of it, or a damaged record, and the rules run again.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from logwright.cache.code_revision import package_revision
from logwright.cache.file_cache import read_sealed, write_sealed
from logwright.cache.revision import revision
from logwright.content.model.library import Library
from logwright.content.read.schema import Schemas

_KIND = "sound"


class KnownSound:
    def __init__(self, folder: Path, library: Library, schemas: Schemas) -> None:
        self._path = folder / f"{_KIND}.kept"
        self._name = revision(package_revision(), schemas.revision, sorted(library.files), library.texts)

    def __bool__(self) -> bool:
        """Whether the library was found sound the last time."""
        return read_sealed(self._path, _KIND, self._name) is not None

    def remember(self) -> None:
        """Where nothing can be written, the next command runs the rules again."""
        with suppress(OSError):
            write_sealed(self._path, _KIND, self._name, b"")
