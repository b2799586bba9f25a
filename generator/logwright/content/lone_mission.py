"""One mission on top of a library that is known to be sound: what loading everything would say about its file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from logwright.content.document import Document
from logwright.content.library import Library
from logwright.content.locale import SOURCE, Locale
from logwright.content.logged_mission import LoggedMission, read_mission
from logwright.content.problem import Problem
from logwright.content.reader import LARGEST_FILE, read
from logwright.content.rules import check_library
from logwright.content.schema import Schemas


@dataclass(frozen=True)
class LoneMission:
    """`document` is None if the text cannot be read, `mission` if it cannot be understood."""

    problems: tuple[Problem, ...] = ()
    document: Document | None = None
    mission: LoggedMission | None = None


def read_lone_mission(text: str, library: Library, schemas: Schemas, largest: int = LARGEST_FILE) -> LoneMission:
    found = read("content/custom/mission.yaml", text.encode("utf-8", "replace"), largest)
    if isinstance(found, Problem):
        return LoneMission((found,))
    document = replace(found, file=file_of(found.data))
    problems: Iterable[Problem] = schemas.check("mission", document)
    if problems:
        return LoneMission(tuple(problems), document)
    mission, mistakes = read_mission(document, library.games[document.data["game"]], library.tasks)
    broken = (problem for problem in check_library(_around(mission, library)) if problem.file == document.file)
    return LoneMission(tuple(sorted({*mistakes, *broken})), document, mission)


def file_of(data: Any) -> str:
    """Where a mission would lie: an official one among those of its game, any other in content/custom/."""
    match data:
        case {"id": str(name)} if name:
            return f"content/custom/{name}.yaml"
        case {"game": str(game), "number": int(number)} if "id" not in data:
            return f"content/{game}/missions/{number:02}.yaml"
    return "content/custom/mission.yaml"


def _around(mission: LoggedMission, library: Library) -> Library:
    """As much of the library as its rules look at when they judge one mission; the rest was judged before."""
    place = f"{mission.game}/missions.yaml"
    titles = {place: library.locales[SOURCE].files[place]}
    return Library(
        games=library.games,
        all_missions=(mission,),
        all_tasks=library.all_tasks,
        rulings=library.rulings,
        locales={SOURCE: Locale(SOURCE, titles)},
        glyphs=library.glyphs,
    )
