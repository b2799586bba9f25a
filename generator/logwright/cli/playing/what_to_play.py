"""The mission named on the command line: by key, by file, or as a link from the designer."""

from __future__ import annotations

import json
from collections.abc import Sequence

from logwright.cli.exit_code import UsageError
from logwright.cli.options.mission_choice import find_mission
from logwright.cli.speech import say, words_of
from logwright.content.loading.single_mission_check import check_single_mission
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.schema import Schemas
from logwright.project import Project
from logwright.publish.views.mission_link import BadLink, is_link, shared_mission
from logwright.saying import saying


def mission_to_play(name: str, library: Library, project: Project, problems: Sequence[Problem]) -> LoggedMission:
    """Raises UsageError if there is no such mission, or it has problems."""
    link = name.rpartition("#")[2]
    if is_link(link):
        return _shared(link, library, project)
    mission = find_mission(library, name, project)
    if mission is None:
        hint = did_you_mean(name, library.mission_names) or saying("show.name-one")
        raise UsageError(say("no-mission", name=name, hint=hint))
    if own := [problem for problem in problems if problem.file == mission.document.file]:
        raise UsageError(words_of(own[0].message))
    return mission


def _shared(link: str, library: Library, project: Project) -> LoggedMission:
    try:
        document = shared_mission(link).document
    except BadLink as bad:
        raise UsageError(say(f"play.link.{bad.fault}")) from None
    schemas = Schemas.below(project.schemas).knowing(library.game_facts)
    found = check_single_mission(json.dumps(document), library, schemas)
    if found.mission is None or found.problems:
        raise UsageError(words_of(found.problems[0].message) if found.problems else say("play.link.no_mission"))
    return found.mission
