"""Describes what a proof is about in words: a deal, a mission or two task cards."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Mission, Task, TasksByDifficulty
from logwright.engine.proofs.document import Claim
from logwright.sentences.clause import sentence
from logwright.sentences.tongue import Tongue


def deal_claim(mission: Mission, deal: Deal, tongue: Tongue) -> Claim:
    return Claim(
        "deal", "Nobody can win this deal, whatever is chosen and played.", tuple(_deal(mission, deal, tongue))
    )


def _deal(mission: Mission, deal: Deal, tongue: Tongue) -> Iterator[str]:
    trump = deal.table.deck.trump
    for seat, hand in enumerate(deal.hands):
        if deal.automaton and deal.automaton.seat == seat:
            columns = (
                " on ".join(card.spelled(trump) for card in (column.up, column.down) if card)
                for column in deal.automaton.columns
            )
            yield f"seat {seat}, the automaton: {', '.join(columns)}"
        else:
            yield f"seat {seat}: {', '.join(card.spelled(trump) for card in sorted(hand))}"
    yield f"seat {deal.leader} leads, seat {deal.commander} commands"
    for number, task in enumerate(deal.tasks):
        token = f" (token {task.token.value})" if task.token else ""
        owner = f", owned by seat {deal.owners[number]}" if deal.owners else ""
        yield f"task {number + 1}{token}{owner}: {_said(task, tongue, deal.seats)}"
    if deal.tasks and not deal.owners:
        yield f"tasks are shared out: {mission.allocation.value}"
    for objective in mission.objectives:
        yield tongue.smooth(sentence(objective, tongue, deal.seats))


def mission_claim(library: Library, mission: LoggedMission, players: int) -> Claim:
    alone = " Its objectives alone are enough for that." if isinstance(mission.rules.tasks, TasksByDifficulty) else ""
    return Claim(
        "mission",
        f"No deal of {mission.key} can be won with {players} players.{alone}",
        tuple(library.rule_lines(mission, SOURCE, players)),
    )


def pair_claim(one: Task, other: Task, seats: int, tongue: Tongue, *, one_owner: bool) -> Claim:
    whose = "One member" if one_owner else "Two members"
    return Claim(
        "pair",
        f"{whose} can never meet both {one.id} and {other.id} with {seats} players.",
        tuple(f"{task.id}: {_said(task, tongue, seats)}" for task in (one, other)),
    )


def _said(task: Task, tongue: Tongue, seats: int) -> str:
    return tongue.smooth(sentence(task.objective, tongue, seats))
