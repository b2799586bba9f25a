"""No chapter needs more missions than it has.

`needs` says how many missions must be won to go on. Extra missions do not count, and a chapter of nothing else could
not be won.

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
      - {id: a, missions: [custom/one, custom/two], needs: 1}
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
      - {id: a, missions: [custom/one, custom/two], needs: 3}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        for chapter in campaign.chapters:
            there = sum(not mission.is_extra for mission in chapter.missions)
            if not there:
                yield campaign.document.problem((*chapter.path, "missions"), RULE, "extra", chapter=chapter.id)
            elif chapter.needs > there:
                yield campaign.document.problem(
                    (*chapter.path, "needs"), RULE, "too-many", chapter=chapter.id, needs=chapter.needs, there=there
                )
