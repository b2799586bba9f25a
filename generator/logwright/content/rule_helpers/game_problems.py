"""Inconsistencies in the file of a trick-taking game whose individual fields are valid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from logwright.content.problem import Problem, of_rule
from logwright.content.read.did_you_mean import did_you_mean
from logwright.content.read.document import Document, Path
from logwright.engine.missions.mission import seats_for
from logwright.saying import Saying, listed

RULE = "game/meaning"
SHAPES = ("circle", "triangle", "diamond", "star", "square", "cross")
"""Symbols that every game may use; a game may define its own shapes."""
MOST_CARDS = 60
"""The search represents cards as bits of one 64-bit word."""
LONGEST_HAND = 20
# Reserved words in card names.
_TAKEN = ("trump", "odd", "even", "colour")


def game_problems(document: Document) -> list[Problem]:
    """All inconsistencies. Tables can be checked only if the deck is valid."""
    reading = _GameReading(document)
    return list(reading.deck()) or [*reading.leader(), *reading.tables(), *reading.looks(), *reading.terrain()]


class _GameReading:
    def __init__(self, document: Document) -> None:
        self.document = document
        self.data: Any = document.data
        self.suits = [suit["id"] for suit in self.data["suits"]]
        self.cards = sum(suit["values"] for suit in self.data["suits"])

    def deck(self) -> Iterator[Problem]:
        folder = self.document.place.partition("/")[0]
        if folder and self.data["id"] != folder:
            yield self._problem(("id",), "id", id=self.data["id"], folder=folder)
        for index, suit in enumerate(self.suits):
            path: Path = ("suits", index, "id")
            if suit in self.suits[:index]:
                yield self._problem(path, "same-suit", suit=suit)
            if suit in _TAKEN:
                yield self._problem(path, "taken", suit=suit)
        if self.data["trump"] not in self.suits:
            yield self._problem(
                ("trump",),
                "no-trump",
                suit=self.data["trump"],
                known=listed(self.suits),
                hint=did_you_mean(self.data["trump"], self.suits),
            )
        if self.cards > MOST_CARDS:
            yield self._problem(("suits",), "cards", cards=self.cards, most=MOST_CARDS)

    def leader(self) -> Iterator[Problem]:
        trump = self.data["trump"]
        highest = f"{trump} {self.data['suits'][self.suits.index(trump)]['values']}"
        if self.data["leader"]["card"] != highest:
            yield self._problem(("leader", "card"), "leader", card=self.data["leader"]["card"], highest=highest)

    def tables(self) -> Iterator[Problem]:
        players = self.data["players"]
        tables = [table["players"] for table in self.data["tables"]]
        for count in players:
            if tables.count(count) != 1:
                case = "two-tables" if count in tables else "no-table"
                yield self._problem(("tables",), case, players=count)
        if 2 in players and "automaton" not in self.data:
            yield self._problem(("players",), "automaton")
        for index, table in enumerate(self.data["tables"]):
            yield from self._table(("tables", index), table)

    def _table(self, path: Path, table: Any) -> Iterator[Problem]:
        players, hands = table["players"], table["hands"]
        if players not in self.data["players"]:
            yield self._problem((*path, "players"), "not-for", players=players)
            return
        if len(hands) != seats_for(players):
            yield self._problem(
                (*path, "hands"),
                "hands" if players > 2 else "hands-of-two",
                players=players,
                hands=len(hands),
                wanted=seats_for(players),
            )
            return
        if sum(hands) != self.cards:
            yield self._problem((*path, "hands"), "sum", sum=sum(hands), cards=self.cards)
            return
        if max(hands) - min(hands) > 1:
            yield self._problem((*path, "hands"), "uneven")
        if max(hands) > LONGEST_HAND:
            yield self._problem((*path, "hands"), "long", cards=max(hands), most=LONGEST_HAND)
        if table["tricks"] != min(hands):
            yield self._problem((*path, "tricks"), "tricks", tricks=table["tricks"], wanted=min(hands))
        unplayed = sum(hands) - min(hands) * len(hands)
        if table.get("unplayed", 0) != unplayed:
            yield self._problem(
                (*path, "unplayed") if "unplayed" in table else path,
                "unplayed" if unplayed else "nothing-unplayed",
                left=unplayed,
                said=table.get("unplayed", 0),
            )
        automaton = self.data.get("automaton")
        if players == 2 and automaton and hands[-1] != 2 * automaton["columns"]:
            yield self._problem((*path, "hands"), "automaton-hand", cards=hands[-1], columns=automaton["columns"])

    def looks(self) -> Iterator[Problem]:
        known = (*SHAPES, *self.data.get("shapes", ()))
        symbols = [suit["symbol"] for suit in self.data["suits"]]
        for index, symbol in enumerate(symbols):
            path: Path = ("suits", index, "symbol")
            if symbol not in known:
                yield self._problem(
                    path, "no-symbol", symbol=symbol, known=listed(known), hint=did_you_mean(symbol, known)
                )
            if symbol in symbols[:index]:
                yield self._problem(path, "same-symbol", symbol=symbol)

    def terrain(self) -> Iterator[Problem]:
        if "terrain" not in self.data["signals"]:
            return
        highest = max(suit["values"] for suit in self.data["suits"] if suit["id"] != self.data["trump"])
        named: list[int] = []
        for values in self.data.get("terrain", {}):
            low, _, high = str(values).partition("..")
            named += range(int(low), int(high or low) + 1)
        if sorted(named) != list(range(1, highest + 1)):
            yield self._problem(("terrain",), "terrain", highest=highest)

    def _problem(self, path: Path, case: str, hint: Saying | None = None, **arguments: object) -> Problem:
        return self.document.report(path, RULE, of_rule(RULE, case, arguments), hint)
