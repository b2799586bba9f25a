"""A replay: a line of play that keeps the rules, and the state of the mission after each of its tricks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from logwright.engine.cards.card import Card, Suit
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.mission import Mission, Token
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases.choice import Either, Every, Never
from logwright.engine.objectives.selector import ChosenCards
from logwright.engine.referee.agreements import check_agreements
from logwright.engine.referee.foul import Foul
from logwright.engine.referee.hands import check_play
from logwright.engine.referee.judge import judge, met_in
from logwright.engine.referee.owners import check_owners
from logwright.engine.referee.scene import RefereeScene
from logwright.engine.referee.sheet import Sheet
from logwright.engine.referee.status import MET, Status, all_of
from logwright.engine.referee.token_order import token_order
from logwright.saying import Saying, listed, saying


class Standing(NamedTuple):
    """The state of a mission after some tricks: each task, the order of the tokens, each further objective."""

    tasks: tuple[Status, ...]
    order: Status
    objectives: tuple[Status, ...]

    @property
    def mission(self) -> Status:
        """The mission is won when everything is met for good, lost as soon as anything has failed."""
        return all_of((*self.tasks, self.order, *self.objectives))


class Replay(NamedTuple):
    """A line of play at this deal, with all choices of the crew. Only `replay` checks that it keeps the rules."""

    mission: Mission
    deal: Deal
    owners: tuple[Seat, ...]
    tokens: tuple[Token | None, ...]
    chosen: Mapping[str, Seat]
    predictions: Mapping[Seat, int]
    tricks: tuple[Trick, ...] = ()
    picked: tuple[tuple[ChosenCards, Suit | int], ...] = ()

    @property
    def left(self) -> frozenset[Card]:
        """All cards that were not played."""
        return self.deal.table.deck.cards.difference(*[trick.cards for trick in self.tricks])

    def standing(self, after: int | None = None) -> Standing:
        """The state after the first `after` tricks, by default at the end."""
        tricks = self.tricks if after is None else self.tricks[:after]
        scene = RefereeScene(
            self.deal, Sheet(self.deal.table, tricks), self.chosen, self.predictions, picked=self.picked
        )
        order = MET
        if any(self.tokens):
            tasks, order, done = self._with_tokens(scene)
            scene.done = done
        else:
            tasks = []
            for task, scene.owner in zip(self.deal.tasks, self.owners, strict=True):
                tasks.append(judge(task.objective, scene))
        scene.owner = None
        goals = [judge(objective, scene) for objective in self.mission.objectives]
        return Standing(tuple(tasks), order, tuple(goals))

    def _with_tokens(self, scene: RefereeScene) -> tuple[list[Status], Status, dict[str, int | None]]:
        """The tasks, the order of the tokens, and the trick in which the task with each token was fulfilled."""
        bearers = {token.value: task for task, token in enumerate(self.tokens) if token}
        asked = [tokens_asked_about(task.objective) for task in self.deal.tasks]
        states: list[Status] = [MET] * len(asked)
        when: dict[int, int | None] = {}
        for task in _sooner_first(asked, bearers):
            named = {token: bearers[token] for token in asked[task] if token in bearers}
            scene.owner = self.owners[task]
            scene.done = {
                token: when[other] for token, other in named.items() if not _leads_to(task, other, asked, bearers)
            }
            objective = self.deal.tasks[task].objective
            when[task] = met_in(objective, scene)
            states[task] = judge(objective, scene) if when[task] is None else MET
        tricks = [when[task] for task in range(len(asked))]
        return states, token_order(self.tokens, tricks), {token: when[task] for token, task in bearers.items()}


def _sooner_first(asked: Sequence[frozenset[str]], bearers: Mapping[str, int]) -> Iterator[int]:
    """All tasks, each after those it asks about, except in a cycle."""
    known: set[int] = set()

    def settle(task: int) -> Iterator[int]:
        if task in known:
            return
        known.add(task)
        for token in sorted(asked[task]):
            other = bearers.get(token)
            if other is not None and not _leads_to(task, other, asked, bearers):
                yield from settle(other)
        yield task

    for task in range(len(asked)):
        yield from settle(task)


def _leads_to(task: int, start: int, asked: Sequence[frozenset[str]], bearers: Mapping[str, int]) -> bool:
    """Whether following the questions of the task `start` leads to `task`."""
    seen: set[int] = set()
    ahead = [start]
    while ahead:
        here = ahead.pop()
        if here == task:
            return True
        if here not in seen:
            seen.add(here)
            ahead += [bearers[token] for token in asked[here] if token in bearers]
    return False


_NOTHING: frozenset[str] = frozenset()


def tokens_asked_about(phrase: Phrase) -> frozenset[str]:
    """The tokens of the tasks that a phrase asks about."""
    if isinstance(phrase, Every | Either):
        return _NOTHING.union(*map(tokens_asked_about, phrase.parts))
    return tokens_asked_about(phrase.part) if isinstance(phrase, Never) else frozenset(phrase.asks_about)


def replay(mission: Mission, deal: Deal, certificate: Certificate, *, distress: bool = False) -> Replay:
    """Check every choice and every card against the rules. `distress`: the crew may have sent the distress signal."""
    check_owners(mission, deal, certificate)
    check_agreements(mission, deal, certificate)
    if certificate.distress and not distress:
        raise Foul(saying("fouls.passed"))
    check_play(mission, deal, certificate)
    return Replay(
        mission,
        deal,
        certificate.owners,
        deal.tokens if certificate.tokens is None else certificate.tokens,
        dict(certificate.chosen),
        dict(certificate.predictions),
        certificate.tricks,
        certificate.picked,
    )


def approve(mission: Mission, deal: Deal, certificate: Certificate, *, distress: bool = False) -> Replay:
    """The replay of a certificate that wins; anything else is a foul."""
    played = replay(mission, deal, certificate, distress=distress)
    standing = played.standing()
    if standing.mission is not MET:
        raise Foul(saying("fouls.does-not-win", parts=listed(_unmet(standing))))
    return played


def _unmet(standing: Standing) -> Iterator[Saying]:
    """What is open or has failed; tasks and objectives are counted from 1, as people do."""
    parts: Sequence[tuple[str, int, Status]] = (
        *(("task", number, state) for number, state in enumerate(standing.tasks, start=1)),
        ("order", 0, standing.order),
        *(("objective", number, state) for number, state in enumerate(standing.objectives, start=1)),
    )
    for kind, number, state in parts:
        if state is not MET:
            yield saying(f"fouls.{kind}", number=str(number), state=state.value)
