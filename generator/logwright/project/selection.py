"""The missions and scenarios that somebody names: by key or id, by file, or all below a folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.read.document import Origin
from logwright.content.read.layer import Layer

if TYPE_CHECKING:
    from logwright.content.loading.load import Tell
    from logwright.content.model.scenario import Scenario
    from logwright.project.project import Project


class UnknownName(Exception):
    """There is neither such a file nor such a mission; `known` are the keys and ids there are."""

    def __init__(self, name: Path, known: Sequence[str]) -> None:
        super().__init__(str(name))
        self.name, self.known = name, known


@dataclass(frozen=True)
class Selection:
    """What is sound of it, and the `problems` of what was named; if nothing was named, all problems."""

    library: Library
    missions: tuple[LoggedMission, ...]
    scenarios: tuple[Scenario, ...]
    problems: tuple[Problem, ...]


def select(project: Project, named: Sequence[Path], tell: Tell = lambda _: None) -> Selection:
    """By default a project's own missions and scenarios, or without a project all there are."""
    lone = [path for path in files_in(named) if path.exists() and not project.holds(path)]
    return select_from(*project.load(lone, tell), project, named)


def select_from(library: Library, problems: Sequence[Problem], project: Project, named: Sequence[Path]) -> Selection:
    """The same from what was loaded before."""
    keys = [*library.missions, *library.scenarios]
    named = [_key_of(path, library) for path in named]
    for path in named:
        if not path.exists() and path.as_posix() not in keys:
            raise UnknownName(path, [*library.mission_names, *library.scenarios])
    broken = {problem.file for problem in problems}
    sound = [told for told in library.all_told if told.document.file not in broken]
    if named:
        files = files_in(named)
        names = {project.name_of(path) for path in files}
        chosen = names | set(map(str, files))
        sound = [told for told in sound if told.document.file in chosen or told.key in chosen]
        # Files named on the command line, and those of missions and scenarios named by key.
        asked = names | {told.document.file for told in library.all_told if told.key in names}
        problems = [problem for problem in problems if problem.file in asked]
    elif project.own:
        sound = [told for told in sound if told.is_own]
    missions = tuple(told for told in sound if isinstance(told, LoggedMission))
    scenarios = tuple(told for told in sound if not isinstance(told, LoggedMission))
    return Selection(library, missions, scenarios, tuple(problems))


def _key_of(named: Path, library: Library) -> Path:
    """The key of a mission that is named by its id alone; anything else stays as it is."""
    mission = None if named.exists() else library.mission_named(named.as_posix())
    return Path(mission.key) if mission else named


def files_in(named: Sequence[Path]) -> list[Path]:
    return [path for name in named for path in files_below(name)]


def files_below(path: Path) -> list[Path]:
    """The YAML files of a folder that may be content, or the file itself."""
    try:
        return sorted(here for _, here in Layer(path, origin=Origin.OWN).files()) if path.is_dir() else [path]
    except OSError:
        return [path]  # the reader will report why it cannot be read
