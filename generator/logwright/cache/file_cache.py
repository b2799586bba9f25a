"""Cached files. Each stores its kind, its name and a checksum, so that a damaged or stale one is never used.

A file that is truncated, changed, misplaced or written by another version counts as missing, and the caller makes it
again.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from logwright.cache.revision import checksum, revision
from logwright.fault import named

_FORMAT = b"logwright 1"


@dataclass(frozen=True)
class FileCache:
    """A folder of files of one kind."""

    folder: Path
    kind: str

    def get(self, name: str) -> bytes | None:
        return read_sealed(self.path(name), self.kind, name)

    def put(self, name: str, contents: bytes) -> None:
        write_sealed(self.path(name), self.kind, name, contents)

    def path(self, name: str) -> Path:
        return self.folder / f"{name}.kept"


def read_sealed(path: Path, kind: str, name: str) -> bytes | None:
    """The contents of a file written as this kind and under this name; None if it is missing or not intact."""
    try:
        # Opening a pipe or a device in place of a file could block forever.
        found = path.read_bytes() if path.is_file() else b""
    except OSError:
        return None
    seal, _, contents = found.partition(b"\n")
    return contents if seal == _seal(kind, name, contents) else None


def write_sealed(path: Path, kind: str, name: str, contents: bytes) -> None:
    write_whole(path, sealed(kind, name, contents))


def sealed(kind: str, name: str, contents: bytes) -> bytes:
    """A whole file: its seal and its contents."""
    return _seal(kind, name, contents) + b"\n" + contents


def _seal(kind: str, name: str, contents: bytes) -> bytes:
    """The first line of a file, readable for humans."""
    return b" ".join((_FORMAT, kind.encode(), revision(kind, name, checksum(contents)).encode()))


def write_whole(path: Path, contents: bytes) -> None:
    """Written next to the target and moved into place, so that an interrupted or parallel run never sees half a
    file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{token_hex(4)}.part")
    try:
        with unfinished.open("xb") as part:
            part.write(contents)
        unfinished.replace(path)
    except OSError as error:
        raise named(error, path) from None
    finally:
        unfinished.unlink(missing_ok=True)
