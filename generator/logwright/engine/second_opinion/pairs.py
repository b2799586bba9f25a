"""Pairs of task cards: can both be met in one deal, by two different members or by one and the same?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.table import Table
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Task
from logwright.engine.second_opinion.literals.open_hands import deal_evenly, open_hands, read_hands
from logwright.engine.second_opinion.literals.play import Play
from logwright.engine.second_opinion.literals.reading import read_tricks
from logwright.engine.second_opinion.literals.roles import Roles
from logwright.engine.second_opinion.literals.standing import Predictions, Standings
from logwright.engine.second_opinion.literals.tallies import Tallies
from logwright.engine.second_opinion.solvers.engine import Engine, SolverLimit, engine_for
from logwright.engine.second_opinion.solvers.formula import FALSE, Formula, Literal

COMMANDER: Seat = 0


@dataclass(frozen=True)
class Pair:
    """Two tasks, by their indices in the pile, and whether one member owns both."""

    one: int
    other: int
    one_owner: bool


@dataclass(frozen=True, eq=False)
class Witness:
    """A deal and a line of play, and for every task of the pile the seats that meet it."""

    deal: Deal
    tricks: tuple[Trick, ...]
    predictions: tuple[tuple[Seat, int], ...]
    met_by: tuple[frozenset[Seat], ...]

    def owners(self, pair: Pair) -> tuple[Seat, Seat] | None:
        """Members who meet the two tasks here, if there are such members."""
        one, other = self.met_by[pair.one], self.met_by[pair.other]
        return next(((p, q) for p in sorted(one) for q in sorted(other) if (p == q) is pair.one_owner), None)


@dataclass(frozen=True)
class Meeting:
    """The answer for a pair: a witness if both can be met; none if that is proved impossible, or undecided."""

    pair: Pair
    possible: bool | None
    witness: Witness | None = None

    def position(self, pile: Sequence[Task]) -> tuple[Deal, Certificate]:
        """The two tasks on the table with their owners, and how both are met."""
        assert self.witness is not None, "only what is possible can be shown"
        owners = self.witness.owners(self.pair)
        assert owners is not None
        tasks = (pile[self.pair.one], pile[self.pair.other])
        deal = replace(self.witness.deal, tasks=tasks, owners=owners)
        return deal, Certificate(owners, self.witness.tricks, predictions=self.witness.predictions)


class Pairs:
    """All task cards of a pile at one table, in a single formula that is solved for every pair.

    Every deal found also decides many other pairs, so that most need no search of their own.
    """

    def __init__(self, pile: Sequence[Task], table: Table) -> None:
        formula = self.formula = Formula()
        self.pile = pile
        self.hands = open_hands(formula, table, COMMANDER)
        self.play = Play(formula, table.seats, table.tricks, self.hands, COMMANDER)
        deal_evenly(self.play)
        self.deal = Deal(table, (), COMMANDER, COMMANDER)
        self.predictions = Predictions(formula, table.tricks)
        self.met = self._met_by(formula)
        self.one_owner = formula.variable()
        self.asked = self._owned(formula)
        self.witnesses: list[Witness] = []

    @cached_property
    def engine(self) -> Engine:
        return engine_for(self.formula)

    def answers(self, limit: SolverLimit | None = None) -> Iterator[Meeting]:
        """Every pair, with one owner and with two."""
        for one, other in combinations(range(len(self.pile)), 2):
            for one_owner in (False, True):
                yield self.answer(Pair(one, other, one_owner), limit)

    def answer(self, pair: Pair, limit: SolverLimit | None = None) -> Meeting:
        for witness in self.witnesses:
            if witness.owners(pair):
                return Meeting(pair, True, witness)
        first, second = self.asked
        owners = self.one_owner if pair.one_owner else -self.one_owner
        possible = self.engine.solve((first[pair.one], second[pair.other], owners), limit)
        if not possible:
            return Meeting(pair, possible)
        self.witnesses.append(self._witness(self.engine.true()))
        return Meeting(pair, True, self.witnesses[-1])

    def _met_by(self, formula: Formula) -> list[tuple[Literal, ...]]:
        """For every task and seat: the seat may own the task and meets it, and the deal is not void."""
        tallies = self.tallies = Tallies(self.play)
        tallies.keep_books()
        standings = Standings(tallies, self.predictions)
        roles = Roles(self.deal, {}, self.hands.held)
        met = []
        for task in self.pile:
            dealt_anew = [
                formula.every(holders)
                for cards in task.redeals
                for holders in zip(*(self.hands.held[card] for card in cards), strict=True)
            ]
            seats = []
            for seat in self.play.everyone:
                cases = roles.cases(task.objective.core(), seat)
                meets = [
                    formula.some((*(-given for given in case.given), standings.holds(case.condition))) for case in cases
                ]
                barred = seat == COMMANDER and not task.commander_may_own
                seats.append(FALSE if barred else formula.every((*meets, *(-void for void in dealt_anew))))
            met.append(tuple(seats))
        return met

    def _owned(self, formula: Formula) -> list[list[Literal]]:
        """Two members, possibly the same, and for each of them and every task a literal that demands that it meets the
        task."""
        members = [formula.one_of(self.play.seats) for _ in range(2)]
        for one, other in zip(*members, strict=True):
            formula.add(-self.one_owner, -one, other)
            formula.add(self.one_owner, -one, -other)
        asked = []
        for member in members:
            asked.append([formula.variable() for _ in self.pile])
            for ask, met in zip(asked[-1], self.met, strict=True):
                for owns, meets in zip(member, met, strict=True):
                    formula.add(-ask, -owns, meets)
        return asked

    def _witness(self, true: frozenset[Literal]) -> Witness:
        return Witness(
            replace(self.deal, hands=read_hands(self.hands, self.play.seats, true)),
            read_tricks(self.play, COMMANDER, true),
            self.predictions.read(true),
            tuple(frozenset(seat for seat, met in enumerate(seats) if met in true) for seats in self.met),
        )
