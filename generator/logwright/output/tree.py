"""A folder tree, accessed step by step without ever following a link.

Every step starts from a folder that is already open, so that no link can be slipped in between.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from logwright.fault import named

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
# Opening a pipe must not block.
_FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
_PART = "part-"


class NotPlain(Exception):
    """A link or something else is in the place of a file or folder. `name` is relative to the top."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Tree:
    """Files by their names below an open folder, such as `fr/index.html`.

    `parts` is the folder, right below the top, where files are written before they are moved into place. `path` is the
    top as shown in messages.
    """

    def __init__(self, top: int, parts: str, path: Path) -> None:
        self._parts, self._path = parts, path
        self._open: dict[tuple[str, ...], int] = {(): top}

    def read(self, name: str) -> bytes | None:
        """The contents of a file; None if it does not exist."""
        *folders, last = name.split("/")
        here = self._folder(tuple(folders))
        if here is None:
            return None
        try:
            file = os.open(last, _FILE, dir_fd=here)
        except FileNotFoundError:
            return None
        except OSError as error:
            if _is_plain(last, here, stat.S_ISREG):
                raise
            raise NotPlain(name) from error
        try:
            if not stat.S_ISREG(os.fstat(file).st_mode):
                raise NotPlain(name)
            with os.fdopen(file, "rb", closefd=False) as opened_file:
                return opened_file.read()
        finally:
            os.close(file)

    def write(self, name: str, contents: bytes) -> None:
        """Put a file into place, complete or not at all. A link by that name is replaced, not followed."""
        try:
            self._write(name, contents)
        except OSError as error:
            raise named(error, self._path / name) from None

    def _write(self, name: str, contents: bytes) -> None:
        *folders, last = name.split("/")
        here, parts = self._made(tuple(folders)), self._made((self._parts,))
        part = f"{_PART}{token_hex(8)}"
        file = os.open(part, _NEW_FILE, 0o666, dir_fd=parts)
        try:
            with os.fdopen(file, "wb") as opened_file:
                opened_file.write(contents)
            os.replace(part, last, src_dir_fd=parts, dst_dir_fd=here)
        except BaseException:
            with suppress(OSError):
                os.unlink(part, dir_fd=parts)
            raise

    def remove(self, name: str) -> None:
        """Remove a file, and the folders around it that become empty."""
        *folders, last = name.split("/")
        here = self._folder(tuple(folders))
        if here is None:
            return
        with suppress(FileNotFoundError):
            os.unlink(last, dir_fd=here)
        for depth in range(len(folders), 0, -1):
            around = self._folder(tuple(folders[: depth - 1]))
            try:
                os.rmdir(folders[depth - 1], dir_fd=around)
            except OSError:
                return
            os.close(self._open.pop(tuple(folders[:depth])))

    def remove_parts(self) -> None:
        """Remove what a killed run left behind while writing."""
        parts = self._folder((self._parts,))
        for name in _names(parts) if parts is not None else ():
            if name.startswith(_PART):
                os.unlink(name, dir_fd=parts)

    def names(self) -> list[str]:
        """The names directly below the top."""
        return _names(self._open[()])

    def close(self) -> None:
        """Close the folders opened on the way; the top is closed by its owner."""
        for path, folder in self._open.items():
            if path:
                os.close(folder)
        self._open = {(): self._open[()]}

    def _folder(self, path: tuple[str, ...]) -> int | None:
        """An open folder; None if it does not exist."""
        if path in self._open:
            return self._open[path]
        around = self._folder(path[:-1])
        if around is None:
            return None
        try:
            self._open[path] = os.open(path[-1], _FOLDER, dir_fd=around)
        except FileNotFoundError:
            return None
        except OSError as error:
            if _is_plain(path[-1], around, stat.S_ISDIR):
                raise
            raise NotPlain("/".join(path)) from error
        return self._open[path]

    def _made(self, path: tuple[str, ...]) -> int:
        """An open folder, created if missing."""
        for depth in range(1, len(path) + 1):
            around = self._folder(path[: depth - 1])
            if self._folder(path[:depth]) is None:
                with suppress(FileExistsError):
                    os.mkdir(path[depth - 1], dir_fd=around)
        found = self._folder(path)
        if found is None:
            raise FileNotFoundError(f"{'/'.join(path)} was removed while it was written to")
        return found


@contextmanager
def opened(path: Path) -> Iterator[int]:
    """The folder itself, which must not be a link."""
    folder = os.open(path, _FOLDER)
    try:
        yield folder
    finally:
        os.close(folder)


def _names(folder: int) -> list[str]:
    with os.scandir(folder) as entries:
        return sorted(entry.name for entry in entries)


def _is_plain(name: str, around: int, kind: Callable[[int], bool]) -> bool:
    """Whether this is of the expected kind and not a link: then opening it failed for another reason."""
    try:
        return kind(os.lstat(name, dir_fd=around).st_mode)
    except OSError:
        return True
