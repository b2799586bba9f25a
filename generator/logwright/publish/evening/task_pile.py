"""The task cards of a game at one table, as data from which a script draws them.

The script takes cards off the pile as the rules say, and keeps a set only if the search kernel wins it in one of a few
deals. It knows no objective: what each card asks of each owner is worked out here, as rows of the kernel's tables, and
the script only puts the rows of the drawn cards together. A test compares its questions with those of the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count, islice
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.mission import Mission, Task, TasksByDifficulty
from logwright.engine.missions.resolve import Cast, resolve
from logwright.engine.objectives.mentioned import chosen_names, holders, speaks_of_task
from logwright.engine.search.cardset import bits, numbering
from logwright.engine.search.conditions import Conditions
from logwright.engine.search.question import plain_cards, table_words
from logwright.engine.search.words import NO_CARD, Words, halves, to_words

DEALS = 40
"""In how many deals a set of cards is tried before it is put back."""
COMMANDER = 0
"""Rotating the table changes nothing, so only deals are tried in which this seat commands."""

_NOTHING = Mission(players=())
"""A mission that asks for nothing."""


def draws_by_difficulty(mission: LoggedMission) -> bool:
    return isinstance(mission.rules.tasks, TasksByDifficulty)


def pile_tables(library: Library) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game that draws by difficulty, every number of players there, and the pile at that table."""
    for game in library.games:
        missions = [mission for mission in library.missions.values() if mission.game == game]
        drawing = [mission for mission in missions if draws_by_difficulty(mission)]
        for players in sorted({players for mission in drawing for players in mission.rules.players}):
            there = {mission.key: mission.rules for mission in drawing if players in mission.rules.players}
            yield game, players, pile_at(library, game, players, there)


def pile_at(library: Library, game: str, players: int, missions: Mapping[str, Mission]) -> dict[str, Any]:
    table = library.games[game].table(players)
    pile = [card.task for card in library.pile(game)]
    places = {task.id: place for place, task in enumerate(pile)}
    pairs = library.pairs_at(game, table.seats).never_by_two
    conditions = Conditions(
        numbers=numbering(table.deck.suits),
        everyone=(1 << table.seats) - 1,
        tasks_by_token={},
        # The crew may see to it that every prediction comes true.
        foretold=dict.fromkeys(range(table.seats), True),
    )
    bare = Deal(table, (), COMMANDER, COMMANDER)
    goals = {key: goals for key, mission in missions.items() if (goals := _goals(mission, bare, conditions))}
    cards = [_card(task, bare, conditions) for task in pile]
    kinds, tallies, rows = conditions.tables()
    return {
        "seats": table.seats,
        "never": sorted(sorted(map(places.__getitem__, two)) for two in pairs if two <= places.keys()),
        "deals": [_deal(deal) for deal in deals_to_try(table)],
        "goals": goals,
        "cards": cards,
        "kinds": kinds,
        "tallies": tallies,
        "rows": rows,
    }


def deals_to_try(table: Table) -> list[Deal]:
    """Deals without tasks; the same ones for everybody."""
    made = (deal_mission(_NOTHING, table, Chance(1, number)) for number in count())
    return list(islice((deal for deal in made if deal.commander == COMMANDER), DEALS))


def _deal(deal: Deal) -> dict[str, Any]:
    """The words of a table with these hands, and the hands themselves."""
    return {"words": to_words(table_words(_NOTHING, deal)), "hands": [_set(hand, deal) for hand in deal.hands]}


def _card(task: Task, bare: Deal, conditions: Conditions) -> dict[str, Any]:
    """A task card: its rows for each seat that may own it, from the first to the last one."""
    seats = [seat for seat in range(bare.seats) if task.commander_may_own or seat != COMMANDER]
    asked = task.objective.core()
    rows = {seat: conditions.add(resolve(asked, Cast(bare, seat))) for seat in seats}
    (card,) = plain_cards(replace(bare, tasks=(task,)))
    return {
        "id": task.id,
        "difficulty": task.difficulty_at(bare.seats) if task.difficulty else 0,
        "owners": bits(seats),
        "card": None if card == NO_CARD else card,
        "rows": [rows.get(seat, (0, 0)) for seat in range(bare.seats)],
        "redeals": [_set(cards, bare) for cards in task.redeals],
    }


def _goals(mission: Mission, bare: Deal, conditions: Conditions) -> Sequence[tuple[int, int]]:
    """What the mission itself asks for. Nothing where that depends on hands, tokens, or what is chosen later, a member,
    a colour or a number: then cards are tried without it."""
    goals = [objective.core() for objective in mission.objectives]
    if mission.card_choices or any(chosen_names(goal) or holders(goal) or speaks_of_task(goal) for goal in goals):
        return []
    return [conditions.add(resolve(goal, Cast(bare))) for goal in goals]


def _set(cards: Iterable[Card], deal: Deal) -> Words:
    return list(halves(numbering(deal.table.deck.suits).set(cards)))
