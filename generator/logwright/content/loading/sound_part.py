"""The publishable part of a library: everything without problems of its own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from logwright.content.campaign import Campaign
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.document import Path


@dataclass(frozen=True)
class SoundPart:
    """`library` has only those missions, campaigns, scenarios and task cards that have no problems.

    `left_out` are the problems of those that it has not, `others` all that is wrong elsewhere.
    """

    library: Library
    left_out: tuple[Problem, ...] = ()
    others: tuple[Problem, ...] = ()


def sound_part(library: Library, problems: Iterable[Problem]) -> SoundPart:
    """Splits off what has problems: one bad mission must not stop the others, nor be published as if it were fine."""
    problems = tuple(problems)
    wrong: dict[str, list[Path]] = defaultdict(list)
    for problem in problems:
        wrong[problem.file].append(problem.path)
    missions = tuple(mission for mission in library.all_missions if mission.document.file not in wrong)
    scenarios = tuple(scenario for scenario in library.all_scenarios if scenario.document.file not in wrong)
    # A campaign without one of its missions is not what its author meant.
    keys = {mission.key for mission in missions}
    campaigns = tuple(
        campaign
        for campaign in library.all_campaigns
        if campaign.document.file not in wrong and keys.issuperset(campaign.keys)
    )
    sound = {campaign.document.file for campaign in campaigns}
    lacking = [each for each in library.all_campaigns if each.document.file not in (*wrong, *sound)]
    problems += tuple(_incomplete(campaign, keys) for campaign in lacking)
    # A file holds many task cards, and only some of them may be wrong.
    tasks = tuple(
        card
        for card in library.all_tasks
        if not any(path[: len(card.path)] == card.path for path in wrong.get(card.document.file, ()))
    )
    # Missions that could not be read are missing, too.
    told = (*library.all_told, *library.all_campaigns)
    dropped = {each.document.file for each in told if each.document.file in wrong or each in lacking}
    gone = dropped | (set(wrong) - set(library.documents))
    return SoundPart(
        replace(library, all_missions=missions, all_tasks=tasks, all_scenarios=scenarios, all_campaigns=campaigns),
        tuple(problem for problem in problems if problem.file in gone),
        tuple(problem for problem in problems if problem.file not in gone),
    )


def _incomplete(campaign: Campaign, keys: Collection[str]) -> Problem:
    """What is missing from a campaign whose own file is valid."""
    lacking = next(mission for mission in campaign.missions if mission.key not in keys)
    return campaign.document.problem(lacking.path, "campaign/mission", "left-out", mission=lacking.key)
