"""Missions named on the command line: by key, by a range of numbers, by file, or all below a folder."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from logwright.cli.exit_code import UsageError
from logwright.cli.options.library_option import load_library
from logwright.cli.speech import say
from logwright.content.loading.load import are_sound
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.project import Project
from logwright.project.selection import files_below
from logwright.saying import saying

_SPAN = re.compile(r"(?P<game>[a-z-]+)/(?P<first>\d+)(?:-(?P<last>\d+))?")


@dataclass(frozen=True)
class Choice:
    """The missions that can be printed, and the problems of the others."""

    library: Library
    missions: tuple[LoggedMission, ...]
    problems: tuple[Problem, ...]


def choose(project: Project, names: Sequence[str]) -> Choice:
    """The missions in the order named, each once. Files with problems are left out and reported."""
    return _chosen(project, names, *load_library(project, _elsewhere(project, names)))


def choose_for_sheets(project: Project, names: Sequence[str], answers: bool = False) -> Choice:
    """The same, with a library that knows only what sheets show, as long as nothing is wrong: a tenth of the time.

    `answers` have to be searched for, which takes the whole library.
    """
    if not answers and (quick := project.for_sheets(_elsewhere(project, names))):
        choice = _chosen(project, names, quick, ())
        if are_sound(quick, choice.missions):
            return choice
    return choose(project, names)


def _elsewhere(project: Project, names: Sequence[str]) -> list[Path]:
    """The files named that do not belong to the project."""
    files = [path for name in names if _is_path(name) for path in files_below(Path(name))]
    return [path for path in files if not project.holds(path)]


def _chosen(project: Project, names: Sequence[str], library: Library, problems: Sequence[Problem]) -> Choice:
    chosen: dict[str, LoggedMission] = {}
    by_file = {mission.document.file: mission for mission in library.all_missions}
    wrong: list[Problem] = []
    for name in names:
        if _is_path(name):
            for path in files_below(Path(name)):
                file = project.name_of(path)
                own = [problem for problem in problems if problem.file == file]
                wrong += own
                if not own and file in by_file:
                    chosen.setdefault(by_file[file].key, by_file[file])
        else:
            for mission in _named(library, name):
                own = [problem for problem in problems if problem.file == mission.document.file]
                wrong += own
                if not own:
                    chosen.setdefault(mission.key, mission)
    return Choice(library, tuple(chosen.values()), tuple(dict.fromkeys(wrong)))


def _is_path(name: str) -> bool:
    path = Path(name)
    return path.suffix == ".yaml" or path.is_dir()


def _named(library: Library, name: str) -> Iterable[LoggedMission]:
    """`planet-nine/14`, `planet-nine/10-19`, `custom/plan-b`, or an id alone."""
    span = _SPAN.fullmatch(name)
    if span and span["game"] in library.games:
        first, last = int(span["first"]), int(span["last"] or span["first"])
        keys = [f"{span['game']}/{number:02}" for number in range(first, last + 1)]
        found = [library.missions[key] for key in keys if key in library.missions]
    else:
        mission = library.mission_named(name)
        found = [mission] if mission else []
    if not found:
        hint = did_you_mean(name, library.mission_names) or saying("check.name-one")
        raise UsageError(say("no-mission-or-file", name=name, hint=hint))
    return found


def find_mission(library: Library, wanted: str, project: Project) -> LoggedMission | None:
    """Finds a mission by what it is called, or by file."""
    if found := library.mission_named(wanted):
        return found
    names = {wanted, project.name_of(Path(wanted))}
    return next((mission for mission in library.all_missions if mission.document.file in names), None)
