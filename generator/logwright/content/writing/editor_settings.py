"""Editor settings for content: which schema applies to which files."""

from __future__ import annotations

from fnmatch import fnmatchcase

from logwright.content.file_kind import Families
from logwright.content.registry import KINDS


def schemas_of_files(families: Families, own: bool = False) -> dict[str, list[str]]:
    """File patterns by schema, below content/ or in a project.

    Files that an earlier kind claims are excluded from later ones with `!`.
    """
    listed: dict[str, list[str]] = {}
    claimed: list[str] = []
    for kind in KINDS:
        files = kind.files(families, own)
        others = [f"!{file}" for file in claimed if any(fnmatchcase(file, pattern) for pattern in files)]
        if files:
            listed.setdefault(kind.schema, []).extend([*files, *others])
        claimed += [file for file in files if "*" not in file]
    return listed
