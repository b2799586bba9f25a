"""The specification of a trick-taking game: everything code needs to know about it, read from its game.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from logwright.content.problem import Problem
from logwright.content.read.document import Document
from logwright.content.rule_helpers.game_problems import game_problems
from logwright.engine.cards.card import Card, Deck, Suit, SuitCards, Suits, full_deck
from logwright.engine.cards.table import Table
from logwright.engine.missions.mission import Allocation, Signal, Terrain, Token
from logwright.engine.objectives.selector import parse_card, parse_selector


class TaskSource(StrEnum):
    """Where the task cards of a game come from: one for every colour card of the deck, or a pile of their own."""

    DECK = "deck"
    PILE = "pile"


class TaskAmount(StrEnum):
    """How a mission states the number of tasks it draws; named like the field in mission files."""

    COUNT = "count"
    DIFFICULTY = "difficulty"


@dataclass(frozen=True)
class TaskRules:
    """`few` is a default amount, `most` the largest one that makes sense."""

    source: TaskSource
    few: int
    most: int

    @property
    def amount(self) -> TaskAmount:
        """Cards of a pile have difficulties, which are summed; all others are counted."""
        return TaskAmount.DIFFICULTY if self.source is TaskSource.PILE else TaskAmount.COUNT

    @property
    def named_by(self) -> str:
        """The field of a mission file that names one task card: by the card to win, or by its id."""
        return "task" if self.source is TaskSource.PILE else "card"


@dataclass(frozen=True)
class Leader:
    """The leader: the game's name for the role, and the card that confers it."""

    id: str
    card: Card


@dataclass(frozen=True)
class SuitStyle:
    """The appearance of a suit: its symbol, its ink, and the scenery on printed cards.

    `symbol` is the name of a shape or, for a shape of the game's own, its outline.
    """

    id: str
    symbol: str
    ink: str
    scenery: str = ""


@dataclass(frozen=True)
class Component:
    """Something in the box. `piece` is its function, whatever the game calls it."""

    id: str
    piece: str
    count: int


@dataclass(frozen=True, eq=False)
class GameSpec:
    """`order` is its position among all games. `seats` are its table sizes, including an automaton."""

    id: str
    document: Document
    order: int
    players: tuple[int, ...]
    deck: Deck
    leader: Leader
    columns: int
    tasks: TaskRules
    tokens: tuple[Token, ...]
    signals: tuple[Signal, ...]
    allocations: tuple[Allocation, ...]
    symbols: tuple[str, ...]
    terrain: Terrain
    passing: bool
    first_mission: int
    last_mission: int
    scene: str
    styles: Mapping[Suit, SuitStyle]
    components: tuple[Component, ...]

    @property
    def trumps(self) -> int:
        """How many trumps the deck has."""
        return self.suits.highest(Suit.TRUMP)

    @property
    def data(self) -> Mapping[str, Any]:
        """The file's data, for lists that are shown as they are."""
        found: Mapping[str, Any] = self.document.data
        return found

    @property
    def suits(self) -> Suits:
        return self.deck.suits

    @property
    def trump(self) -> str:
        return self.deck.trump

    @cached_property
    def seats(self) -> tuple[int, ...]:
        return tuple(sorted({self.table(players).seats for players in self.players}))

    def has_automaton(self, players: int) -> bool:
        """Whether two players have a third member, whom nobody plays (p9-005, ds-005)."""
        return players == 2

    def table(self, players: int) -> Table:
        automaton = self.has_automaton(players)
        return Table(players + automaton, self.deck, self.columns if automaton else 0)

    def challenge_deck(self) -> Deck | None:
        """The smaller deck of the challenge for three, where the game has one (p9-240)."""
        challenge = self.data.get("challenge")
        if not challenge:
            return None
        removed = parse_selector(challenge["without"], self.suits).cards(self.deck)
        return self.deck.without(*removed)


def read_game(document: Document) -> GameSpec | list[Problem]:
    """The game in a document that its schema accepts, or all inconsistencies in it."""
    if problems := game_problems(document):
        return problems
    data = document.data
    suits = read_suits(data)
    tasks = data["tasks"]
    return GameSpec(
        id=data["id"],
        document=document,
        order=data["order"],
        players=tuple(data["players"]),
        deck=full_deck(suits),
        leader=Leader(data["leader"]["id"], parse_card(data["leader"]["card"], suits)),
        columns=data["automaton"]["columns"] if "automaton" in data else 0,
        tasks=TaskRules(TaskSource(tasks["from"]), tasks["few"], tasks["most"]),
        tokens=tuple(Token(token) for token in data.get("tokens", ())),
        signals=tuple(Signal(signal) for signal in data["signals"]),
        allocations=tuple(Allocation(allocation) for allocation in data["allocations"]),
        symbols=tuple(data.get("symbols", ())),
        terrain=_terrain(data.get("terrain", {})),
        passing=data["draft"]["passing"] != "never",
        first_mission=data["missions"]["first"],
        last_mission=data["missions"]["last"],
        scene=data["scene"],
        styles={suits.names[suit["id"]]: _style(suit, data.get("shapes", {})) for suit in data["suits"]},
        components=tuple(
            Component(part["id"], part.get("piece", part["id"]), part["count"]) for part in data["components"]
        ),
    )


def read_suits(data: Mapping[str, Any]) -> Suits:
    """The suits in the data of a game: colours in file order, and the trumps."""
    highest = {suit["id"]: suit["values"] for suit in data["suits"]}
    trumps = highest.pop(data["trump"])
    return Suits(tuple(SuitCards(Suit(name), values) for name, values in highest.items()), data["trump"], trumps)


def _terrain(data: Mapping[str, str]) -> Terrain:
    """`1..3: normal`: the communication mode for a turned-up card of these values."""
    found = []
    for values, signal in data.items():
        low, _, high = str(values).partition("..")
        found.append((int(low), int(high or low), Signal(signal)))
    return tuple(found)


def _style(suit: Mapping[str, Any], shapes: Mapping[str, str]) -> SuitStyle:
    symbol = suit["symbol"]
    return SuitStyle(suit["id"], shapes.get(symbol, symbol), suit["ink"], suit.get("scenery", ""))
