"""Files that were read and found sound, kept as data between runs, so that checking one mission need not read them all.

A file counts as known only while its bytes are the same, and none does once a schema or the code that reads files
changes. What is kept is JSON, which can be wrong but cannot run anything; the seal tells whether it is whole.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from logwright.cache.file_cache import read_sealed, write_sealed
from logwright.cache.revision import checksum, files_revision, revision
from logwright.content.read.schema import Schemas

_KIND = "documents"
_READING = Path(__file__).parents[1] / "read"
"""The code that parses and checks files."""


class KeptDocuments:
    def __init__(self, folder: Path, schemas: Schemas) -> None:
        self._path = folder / f"{_KIND}.kept"
        self._name = revision(schemas.revision, files_revision(sorted(_READING.glob("*.py")), _READING))
        self._known = self._read()
        self._asked: dict[str, list[Any]] = {}

    def get(self, name: str, raw: bytes) -> Any:
        """The data of a file with these bytes; None if nothing is known about it."""
        found = self._known.get(name)
        if not isinstance(found, list) or len(found) != 2 or found[0] != checksum(raw):
            return None
        self._asked[name] = found
        return found[1]

    def put(self, name: str, raw: bytes, data: Any) -> None:
        """Remembers the data of a file that its schema accepts."""
        self._asked[name] = [checksum(raw), data]

    def save(self) -> None:
        """Writes what was asked for in this run, if that is not what was known. Where nothing can be written, the next
        run reads all files again.
        """
        if self._asked.keys() <= self._known.keys() and all(
            self._known[name] is kept for name, kept in self._asked.items()
        ):
            return
        try:
            contents = json.dumps({**self._known, **self._asked}, ensure_ascii=False, separators=(",", ":"))
            write_sealed(self._path, _KIND, self._name, contents.encode())
        except OSError:
            pass

    def _read(self) -> dict[str, Any]:
        raw = read_sealed(self._path, _KIND, self._name)
        try:
            found = json.loads(raw) if raw else {}
        except (ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}
