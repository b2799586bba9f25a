"""The library a command works on: where it lies, and loading it with a progress line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from logwright.cli.exit_code import UsageError
from logwright.cli.progress import Progress
from logwright.content.library import Library
from logwright.content.load import load
from logwright.content.problem import Problem
from logwright.content.root import find_root


def root_of(options: argparse.Namespace) -> Path:
    root: Path = options.root or find_root(Path.cwd())
    if not (root / "content").is_dir() or not (root / "schemas").is_dir():
        raise UsageError(f"{root} has no content/ and schemas/; name the right folder with --root")
    return root.resolve()


def load_library(root: Path, extra: Iterable[Path] = ()) -> tuple[Library, list[Problem]]:
    progress = Progress("reading file")
    try:
        return load(root, extra, progress)
    finally:
        progress.done()
