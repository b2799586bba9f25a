"""Revisions: short texts that change with whatever something is made from. Nothing else computes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

_PLAIN = (bool, int, float, str, bytes)
SIZE = 16
"""Bytes of a revision that is not shown to people: enough to rule out collisions."""


def checksum(raw: bytes, size: int = SIZE) -> str:
    return blake2b(raw, digest_size=size).hexdigest()


def browser_checksum(raw: bytes, size: int = SIZE) -> str:
    """A checksum that browsers can compute, too: they have SHA-256 but not BLAKE2."""
    return sha256(raw).hexdigest()[: 2 * size]


def revision(*things: Any) -> str:
    """Changes with any of these values, however deeply nested. The same on every machine and in every process."""
    return checksum(spelled(things).encode())


def files_revision(paths: Iterable[Path], root: Path) -> str:
    """Changes with the contents and names of these files; folders among them are skipped."""
    return revision([(path.relative_to(root).as_posix(), path.read_bytes()) for path in paths if path.is_file()])


def spelled(thing: Any) -> str:
    """A text that two values share only if they are equal in value and type: 1, True, 1.0 and "1" are all different.

    Sets and mappings are sorted. A value of an unknown type is refused, as it could change without changing the text.
    """
    kind = type(thing)
    if thing is None or kind in _PLAIN:
        return repr(thing)
    if kind in (tuple, list):
        return f"[{','.join(map(spelled, thing))}]"
    if isinstance(thing, Enum):
        return f"{kind.__module__}.{kind.__qualname__}.{thing.name}"
    if is_dataclass(kind):
        parts = [f"{name}={spelled(getattr(thing, name))}" for name in _fields(kind)]
        return f"{kind.__module__}.{kind.__qualname__}({','.join(parts)})"
    if isinstance(thing, tuple):
        return f"{kind.__module__}.{kind.__qualname__}[{','.join(map(spelled, thing))}]"
    if isinstance(thing, (int, str)):
        # Cards are int subclasses, and some str subclasses carry more than their text; both put all of it in their
        # repr.
        return f"{kind.__module__}.{kind.__qualname__}({thing!r})"
    if isinstance(thing, Set):
        return f"<{','.join(sorted(map(spelled, thing)))}>"
    if isinstance(thing, Mapping):
        entries = sorted((spelled(key), spelled(value)) for key, value in thing.items())
        return f"{{{','.join(f'{key}:{value}' for key, value in entries)}}}"
    raise TypeError(f"a {kind.__name__} has no revision")


@cache
def _fields(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
