"""Every mission can be played by the crew of the campaign.

A campaign is for so many players as all of its missions allow, or for fewer numbers that it names.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    players: [3, 4]
    chapters:
      - {id: a, missions: [custom/one]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}

bad::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    players: [3, 4]
    tasks: {count: 3}
    # file: content/campaigns/tour.yaml
    game: planet-nine
    id: tour
    players: [4, 5]
    chapters:
      - {id: a, missions: [custom/one]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.saying import either, listed

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        everybody = set(library.games[campaign.game].players)
        left = everybody & set(campaign.players or everybody)
        for index, count in enumerate(campaign.players):
            if count not in everybody:
                path = ("players", index)
                yield campaign.document.problem(path, RULE, "game", game=campaign.game, players=count)
        for each in campaign.missions:
            mission = library.missions.get(each.key)
            if not mission or mission.game != campaign.game:
                continue
            allowed = set(mission.rules.players)
            missing = sorted(left - allowed) if campaign.players else []
            if missing or not left & allowed:
                players, known = either(missing or sorted(left)), listed(sorted(allowed))
                yield campaign.document.problem(
                    each.path, RULE, "mission", mission=each.key, players=players, known=known
                )
            else:
                left &= allowed
