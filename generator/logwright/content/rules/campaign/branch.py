"""A branch leads to a chapter.

`go_to` and `on_success` name a chapter of the campaign, or `end`. A branch without a condition is always taken, so that
none may come after it.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    chapters:
      - {id: a, missions: [custom/one], on_success: end}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}

bad::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    chapters:
      - {id: a, missions: [custom/one], on_failure: {after: 3, go_to: aa}}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.campaign import END, Campaign
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Path
from logwright.content.rules import rule_id
from logwright.saying import listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        known = list(dict.fromkeys([*(chapter.id for chapter in campaign.chapters), END]))
        for path, go_to in _named(campaign):
            if go_to not in known:
                yield campaign.document.problem(
                    path, RULE, "unknown", chapter=go_to, known=listed(known), hint=did_you_mean(go_to, known)
                )
        for chapter in campaign.chapters:
            always = [place for place, branch in enumerate(chapter.on_success) if branch.within is None]
            if always and always[0] < len(chapter.on_success) - 1:
                yield campaign.document.problem((*chapter.path, "on_success", always[0] + 1), RULE, "idle")


def _named(campaign: Campaign) -> Iterator[tuple[Path, str]]:
    """Every chapter that the file names as a destination, with its location."""
    for chapter in campaign.chapters:
        data = campaign.document.data["chapters"][chapter.path[-1]]
        success = data.get("on_success", [])
        if isinstance(success, str):
            yield (*chapter.path, "on_success"), success
        else:
            for place, branch in enumerate(success):
                yield (*chapter.path, "on_success", place, "go_to"), branch["go_to"]
        if chapter.on_failure:
            yield (*chapter.path, "on_failure", "go_to"), chapter.on_failure.go_to
        for mission in chapter.missions:
            if mission.on_failure:
                yield (*mission.path[:-1], "on_failure", "go_to"), mission.on_failure.go_to
