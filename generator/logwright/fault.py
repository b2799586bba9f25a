"""Environment faults: a full disk, a folder without write access, too little memory. They get readable messages."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path

from logwright.saying import Saying, Told, saying

_FAULTS: Mapping[int, str] = {
    errno.ENOSPC: "no-room",
    errno.EDQUOT: "quota",
    errno.EFBIG: "too-large",
    errno.EROFS: "read-only",
    errno.EACCES: "denied",
    errno.EPERM: "not-permitted",
    errno.EIO: "broken-disk",
    errno.EMFILE: "too-many-files",
    errno.ENFILE: "too-many-files",
    errno.ENOMEM: "no-memory",
    errno.EAGAIN: "no-processes",
    errno.ENAMETOOLONG: "long-name",
    errno.ELOOP: "circle",
    errno.ENOTDIR: "file-in-the-way",
    errno.EISDIR: "folder-in-the-way",
    errno.EBUSY: "in-use",
    errno.ETXTBSY: "in-use",
    errno.ESTALE: "network-drive",
    errno.ENODEV: "no-drive",
    errno.ENXIO: "no-drive",
    errno.EADDRINUSE: "port",
}
_REASONS: Mapping[int, str] = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ELOOP: "circle",
    errno.ENAMETOOLONG: "long-name",
}


class Fault(Told):
    """Something outside of Logwright that prevents its work."""


def named(error: OSError, path: Path) -> OSError:
    """The error with the full path of what could not be read or written, which Python often leaves out."""
    error.filename = str(path)
    return error


def fault_of(error: BaseException) -> Saying | None:
    """The message for an environment fault; None if the error is something else."""
    if isinstance(error, Told):
        return error.said
    if isinstance(error, MemoryError):
        return saying("faults.no-memory", place="")
    if not isinstance(error, OSError) or error.errno is None or error.errno not in _FAULTS:
        return None
    name = error.filename if isinstance(error.filename, str) else ""
    return saying(f"faults.{_FAULTS[error.errno]}", place=f" ({name})" if name else "")


def os_reason(error: OSError) -> Saying | str:
    """Why a file cannot be read or written, in short; the system's own message if we have none."""
    name = _REASONS.get(error.errno or 0)
    return saying(f"reasons.{name}") if name else error.strerror or type(error).__name__
