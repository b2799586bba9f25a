"""Every chapter can be reached.

Play begins with the first chapter. A chapter that neither follows another nor is named by a branch would never be
played.

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
      - {id: a, missions: [custom/one]}
      - {id: b, missions: [custom/two]}
    text: {en: {title: Tour, chapters: {a: {title: A}, b: {title: B}}}}

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
      - {id: a, missions: [custom/one], on_success: end}
      - {id: b, missions: [custom/two]}
    text: {en: {title: Tour, chapters: {a: {title: A}, b: {title: B}}}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.campaign_ways import reachable
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        reached = reachable(campaign)
        for chapter in campaign.chapters:
            if chapter.id not in reached:
                yield campaign.document.problem((*chapter.path, "id"), RULE, chapter=chapter.id)
