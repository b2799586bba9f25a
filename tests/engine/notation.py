"""How tests write cards, hands, tricks and positions: as a player would say them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from logwright.engine.cards.card import Card, Suit, Suits, full_deck
from logwright.engine.cards.deal import Automaton, Column, Deal, Seat, highest_trump_holder, position_table
from logwright.engine.cards.table import Table
from logwright.engine.cards.trick import Trick, play_trick
from logwright.engine.missions.mission import Task, Token
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.selector import parse_card
from logwright.engine.objectives.subject import CREW, OWNER, Subject
from tests.engine.crew_suits import DEEP_SEA, GREEN, PLANET_NINE


def card(text: str) -> Card:
    """`pink 9`, `rocket 4` or, which is the same card, `submarine 4`."""
    return parse_card(text, DEEP_SEA if "submarine" in text else PLANET_NINE)


def cards(text: str) -> tuple[Card, ...]:
    """`pink 9, blue 3`."""
    return tuple(card(item.strip()) for item in text.split(",") if item.strip())


def trick(leader: Seat, text: str) -> Trick:
    """The cards in order of play, from the leader clockwise."""
    return play_trick(leader, cards(text))


def line(deal: Deal, *texts: str) -> tuple[Trick, ...]:
    """Tricks one after the other: the leader of the deal opens the first, the winner of each the next."""
    tricks: list[Trick] = []
    for text in texts:
        tricks.append(trick(tricks[-1].winner if tricks else deal.leader, text))
    return tuple(tricks)


def says(objective: Mapping[str, Any], who: Subject = CREW, suits: Suits = PLANET_NINE) -> Phrase:
    """An objective as a mission file says it."""
    return read_objective(objective, who, suits)


def task(what: str | Mapping[str, Any], token: str | None = None, **more: Any) -> Task:
    """A task card: a card to win (`pink 9`), or any objective of its owner."""
    objective = {"win": what.replace("submarine", "trump")} if isinstance(what, str) else what
    name = what if isinstance(what, str) else str(what)
    return Task(name, says(objective, OWNER), Token(token) if token else None, **more)


def challenge_for_three() -> Table:
    """Three seats, no green cards and no rocket 1 (p9-240)."""
    deck = full_deck(PLANET_NINE)
    return Table(3, deck.without(Card(Suit.TRUMP, 1), *(green for green in deck if green.suit is GREEN)))


def columns(*texts: str) -> tuple[Column, ...]:
    """The automaton's row: `pink 2 / blue 1` is a face-up pink 2 on a covered blue 1."""
    pairs = [[card(part.strip()) for part in text.split("/")] for text in texts]
    return tuple(Column(*pair) for pair in pairs)


def position(
    *hands: str,
    leader: Seat | None = None,
    commander: Seat | None = None,
    tasks: Sequence[Task] = (),
    owners: Sequence[Seat] | None = None,
    row: tuple[Column, ...] = (),
    **more: Any,
) -> Deal:
    """A small position: one hand per seat. With a `row` the automaton sits after the others."""
    held = [cards(hand) for hand in hands]
    automaton = Automaton(len(hands), row) if row else None
    if automaton:
        held.append(automaton.cards)
    suits = DEEP_SEA if any("submarine" in hand for hand in hands) else PLANET_NINE
    if commander is None:
        highest = highest_trump_holder(held)
        commander = highest if highest is not None else leader or 0
    return Deal(
        position_table(held, suits),
        tuple(held),
        commander,
        commander if leader is None else leader,
        tuple(tasks),
        None if owners is None else tuple(owners),
        automaton,
        **more,
    )
