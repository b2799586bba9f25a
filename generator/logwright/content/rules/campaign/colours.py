"""White words can be read on the cover.

Title and subtitle are white, so that the ground must be dark enough: a contrast of at least 4.5 to 1.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    cover: {colours: {ground: '#5a2f5e'}}
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
    cover: {colours: {ground: '#f3c04a'}}
    chapters:
      - {id: a, missions: [custom/one]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)
LEAST = 4.5


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        ground = campaign.cover.ground
        if ground and (found := _contrast_with_white(ground)) < LEAST:
            path = ("cover", "colours", "ground")
            yield campaign.document.problem(path, RULE, colour=ground, contrast=round(found, 1))


def _contrast_with_white(colour: str) -> float:
    """The contrast ratio according to WCAG 2."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
