"""The whole question in one formula: hands, play, the crew's choices, and everything the mission asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from logwright.engine.allocation import sharing
from logwright.engine.choices import token_placements
from logwright.engine.clash import Clash
from logwright.engine.deal import Deal
from logwright.engine.mission import Mission, Task
from logwright.engine.resolved import Condition, InRange, Pattern
from logwright.engine.second_opinion.formula import TRUE, Formula, Literal
from logwright.engine.second_opinion.hands import Hands
from logwright.engine.second_opinion.order import ByTrick, keep_order
from logwright.engine.second_opinion.owners import shared_out
from logwright.engine.second_opinion.play import Draw, Play
from logwright.engine.second_opinion.roles import Case, Roles, chosen_members
from logwright.engine.second_opinion.standing import Done, Predictions, Standings
from logwright.engine.second_opinion.tallies import Tallies

Slot = Sequence[tuple[Literal, Task]]
"""A place for a task card, with every card that may lie there and the literal that says it does."""


@dataclass(frozen=True)
class Rules:
    """For every rule of a mission the literal that says it is to be kept."""

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


def all_rules(mission: Mission, tasks: int) -> Rules:
    return Rules((TRUE,) * len(mission.objectives), (TRUE,) * tasks)


class Question:
    """A formula that has a solution exactly if the crew can win.

    `deal` says everything but the hands, which stand in `hands`, and the tasks, which lie in the `slots`.
    `open_hands`: who holds a card is for the formula to find out.
    """

    def __init__(
        self,
        formula: Formula,
        mission: Mission,
        deal: Deal,
        hands: Hands,
        slots: Sequence[Slot],
        rules: Rules,
        *,
        open_hands: bool = False,
        draw: Draw | None = None,
    ) -> None:
        self.formula, self.mission, self.deal, self.slots = formula, mission, deal, slots
        self.play = Play(formula, deal.seats, deal.table.tricks, hands, deal.leader, mission.draw_after_trick, draw)
        self.tallies = Tallies(self.play)
        self.predictions = Predictions(formula, self.play.total)
        self.chosen = chosen_members(formula, mission, deal)
        self.roles = Roles(deal, self.chosen, hands.held if open_hands else None)
        self.owners = shared_out(formula, sharing(mission, deal), rules.sharing)
        self.placements = token_placements(mission, deal)
        self.placed = formula.one_of(len(self.placements))
        self.conditions: list[Condition] = []
        done = self._tasks(rules)
        self._objectives(rules, done)

    def _tasks(self, rules: Rules) -> Done:
        standings = Standings(self.tallies, self.predictions)
        fulfilled: list[ByTrick] = []
        for slot, rule in enumerate(rules.tasks):
            cases = list(self._cases(slot))
            self._ask(cases, rule, standings)
            if any(self.deal.tokens):
                fulfilled.append(self._fulfilled(cases, standings))
        if not any(self.deal.tokens):
            return {}
        return keep_order(self.formula, fulfilled, self.placements, self.placed, rules.tokens)

    def _cases(self, slot: int) -> Iterator[Case]:
        for lies, task in self.slots[slot]:
            objective = task.objective.core()
            for owner, owns in self.owners[slot].items():
                for case in self.roles.cases(objective, owner):
                    yield Case((lies, owns, *case.given), case.condition)

    def _fulfilled(self, cases: Sequence[Case], standings: Standings) -> list[Literal]:
        """Trick by trick, from 0: the task is met for good by then."""
        every, some = self.formula.every, self.formula.some
        return [
            some(every((*case.given, self._met(case.condition, standings, after))) for case in cases)
            for after in range(self.play.total + 1)
        ]

    def _met(self, condition: Condition, standings: Standings, after: int) -> Literal:
        if isinstance(condition, InRange) and self._wants_all(condition):
            # It is met in the end, or all is lost anyway: so it is met as soon as its cards are played.
            cards = condition.tally.cards or ()
            return self.formula.every(self.play.before[card][after + 1] for card in cards)
        return standings.met(condition, after)

    def _wants_all(self, condition: InRange) -> bool:
        """The condition is to win certain cards, whenever and however."""
        tally, span = condition.tally, condition.span
        return (
            tally.cards is not None
            and tally.pattern == Pattern(frozenset(self.play.tricks))
            and span.least == len(tally.cards)
            and span.most is None
            and condition.minus is None
            and not condition.always
        )

    def _objectives(self, rules: Rules, done: Done) -> None:
        standings = Standings(self.tallies, self.predictions, done)
        for phrase, rule in zip(self.mission.objectives, rules.objectives, strict=True):
            self._ask(self.roles.cases(phrase.core()), rule, standings)

    def _ask(self, cases: Iterable[Case], rule: Literal, standings: Standings) -> None:
        """Whichever case comes true, its condition holds in the end, if the rule is to be kept."""
        for case in cases:
            self.conditions.append(case.condition)
            self.formula.add(-rule, *(-given for given in case.given), standings.holds(case.condition))
