"""Checks one campaign, with the missions it brings along, against a library that is already valid."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from logwright.content.campaign import OWN_MISSIONS, Campaign, read_campaign
from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission, read_mission
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Origin
from logwright.content.read.reader import LARGEST_FILE, read
from logwright.content.read.schema import Schemas
from logwright.content.rules import check_library, rule_modules

_RULES = "campaign/"
_NAME = re.compile("[a-z][a-z0-9-]{0,59}")


@dataclass(frozen=True)
class SingleCampaign:
    """`document` is None if the text cannot be parsed, `campaign` if it has problems.

    `library` has the campaign and the missions it brings along.
    """

    library: Library
    problems: tuple[Problem, ...] = ()
    document: Document | None = None
    campaign: Campaign | None = None


def check_single_campaign(text: str, library: Library, schemas: Schemas, largest: int = LARGEST_FILE) -> SingleCampaign:
    found = read("campaigns/campaign.yaml", text.encode("utf-8", "replace"), largest)
    if isinstance(found, Problem):
        return SingleCampaign(library, (found,))
    document = replace(found, file=_file_of(found.data), origin=Origin.LONE)
    problems: Iterable[Problem] = schemas.check("campaign", document)
    if problems:
        return SingleCampaign(library, tuple(problems), document)
    missions, mistakes = _own_missions(document, library)
    campaign = read_campaign(document)
    whole = _with(library, campaign, missions)
    about = replace(whole, about=frozenset({document.file}))
    found_wrong = sorted({*mistakes, *check_library(about), *_rules_about_campaigns(whole)})
    return SingleCampaign(whole, tuple(found_wrong), document, None if found_wrong else campaign)


def _file_of(data: Any) -> str:
    """Campaigns lie in a folder of their own, each in a file that is named after it."""
    match data:
        case {"id": str(name)} if _NAME.fullmatch(name):
            return f"campaigns/{name}.yaml"
    return "campaigns/campaign.yaml"


def _own_missions(document: Document, library: Library) -> tuple[list[LoggedMission], list[Problem]]:
    missions, mistakes = [], list[Problem]()
    for place in range(len(document.data.get(OWN_MISSIONS, ()))):
        part = document.part((OWN_MISSIONS, place))
        mission, problems = read_mission(part, library.games[part.data["game"]], library.tasks)
        missions.append(mission)
        mistakes += problems
    return missions, mistakes


def _with(library: Library, campaign: Campaign, missions: list[LoggedMission]) -> Library:
    """The library with this campaign as the only one."""
    keys = {mission.key for mission in missions}
    others = (other for other in library.all_missions if other.key not in keys)
    return replace(
        library,
        all_missions=(*others, *missions),
        all_campaigns=(campaign,),
        mission_files={**library.mission_files, **dict.fromkeys(keys, campaign.document.file)},
    )


def _rules_about_campaigns(library: Library) -> Iterable[Problem]:
    for rule, module in rule_modules().items():
        if rule.startswith(_RULES) and (check := getattr(module, "check", None)):
            yield from check(library)
