"""A judge for small positions: it plays every line of play and tries every choice of the crew.

It is slow and simple on purpose. It shares nothing with the search or the referee except the question
itself (`resolve`: which seats, cards and numbers an objective means) and the choices the crew has. It knows
no bounds and no early end: every line is played to the last trick and judged then. Lines are merged only
where everything that any objective looks at is the same: the cards left, the leader, and what has been
counted so far.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from logwright.engine.allocation import sharing
from logwright.engine.certificate import Certificate
from logwright.engine.choices import member_choices, token_placements
from logwright.engine.deal import Deal, Seat
from logwright.engine.mission import Mission, Token
from logwright.engine.resolve import Cast, resolve
from logwright.engine.resolved import Condition, Every, Foretold, Negated, Some
from logwright.engine.trick import Trick
from tests.engine.oracle_judge import State, holds, in_order, is_done_once_reached, start, step
from tests.engine.oracle_table import (
    Cards,
    after_draws,
    every_passing,
    every_trick,
    start_table,
    winner,
    without,
)

Marks = tuple[tuple[Token, int | None], ...]
"""The trick in which the task with each token was fulfilled."""


@dataclass(frozen=True)
class Choice:
    """Everything the crew settles before the first trick, and the conditions that then have to hold."""

    owners: tuple[Seat, ...]
    tokens: tuple[Token | None, ...]
    chosen: tuple[tuple[str, Seat], ...]
    predictions: tuple[tuple[Seat, int], ...]
    tasks: tuple[Condition, ...]
    objectives: tuple[Condition, ...]


@dataclass(frozen=True)
class Seen:
    """What all conditions remember, and the trick since which each one holds (None: it does not)."""

    states: tuple[State, ...]
    since: tuple[int | None, ...]


def solve(mission: Mission, deal: Deal, *, distress: bool = False, merge: bool = True) -> Certificate | None:
    """A certificate that wins the deal, or None if no choice and no line of play does.

    `merge=False` really plays every single line.
    """
    ways = sharing(mission, deal)
    search = Search(mission, deal, merge)
    for passing in [None, *(every_passing(deal) if distress else ())]:
        found = search.play(start_table(deal, passing), deal.leader, search.nothing_seen(), ())
        if found is not None:
            choice, tricks = found
            over = None if ways.reaches(choice.owners) else ways.handed_over(choice.owners)
            return Certificate(choice.owners, tricks, choice.tokens, choice.chosen, choice.predictions, over, passing)
    return None


class Search:
    def __init__(self, mission: Mission, deal: Deal, merge: bool) -> None:
        self.mission, self.deal, self.merge = mission, deal, merge
        self.choices = list(every_choice(mission, deal))
        tasks = dict.fromkeys(part for choice in self.choices for part in choice.tasks)
        rules = dict.fromkeys(part for choice in self.choices for part in choice.objectives)
        self.conditions = [*(tasks | rules)]
        self.timed = [part in tasks and any(deal.tokens) for part in self.conditions]
        for part, timed in zip(self.conditions, self.timed, strict=True):
            if timed and not is_done_once_reached(part):
                raise ValueError(f"tokens order tasks that are fulfilled at one moment, not {part}")
        place = {part: index for index, part in enumerate(self.conditions)}

        @cache
        def places(parts: tuple[Condition, ...]) -> list[int]:
            return [place[part] for part in parts]

        self.places = [(choice, places(choice.tasks), places(choice.objectives)) for choice in self.choices]
        self.lost: set[tuple[Cards, Seat, Seen]] = set()

    def nothing_seen(self) -> Seen:
        return self._noted([start(part) for part in self.conditions], [None] * len(self.conditions), 0)

    def play(
        self, table: Cards, leader: Seat, seen: Seen, played: tuple[Trick, ...]
    ) -> tuple[Choice, tuple[Trick, ...]] | None:
        """The first winning choice and line from here on."""
        if len(played) == self.deal.table.tricks:
            choice = next(self.winning_choices(seen), None)
            return None if choice is None else (choice, played)
        if self.merge and (table, leader, seen) in self.lost:
            return None
        number = len(played) + 1
        for cards in every_trick(table, leader):
            trick = Trick(leader, cards, winner(leader, cards))
            after = without(table, cards, self.deal)
            if number == self.mission.draw_after_trick and number < self.deal.table.tricks:
                after = after_draws(after, self.deal)
            found = self.play(after, trick.winner, self.look(seen, number, trick), (*played, trick))
            if found is not None:
                return found
        self.lost.add((table, leader, seen))
        return None

    def look(self, seen: Seen, number: int, trick: Trick) -> Seen:
        """All conditions look at one more trick."""
        pairs = zip(self.conditions, seen.states, strict=True)
        return self._noted([step(part, state, number, trick) for part, state in pairs], seen.since, number)

    def _noted(self, states: Sequence[State], since: Sequence[int | None], number: int) -> Seen:
        marks = list(since)
        for place, (part, state) in enumerate(zip(self.conditions, states, strict=True)):
            if self.timed[place] and marks[place] is None and holds(part, state, {}, {}):
                marks[place] = number
        return Seen(tuple(states), tuple(marks))

    def winning_choices(self, seen: Seen) -> Iterator[Choice]:
        """All tricks are played: with which choices is the mission won?"""

        @cache
        def true(place: int, predictions: tuple[tuple[Seat, int], ...], marks: Marks) -> bool:
            return holds(self.conditions[place], seen.states[place], dict(predictions), dict(marks))

        for choice, tasks, rules in self.places:
            when = [seen.since[place] for place in tasks]
            pairs = zip(choice.tokens, when, strict=True)
            marks = tuple((token, trick) for token, trick in pairs if token)
            if all(true(place, choice.predictions, marks) for place in (*rules, *tasks)) and in_order(
                choice.tokens, when
            ):
                yield choice


def every_choice(mission: Mission, deal: Deal) -> Iterator[Choice]:
    for chosen in member_choices(mission, deal):
        rules = tuple(resolve(phrase.core(), Cast(deal, chosen=chosen)) for phrase in mission.objectives)
        by_owner = [
            [resolve(task.objective.core(), Cast(deal, owner, chosen)) for owner in range(deal.seats)]
            for task in deal.tasks
        ]
        for owners in sharing(mission, deal).all_owners():
            tasks = tuple(row[owner] for row, owner in zip(by_owner, owners, strict=True))
            seers = sorted({seat for part in (*tasks, *rules) for seat in _seers(part)})
            for numbers in product(range(deal.table.tricks + 1), repeat=len(seers)):
                predictions = tuple(zip(seers, numbers, strict=True))
                for tokens in token_placements(mission, deal):
                    yield Choice(owners, tokens, chosen, predictions, tasks, rules)


def _seers(condition: Condition) -> Iterator[Seat]:
    match condition:
        case Foretold(seat):
            yield seat
        case Every(parts) | Some(parts):
            for part in parts:
                yield from _seers(part)
        case Negated(part):
            yield from _seers(part)
