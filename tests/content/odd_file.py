"""Things in a folder that are no files."""

from __future__ import annotations

import os
import socket
from pathlib import Path

ODD = ("a folder", "a pipe", "a socket", "a device")


def odd_file(kind: str, path: Path) -> Path:
    match kind:
        case "a folder":
            path.mkdir()
        case "a pipe":
            os.mkfifo(path)
        case "a socket":
            _make_socket(path)
        case "a device":
            path.symlink_to("/dev/zero")
    return path


def _make_socket(path: Path) -> None:
    """The name of a socket must be short, so it is given from inside its folder."""
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)
