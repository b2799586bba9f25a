"""The whole question in one formula: hands, play, the crew's choices, and everything the mission asks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from logwright.engine.cards.deal import Deal
from logwright.engine.missions.allocation import sharing
from logwright.engine.missions.choices import token_placements
from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Mission, Task
from logwright.engine.missions.resolved import Condition, InRange, Pattern
from logwright.engine.missions.task_tricks import Waiting, answerable
from logwright.engine.objectives.core import TaskTrick
from logwright.engine.objectives.walk import inside
from logwright.engine.second_opinion.literals.hands import HandLiterals
from logwright.engine.second_opinion.literals.order import ByTrick, keep_order
from logwright.engine.second_opinion.literals.owners import shared_out
from logwright.engine.second_opinion.literals.play import Draw, Play
from logwright.engine.second_opinion.literals.roles import Case, Roles, chosen_members, picked_cards
from logwright.engine.second_opinion.literals.standing import Done, Predictions, Standings
from logwright.engine.second_opinion.literals.tallies import Tallies
from logwright.engine.second_opinion.solvers.formula import TRUE, Formula, Literal

Slot = Sequence[tuple[Literal, Task]]
"""A place for a task card, with every card that may lie there and the literal that says it does."""


def tokens_of(task: Task) -> Iterator[str]:
    """The tokens of the other tasks that this one asks about."""
    return (part.token for part in inside(task.objective.core(), TaskTrick))


@dataclass(frozen=True)
class RuleLiterals:
    """For every rule of a mission the literal that switches it on."""

    objectives: tuple[Literal, ...]
    tasks: tuple[Literal, ...]
    tokens: Literal = TRUE
    sharing: Literal = TRUE

    @property
    def all(self) -> tuple[Literal, ...]:
        return (*self.objectives, *self.tasks, self.tokens, self.sharing)

    def clash(self, rules: frozenset[Literal]) -> Clash:
        """These rules as a clash."""
        return Clash(
            tuple(index for index, rule in enumerate(self.objectives) if rule in rules),
            tuple(index for index, rule in enumerate(self.tasks) if rule in rules),
            self.tokens in rules,
            self.sharing in rules,
        )

    def literals(self, clash: Clash) -> frozenset[Literal]:
        """The rules of a clash."""
        found = [self.objectives[index] for index in clash.objectives] + [self.tasks[index] for index in clash.tasks]
        return frozenset([*found, *[self.tokens] * clash.tokens, *[self.sharing] * clash.sharing])


def all_rules(mission: Mission, tasks: int) -> RuleLiterals:
    return RuleLiterals((TRUE,) * len(mission.objectives), (TRUE,) * tasks)


def switched_rules(formula: Formula, mission: Mission, tasks: int) -> RuleLiterals:
    """Rules that can be left out one by one."""
    return RuleLiterals(
        tuple(formula.variable() for _ in mission.objectives),
        tuple(formula.variable() for _ in range(tasks)),
        formula.variable(),
        formula.variable(),
    )


class FormulaQuestion:
    """A formula that has a solution exactly if the crew can win.

    `deal` has everything but the hands, which are in `hands`, and the tasks, which are in `slots`. `open_hands`: the
    hands that are dealt, if the solver decides who holds a card.
    """

    def __init__(
        self,
        formula: Formula,
        mission: Mission,
        deal: Deal,
        hands: HandLiterals,
        slots: Sequence[Slot],
        rules: RuleLiterals,
        *,
        open_hands: HandLiterals | None = None,
        draw: Draw | None = None,
    ) -> None:
        self.formula, self.mission, self.deal, self.slots = formula, mission, deal, slots
        self.play = Play(formula, deal.seats, deal.table.tricks, hands, deal.leader, mission.draw_after_trick, draw)
        self.tallies = Tallies(self.play)
        self.predictions = Predictions(formula, self.play.total)
        self.chosen = chosen_members(formula, mission, deal)
        self.picked = picked_cards(formula, mission, deal)
        self.roles = Roles(deal, self.chosen, open_hands.held if open_hands else None, self.picked)
        self.owners = shared_out(formula, sharing(mission, deal), rules.sharing)
        self.placements = token_placements(mission, deal)
        self.placed = formula.one_of(len(self.placements))
        self.conditions: list[Condition] = []
        done = self._tasks(rules)
        self._objectives(rules, done)
        if not open_hands:
            self._balance()

    def _tasks(self, rules: RuleLiterals) -> Done:
        named = [frozenset(token for _, task in slot for token in tokens_of(task)) for slot in self.slots]
        if any(self.deal.tokens) and any(named):
            fulfilled = self._tasks_that_wait(rules, named)
        else:
            standings, fulfilled = Standings(self.tallies, self.predictions), []
            for slot, rule in enumerate(rules.tasks):
                cases = list(self._cases(slot))
                self._ask(cases, rule, standings)
                if any(self.deal.tokens):
                    fulfilled.append(self._fulfilled(cases, standings))
        if not any(self.deal.tokens):
            return {}
        return keep_order(self.formula, fulfilled, self.placements, self.placed, rules.tokens)

    def _tasks_that_wait(self, rules: RuleLiterals, named: Sequence[frozenset[str]]) -> list[ByTrick]:
        """Tasks that ask when others are fulfilled. Which task waits for which depends on the placement of the
        tokens."""
        formula, tricks = self.formula, range(self.play.total + 1)
        fulfilled = [[formula.variable() for _ in tricks] for _ in self.slots]
        met: list[list[list[Literal]]] = [[[] for _ in tricks] for _ in self.slots]
        for tokens, lying in zip(self.placements, self.placed, strict=True):
            waiting = Waiting(named, tokens)
            done = {token: fulfilled[task] for token, task in waiting.bearers.items()}
            standings = Standings(self.tallies, self.predictions, done)
            for slot, rule in enumerate(rules.tasks):
                found = self._cases(slot, waiting.answers_to(slot))
                cases = [Case((lying, *case.given), case.condition) for case in found]
                self._ask(cases, rule, standings)
                for after in tricks:
                    met[slot][after] += (
                        formula.every((*case.given, standings.met(case.condition, after))) for case in cases
                    )
        for by, cases_met in zip(fulfilled, met, strict=True):
            for here, parts in zip(by, cases_met, strict=True):
                formula.add(-here, *parts)
                for part in parts:
                    formula.add(here, -part)
        return list(fulfilled)

    def _cases(self, slot: int, tokens: Collection[str] = ()) -> Iterator[Case]:
        """The task's conditions, one case for each owner; they may ask about the tasks with these tokens."""
        for lies, task in self.slots[slot]:
            objective = task.objective.core()
            for owner, owns in self.owners[slot].items():
                for case in self.roles.cases(objective, owner):
                    yield Case((lies, owns, *case.given), answerable(case.condition, tokens))

    def _fulfilled(self, cases: Sequence[Case], standings: Standings) -> list[Literal]:
        """For each trick, from 0: the task is met for good by then."""
        every, some = self.formula.every, self.formula.some
        return [
            some(every((*case.given, self._met(case.condition, standings, after))) for case in cases)
            for after in range(self.play.total + 1)
        ]

    def _met(self, condition: Condition, standings: Standings, after: int) -> Literal:
        if isinstance(condition, InRange) and self._wants_all(condition):
            # If it is not met in the end all is lost anyway, so it counts as met as soon as its cards are played.
            cards = condition.tally.cards or ()
            return self.formula.every(self.play.before[card][after + 1] for card in cards)
        return standings.met(condition, after)

    def _wants_all(self, condition: InRange) -> bool:
        """Whether the condition is just to win certain cards, in any tricks."""
        tally, span = condition.tally, condition.span
        return (
            tally.cards is not None
            and tally.pattern == Pattern(frozenset(self.play.tricks))
            and span.least == len(tally.cards)
            and span.most is None
            and condition.minus is None
            and not condition.always
        )

    def _objectives(self, rules: RuleLiterals, done: Done) -> None:
        standings = Standings(self.tallies, self.predictions, done)
        for phrase, rule in zip(self.mission.objectives, rules.objectives, strict=True):
            cases = self.roles.cases(phrase.core())
            self._ask([Case(case.given, answerable(case.condition, done)) for case in cases], rule, standings)

    def _balance(self) -> None:
        compared = dict.fromkeys(part for condition in self.conditions for part in inside(condition, InRange))
        for part in compared:
            if part.minus is not None:
                self.tallies.balance(part.tally, part.minus)

    def _ask(self, cases: Iterable[Case], rule: Literal, standings: Standings) -> None:
        """If the rule is on, the condition of the case that is true holds in the end."""
        for case in cases:
            self.conditions.append(case.condition)
            self.formula.add(-rule, *(-given for given in case.given), standings.holds(case.condition))
