"""Chooses between the options of a member by playing them out in sampled worlds that fit its view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import log2
from typing import TypeVar

from logwright.engine.attempts.view import View
from logwright.engine.chance import Chance
from logwright.engine.crews.hand_inference import Heard, hand_evidence
from logwright.engine.crews.knowledge import known
from logwright.engine.crews.level import Level
from logwright.engine.crews.programs import Programs
from logwright.engine.crews.public_constraints import public_constraints
from logwright.engine.search.kernel import SearchOutcome
from logwright.engine.search.known import Known
from logwright.engine.search.worlds import Candidate, Program, Prospect, Weighing, Weights

T = TypeVar("T")
WEIGHTS = Weights(ease=0.03, haste=0.02, undecided=0.3)
"""A win that is hard to find may be missed by the other members, who do not see all cards, and long plans are upset by
cards nobody knew."""
CLOSE = 0.1
"""Candidates worse than the best by more than this are not rehearsed."""
TRUST = 0.15
"""Bonus for a member who said yes: it sees a hand that the others do not."""
MOST_THOUGHT = 4_000_000
"""Limit for worlds times candidates times bytes of the questions; above it, fewer worlds are used. A club crew reached
at most half of it in nine of the larger missions."""
FEWEST_WORLDS = 8
FIRST_LOOK = 24
"""Worlds in which all candidates are compared before the worse ones are left out."""
MINDS_APART = 1_000_003
"""Offset of the seed for the members' decisions, so that it differs from that of the deals."""
MOST_EFFORT = 40_000_000
"""Limit for all decisions of an attempt together, in steps of the search. Expert crews at official missions were seen
to need up to 6,000,000."""
STEP = 50
"""Bytes of a question that take as long to read, for one world and candidate, as a step of the search."""
REHEARSED = 60
"""Search budget, in cards, for each card played in a rehearsal."""


class CrewGivesUp(Exception):
    """An attempt would take more effort than is allowed; says how much was spent."""

    def __init__(self, steps: int) -> None:
        super().__init__(steps)
        self.steps = steps


