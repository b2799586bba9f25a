"""Reads a file named by the user: limited in size, and regular files only."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import BinaryIO

_KINDS = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}
# Opening a pipe would block until somebody writes to it. On Windows, line ends must not be translated.
_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


def read_plain_file(path: Path, most: int) -> bytes:
    """The bytes of a file. Reads at most one more than `most`, which shows that it is too large.

    Raises OSError with words for people in `strerror`.
    """
    with open_plain_file(path) as file:
        return file.read(most + 1)


def open_plain_file(path: Path) -> BinaryIO:
    """The file, open for reading; the caller decides how much to read."""
    # Opening a device may have side effects, so it is checked first; and again afterwards, in case it was replaced.
    _refuse_what_is_no_file(path, path.stat().st_mode)
    descriptor = os.open(path, _FLAGS)
    try:
        _refuse_what_is_no_file(path, os.fstat(descriptor).st_mode)
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def _refuse_what_is_no_file(path: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        kind = _KINDS.get(stat.S_IFMT(mode), "something else")
        raise OSError(None, f"it is {kind}, not a file", str(path))
