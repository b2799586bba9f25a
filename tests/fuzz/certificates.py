"""Certificates with something changed: the referee refuses them, or the oracle says that they win, too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

from logwright.engine import search
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.certificate import Certificate, read_certificate
from logwright.engine.missions.mission import Mission
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.referee import Foul, approve
from tests.cache.damage import ODD_VALUES
from tests.engine.crew_suits import PLANET_NINE
from tests.engine.drawn_positions import drawn_told
from tests.engine.oracle.choices import Ways
from tests.engine.oracle.position import Position, read
from tests.engine.oracle.solve import Judge
from tests.engine.oracle.table import every_line, every_passed
from tests.engine.told import Told, as_read
from tests.fuzz.case import Case

SECONDS = 30.0
OF_EACH = 25
"""So many certificates are made from one position."""
MOST_LINES = 3000
"""With more lines of play the oracle does not say whether one is by the rules."""


def attempt(number: int, case: Case) -> None:
    found = _won(number // OF_EACH)
    if found is None:
        case.seen["positions without a line"] += number % OF_EACH == 0
        return
    told, mission, deal, line = found
    data = _changed(line, Random(f"certificate {number}"))
    case.shown |= {"position.json": _text(told), "certificate.json": _text(data)}
    case.seen["certificates"] += 1
    try:
        certificate = read_certificate(data, PLANET_NINE)
        approve(mission, deal, certificate)
    except Mistake:
        case.seen["not read"] += 1
    except Foul:
        case.seen["refused"] += 1
    else:
        same = json.dumps(data, sort_keys=True) == json.dumps(line, sort_keys=True)
        wins = _wins(read(told), deal, certificate)
        case.seen["accepted unchanged" if same else "accepted, and the oracle agrees" if wins else "accepted"] += 1
        case.expect(wins is not False, "the referee accepts what the oracle says is lost or against the rules")


@lru_cache(maxsize=2)
def _won(number: int) -> tuple[Told, Mission, Deal, dict[str, Any]] | None:
    told = drawn_told(number)
    with suppress(Mistake):
        mission, deal = as_read(told)
        (answer,) = search.solve([search.Position(mission, deal)])
        if answer.certificate:
            return told, mission, deal, answer.certificate.to_data("rocket")
    return None


def _wins(position: Position, deal: Deal, certificate: Certificate) -> bool | None:
    """What the oracle says; None if it cannot tell whether the line is by the rules."""
    if certificate.distress:
        return None
    ways = Ways(position)
    tokens = tuple(token.value if token else None for token in certificate.tokens or deal.tokens)
    over = certificate.hand_over
    given = (over.task, over.giver, over.taker) if over else None
    if certificate.owners not in [owners for owners, _ in ways.sharings] or tokens not in ways.layouts:
        return False
    if given is None and (certificate.owners, None) not in ways.sharings:
        return False
    chosen = dict(certificate.chosen)
    if chosen not in ways.casts:
        return False
    passed = certificate.passed and (certificate.passed.to.value, certificate.passed.cards)
    tables = [table for each, table in every_passed(position) if each == passed]
    if not tables:
        return False
    lines = list(islice(every_line(position, tables[0]), MOST_LINES + 1))
    whole = [line for line in lines if line[: len(certificate.tricks)] == certificate.tricks]
    if not whole:
        return False if len(lines) <= MOST_LINES else None
    if len(certificate.tricks) < position.total and len(lines) > MOST_LINES:
        return None
    # A line that stops early is won however the cards fall.
    return all(_won_by(position, line, certificate, chosen, tokens) for line in whole)


def _won_by(
    position: Position,
    line: tuple[Trick, ...],
    certificate: Certificate,
    chosen: dict[str, int],
    tokens: tuple[str | None, ...],
) -> bool:
    return Judge(position, line, chosen, dict(certificate.predictions)).wins(certificate.owners, tokens)


def _changed(line: dict[str, Any], chance: Random) -> Any:
    """Something a cheat would change, or something that no cheat would think of."""
    data = json.loads(json.dumps(line))
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        tricks = data.get("tricks") if isinstance(data, dict) else None
        tricks = tricks if isinstance(tricks, list) else None
        spots = list(_spots(data))
        if not spots:
            return data
        inside, key = chance.choice(spots)
        match chance.randrange(8):
            case 0 if tricks:
                one, other = chance.choice(tricks), chance.choice(tricks)
                with suppress(Exception):
                    _swap_cards(one, other, chance)
            case 1 if tricks:
                chance.shuffle(tricks)
            case 2 if tricks:
                del tricks[chance.randrange(len(tricks)) :]
            case 3 if isinstance(inside[key], int):
                inside[key] = chance.randrange(5)
            case 4:
                other, at = chance.choice(spots)
                inside[key] = json.loads(json.dumps(other[at]))
            case 5 if isinstance(inside, list):
                inside.insert(key, inside[key])
            case 6:
                del inside[key]
            case _:
                inside[key] = chance.choice(ODD_VALUES)
    return data


def _swap_cards(one: Any, other: Any, chance: Random) -> None:
    here, there = chance.randrange(len(one["cards"])), chance.randrange(len(other["cards"]))
    one["cards"][here], other["cards"][there] = other["cards"][there], one["cards"][here]


def _spots(value: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _spots(value[key])


def _text(data: Any) -> bytes:
    return json.dumps(data, indent=1).encode()
