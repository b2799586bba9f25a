"""The state of a game: everything on the table, what is pending, and what just happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from logwright.engine.saucers.games.event import Event, Gained
from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.pieces.board import Board
from logwright.engine.saucers.pieces.box import Box, Price
from logwright.engine.saucers.pieces.card import MovementCard, Plan
from logwright.engine.saucers.pieces.crew import CrewMember, LyingCrew, Queue
from logwright.engine.saucers.pieces.dice import Dice
from logwright.engine.saucers.pieces.saucer import Saucer
from logwright.engine.saucers.pieces.space import Space
from logwright.engine.saucers.pieces.upgrade import Upgrade
from logwright.engine.saucers.pieces.value import Value


@dataclass(frozen=True, slots=True)
class Game:
    """What stays the same throughout a game."""

    players: int
    saucers_each: int
    rules: Rules
    cards: tuple[MovementCard, ...]
    colours: tuple[str, ...]
    crew_types: tuple[str, ...]
    upgrades: Mapping[str, Upgrade] = field(compare=False)
    price: Price
    patrol_tokens: int
    placement_sides: int
    stations_to_win: int
    markers: tuple[str, ...]
    """Direction markers at the top, right, bottom and left edge."""

    @staticmethod
    def of(box: Box, players: int, **settings: Any) -> Game:
        row = box.table[players]
        usual: dict[str, Any] = {
            "saucers_each": row.saucers_each,
            "rules": Rules(),
            "price": box.price,
            "patrol_tokens": row.patrol_tokens,
            "stations_to_win": len(box.crew_types),
            "markers": box.directions,
        }
        return Game(
            players=players,
            cards=box.cards,
            colours=box.colours,
            crew_types=box.crew_types,
            upgrades={card.id: card for card in box.upgrades},
            placement_sides=box.placement_sides,
            **(usual | settings),
        )

    @property
    def two_saucers_each(self) -> bool:
        """The game for two has its own rules for starting, turn order, transfers and own crashes (cg-140)."""
        return self.saucers_each == 2


class PendingStep(Protocol):
    """A pending step that needs no choice."""

    def perform(self, state: State, /) -> State: ...


@dataclass(frozen=True, slots=True)
class Option:
    """One legal choice: a label that is unique within the decision, and the steps it starts."""

    label: str
    tasks: tuple[PendingStep, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one player, about one saucer, with all legal answers."""

    player: int
    saucer: int
    question: str
    options: tuple[Option, ...]

    def option(self, label: str) -> Option:
        for option in self.options:
            if option.label == label:
                return option
        raise ValueError(f"{label!r} is no answer to {self.question}; possible: {', '.join(self.labels)}")

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(option.label for option in self.options)


@dataclass(frozen=True)
class Turn(Value):
    """What has to be remembered until the turn is over."""

    saucer: int
    distance: int = 0
    free_direction: bool = False
    picked_up: int = 0
    """Crew taken from the board, by anyone, that still has to be replaced (cg-115, cg-116)."""
    crew_gained: bool = False
    crashed: tuple[int, ...] = ()
    """Saucers whose crash still has to be settled."""
    hit: tuple[int, ...] = ()
    boosts: int = 0
    launches: int = 0
    """How often an accelerator has sent the active saucer on. The rules set no limit."""
    used: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()


@dataclass(frozen=True)
class State(Value):
    game: Game
    board: Board
    saucers: tuple[Saucer, ...]
    lying: tuple[LyingCrew, ...]
    queues: tuple[Queue, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    dice: Dice
    probe: int
    agenda: tuple[PendingStep | Decision, ...] = field(default=(), repr=False)
    round: int = 0
    plans: tuple[Plan | None, ...] = ()
    waiting: tuple[int, ...] = ()
    """Players still to act in this round, in order; with two players each occurs twice."""
    acted: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    """Saucers that have had their turn in this round."""
    patrol: tuple[int, ...] = ()
    turn: Turn | None = None
    winner: int | None = None
    events: tuple[Event, ...] = ()
    """What happened since the last decision."""

    @property
    def decision(self) -> Decision | None:
        """What has to be decided next; None when the game is over."""
        return self.agenda[0] if self.agenda and isinstance(self.agenda[0], Decision) else None

    @property
    def over(self) -> bool:
        return self.winner is not None

    def tell(self, *events: Event) -> State:
        return self.but(events=self.events + events)

    def then(self, *tasks: PendingStep) -> State:
        """The state with these steps put first, in this order."""
        return self.but(agenda=tasks + self.agenda)

    def ask(self, saucer: int, question: str, options: Sequence[Option], player: int | None = None) -> State:
        """Asks a player, by default the saucer's owner; a question with only one answer is skipped."""
        if not options:
            return self
        if len(options) == 1:
            return self.then(*options[0].tasks)
        asked = self.saucers[saucer].player if player is None else player
        return self.but(agenda=(Decision(asked, saucer, question, tuple(options)), *self.agenda))

    def with_saucer(self, index: int, **changes: Any) -> State:
        changed = self.saucers[index].but(**changes)
        return self.but(saucers=(*self.saucers[:index], changed, *self.saucers[index + 1 :]))

    def with_turn(self, **changes: Any) -> State:
        return self.but(turn=self.active.but(**changes))

    @property
    def active(self) -> Turn:
        """The turn being played; only valid while there is one."""
        assert self.turn is not None
        return self.turn

    def colour(self, saucer: int) -> str:
        return self.saucers[saucer].colour

    def position(self, saucer: int) -> Space:
        """The space of a saucer that is known to be on the board."""
        space = self.saucers[saucer].space
        assert space is not None
        return space

    def occupant(self, space: Space, besides: int | None = None) -> int | None:
        for index, saucer in enumerate(self.saucers):
            if saucer.space == space and index != besides:
                return index
        return None

    def crew_at(self, space: Space) -> CrewMember | None:
        for lying in self.lying:
            if lying.space == space:
                return lying.member
        return None

    def is_empty(self, space: Space) -> bool:
        """A space is empty when it holds neither saucer nor crew (ruling B61)."""
        return self.occupant(space) is None and self.crew_at(space) is None

    def saucers_of(self, player: int) -> tuple[int, ...]:
        return tuple(index for index, saucer in enumerate(self.saucers) if saucer.player == player)

    def stationed(self, player: int) -> int:
        """Number of manned stations of a player; with two saucers their sum (cg-103, cg-150, ruling B67)."""
        return sum(saucer.stationed for saucer in self.saucers if saucer.player == player)

    def gain(self, saucer: int, boosters: int = 0, energy: int = 0) -> State:
        """Adds boosters and energy, whose supply never runs out (cg-077, cg-122)."""
        have = self.saucers[saucer]
        told = self.tell(Gained(have.colour, boosters, energy))
        return told.with_saucer(saucer, boosters=have.boosters + boosters, energy=have.energy + energy)
