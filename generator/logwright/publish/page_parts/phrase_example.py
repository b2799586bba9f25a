"""An example of a phrase: dealt, searched and refereed, so that no page shows one that cannot be met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.read.flow import flow
from logwright.engine.cards.card import Suits
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.dealing import deal_mission
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.mission import Allocation, DrawnTasks, Mission, NamedTasks, Task, Token
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.subject import CREW, OWNER
from logwright.engine.referee import approve
from logwright.engine.search import Position, solve

PLAYERS = 4
TRIES = 10
"""Deals to try before the example is rejected."""
BUDGET = 100_000


class NoExample(Exception):
    """The engine found no deal in which the example is met."""


@dataclass(frozen=True, eq=False)
class PhraseExample:
    """`written` is the objective as an author writes it; `line` meets it in `deal` of a mission with nothing else."""

    written: Any
    phrase: Phrase
    game: str
    mission: Mission
    deal: Deal
    line: dict[str, Any]


def phrase_example(library: Library, written: Any) -> PhraseExample | None:
    """The example on the first deal where it can be met: as one member's task if possible, else as the crew's.

    None if no game here has the cards or tokens that it names.
    """
    game = next((game for game in library.games_in_order if _has_what_it_takes(game, written)), None)
    if game is None:
        return None
    for mission, phrase in _missions(written, game.suits):
        if won := _won(mission, game.table(PLAYERS)):
            return PhraseExample(written, phrase, game.id, mission, *won)
    raise NoExample(f"no deal meets {flow(written)}")


def _has_what_it_takes(game: GameSpec, written: Any) -> bool:
    """Whether the game has the cards that an example names, and tokens if it mentions one."""
    try:
        phrase = read_objective(written, OWNER, game.suits)
    except Mistake:
        return False
    return bool(game.tokens) or not phrase.asks_about


def _missions(written: Any, suits: Suits) -> Iterator[tuple[Mission, Phrase]]:
    """Missions with this objective alone: as a member's task, then as the crew's."""
    phrase = read_objective(written, OWNER, suits)
    if not phrase.asks_about:
        yield Mission((PLAYERS,), tasks=NamedTasks((Task("", phrase),)), allocation=Allocation.FREE), phrase
    phrase = read_objective(written, CREW, suits)
    if phrase.asks_about:
        tasks = DrawnTasks(3, tuple(Token(token) for token in phrase.asks_about))
        # Only one member can win a trick: tasks that are to fall together need one owner.
        for allocation in (Allocation.DRAFT, Allocation.FREE):
            yield Mission((PLAYERS,), tasks=tasks, allocation=allocation, objectives=(phrase,)), phrase
    else:
        yield Mission((PLAYERS,), objectives=(phrase,)), phrase


@lru_cache(maxsize=256)
def _won(mission: Mission, table: Table) -> tuple[Deal, dict[str, Any]] | None:
    for number in range(TRIES):
        deal = deal_mission(mission, table, Chance(1, number))
        answer = solve([Position(mission, deal)], BUDGET)[0]
        if answer.certificate:
            approve(mission, deal, answer.certificate)
            return deal, answer.certificate.to_data(table.deck.trump)
    return None
