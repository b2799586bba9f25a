"""A mission as a whole, with the deal left open: is there any deal at all that the crew can win?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from logwright.engine.cards.deal import Automaton, Deal, Seat
from logwright.engine.cards.dealing import AUTOMATON_SEAT, card_tasks
from logwright.engine.cards.table import Table
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import DrawnTasks, Mission, NamedTasks, Task
from logwright.engine.second_opinion.literals.drawing import Drawn
from logwright.engine.second_opinion.literals.hands import HandLiterals
from logwright.engine.second_opinion.literals.open_hands import deal_evenly, open_hands, read_automaton, read_hands
from logwright.engine.second_opinion.literals.passing import Passed
from logwright.engine.second_opinion.literals.reading import read_certificate, the_one
from logwright.engine.second_opinion.question import FormulaQuestion, Slot, switched_rules
from logwright.engine.second_opinion.solvers.engine import Engine, SolverLimit, engine_for
from logwright.engine.second_opinion.solvers.formula import TRUE, Formula, Literal


class AnyDeal:
    """All deals of a mission at one table at once. Every rule can be switched on or off.

    Rotating the table changes nothing, so seat 0 commands; only an automaton's seat makes a difference.
    """

    def __init__(
        self,
        mission: Mission,
        table: Table,
        tasks: Sequence[Task] | None = None,
        *,
        commander: Seat = 0,
    ) -> None:
        formula = self.formula = Formula()
        self.hands = open_hands(formula, table, commander)
        self.slots = _slots(formula, mission, table, tasks)
        # Only the tokens and the possible owners matter here, so any card of a slot will do.
        cards = tuple(slot[0][1] for slot in self.slots)
        row = Automaton(AUTOMATON_SEAT, ()) if table.columns else None
        nominal = Deal(table, (), commander, commander, cards, automaton=row)
        self.rules = switched_rules(formula, mission, len(self.slots))
        self.drawn = Drawn(mission.draw_after_trick, None) if mission.draw_after_trick else None
        self.passed = Passed(formula, self.hands, table.seats, mission.pass_cards) if mission.pass_cards else None
        self.question = FormulaQuestion(
            formula,
            mission,
            nominal,
            self.passed.hands if self.passed else self.hands,
            self.slots,
            self.rules,
            open_hands=self.hands,
            draw=self.drawn,
        )
        deal_evenly(self.question.play)
        self.question.tallies.keep_books()
        _no_void_deals(formula, self.slots, self.hands)

    @cached_property
    def engine(self) -> Engine:
        return engine_for(self.formula)

    def solve(self, rules: Sequence[Literal], limit: SolverLimit | None = None) -> bool | None:
        return self.engine.solve(rules, limit)

    def read(self) -> tuple[Deal, Certificate]:
        """The deal in the solution just found, and how it is won."""
        true, question = self.engine.true(), self.question
        deal = question.deal
        found = replace(
            deal,
            hands=read_hands(self.hands, deal.seats, true),
            tasks=tuple(_lying(slot, true) for slot in self.slots),
            automaton=read_automaton(self.hands, true),
            draws=self.drawn.read(self.hands.cards, true) if self.drawn else (),
        )
        return found, read_certificate(question, true, self.passed)


def _slots(formula: Formula, mission: Mission, table: Table, tasks: Sequence[Task] | None) -> list[Slot]:
    """A slot for each task card; if the cards are drawn, any card may lie there, but none twice."""
    match mission.tasks:
        case _ if tasks is not None:
            return [[(TRUE, task)] for task in tasks]
        case NamedTasks(named):
            return [[(TRUE, task)] for task in named]
        case DrawnTasks(count, tokens):
            pile = card_tasks(table.deck)
            slots: list[Slot] = []
            for place in range(count):
                token = tokens[place] if place < len(tokens) else None
                lies = formula.one_of(len(pile))
                slots.append([(literal, replace(task, token=token)) for literal, task in zip(lies, pile, strict=True)])
            for card in range(len(pile)):
                formula.at_most_one(slot[card][0] for slot in slots)
            return slots
    return []


def _no_void_deals(formula: Formula, slots: Sequence[Slot], hands: HandLiterals) -> None:
    """Excludes void deals, in which one hand makes a task hopeless (ruling B39)."""
    for slot in slots:
        for lies, task in slot:
            for cards in task.redeals:
                for holders in zip(*(hands.held[card] for card in cards), strict=True):
                    formula.add(-lies, *(-holds for holds in holders))


def _lying(slot: Slot, true: frozenset[Literal]) -> Task:
    places = {place: literal for place, (literal, _) in enumerate(slot)}
    return slot[the_one(places, true)][1]
