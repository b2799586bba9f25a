"""A lesson: a guided first mission of a game. Its deal is fixed, and so is everything that is decided in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from logwright.content.model.locale import SOURCE
from logwright.content.read.document import Document, Path

if TYPE_CHECKING:
    from logwright.content.model.library import Library
    from logwright.engine.attempts import MemberDecision
    from logwright.engine.attempts.record import AttemptRecord
    from logwright.engine.cards.card import Suits
    from logwright.engine.cards.deal import Deal


@dataclass(frozen=True)
class LessonStep:
    """`before` is what others decide first, `decide` what the learner is asked for. `rule` is a section or a fact."""

    id: str
    rule: str
    before: Sequence[Any]
    decide: Any


@dataclass(frozen=True, eq=False)
class Lesson:
    """`end` is what others decide after the last step."""

    document: Document
    game: str
    mission: str
    players: int
    seat: int
    seed: int
    hands: Sequence[Sequence[str]]
    steps: tuple[LessonStep, ...]
    end: Sequence[Any]

    @property
    def words_place(self) -> str:
        """Where its words stand, below the folder of a language."""
        return f"{self.game}/lesson.yaml"


@dataclass(frozen=True)
class Scripted:
    """One decision of a lesson; `step` is the number of the step that asks the learner for it, `path` its place."""

    decision: MemberDecision
    step: int | None
    path: Path


def read_lesson(document: Document) -> Lesson:
    data = document.data
    steps = tuple(
        LessonStep(each["id"], each["rule"], each.get("before", ()), each["decide"]) for each in data["steps"]
    )
    return Lesson(
        document=document,
        game=data["game"],
        mission=data["mission"],
        players=data["players"],
        seat=data["seat"],
        seed=data["seed"],
        hands=data["hands"],
        steps=steps,
        end=data.get("end", ()),
    )


def scripted(lesson: Lesson, suits: Suits) -> Iterator[Scripted]:
    """Everything that is decided, in order. Raises Mistake if something written there is no decision."""
    # Imported here: whoever only lists lessons does without the engine.
    from logwright.engine.attempts import Refusal
    from logwright.engine.attempts.plain_data import read_decision
    from logwright.engine.objectives.mistake import Mistake

    for written, step, path in _written(lesson):
        try:
            yield Scripted(read_decision(written, suits), step, path)
        except Refusal as refusal:
            raise Mistake(refusal.said, path) from None


def _written(lesson: Lesson) -> Iterator[tuple[Any, int | None, Path]]:
    for number, step in enumerate(lesson.steps):
        for place, each in enumerate(step.before):
            yield each, None, ("steps", number, "before", place)
        yield step.decide, number, ("steps", number, "decide")
    for place, each in enumerate(lesson.end):
        yield each, None, ("end", place)


def lesson_record(lesson: Lesson, suits: Suits) -> AttemptRecord:
    """The attempt as it begins: everybody holds the cards of the lesson. Raises Mistake if a card is none."""
    from logwright.engine.attempts.record import read_record

    seats = ["person" if seat == lesson.seat else "club" for seat in range(lesson.players)]
    data = {"mission": lesson.mission, "players": lesson.players, "seats": seats, "seed": lesson.seed}
    return read_record({**data, "hands": lesson.hands, "distress": "offered"}, suits)


def lesson_deal(library: Library, lesson: Lesson) -> Deal:
    """The deal of the lesson's seed, from which its tasks are. Raises NoDeal."""
    from logwright.engine.cards.dealing import deal_mission
    from logwright.engine.chance import Chance

    pairs = library.pairs_at(lesson.game, lesson.players).never_by_two
    pile = [card.task for card in library.pile(lesson.game)]
    table = library.games[lesson.game].table(lesson.players)
    mission = library.missions[lesson.mission].rules
    return deal_mission(mission, table, Chance(lesson.seed, 0), pile=pile, impossible_pairs=pairs)


def lesson_words(library: Library, lesson: Lesson, lang: str) -> Mapping[str, str]:
    """Its texts by key; what is not translated stays in the source language."""
    found: dict[str, str] = {}
    for each in (SOURCE, lang):
        found |= library.locales[each].words(lesson.words_place) if each in library.locales else {}
    return found
