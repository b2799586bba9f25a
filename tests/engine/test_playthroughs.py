"""Play-throughs of a dozen missions, card by card: what may be played, and how everything stands after each trick.

Each file holds a deal by its number, the crew's choices and a line of play; the rest is what the engine makes of it. A
file is kept when the search finds another line. After a change of rules that is meant: UPDATE=1 pytest -n0
tests/engine/test_playthroughs.py, then read the difference.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from logwright.engine.cards.card import Card
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.play import Hands, dealt
from logwright.engine.missions.certificate import Certificate, read_certificate
from logwright.engine.missions.choices import token_placements
from logwright.engine.referee import Standing, Status, replay
from logwright.engine.search import Position, solve
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.survey import Request, jobs_for
from tests.whole_library import whole_library

FOLDER = Path(__file__).with_name("playthroughs")
MISSIONS = (
    ("planet-nine/03", 3),
    ("planet-nine/05", 4),
    ("planet-nine/12", 2),
    ("planet-nine/14", 4),
    ("planet-nine/20", 5),
    ("planet-nine/23", 4),
    ("planet-nine/26", 2),
    ("planet-nine/28", 3),
    ("planet-nine/40", 5),
    ("planet-nine/46", 3),
    ("planet-nine/50", 4),
    ("deep-sea/04", 4),
    ("deep-sea/12", 5),
    ("deep-sea/26", 3),
    ("deep-sea/30", 2),
    ("deep-sea/32", 4),
)
LOST = (("planet-nine/15", 4), ("planet-nine/23", 4), ("deep-sea/32", 4))
"""Lines that would win had not the tokens been swapped, or each task been taken by its owner's left neighbour."""
SEED, DEAL = 1, 7
SIGNS = {Status.MET: "met", Status.OPEN: "open", Status.FAILED: "failed"}


def job_of(key: str, players: int) -> Job:
    library = whole_library()
    return jobs_for(library, [library.missions[key]], [players], Request(1, SEED))[0]


@pytest.mark.parametrize(
    ("key", "players", "won"), [*((*each, True) for each in MISSIONS), *((*each, False) for each in LOST)]
)
def test_a_mission_is_played_as_recorded(key: str, players: int, won: bool) -> None:
    job = job_of(key, players)
    deal = job.deal(DEAL)
    path = FOLDER / f"{key.replace('/', '-')}-{players}{'' if won else '-lost'}.txt"
    if os.environ.get("UPDATE"):
        certificate = recorded(path, deal) if path.exists() else found(job, deal, won)
        path.write_text("\n".join(playthrough(job, deal, certificate)) + "\n", "utf-8")
    lines = path.read_text("utf-8").splitlines()
    assert lines == list(playthrough(job, deal, recorded(path, deal)))
    assert lines[-1].endswith("mission met" if won else "mission failed")


def test_many_rules_are_among_them() -> None:
    text = "".join(path.read_text("utf-8") for path in FOLDER.iterdir())
    assert len(list(FOLDER.iterdir())) == len(MISSIONS) + len(LOST)
    for part in ('"tokens"', '"chosen"', "order open", "draws", "turned up", "keeps", "order failed", "met failed"):
        assert part in text, part


def recorded(path: Path, deal: Deal) -> Certificate:
    """The line of play in a file."""
    (line,) = (line for line in path.read_text("utf-8").splitlines() if line.startswith("played "))
    return read_certificate(json.loads(line.removeprefix("played ")), deal.table.deck.suits)


def found(job: Job, deal: Deal, won: bool) -> Certificate:
    (answer,) = solve([Position(job.mission, deal)])
    assert answer.certificate is not None
    if won:
        return answer.certificate
    if job.mission.token_change:
        kept = answer.certificate.tokens or deal.tokens
        swapped = next(tokens for tokens in token_placements(job.mission, deal) if tokens != kept)
        return replace(answer.certificate, tokens=swapped)
    return replace(answer.certificate, owners=tuple((owner + 1) % deal.seats for owner in answer.certificate.owners))


def playthrough(job: Job, deal: Deal, certificate: Certificate) -> Iterator[str]:
    played = replay(job.mission, deal, certificate)
    trump, ordered = deal.table.deck.trump, any(deal.tokens)

    def spelled(cards: object) -> str:
        assert isinstance(cards, tuple | list | frozenset)
        return ", ".join(card.spelled(trump) for card in sorted(cards))

    yield f"mission {job.key} with {job.players} players, deal {DEAL} of seed {SEED}"
    yield f"played {json.dumps(certificate.to_data(trump))}"
    yield f"commander seat {deal.commander}, {deal.signal.value} communication"
    for seat, hand in enumerate(deal.hands):
        yield f"seat {seat}: {spelled(hand)}"
    for task, owner in zip(deal.tasks, certificate.owners, strict=True):
        token = f" with token {task.token.value}" if task.token else ""
        yield f"task {task.id}{token}, owned by seat {owner}"
    yield f"before   {standing(played.standing(0), ordered)}"
    hands = dealt(deal)
    for number, trick in enumerate(certificate.tricks, start=1):
        yield ""
        led: Card | None = None
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % deal.seats
            yield f"  seat {seat} plays {card.spelled(trump)} of {spelled(hands.legal(seat, led))}"
            led = led or card
        before, hands = hands, hands.after(trick)
        yield from (f"  turned up {card.spelled(trump)}" for card in turned_up(before, hands))
        if number == job.mission.draw_after_trick:
            before, hands = hands, hands.after_draw(deal.draws)
            for seat, held in enumerate(hands.held):
                yield f"  seat {seat} draws {spelled(held - before.held[seat])}"
        yield f"trick {number:2} is won by seat {trick.winner}; {standing(played.standing(number), ordered)}"
    yield ""
    yield from (f"seat {seat} keeps {spelled(held)}" for seat, held in enumerate(hands.held) if held)
    yield f"in the end {standing(played.standing(), ordered)}"


def turned_up(before: Hands, after: Hands) -> list[Card]:
    known = {column.up for column in before.columns}
    return sorted(column.up for column in after.columns if column.up not in known)


def standing(now: Standing, ordered: bool) -> str:
    parts = []
    if now.tasks:
        parts.append("tasks " + " ".join(SIGNS[task] for task in now.tasks))
    if ordered:
        parts.append(f"order {SIGNS[now.order]}")
    if now.objectives:
        parts.append("objectives " + " ".join(SIGNS[objective] for objective in now.objectives))
    return ", ".join([*parts, f"mission {SIGNS[now.mission]}"])
