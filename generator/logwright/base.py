"""Locates the files that ship with Logwright: content, schemas, handbook, and the parts of sites and sheets."""

from __future__ import annotations

import os
from pathlib import Path

_PACKAGE = Path(__file__).parent


def base_folder() -> Path:
    """The folder with content/, schemas/, docs/, site/ and mkdocs.yml: inside the package, or the checkout."""
    return _PACKAGE / "base" if is_packed() else _PACKAGE.parents[1]


def is_packed() -> bool:
    """Whether this is an installed package, which is read-only, and not a checkout."""
    return (_PACKAGE / "base").is_dir()


def known_verdicts() -> Path:
    """Stored verdicts on the missions of the base; there may be none."""
    return base_folder() / "verdicts" if is_packed() else base_folder() / "build" / "verdicts"


def user_cache() -> Path:
    """A cache folder for data that belongs to no project. It may not exist yet."""
    named = os.environ.get("XDG_CACHE_HOME", "")
    if Path(named).is_absolute():
        return Path(named) / "logwright"
    try:
        return Path.home() / ".cache" / "logwright"
    except RuntimeError:
        # There is no home directory, as in some containers. Imported here: every command loads this module.
        import tempfile

        return Path(tempfile.gettempdir()) / f"logwright-{os.getuid()}"
