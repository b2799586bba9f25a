"""A mind: weighs what a member could do by the worlds that fit its view."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from math import log2

from logwright.engine.chance import Chance
from logwright.engine.crews.habits import habits
from logwright.engine.crews.knowledge import known
from logwright.engine.crews.level import Level
from logwright.engine.crews.programs import Programs
from logwright.engine.crews.rumours import rumours
from logwright.engine.crews.view import View
from logwright.engine.search.cardset import card_number
from logwright.engine.search.kernel import Outcome
from logwright.engine.search.known import Talk
from logwright.engine.search.worlds import Candidate, Program, Prospect, Weighing

EASE = 0.03
"""What a way to win is worth less each time it takes twice as long to find: the others do not see all cards."""
HASTE = 0.02
"""What it is worth less for each trick it is won later: plans that take long are upset by what nobody knew."""
UNDECIDED = 0.3
"""What a world is worth in which no way to win was found in time, and none could be ruled out."""
CLOSE = 0.1
"""Candidates that look worse than the best by more than that are not rehearsed."""
REHEARSED = 60
"""Cards a member plays through in its head for each card of a rehearsal."""


@dataclass
class Mind:
    """The thinking of one crew in one attempt. `chance` draws the worlds; views alone decide what is thought of."""

    level: Level
    chance: Chance
    programs: Programs = field(default_factory=Programs)
    heard: dict[Hashable, Talk] = field(default_factory=dict)

    def choice(self, looks: Sequence[float]) -> int:
        """The option that looks best; now and then any, if the level has it."""
        if self.level.blunders and not self.chance.below(self.level.blunders):
            return self.chance.below(len(looks))
        return best(looks)

    def seed(self) -> int:
        return self.chance.below(1 << 31) << 31 | self.chance.below(1 << 31)

    def worlds(self, view: View, count: int) -> Weighing:
        told = habits(view, self.heard)
        if not self.level.speaks:
            # Who never speaks tells nothing by keeping silent.
            told = replace(told, talks=())
        weighing = Weighing(replace(known(view), habits=told))
        if not weighing.draw(count, self.seed()):
            raise AssertionError("no deal fits what this member has seen")
        return weighing

    def outlook(self, view: View, weighing: Weighing, asked: Program, candidates: Sequence[Candidate]) -> list[float]:
        """How good each candidate looks: the share of worlds it wins, a little less the harder that is."""
        played = [card_number(card) for card in view.public.played]
        found = weighing.weigh(asked, candidates, played, budget=self.level.budget)
        return [sum(map(worth, prospects)) / weighing.count for prospects in found]

    def rehearsed(
        self, view: View, weighing: Weighing, asked: Program, candidates: Sequence[Candidate], looks: list[float]
    ) -> list[float]:
        """How good candidates look after those that look best were rehearsed.

        What can be won with all cards open may need a luck that nobody can count on. In a rehearsal all members play
        on from what they see themselves. Of covered cards and of drawing from neighbours it knows nothing.
        """
        public = view.public
        draws = public.mission.draw_after_trick and not public.drawn
        close = [index for index, look in enumerate(looks) if look >= max(looks) - CLOSE]
        if not self.level.rehearsals or len(close) == 1 or draws or public.automaton is not None:
            return looks
        weighing.count = min(weighing.count, self.level.rehearsals)
        played, best_ones = [card_number(card) for card in public.played], [candidates[index] for index in close]
        seed = self.chance.below(1 << 31)
        won = weighing.rehearse(asked, best_ones, played, rumours(public), budget=REHEARSED, seed=seed)
        better = dict(zip(close, won, strict=True))
        return [look + better.get(index, 0) / weighing.count for index, look in enumerate(looks)]


def worth(prospect: Prospect) -> float:
    if prospect.outcome is Outcome.UNSOLVABLE:
        return 0.0
    ease = EASE * log2(1 + prospect.steps)
    if prospect.outcome is Outcome.UNDECIDED:
        return UNDECIDED - ease
    return 1.0 - ease - HASTE * prospect.trick


def best(options: Sequence[float]) -> int:
    """The first of those that look best."""
    return max(range(len(options)), key=lambda index: (options[index], -index))
