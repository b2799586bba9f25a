"""A lesson can be played until it is won.

A lesson is a fixed attempt: in each step others decide as it is written, then the learner does. It is replayed by the
engine.

good::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 1}
    # file: content/planet-nine/lesson.yaml
    game: planet-nine
    mission: custom/one
    players: 4
    seat: 0
    seed: 15
    hands:
      - [blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, pink 9, rocket 4]
      - [blue 9, green 1, green 2, green 3, green 4, green 5, green 6, green 7, green 8, pink 8]
      - [green 9, pink 1, pink 2, pink 3, pink 4, pink 5, pink 7, yellow 1, yellow 2, yellow 3]
      - [pink 6, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9, rocket 1, rocket 2, rocket 3]
    steps:
      - {id: task, rule: draft, decide: [task, 0, 0]}
      - id: lead
        rule: trick
        before:
          - [wish, 0, false]
          - [wish, 1, false]
          - [wish, 2, false]
          - [wish, 3, false]
          - [distress, 0, false]
          - [show, 0, null]
          - [show, 1, null]
          - [show, 2, null]
          - [show, 3, null]
        decide: [play, 0, pink 9]
    end:
      - [play, 1, pink 8]
      - [play, 2, pink 7]
      - [play, 3, pink 6]

bad::

    # file: content/custom/one.yaml
    game: planet-nine
    id: one
    tasks: {count: 1}
    # file: content/planet-nine/lesson.yaml
    game: planet-nine
    mission: custom/one
    players: 4
    seat: 0
    seed: 15
    hands:
      - [blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8, pink 9, rocket 4]
      - [blue 9, green 1, green 2, green 3, green 4, green 5, green 6, green 7, green 8, pink 8]
      - [green 9, pink 1, pink 2, pink 3, pink 4, pink 5, pink 7, yellow 1, yellow 2, yellow 3]
      - [pink 6, yellow 4, yellow 5, yellow 6, yellow 7, yellow 8, yellow 9, rocket 1, rocket 2, rocket 3]
    steps:
      - {id: task, rule: draft, decide: [task, 0, 0]}
      - id: lead
        rule: trick
        before:
          - [wish, 0, false]
          - [wish, 1, false]
          - [wish, 2, false]
          - [wish, 3, false]
          - [distress, 0, false]
          - [show, 0, null]
          - [show, 1, null]
          - [show, 2, null]
          - [show, 3, null]
        decide: [play, 0, pink 6]
    end:
      - [play, 1, pink 8]
      - [play, 2, pink 7]
      - [play, 3, pink 6]
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.lesson import Lesson, Scripted, lesson_deal, lesson_record, scripted
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.rules import rule_id
from logwright.saying import Saying

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for lesson in library.lessons.values():
        mission = library.missions.get(lesson.mission)
        if mission is None or mission.game != lesson.game or lesson.players not in mission.rules.players:
            yield lesson.document.problem(("mission",), RULE, "mission", mission=lesson.mission, players=lesson.players)
        else:
            yield from _replayed(library, lesson)


def _replayed(library: Library, lesson: Lesson) -> Iterator[Problem]:
    """What the engine says to every decision; it stops at the first one that cannot be made."""
    # Imported here: only this rule plays.
    from logwright.engine.attempts import Refusal, after, begin, decisions, is_won
    from logwright.engine.attempts.record import chosen_deal
    from logwright.engine.cards.dealing import NoDeal
    from logwright.engine.objectives.mistake import Mistake

    suits, mission = library.games[lesson.game].suits, library.missions[lesson.mission].rules
    try:
        record = lesson_record(lesson, suits)
        script = list(scripted(lesson, suits))
        state = begin(mission, chosen_deal(record, lesson_deal(library, lesson)), distress=record.distress)
    except Mistake as mistake:
        yield _refused(lesson, mistake.path, mistake.said)
        return
    except NoDeal as nothing:
        yield _refused(lesson, ("seed",), nothing.said)
        return
    for each in script:
        if state.is_over:
            yield lesson.document.problem(each.path, RULE, "over")
            return
        if each.step is not None and not _is_asked(each, lesson, decisions(state)):
            yield lesson.document.problem(each.path, RULE, "turn", seat=each.decision.seat)
            return
        try:
            state = after(state, each.decision)
        except Refusal as refusal:
            yield _refused(lesson, each.path, refusal.said)
            return
    if not is_won(state):
        yield lesson.document.problem(("steps",), RULE, "open", key=True)


def _is_asked(each: Scripted, lesson: Lesson, open_now: tuple[object, ...]) -> bool:
    """Whether the learner may decide this now."""
    asked = ((getattr(one, "kind", None), getattr(one, "decider", None)) for one in open_now)
    return each.decision.seat == lesson.seat and (each.decision.kind, lesson.seat) in asked


def _refused(lesson: Lesson, path: tuple[str | int, ...], reason: Saying) -> Problem:
    return lesson.document.problem(path, RULE, "refused", reason=reason)
