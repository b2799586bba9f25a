"""The missions of a campaign are there.

A campaign names missions of its game by their keys: `planet-nine/14`, `custom/plan-b`, or `missions/lost-probe` for one
of your own.

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
      - {id: a, missions: [custom/on]}
    text: {en: {title: Tour, chapters: {a: {title: A}}}}
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.rules import rule_id
from logwright.saying import Saying, saying

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for campaign in library.all_campaigns:
        for each in campaign.missions:
            mission = library.missions.get(each.key)
            if mission and mission.game == campaign.game:
                continue
            if mission:
                yield campaign.document.problem(
                    each.path, RULE, "other-game", mission=each.key, game=mission.game, wanted=campaign.game
                )
            elif library.has_file(file := _place(library, each.key)):
                yield campaign.document.problem(each.path, RULE, "broken", mission=each.key, file=file)
            else:
                # Also those of other games: who mistook the game and the name hears of both, one after the other.
                hint = _meant(each.key, list(library.missions))
                yield campaign.document.problem(each.path, RULE, "unknown", mission=each.key, hint=hint)


def _meant(key: str, known: Sequence[str]) -> Saying | None:
    """The mission with the same id in another folder, or the most similar key."""
    name = key.partition("/")[2]
    same = next((other for other in known if other.partition("/")[2] == name and not name.isdigit()), "")
    return saying("hints.did-you-mean", near=same) if same else did_you_mean(key, known)


def _place(library: Library, key: str) -> str:
    """The place of a mission's file."""
    folder, _, name = key.partition("/")
    return f"{folder}/missions/{name}.yaml" if folder in library.families else f"{key}.yaml"
