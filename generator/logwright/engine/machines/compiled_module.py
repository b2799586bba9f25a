"""Modules compiled by wasmtime, stored in the user's cache: compiling takes longer than most searches.

wasmtime runs a compiled file without checking it. So a file is used only if nobody else can have written it, its
checksum matches, and it was compiled from the same bytes by the same version; otherwise it is compiled again. If the
cache cannot be written, nothing is cached.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import wasmtime

from logwright.base import user_cache
from logwright.cache.file_cache import FileCache
from logwright.cache.revision import checksum, revision

_KIND = "compiled"


def compiled_module(engine: wasmtime.Engine, module: bytes) -> wasmtime.Module:
    """The module compiled for this engine, from the cache if possible."""
    kept = FileCache(user_cache() / _KIND, _KIND)
    name = revision(_KIND, checksum(module), version("wasmtime"))
    if _is_private(kept.folder) and _is_own_file(kept.path(name)) and (found := kept.get(name)):
        with suppress(wasmtime.WasmtimeError):
            return wasmtime.Module.deserialize(engine, found)
    compiled = wasmtime.Module(engine, module)
    with suppress(OSError):
        kept.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if _is_private(kept.folder):
            kept.put(name, bytes(compiled.serialize()))
    return compiled


def _is_private(folder: Path) -> bool:
    """Whether this is a real folder, not a link, that only the current user can open."""
    found = _found(folder)
    return found is not None and stat.S_ISDIR(found.st_mode) and not found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)


def _is_own_file(path: Path) -> bool:
    found = _found(path)
    return found is not None and stat.S_ISREG(found.st_mode)


def _found(path: Path) -> os.stat_result | None:
    """The contents of the file, if it belongs to the current user."""
    try:
        found = path.lstat()
    except OSError:
        return None
    return found if found.st_uid == os.getuid() else None
