"""The output folder of a command: the one that was named, or one below build/."""

from __future__ import annotations

import sys
from pathlib import Path

from logwright.cli.few import few
from logwright.cli.speech import say
from logwright.output.older_output import move_aside
from logwright.output.output_folder import OutputFolder, Written

_FEW = 5


def output_folder(named: Path | None, usual: Path, kind: str) -> OutputFolder:
    """The folder, checked for write access before the work begins. `usual` is the default."""
    path = _whole(named or usual)
    if named is None and (aside := move_aside(path, kind)):
        _tell(say("output.older", folder=path, aside=aside))
    folder = OutputFolder(path, kind, lambda: _tell(say("output.waiting")))
    folder.check()
    return folder


def tell_left(folder: OutputFolder, written: Written) -> None:
    """Lists files that were not removed because somebody has changed them."""
    if written.left:
        _tell(say("output.left", folder=folder.path, files=few(written.left, _FEW)))


def _whole(path: Path) -> Path:
    """The absolute path. A symbolic link in the last component is not resolved, so that it can be detected."""
    return path.parent.resolve() / path.name if path.name not in ("", "..") else path.resolve()


def _tell(text: str) -> None:
    print(f"logwright: {text}", file=sys.stderr)
