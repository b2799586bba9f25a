"""What a mission asks of a crew: tasks, how they are shared out, what may be said, and what must hold."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from logwright.engine.cards.card import Card, Suit, Suits
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.selector import ChosenCards, Selector


def seats_for(players: int) -> int:
    """Two players sit at a table of three: an automaton is the third member (p9-005, ds-005)."""
    return max(players, 3)


class Token(StrEnum):
    """Task tokens: numbers and omega order a task among all, arrows only among themselves (p9-160 to p9-166)."""

    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    OMEGA = "omega"
    ARROW_1 = ">"
    ARROW_2 = ">>"
    ARROW_3 = ">>>"
    ARROW_4 = ">>>>"

    @property
    def sign(self) -> str:
        """What is printed on it."""
        return "Ω" if self is Token.OMEGA else self.value


NUMBER_TOKENS = (Token.ONE, Token.TWO, Token.THREE, Token.FOUR, Token.FIVE)
ARROW_TOKENS = (Token.ARROW_1, Token.ARROW_2, Token.ARROW_3, Token.ARROW_4)


@dataclass(frozen=True)
class Task:
    """A task card: the objective of its owner.

    `redeals` are sets of cards: if one hand holds all of a set, the deal is void (ruling B39).
    """

    id: str
    objective: Phrase
    token: Token | None = None
    difficulty: tuple[tuple[int, int], ...] = ()
    commander_may_own: bool = True
    redeals: tuple[frozenset[Card], ...] = ()

    def difficulty_at(self, seats: int) -> int:
        """The difficulty at this table; 0 for an objective of the mission itself, which has no rating."""
        return dict(self.difficulty).get(seats, 0)


@dataclass(frozen=True)
class DrawnTasks:
    """A number of task cards drawn at random; the tokens lie on the first ones, in this order (p9-174)."""

    count: int
    tokens: tuple[Token, ...] = ()


@dataclass(frozen=True)
class TasksByDifficulty:
    """Task cards drawn until their difficulties sum to exactly this number (ds-062)."""

    difficulty: int


@dataclass(frozen=True)
class NamedTasks:
    """Task cards the mission names itself."""

    tasks: tuple[Task, ...]


TaskPlan = DrawnTasks | TasksByDifficulty | NamedTasks


class Allocation(StrEnum):
    """How the task cards are given to owners."""

    NONE = "none"
    DRAFT = "draft"
    COMMANDER_DECISION = "commander-decision"
    COMMANDER_DISTRIBUTION = "commander-distribution"
    FREE = "free"
    ONE_MEMBER = "one-member"
    COMMANDER_OR_WILLING = "commander-or-willing"
    VOLUNTEERS = "volunteers"
    COMMANDER_HARDEST = "commander-hardest"
    COMMANDER_SKIPPED = "commander-skipped"
    DEALT = "dealt"


class Signal(StrEnum):
    """How the crew may communicate."""

    NORMAL = "normal"
    DEAD_ZONE = "dead-zone"
    CURRENTS = "currents"
    DISRUPTION = "disruption"
    RAPTURE = "rapture"
    TERRAIN = "terrain"
    NONE = "none"

    @property
    def hides_meaning(self) -> bool:
        """The card is shown, but not whether it is the highest, only or lowest (ruling B21)."""
        return self in (Signal.DEAD_ZONE, Signal.CURRENTS)


Terrain = tuple[tuple[int, int, Signal], ...]
"""Maps the card turned up to a signal: lowest value, highest value, and the signal that applies."""


@dataclass(frozen=True)
class Communication:
    """The signal of a mission, the tricks before which it may be used, by whom, how often, and for which cards.

    The gap before trick `until_trick` is the last one; 0 if there is no end. `speaker` is the only member who may.
    `only_before_first_trick` holds when the tasks were passed on to a willing member (ruling B49). `terrain` is needed
    where a card that is turned up decides.
    """

    signal: Signal = Signal.NORMAL
    from_trick: int = 1
    silent: str = ""
    until_trick: int = 0
    speaker: str = ""
    cards: Selector | None = None
    messages: int = 1
    only_before_first_trick: bool = False
    terrain: Terrain = ()


class CommanderQuestion(StrEnum):
    """What the commander asks everyone before a member is chosen."""

    NOTHING = "nothing"
    YES_OR_NO = "yes-or-no"
    CONDITION = "condition"
    ROLE = "role"


@dataclass(frozen=True)
class ChosenMember:
    """A member picked before play. Different names always mean different members."""

    name: str
    by_commander: bool = True
    commander_allowed: bool = False
    automaton_allowed: bool = True
    question: CommanderQuestion = CommanderQuestion.NOTHING


class TokenChange(StrEnum):
    """What the crew may do to the tokens before the tasks are shared out (missions 23 and 40)."""

    SWAP_TWO = "swap-two"
    MOVE_ONE = "move-one"


class PassTo(StrEnum):
    """Where members pass cards: to a neighbour, to the member opposite, or to the side the crew settles on."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    EITHER = "either"

    def step(self, seats: int) -> int:
        """How many seats further on the left a card goes."""
        return {PassTo.LEFT: 1, PassTo.RIGHT: -1}.get(self, seats // 2)

    @property
    def ways(self) -> tuple[PassTo, ...]:
        """The directions to choose from."""
        return (PassTo.LEFT, PassTo.RIGHT) if self is PassTo.EITHER else (self,)


@dataclass(frozen=True)
class CardPassing:
    """Before play every member passes this many cards, all at once, before or after the tasks are shared out.

    As with the distress signal, trumps stay where they are, and the automaton passes cards that lie open.
    """

    count: int
    to: PassTo
    before_tasks: bool = False


@dataclass(frozen=True)
class CardChoice:
    """Before play the crew settles on a colour, or on a number from `least` to `most` (0: as high as cards go)."""

    what: ChosenCards
    by_commander: bool = True
    least: int = 1
    most: int = 0

    def options(self, suits: Suits) -> tuple[Suit | int, ...]:
        """The colours or the numbers to choose from."""
        if self.what is ChosenCards.COLOUR:
            return tuple(suit for suit, _ in suits.colours)
        return tuple(range(self.least, (self.most or suits.highest_colour_value) + 1))


@dataclass(frozen=True)
class Untimed:
    """What replaces the clock for a crew that plays without it (ds-154)."""

    signal: Signal
    difficulty: int


@dataclass(frozen=True)
class Timer:
    seconds: int
    untimed: Untimed | None = None


@dataclass(frozen=True)
class Mission:
    """The rules of one mission, independent of texts and files.

    `passing`: while there are fewer tasks than members, a member may pass in the draft (ds-074).
    """

    players: tuple[int, ...]
    tasks: TaskPlan | None = None
    allocation: Allocation = Allocation.NONE
    volunteers: int = 0
    communication: Communication = Communication()
    chosen: tuple[ChosenMember, ...] = ()
    objectives: tuple[Phrase, ...] = ()
    token_change: TokenChange | None = None
    draw_after_trick: int = 0
    hand_over: bool = False
    timer: Timer | None = None
    rises_by: int = 0
    passing: bool = False
    pass_cards: CardPassing | None = None
    card_choices: tuple[CardChoice, ...] = ()
