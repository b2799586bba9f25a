"""The story of a move of Crash & Grab: what happened, event by event, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields

from logwright.engine.saucers.games.event import Event, Gained, Moved, Planned, TileTurned
from logwright.engine.saucers.pieces.card import MovementCard
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.pieces.space import Direction, Space
from logwright.sentences.message import Number, Said, Word
from logwright.sentences.noun import NounEntry
from logwright.sentences.tongue import Tongue

# Planned cards stay hidden; that everybody plans is said when the round begins.
_UNTOLD = (Planned,)
_SAUCERS = ("saucer", "hit", "receiver", "victim")
_COUNTS = {"round": "n", "distance": "n", "turns": "n"}


class SaucerStory:
    """Tells events in one language. `upgrades` are the names of the upgrade cards by id."""

    def __init__(self, tongue: Tongue, cards: Iterable[MovementCard], upgrades: Mapping[str, str]) -> None:
        self.tongue, self._upgrades = tongue, upgrades
        self._cards = {card.id: card_name(card) for card in cards}

    def tell(self, events: Iterable[Event]) -> list[str]:
        """A sentence for each event; moves over consecutive spaces are joined to one flight."""
        return [self.tongue.sentence(clause) for event in _flights(events) for clause in self._clauses(event)]

    def saucer(self, colour: str) -> Word:
        return NounEntry(self.tongue, f"saucer_names.{colour}", {})

    def member(self, member: CrewMember) -> Word:
        colour = NounEntry(self.tongue, f"hue_names.{member.colour}", {})
        return NounEntry(self.tongue, f"crew_names.{member.type}", {"colour": colour})

    def way(self, direction: Direction) -> str:
        return self.tongue.say(f"ways.{direction}")

    def _clauses(self, event: Event) -> Iterator[str]:
        if isinstance(event, _UNTOLD):
            return
        if isinstance(event, Gained):
            for what, count in (("boosters", event.boosters), ("energy", event.energy)):
                if count:
                    words = {"saucer": self.saucer(event.saucer), "n": Number(count, str(count))}
                    yield self.tongue.say(f"events.gained-{what}", words)
            return
        words = {_COUNTS.get(field.name, field.name): self._word(event, field.name) for field in fields(event)}
        if "player" in words:
            words["n"] = words.pop("player")
        yield self.tongue.say(f"events.{event.kind}", words)

    def _word(self, event: Event, name: str) -> Word:
        value = getattr(event, name)
        match value:
            case CrewMember():
                return self.member(value)
            case Space():
                return Said(space_name(value))
            case Direction():
                return Said(self.way(value))
            case int():
                # Players are numbered from 0 and tiles turned by quarters; people count from 1 and in degrees.
                number = value + 1 if name == "player" else value * 90 if isinstance(event, TileTurned) else value
                number = value if name == "tile" else number
                return Number(number, str(number))
        if name in _SAUCERS:
            return self.saucer(value)
        if name == "rotation":
            return Said(self.tongue.say(f"rotation.{value}"))
        return Said(self._cards.get(value) or self._upgrades.get(value, value))


_LETTERS = 26


def space_name(space: Space) -> str:
    """As on a chess board, but from the top left: A1, then B1 to its right and A2 below."""
    return f"{column_name(space.column)}{space.row + 1}"


def column_name(column: int) -> str:
    """A to Z; on boards that are wider still it goes on with AA, AB …"""
    before, place = divmod(column, _LETTERS)
    return (column_name(before - 1) if before else "") + chr(ord("A") + place)


def card_name(card: MovementCard) -> str:
    """The text printed on a movement card: how far it goes."""
    first, last = card.distances[0], card.distances[-1]
    return str(first) if first == last else f"{first}–{last}"


def _flights(events: Iterable[Event]) -> Iterator[Event]:
    """The events, with consecutive moves in one direction joined to one."""
    flight: Moved | None = None
    for event in events:
        if isinstance(event, Moved) and flight and _goes_on(flight, event):
            flight = Moved(flight.saucer, flight.start, event.end)
            continue
        if flight:
            yield flight
        flight = event if isinstance(event, Moved) else None
        if not flight:
            yield event
    if flight:
        yield flight


def _goes_on(flight: Moved, event: Moved) -> bool:
    same_way = flight.start.direction_to(flight.end) == event.start.direction_to(event.end)
    return (flight.saucer, flight.end) == (event.saucer, event.start) and same_way
