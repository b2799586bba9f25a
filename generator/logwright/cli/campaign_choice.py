"""A campaign named on the command line: by its id, its key or its file."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from logwright.cli.exit_code import UsageError
from logwright.cli.options.library_option import load_library
from logwright.cli.speech import say
from logwright.content.campaign import Campaign
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.project import Project
from logwright.saying import Saying, listed, saying

_FOLDER = "campaigns/"


@dataclass(frozen=True)
class CampaignChoice:
    """`problems` are those of the campaign and of its missions; if there are any, `campaign` is None."""

    library: Library
    campaign: Campaign | None
    problems: tuple[Problem, ...] = ()

    @property
    def missions(self) -> list[LoggedMission]:
        """Its missions in book order, each once."""
        return [self.library.missions[key] for key in self.campaign.keys] if self.campaign else []


def choose_campaign(project: Project, name: str) -> CampaignChoice:
    path = Path(name)
    is_file = path.suffix == ".yaml"
    library, problems = load_library(project, [*beside(path), path] if is_file and not project.holds(path) else ())
    found = find_campaign(library, name, project)
    files = {project.name_of(path)} if is_file else set()
    if found:
        missions = [library.missions[key] for key in found.keys if key in library.missions]
        files = {found.document.file, *(mission.document.file for mission in missions)}
    else:
        files |= {file for file in library.texts if file.endswith(f"{_FOLDER}{name.removeprefix(_FOLDER)}.yaml")}
    wrong = tuple(problem for problem in problems if problem.file in files)
    if not found and not wrong:
        hint = did_you_mean(name.removeprefix(_FOLDER), library.campaigns) or _there_are(library)
        raise UsageError(say("no-campaign", name=name, hint=hint))
    return CampaignChoice(library, None if wrong else found, wrong)


def campaign_to_check(options: argparse.Namespace, project: Project) -> CampaignChoice:
    """Expands a campaign to its missions, which are checked as if they had been named one by one."""
    if options.paths:
        raise UsageError(say("check.missions-and-campaign"))
    choice = choose_campaign(project, options.campaign)
    if choice.campaign:
        options.paths = [Path(key) for key in choice.campaign.keys]
        options.players = options.players or (",".join(map(str, choice.campaign.players)) or None)
    return choice


def find_campaign(library: Library, name: str, project: Project) -> Campaign | None:
    names = {name, project.name_of(Path(name))}
    by_file = next((each for each in library.all_campaigns if each.document.file in names), None)
    return by_file or library.campaigns.get(name.removeprefix(_FOLDER))


def beside(path: Path) -> list[Path]:
    """Missions beside a campaign from outside the project: campaigns/one.yaml and missions/*.yaml."""
    return sorted((path.parent.parent / "missions").glob("*.yaml")) if path.parent.name == "campaigns" else []


def _there_are(library: Library) -> Saying:
    return saying("there-are", known=listed(library.campaigns)) if library.campaigns else saying("no-campaigns")
