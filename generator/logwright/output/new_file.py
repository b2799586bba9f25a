"""Creates a file in a folder that is not ours: complete or not at all, and never replacing another."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from logwright.fault import named
from logwright.output.output_folder import Occupied
from logwright.saying import saying


def create_file(path: Path, contents: bytes) -> None:
    """Write a file that does not exist yet; one with the same contents is left as it is."""
    if path.is_file() and not path.is_symlink() and path.read_bytes() == contents:
        return
    part = path.with_name(f".{path.name}.{token_hex(4)}.part")
    try:
        with part.open("xb") as opened:
            opened.write(contents)
        _move(part, path)
    except FileExistsError:
        raise Occupied(saying("occupied.exists", file=path)) from None
    except OSError as error:
        raise named(error, path) from None
    finally:
        with suppress(OSError):
            part.unlink()


def _move(part: Path, path: Path) -> None:
    """Puts the finished file in place by a hard link: unlike a move, that never replaces another file."""
    try:
        path.hardlink_to(part)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems do not support hard links.
        if os.path.lexists(path):
            raise FileExistsError(path) from None
        part.rename(path)
