"""Checks one mission against a library that is already valid: reports the same problems as loading everything."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission, read_mission
from logwright.content.problem import Problem
from logwright.content.read.document import Document
from logwright.content.read.reader import LARGEST_FILE, read
from logwright.content.read.schema import Schemas
from logwright.content.rules import check_library

_NAME = re.compile("[a-z][a-z0-9-]{0,59}")
"""Allowed file names: nothing that leaves the folder, and nothing invisible."""


@dataclass(frozen=True)
class SingleMission:
    """`document` is None if the text cannot be parsed, `mission` if it cannot be understood."""

    problems: tuple[Problem, ...] = ()
    document: Document | None = None
    mission: LoggedMission | None = None


def check_single_mission(text: str, library: Library, schemas: Schemas, largest: int = LARGEST_FILE) -> SingleMission:
    found = read("content/custom/mission.yaml", text.encode("utf-8", "replace"), largest)
    if isinstance(found, Problem):
        return SingleMission((found,))
    file = file_of(found.data)
    document = replace(found, file=file, place=file.removeprefix("content/"))
    problems: Iterable[Problem] = schemas.check("mission", document)
    if problems:
        return SingleMission(tuple(problems), document)
    mission, mistakes = read_mission(document, library.games[document.data["game"]], library.tasks)
    return SingleMission(tuple(sorted({*mistakes, *check_library(_with(library, mission))})), document, mission)


def file_of(data: Any) -> str:
    """Where a mission file belongs: official ones with their game, all others in content/custom/."""
    match data:
        case {"id": str(name)} if _NAME.fullmatch(name):
            return f"content/custom/{name}.yaml"
        case {"game": str(game), "number": int(number)} if "id" not in data and _NAME.fullmatch(game):
            return f"content/{game}/missions/{number:02}.yaml"
    return "content/custom/mission.yaml"


def _with(library: Library, mission: LoggedMission) -> Library:
    """The library with this mission as its only question: the same rules look at it as if everything were loaded."""
    file = mission.document.file
    others = (other for other in library.all_missions if other.document.file != file)
    return replace(
        library,
        all_missions=(*others, mission),
        mission_files={mission.key: file, **library.mission_files},
        about=frozenset({file}),
    )