@dataclass
class DecisionMaker:
    """Makes the decisions of one crew in one attempt. `chance` draws the worlds; everything else comes from the
    views. `effort` counts what all decisions took; above its limit the crew gives up. `trust` is the bonus for a member
    who said yes."""

    level: Level
    chance: Chance
    programs: Programs = field(default_factory=Programs)
    heard: Heard = field(default_factory=Heard)
    effort: int = 0
    trust: float = TRUST

    def pick(self, options: Sequence[T], looks: Sequence[float]) -> T:
        """The option that looks best; occasionally a random one, if the level has blunders."""
        if self.level.blunders and not self.chance.below(self.level.blunders):
            return options[self.chance.below(len(looks))]
        return self.better(options, looks)

    def better(self, options: Sequence[T], looks: Sequence[float], ahead: float = 0.0) -> T:
        """The option that looks best; any but the first must be better than that by more than `ahead`."""
        return options[best([looks[0] + ahead, *looks[1:]])]

    def agrees(self, yes: float, no: float, slack: float = 0.0) -> bool:
        """Whether yes looks as good as no, or not worse by more than this."""
        return yes >= no - slack

    def seed(self) -> int:
        return self.chance.below(1 << 31) << 31 | self.chance.below(1 << 31)

    def worlds(self, view: View, count: int) -> Weighing:
        """Worlds that fit the view, drawn and ready to be weighed."""
        weighing = Weighing(self.known(view))
        if not weighing.draw(count, self.seed()):
            raise AssertionError("no deal fits what this member has seen")
        return weighing

    def known(self, view: View) -> Known:
        """What the member knows, and what it infers from the choices of the others."""
        told = hand_evidence(view, self.heard)
        if not self.level.speaks:
            # A crew that never speaks reveals nothing by silence.
            told = replace(told, talks=())
        return replace(known(view), evidence=told)

    def outlook(self, view: View, asked: Program, candidates: Sequence[Candidate], count: int) -> list[float]:
        """How good each candidate looks, in as many worlds as it takes to tell them apart, at most `count`."""
        return self.outlooks(view, [asked], [candidates], count)[0]

    def outlooks(
        self, view: View, programs: Sequence[Program], candidates: Sequence[Sequence[Candidate]], count: int
    ) -> list[list[float]]:
        """The same where candidates belong to several programs: all of them are weighed in the same worlds."""
        weighing, seed, found = Weighing(self.known(view)), self.seed(), []
        for asked, those in zip(programs, candidates, strict=True):
            worlds = affordable(count, asked, those)
            at_once = worlds if len(programs) > 1 else min(worlds, FIRST_LOOK)
            standings = weighing.race(
                asked,
                those,
                view.public.played_numbers,
                worlds=worlds,
                at_once=at_once,
                weights=WEIGHTS,
                budget=self.level.budget,
                seed=seed,
            )
            reading = sum(standing.worlds for standing in standings) * sum(map(len, asked.questions)) // STEP
            self._spend(reading + sum(standing.steps for standing in standings))
            found.append([standing.value for standing in standings])
        return found

    def value(self, prospects: Sequence[Prospect]) -> float:
        """How good something looks, by its prospects in each world."""
        return sum(map(worth, prospects)) / len(prospects)

    def weighed(
        self, weighing: Weighing, asked: Program, candidates: Sequence[Candidate], played: Sequence[int] = ()
    ) -> list[list[Prospect]]:
        """The prospects of each candidate; the effort is counted."""
        self._count(weighing, asked, candidates)
        found = weighing.weigh(asked, candidates, played, budget=self.level.budget)
        self.effort += sum(prospect.steps for prospects in found for prospect in prospects)
        return found

    def _count(self, weighing: Weighing, asked: Program, candidates: Sequence[Candidate]) -> None:
        """Adds what it takes to read the questions, before they are asked."""
        self._spend(weighing.count * len(candidates) * sum(map(len, asked.questions)) // STEP)

    def _spend(self, effort: int) -> None:
        self.effort += effort
        if self.effort > MOST_EFFORT:
            raise CrewGivesUp(self.effort)

    def rehearsed(self, view: View, asked: Program, candidates: Sequence[Candidate], looks: list[float]) -> list[float]:
        """The outlooks, with the best candidates compared by rehearsal.

        A win found with all cards open may depend on luck. In a rehearsal every member plays on from what it sees
        itself. Rehearsals do not support covered cards or drawing from neighbours.
        """
        public = view.public
        draws = public.mission.draw_after_trick and not public.drawn
        close = [index for index, look in enumerate(looks) if look >= max(looks) - CLOSE]
        if not self.level.rehearsals or len(close) == 1 or draws or public.automaton is not None:
            return looks
        weighing = self.worlds(view, self.level.rehearsals)
        played, best_ones = public.played_numbers, [candidates[index] for index in close]
        seed = self.chance.below(1 << 31)
        self._count(weighing, asked, best_ones)
        won = weighing.rehearse(asked, best_ones, played, public_constraints(public), budget=REHEARSED, seed=seed)
        better = dict(zip(close, won, strict=True))
        return [look + better.get(index, 0) / weighing.count for index, look in enumerate(looks)]


def affordable(worlds: int, asked: Program, candidates: Sequence[Candidate]) -> int:
    """As many of the worlds as these candidates may be weighed in."""
    size = len(candidates) * sum(map(len, asked.questions))
    return min(worlds, max(FEWEST_WORLDS, MOST_THOUGHT // max(1, size)))


def worth(prospect: Prospect) -> float:
    if prospect.outcome is SearchOutcome.UNSOLVABLE:
        return 0.0
    ease = WEIGHTS.ease * log2(1 + prospect.steps)
    if prospect.outcome is SearchOutcome.UNDECIDED:
        return WEIGHTS.undecided - ease
    return 1.0 - ease - WEIGHTS.haste * prospect.trick


def best(options: Sequence[float]) -> int:
    """Index of the highest value, the first of equals."""
    return max(range(len(options)), key=lambda index: (options[index], -index))
