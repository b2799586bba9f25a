"""What a mission asks of the crew from now on, encoded for the kernel once and cached."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import lru_cache

from logwright.engine.attempts.public import Announced, Public
from logwright.engine.attempts.view import View
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Automaton, Column, Deal, Seat
from logwright.engine.cards.dealing import in_order
from logwright.engine.missions.allocation import Shares, Sharing, sharing
from logwright.engine.missions.choices import Chosen, Tokens
from logwright.engine.missions.mission import Task
from logwright.engine.search.worlds import Program, program


class Programs:
    """The programs of one attempt. They depend only on public knowledge, so all members may share them."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Program] = {}
        self._latest: tuple[Hashable, Program] | None = None

    def settled(self, view: View) -> Program:
        """The program once everything has its owner."""
        public = view.public
        noted = view.noted
        settled = (public.tasks, public.owners, public.chosen, tuple(sorted(noted.items())))
        key = ("settled", public.picked, *settled, public.drawn)
        # Card after card it is the same one; to compare is cheaper than to hash all tasks.
        if self._latest and self._latest[0] == key:
            return self._latest[1]
        if key not in self._kept:
            self._kept[key] = self._made(public, _fixed(public), public.chosen, noted)
        self._latest = (key, self._kept[key])
        return self._kept[key]

    def open(
        self,
        public: Public,
        *,
        tasks: tuple[Task, ...] | None = None,
        tokens: Tokens | None = None,
        chosen: Chosen = (),
        noted: tuple[tuple[Seat, int], ...] = (),
        anyone: bool = False,
    ) -> Program:
        """The program while some things are still open; tasks, tokens and members may be given as proposed.

        `anyone`: the tasks are only part of those to come, so the numbers they must add up to do not apply yet.
        """
        lying = public.tasks if tasks is None else tasks
        if tokens is not None:
            lying = tuple(replace(task, token=token) for task, token in zip(lying, tokens, strict=True))
        members = chosen or public.chosen
        key = ("open", public.picked, lying, public.owners, members, noted, anyone, public.drawn)
        if key not in self._kept:
            asked = replace(public, tasks=lying)
            ways = _anyhow(asked) if anyone else sharing(public.mission, table_deal(asked))
            self._kept[key] = self._made(asked, ways, members, dict(noted))
        return self._kept[key]

    def _made(self, public: Public, ways: Sharing, chosen: Chosen, noted: dict[Seat, int]) -> Program:
        mission = replace(public.mission, token_change=None)
        if public.drawn:
            mission = replace(mission, draw_after_trick=0)
        return program(mission, table_deal(public), ways, chosen, noted)


def table_deal(public: Public) -> Deal:
    """A deal in which only public knowledge is true; all other cards lie anywhere."""
    deck = in_order(public.table.deck)
    automaton = None
    if public.automaton is not None:
        automaton = Automaton(public.automaton, tuple(Column(column.up) for column in public.columns))
    return Deal(
        public.table,
        _any_hands(public.announced, public.seats, deck),
        public.commander,
        public.opener,
        public.tasks,
        automaton=automaton,
        draws=(deck,) * public.seats if public.mission.draw_after_trick else (),
    )


@lru_cache(maxsize=64)
def _any_hands(announced: tuple[Announced, ...], seats: int, deck: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Hands that fit what was announced. It is asked for again at every decision."""
    holder = {said.card: said.seat for said in announced}
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for card, seat in holder.items():
        hands[seat].append(card)
    for card in deck:
        if card not in holder:
            min(hands, key=len).append(card)
    return tuple(map(tuple, hands))


def _fixed(public: Public) -> Sharing:
    owners = [frozenset(range(public.seats)) if owner is None else frozenset({owner}) for owner in public.owners]
    return replace(_anyhow(public), eligible=tuple(owners))


def _anyhow(public: Public) -> Sharing:
    """Everybody may own any number of these tasks."""
    tasks, seats = len(public.tasks), public.seats
    shares = Shares((0,) * seats, (tasks,) * seats)
    everyone = frozenset(range(seats))
    eligible = tuple(everyone if task.commander_may_own else everyone - {public.commander} for task in public.tasks)
    return Sharing((shares,), eligible, public.commander)
