"""Every step of a lesson names a rule of its game and has words.

The learner reads what to do, and why nothing else is taken; the step links to the rule it teaches, a section or a fact.

good::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
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
    # file: content/locales/en/planet-nine/lesson.yaml
    steps:
      task: {text: Take the task., wrong: There is only one.}
      lead: {text: Lead the pink 9., wrong: Another card does not win it.}

bad::

    # file: content/locales/en/grammar.yaml
    name: English
    plurals: {one: n = 1}
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
    # file: content/locales/en/planet-nine/lesson.yaml
    steps:
      task: {text: Take the task., wrong: There is only one.}
      lead: {text: Lead the pink 9.}
"""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.lesson import Lesson
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.problem import Problem
from logwright.content.rules import rule_id

RULE = rule_id(__name__)


def check(library: Library) -> Iterator[Problem]:
    for lesson in library.lessons.values():
        yield from _of_steps(library, lesson)


def _of_steps(library: Library, lesson: Lesson) -> Iterator[Problem]:
    rulebook, source = library.rulebooks.get(lesson.game), library.locales.get(SOURCE)
    known = {*rulebook.sections, *rulebook.facts} if rulebook else set()
    words = source.words(lesson.words_place) if source else {}
    for number, step in enumerate(lesson.steps):
        if rulebook and step.rule not in known:
            yield lesson.document.problem(("steps", number, "rule"), RULE, "rule", rule=step.rule, game=lesson.game)
        for name in ("text", "wrong"):
            if source and f"steps.{step.id}.{name}" not in words:
                file = f"locales/{SOURCE}/{lesson.words_place}"
                path = ("steps", number, "id")
                yield lesson.document.problem(path, RULE, "missing", step=f"{step.id}.{name}", file=file)
