"""No chapter and no mission of a chapter is named twice.

Nobody could tell which of the two is meant. Another chapter may ask for a mission again. No chapter is called `end`:
that is where the campaign ends.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    chapters:
      - {id: a, missions: [custom/one]}
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
      - {id: a, missions: [custom/one, custom/one]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.campaign import END
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        seen: set[str] = set()
        for chapter in campaign.chapters:
            path = (*chapter.path, "id")
            if chapter.id == END:
                yield campaign.document.problem(path, RULE, "end", end=END)
            elif chapter.id in seen:
                yield campaign.document.problem(path, RULE, "chapter", chapter=chapter.id)
            seen.add(chapter.id)
            keys = [mission.key for mission in chapter.missions]
            for place, mission in enumerate(chapter.missions):
                if mission.key in keys[:place]:
                    yield campaign.document.problem(
                        mission.path, RULE, "mission", mission=mission.key, chapter=chapter.id
                    )
