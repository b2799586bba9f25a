"""An extra mission is opened by an earlier one.

`unlock` names a mission of the same campaign that stands before it in the book. One that comes later, or is extra in
the same chapter, could not open it in time.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/custom/two.yaml
    game: planet-nine
    id: two
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    chapters:
      - {id: a, missions: [custom/one, {mission: custom/two, unlock: custom/one}]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}

bad::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/custom/two.yaml
    game: planet-nine
    id: two
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    chapters:
      - {id: a, missions: [{mission: custom/two, unlock: custom/one}, custom/one]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        before: list[str] = []
        for mission in campaign.missions:
            if mission.unlock and mission.unlock not in before:
                later = mission.unlock in campaign.keys
                yield campaign.document.problem(
                    (*mission.path[:-1], "unlock"),
                    RULE,
                    "later" if later else "unknown",
                    unlock=mission.unlock,
                    mission=mission.key,
                    hint=None if later else did_you_mean(mission.unlock, before),
                )
            before.append(mission.key)
