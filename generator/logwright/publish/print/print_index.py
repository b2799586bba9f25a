"""The index of what was printed: kept beside the files, for the site and for the next run."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

NAME = "index.json"


@dataclass(frozen=True)
class Printed:
    """One file: what it is, and the revision of what it was made from. `file` lies below the folder of the index."""

    file: str
    thing: str
    game: str
    lang: str
    title: str
    pages: int
    size: int
    revision: str


def read_index(folder: Path) -> list[Printed]:
    """What was printed to a folder; nothing, if there is no index or it is from another time."""
    try:
        found = [Printed(**each) for each in json.loads((folder / NAME).read_text("utf-8"))]
    except (OSError, ValueError, TypeError):
        return []
    return [each for each in found if (folder / each.file).is_file()]


def write_index(folder: Path, printed: Iterable[Printed]) -> None:
    """Write the index, in this order, and take away files that it no longer names."""
    wanted = list(printed)
    known = {each.file for each in wanted}
    for old in read_index(folder):
        if old.file not in known:
            (folder / old.file).unlink()
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps([asdict(each) for each in wanted], ensure_ascii=False, indent=1)
    (folder / NAME).write_text(text, "utf-8")


def by_job(printed: Iterable[Printed]) -> Mapping[tuple[str, str, str], list[Printed]]:
    """The files of each job, by its language, game and title: logbooks of two games may have the same title."""
    found: dict[tuple[str, str, str], list[Printed]] = {}
    for each in printed:
        found.setdefault((each.lang, each.game, each.title), []).append(each)
    return found
