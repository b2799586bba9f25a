"""A crew that wins comes to the end.

From every chapter, winning must lead to the end, be it by other chapters. A crew that loses may go in circles: it can
always win the next time.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    chapters:
      - {id: a, missions: [custom/one], on_failure: {after: 3, go_to: a}}
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
      - {id: a, missions: [custom/one], on_success: a}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.campaign import END
from logwright.content.campaign_ways import never_ending
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.saying import both

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        circling = sorted(never_ending(campaign), key=[chapter.id for chapter in campaign.chapters].index)
        if circling:
            chapter = campaign.chapter(circling[0])
            path = (*chapter.path, "on_success")
            yield campaign.document.problem(path, RULE, chapters=both(circling), end=END)
