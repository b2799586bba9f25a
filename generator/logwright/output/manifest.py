"""The list of files that a command made in a folder, each with a checksum of its contents."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from logwright.cache.revision import checksum

FOLDER = ".logwright"
NAME = f"{FOLDER}/manifest.json"
_FORMAT = 1


@dataclass(frozen=True)
class Manifest:
    """`kind` says what the folder is for, `files` has the checksum of each file as it was made.

    `writing` has the files being written: a killed run leaves some of them old and some new.
    """

    kind: str
    files: Mapping[str, str] = field(default_factory=dict)
    writing: Mapping[str, str] = field(default_factory=dict)

    def lists(self, name: str) -> bool:
        return name in self.files or name in self.writing

    def made(self, name: str, contents: bytes) -> bool:
        """Whether a file is unchanged since it was made."""
        return checksum(contents) in (self.files.get(name), self.writing.get(name))

    def written(self) -> bytes:
        parts = {"format": _FORMAT, "kind": self.kind, "files": self.files, "writing": self.writing}
        return json.dumps({name: part for name, part in parts.items() if part}, indent=0, sort_keys=True).encode()


def read_manifest(raw: bytes) -> Manifest | None:
    """A manifest from its file; None if it is damaged or names files outside the folder."""
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.get("format") != _FORMAT or not isinstance(data.get("kind"), str):
        return None
    files, writing = data.get("files", {}), data.get("writing", {})
    return Manifest(data["kind"], files, writing) if _is_list(files) and _is_list(writing) else None


def is_inside(name: str) -> bool:
    """Whether a name is a path below the folder, other than the manifest itself."""
    parts = name.split("/")
    return "\0" not in name and parts[0] != FOLDER and not {"", ".", ".."} & set(parts)


def _is_list(files: Any) -> bool:
    return isinstance(files, dict) and all(isinstance(made, str) and is_inside(name) for name, made in files.items())
