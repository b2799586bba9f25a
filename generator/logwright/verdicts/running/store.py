"""Verdicts stored between runs, each under a hash of everything it depends on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from logwright.cache.file_cache import FileCache


class Kept(Protocol):
    """A verdict of any kind that can be written as plain data."""

    def to_data(self) -> dict[str, Any]: ...


V = TypeVar("V", bound=Kept)


class Store(Generic[V]):
    """A folder of verdicts of one kind, read back by `read`, which checks every type.

    `known` is a second, read-only folder to look into: verdicts computed elsewhere.
    """

    def __init__(self, folder: Path, kind: str, read: Callable[[Any], V], known: Path | None = None) -> None:
        self._files, self._read = FileCache(folder, kind), read
        self._folders = [self._files, *([FileCache(known, kind)] if known else [])]
        self.unkept: OSError | None = None
        """Why a verdict could not be stored: this must not lose the result itself."""

    def get(self, name: str, holds: Callable[[V], bool]) -> V | None:
        """The stored verdict of this name, if it exists and `holds` accepts it; otherwise it has to be made again."""
        found = (verdict for files in self._folders if (verdict := self._believed(files.get(name), holds)))
        return next(found, None)

    def _believed(self, contents: bytes | None, holds: Callable[[V], bool]) -> V | None:
        if contents is None:
            return None
        try:
            verdict = self._read(json.loads(contents))
            # Derived numbers must match too: written again, it must give exactly the same data.
            return verdict if _written(verdict) == contents and holds(verdict) else None
        except Exception:
            # The checksum is right, so the file was forged. Whatever check fails, it is not our verdict.
            return None

    def put(self, name: str, verdict: V) -> None:
        try:
            self._files.put(name, _written(verdict))
        except OSError as error:
            self.unkept = error


def _written(verdict: Kept) -> bytes:
    return json.dumps(verdict.to_data()).encode()
