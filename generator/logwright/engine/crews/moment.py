"""A moment of an attempt, with all cards open: what the crew could still have won."""

from __future__ import annotations

from dataclasses import dataclass, replace

from logwright.engine.attempts.public import Announced, Public
from logwright.engine.attempts.table_state import TableState
from logwright.engine.attempts.view import View, seen_by
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.cards.play import Hands
from logwright.engine.search.known import Known
from logwright.engine.search.worlds import Weighing, World


@dataclass(frozen=True)
class Moment:
    """The state before a card is played. `hands` are as they were when the trick began."""

    public: Public
    hands: Hands
    given: tuple[tuple[Announced, ...], ...]
    foretold: tuple[tuple[Seat, int], ...]

    def view(self, seat: Seat) -> View:
        """What this seat knows."""
        return seen_by(self.public, self.hands, self.given, self.foretold, seat)

    def open_view(self) -> View:
        """A view that also knows the secret predictions."""
        return replace(self.view(0), public=replace(self.public, noted=tuple(sorted(self.foretold))))

    def truth(self, deal: Deal) -> Weighing:
        """The actual world, as the only one to weigh."""
        public = self.public
        number, bit = public.numbers.number, public.numbers.bit
        hands = [public.numbers.set(held) for held in self.hands.held]
        for trick in public.tricks:
            for turn, card in enumerate(trick.cards):
                hands[(trick.leader + turn) % public.seats] |= bit[card]
        draws = bool(public.mission.draw_after_trick) and not public.drawn
        covering = [(column.up, column.down) for column in self.hands.columns if column.down is not None]
        known = Known(
            public.numbers,
            held=tuple(hands),
            room=(0,) * public.seats,
            unknown=0,
            automaton=public.automaton,
            columns=tuple(number[up] for up, _ in covering),
            draws=draws,
        )
        orders: tuple[tuple[int, ...], ...] = ()
        if draws:
            orders = tuple(
                tuple(number[card] for card in order if hands[seat - 1] >> number[card] & 1)
                for seat, order in enumerate(deal.draws)
            )
        weighing = Weighing(known)
        weighing.put([World(tuple(hands), known.columns, tuple(number[down] for _, down in covering), orders)])
        return weighing


def moment_of(state: TableState) -> Moment:
    return Moment(state.public, state.hands, state.given, state.foretold)
