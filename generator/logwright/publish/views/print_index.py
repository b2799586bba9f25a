"""The index of printed files, stored beside them for the site and the next run."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path, PurePosixPath

from logwright.cache.file_cache import read_sealed, sealed
from logwright.cache.plain_data import Odd, listed, record
from logwright.cache.revision import checksum
from logwright.output.output_folder import OutputFolder

NAME = "index.kept"
_KIND = "print-index"


@dataclass(frozen=True)
class Printed:
    """One file: what it is, and the revision of its inputs. `file` is relative to the folder of the index.

    Plain text and braille count no `pages`.
    """

    file: str
    thing: str
    game: str
    lang: str
    title: str
    pages: int
    size: int
    revision: str
    checksum: str

    def is_whole(self, folder: Path) -> bool:
        """Whether the file is there and unchanged."""
        path = folder / self.file
        try:
            return path.is_file() and checksum(path.read_bytes()) == self.checksum
        except OSError:
            return False


def read_index(folder: Path) -> list[Printed]:
    """The printed files of a folder that are still unchanged; empty if there is no current index."""
    return [each for each in _entries(folder) if each.is_whole(folder)]


def _entries(folder: Path) -> tuple[Printed, ...]:
    contents = read_sealed(folder / NAME, _KIND, NAME)
    try:
        return () if contents is None else listed(json.loads(contents), _entry)
    except (ValueError, TypeError, RecursionError):
        return ()


def _entry(data: object) -> Printed:
    found = record(Printed, data)
    path = PurePosixPath(found.file)
    if path.is_absolute() or ".." in path.parts:
        raise Odd(f"{found.file} does not lie below the folder")
    return found


def write_index(folder: OutputFolder, printed: Iterable[Printed]) -> None:
    """Writes the index, in this order, and removes files that it no longer names."""
    wanted = list(printed)
    known = {each.file for each in wanted}
    folder.remove(old.file for old in _entries(folder.path) if old.file not in known)
    contents = json.dumps([asdict(each) for each in wanted], ensure_ascii=False, indent=1).encode()
    folder.add({NAME: sealed(_KIND, NAME, contents)})


def by_job(printed: Iterable[Printed]) -> Mapping[tuple[str, str, str], list[Printed]]:
    """The files of each job, by language, game and title: logbooks of two games may have the same title."""
    found: dict[tuple[str, str, str], list[Printed]] = {}
    for each in printed:
        found.setdefault((each.lang, each.game, each.title), []).append(each)
    return found
