"""An attempt: a crew plays one deal of a mission, each member from its own view, checked by the referee."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.cards.communication import radio
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.play import Hands, dealt
from logwright.engine.cards.trick import play_trick
from logwright.engine.chance import Chance
from logwright.engine.crews.allocation import settled_owners, share_out
from logwright.engine.crews.decision import DecisionMaker
from logwright.engine.crews.hand_over import hand_over
from logwright.engine.crews.level import Level
from logwright.engine.crews.moment import Moment
from logwright.engine.crews.opening_choices import change_tokens, choose_members, pass_cards, predict
from logwright.engine.crews.play import card_to_play
from logwright.engine.crews.public import Announced, Public, Showing
from logwright.engine.crews.talk import message_to_send
from logwright.engine.crews.view import View
from logwright.engine.missions.certificate import Certificate, HandOver, Passing
from logwright.engine.missions.mission import Allocation, Mission
from logwright.engine.objectives.subject import Side
from logwright.engine.referee import Replay, Status, replay
from logwright.engine.search.mentioned import holders

FACE_DOWN = (Allocation.COMMANDER_DECISION, Allocation.COMMANDER_DISTRIBUTION)
"""The commander decides before the tasks are turned up, or while they are (p9-188, p9-196)."""


@dataclass(frozen=True)
class Attempt:
    """The record of an attempt. `deal` is the deal as it was played; `certificate` holds every choice and every card.

    `moments` has one moment before each card, `end` is the moment after the last.
    """

    deal: Deal
    certificate: Certificate
    won: bool
    moments: tuple[Moment, ...]
    end: Moment


def play_mission(mission: Mission, deal: Deal, level: Level, chance: Chance, *, distress: bool = False) -> Attempt:
    """Plays one attempt. Decisions depend on the members' views, their level and the random seed, and on nothing
    else."""
    return _Playing(mission, deal, DecisionMaker(level, chance), distress).attempt()


class _Playing:
    """The table during an attempt: the only place where all hands are known."""

    def __init__(self, mission: Mission, deal: Deal, mind: DecisionMaker, distress: bool) -> None:
        self.mission, self.deal, self.mind, self.distress = mission, deal, mind, distress
        self.hands: Hands = dealt(deal)
        self.given: list[tuple[Announced, ...]] = [()] * deal.seats
        self.foretold: dict[Seat, int] = {}
        self.moments: list[Moment] = []
        self.over: HandOver | None = None
        self.passing: Passing | None = None
        self.public = self._dealt()

    def attempt(self) -> Attempt:
        self._settle()
        replayed = self._replay_of()
        status = replayed.standing().mission
        while status is Status.OPEN and self.public.number <= self.public.table.tricks:
            self._gap()
            self._trick()
            status = replayed._replace(tricks=self.public.tricks).standing().mission
        certificate = self._certificate()
        replay(self.mission, self.deal, certificate, distress=self.distress)
        return Attempt(self.deal, certificate, status is Status.MET, tuple(self.moments), self._moment(self.public))

    def view(self, seat: Seat, public: Public | None = None) -> View:
        """What this seat knows."""
        return self._moment(public or self.public).view(seat)

    def _moment(self, public: Public) -> Moment:
        return Moment(public, self.hands, tuple(self.given), self.foretold)

    def _dealt(self) -> Public:
        deal, mission = self.deal, self.mission
        highest = [card for card in deal.table.deck if card.is_trump][-1:]
        asked = [*mission.objectives, *(task.objective for task in deal.tasks)]
        named = sorted({*highest, *(card for objective in asked for card in holders(objective.core()))})
        found = ((card, deal.holder(card)) for card in named)
        return Public(
            mission=mission,
            table=deal.table,
            sizes=tuple(map(len, deal.hands)),
            commander=deal.commander,
            leader=deal.leader,
            announced=tuple(Announced(card, seat) for card, seat in found if seat is not None),
            tasks=deal.tasks,
            automaton=deal.automaton.seat if deal.automaton else None,
            columns=self._columns(),
        )

    def _columns(self) -> tuple[Showing, ...]:
        return tuple(Showing(column.up, column.down is not None) for column in self.hands.columns)

    def _settle(self) -> None:
        """Everything before the first trick, in the order of ruling B14."""
        mind = self.mind
        chosen = choose_members(self._before_tasks(), self.view, mind).chosen
        public = change_tokens(replace(self.public, chosen=chosen), self.view, mind)
        if self.deal.owners is not None:
            public = replace(public, owners=self.deal.owners)
        else:
            public = share_out(public, self.view, mind)
            public, self.over = hand_over(public, self.view, mind)
        if self.distress:
            public = self._pass(public)
        public, self.foretold = predict(public, self.view, mind)
        self.public = replace(public, radio=radio(self.mission, self.deal, settled_owners(public), public.chosen))

    def _pass(self, public: Public) -> Public:
        """Every seat passes a card and remembers which one it gave away."""
        side, cards = pass_cards(public, self.view, self.mind)
        self.passing = Passing(side, cards)
        self.hands = self.hands.after_passing(self.passing)
        step = 1 if side is Side.LEFT else -1
        self.given = [(Announced(card, (seat + step) % public.seats),) for seat, card in enumerate(cards)]
        return replace(public, passed=side, columns=self._columns())

    def _before_tasks(self) -> Public:
        """What everybody knows before the tasks are shared out: in some missions they lie face down until then."""
        if self.deal.owners is None and self.mission.allocation in FACE_DOWN:
            return replace(self.public, tasks=(), covered_tasks=len(self.public.tasks))
        return self.public

    def _gap(self) -> None:
        """Members may show a card, one after the other, and each sees what was shown before (ruling B18)."""
        for seat in self.public.from_(self.public.leader):
            message = message_to_send(self.view(seat), self.mind)
            if message and self.public.radio:
                talk = self.public.radio.after(seat, message, self.public.number)
                self.public = replace(self.public, radio=talk)

    def _trick(self) -> None:
        public = self.public
        while len(public.lying) < public.seats:
            seat = public.turn
            self.moments.append(self._moment(public))
            card = card_to_play(self.view(public.decider(seat), public), seat, self.mind)
            public = replace(public, lying=(*public.lying, card))
            if seat == public.automaton:
                public = replace(public, columns=tuple(column for column in public.columns if column.up != card))
        trick = play_trick(public.leader, public.lying)
        self.hands = self.hands.after(trick)
        self.public = replace(public, tricks=(*public.tricks, trick), lying=(), leader=trick.winner)
        if public.number == self.mission.draw_after_trick and public.number < public.table.tricks:
            self._draw()
        self.public = replace(self.public, columns=self._columns())

    def _draw(self) -> None:
        """Everybody draws from the right-hand neighbour; cards that lie open cannot be drawn (ruling B16)."""
        shown = {past.message.card for past in self.public.said}
        draws = tuple(tuple(sorted(order, key=lambda card: card in shown)) for order in self.deal.draws)
        self.deal = replace(self.deal, draws=draws)
        before = self.hands
        self.hands = before.after_draw(draws)
        seats = self.public.seats
        for seat in range(seats):
            lost = before.held[seat] - self.hands.held[seat]
            self.given[seat] = tuple(Announced(card, (seat + 1) % seats) for card in lost)
        self.public = replace(self.public, drawn=True)

    def _replay_of(self) -> Replay:
        """The replay that judges the attempt, before the first card."""
        public = self.public
        return Replay(
            self.mission,
            self.deal,
            settled_owners(public),
            public.tokens,
            dict(public.chosen),
            dict(self.foretold),
        )

    def _certificate(self) -> Certificate:
        public = self.public
        return Certificate(
            owners=settled_owners(public),
            tricks=public.tricks,
            tokens=None if public.tokens == self.deal.tokens else public.tokens,
            chosen=public.chosen,
            predictions=tuple(sorted(self.foretold.items())),
            hand_over=self.over,
            distress=self.passing,
        )
