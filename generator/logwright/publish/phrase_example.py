"""An example of a phrase, dealt, searched and refereed, so that no page shows one that cannot be met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from logwright.content.flow import flow
from logwright.content.library import Library
from logwright.engine.chance import Chance
from logwright.engine.deal import Deal
from logwright.engine.dealing import deal_mission
from logwright.engine.mission import Allocation, DrawnTasks, Mission, NamedTasks, Task, Token
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.objectives.phrases import read_objective
from logwright.engine.objectives.phrases.order import TaskIn
from logwright.engine.objectives.subject import CREW, OWNER
from logwright.engine.referee import approve
from logwright.engine.search import Position, solve
from logwright.engine.table import Table

PLAYERS = 4
TRIES = 10
"""Deals to look at; an example that none of them meets is no example."""
BUDGET = 100_000


class NoExample(Exception):
    """The engine found no deal in which the example is met."""


@dataclass(frozen=True, eq=False)
class PhraseExample:
    """`written` is the objective as an author writes it; `line` meets it in `deal`."""

    written: Any
    phrase: Phrase
    game: str
    deal: Deal
    line: dict[str, Any]


def phrase_example(library: Library, written: Any) -> PhraseExample:
    """The example played on the first deal in which it can be met: by one member if possible, by the crew otherwise."""
    # Only Deep Sea has submarines, and only Planet Nine has rockets and tokens.
    game = library.games["deep-sea" if "submarine" in flow(written) else "planet-nine"]
    for mission, phrase in _missions(written, game.trump):
        if won := _won(mission, game.table(PLAYERS)):
            return PhraseExample(written, phrase, game.id, *won)
    raise NoExample(f"no deal meets {flow(written)}")


def _missions(written: Any, trump: str) -> Iterator[tuple[Mission, Phrase]]:
    """Missions that ask for nothing else: as somebody's task, then of the crew."""
    phrase = read_objective(written, OWNER, trump)
    if not isinstance(phrase, TaskIn):
        yield Mission((PLAYERS,), tasks=NamedTasks((Task("", phrase),)), allocation=Allocation.FREE), phrase
    phrase = read_objective(written, CREW, trump)
    if isinstance(phrase, TaskIn):
        tasks = DrawnTasks(3, (Token(phrase.token),))
        yield Mission((PLAYERS,), tasks=tasks, allocation=Allocation.DRAFT, objectives=(phrase,)), phrase
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
