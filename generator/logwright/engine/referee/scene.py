"""Whom an objective is about: the members at this table, as far as the line of play tells."""

from __future__ import annotations

from collections.abc import Mapping

from logwright.engine.cards.card import Suit
from logwright.engine.cards.deal import Deal, Seat
from logwright.engine.objectives.selector import ChosenCards
from logwright.engine.objectives.subject import Role, Side, Subject
from logwright.engine.referee.names import names_at
from logwright.engine.referee.sheet import Sheet

Group = frozenset[Seat]
"""Members who count together."""
_ALONE: tuple[tuple[Group], ...] = tuple((frozenset({seat}),) for seat in range(10))


class FirstWinnerOpen(Exception):
    """Nobody has won a trick yet."""


class RefereeScene:
    """A line of play, and who is who in it.

    `owner` owns the task that is judged. `done` has, for each token that may be asked about, the trick in which its
    task is fulfilled, None if it never is. `picked` are the colour and the number that the crew has chosen.
    """

    __slots__ = ("chosen", "deal", "done", "first_winner", "names", "owner", "picked", "predictions", "sheet")

    def __init__(
        self,
        deal: Deal,
        sheet: Sheet,
        chosen: Mapping[str, Seat],
        predictions: Mapping[Seat, int],
        owner: Seat | None = None,
        picked: tuple[tuple[ChosenCards, Suit | int], ...] = (),
    ) -> None:
        self.deal, self.sheet, self.owner, self.picked = deal, sheet, owner, picked
        self.names = names_at(deal.table, picked)
        self.chosen, self.predictions = chosen, predictions
        self.done: Mapping[str, int | None] = {}
        self.first_winner: Seat | None = sheet.winners[0] if sheet.winners else None

    def at(self, sheet: Sheet) -> RefereeScene:
        """The same scene at another moment."""
        scene = RefereeScene(self.deal, sheet, self.chosen, self.predictions, self.owner, self.picked)
        scene.done = self.done
        return scene

    def if_first_won_by(self, seat: Seat) -> RefereeScene:
        scene = self.at(self.sheet)
        scene.first_winner = seat
        return scene

    def groups(self, subject: Subject) -> tuple[Group, ...]:
        """The groups of members meant; what is said holds for each. Empty for the holder of a card that is not in the
        game."""
        role = subject.role
        if role is Role.OWNER and subject.side is None and self.owner is not None:
            return _ALONE[self.owner]
        if role is Role.CREW:
            return (frozenset(range(self.deal.seats)),)
        if role is Role.EVERYONE:
            return tuple(group for (group,) in _ALONE[: self.deal.seats])
        seat = self._seat(subject)
        if seat is None:
            return ()
        if subject.side is not None:
            seat = (seat + (1 if subject.side is Side.LEFT else -1)) % self.deal.seats
        return _ALONE[seat]

    def rivals(self, group: Group, than: Subject) -> tuple[Group, ...]:
        """Whom the group is compared with; `others` and `each-other` are relative to the group."""
        if than.role is Role.OTHERS:
            return (self.others(group),)
        if than.role is Role.EACH_OTHER:
            return tuple(_ALONE[seat][0] for seat in range(self.deal.seats) if seat not in group)
        return self.groups(than)

    def others(self, group: Group) -> Group:
        return frozenset(range(self.deal.seats)) - group

    def _seat(self, subject: Subject) -> Seat | None:
        match subject.role:
            case Role.OWNER:
                assert self.owner is not None, "only a task has an owner"
                return self.owner
            case Role.COMMANDER:
                return self.deal.commander
            case Role.CHOSEN:
                return self.chosen[subject.name]
            case Role.HOLDER:
                # As dealt: the holder announces it before any cards are passed (ruling B14).
                for seat, hand in enumerate(self.deal.hands):
                    if subject.card in hand:
                        return seat
                return None
        if self.first_winner is None:
            raise FirstWinnerOpen
        return self.first_winner
