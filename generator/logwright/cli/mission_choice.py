"""Missions named on the command line: by key, by a span of numbers, by file, or all below a folder."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from logwright.cli.exit_code import UsageError
from logwright.cli.library_option import load_library
from logwright.cli.paths import files_below, name_in_library
from logwright.content.library import Library
from logwright.content.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.suggestion import did_you_mean

_SPAN = re.compile(r"(?P<game>[a-z-]+)/(?P<first>\d+)(?:-(?P<last>\d+))?")


@dataclass(frozen=True)
class Choice:
    """The missions that can be printed, and what is wrong with the others."""

    library: Library
    missions: tuple[LoggedMission, ...]
    problems: tuple[Problem, ...]


def choose(root: Path, names: Sequence[str]) -> Choice:
    """Missions in the order they were named, each once. Files with problems are left out and reported."""
    files = [path for name in names if _is_path(name) for path in files_below(Path(name))]
    library, problems = load_library(root, [path for path in files if not _inside(path, root)])
    chosen: dict[str, LoggedMission] = {}
    by_file = {mission.document.file: mission for mission in library.all_missions}
    wrong: list[Problem] = []
    for name in names:
        if _is_path(name):
            for path in files_below(Path(name)):
                file = name_in_library(path, root)
                own = [problem for problem in problems if problem.file == file]
                wrong += own
                if not own and file in by_file:
                    chosen.setdefault(by_file[file].key, by_file[file])
        else:
            chosen |= {mission.key: mission for mission in _named(library, name) if mission.key not in chosen}
    return Choice(library, tuple(chosen.values()), tuple(wrong))


def _is_path(name: str) -> bool:
    path = Path(name)
    return path.suffix == ".yaml" or path.is_dir()


def _inside(path: Path, root: Path) -> bool:
    return path.resolve().is_relative_to(root / "content")


def _named(library: Library, name: str) -> Iterable[LoggedMission]:
    """`planet-nine/14`, `planet-nine/10-19`, `custom/plan-b`."""
    span = _SPAN.fullmatch(name)
    if span and span["game"] in library.games:
        first, last = int(span["first"]), int(span["last"] or span["first"])
        keys = [f"{span['game']}/{number:02}" for number in range(first, last + 1)]
        found = [library.missions[key] for key in keys if key in library.missions]
    else:
        found = [library.missions[name]] if name in library.missions else []
    if not found:
        hint = did_you_mean(name, [mission.key for mission in library.all_missions]) or "see content/"
        raise UsageError(f"there is no mission, file or folder {name}; {hint}")
    return found
