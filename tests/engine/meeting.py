"""Search, second opinion, referee and oracle meet over one position, and each disagreement is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from random import Random

from logwright.engine import search, second_opinion
from logwright.engine.cards.deal import Deal
from logwright.engine.cards.trick import Trick
from logwright.engine.missions.mission import Mission
from logwright.engine.objectives.mistake import Mistake
from logwright.engine.objectives.phrase import Phrase
from logwright.engine.referee import Foul, RefereeScene, Replay, Sheet, Status, approve, judge, replay
from tests.engine.oracle.choices import Ways
from tests.engine.oracle.objective import fate
from tests.engine.oracle.position import Position, read
from tests.engine.oracle.seen import Seen
from tests.engine.oracle.solve import Choice, Judge, Picked, every_pick, winning_choices
from tests.engine.oracle.table import every_play
from tests.engine.told import Told, as_read, certificate

Positions = Sequence[tuple[Picked, Position]]
"""The position for each choice of a colour and a number; one, if there is nothing to choose."""
STATES = {(True, False): Status.MET, (False, True): Status.FAILED, (True, True): Status.OPEN}
MOST_LINES = 1500
"""More than that the oracle does not play."""
LINES = 3
CHOICES = 4


@dataclass
class Meeting:
    """What was said about one position. `said` is empty unless two of the judges disagree."""

    verdict: str = ""
    said: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)


def meet(told: Told, number: int = 0) -> Meeting:
    meeting = Meeting()
    try:
        mission, deal = as_read(told)
    except Mistake as mistake:
        meeting.verdict = f"not read: {mistake}"
        return meeting
    positions = [(picked, read(settled)) for picked, settled in every_pick(told)]
    _solve(meeting, positions, mission, deal)
    _judge(meeting, positions, mission, deal, Random(number))
    return meeting


def _solve(meeting: Meeting, positions: Positions, mission: Mission, deal: Deal) -> None:
    (kernel,) = search.solve([search.Position(mission, deal)])
    second = second_opinion.solve(mission, deal)
    words = {"search": kernel.verdict.value, "second opinion": second.verdict.value}
    certificates = {"search": kernel.certificate, "second opinion": second.certificate}
    found = oracle_finds(positions)
    if found is not None:
        words["oracle"] = "solvable" if found else "unsolvable"
        certificates["oracle"] = certificate(*found) if found else None
    for name, one in certificates.items():
        if one is not None:
            meeting.seen["certificates"] += 1
            try:
                approve(mission, deal, one)
            except Foul as foul:
                meeting.said.append(f"referee about {name}: {foul}")
    decided = {name: word for name, word in words.items() if word != "undecided"}
    meeting.verdict = "/".join(sorted(set(decided.values()))) or "undecided"
    if len(set(decided.values())) > 1:
        meeting.said.append(", ".join(f"{name}: {word}" for name, word in words.items()))


def oracle_finds(positions: Positions) -> tuple[Choice, tuple[Trick, ...]] | tuple[()] | None:
    """A choice and a line that win; nothing if there are none; None if there are too many lines to play them all."""
    tried = 0
    for picked, position in positions:
        ways = Ways(position)
        for passed, tricks in islice(every_play(position), MOST_LINES + 1 - tried):
            choice = next(winning_choices(position, ways, tricks), None)
            if choice is not None:
                return replace(choice, passed=passed, picked=picked), tricks
            tried += 1
    return () if tried <= MOST_LINES else None


def _judge(meeting: Meeting, positions: Positions, mission: Mission, deal: Deal, random: Random) -> None:
    """Lines and choices by chance: referee and oracle say after every trick how each objective stands."""
    picked, position = random.choice(positions) if len(positions) > 1 else positions[0]
    ways = Ways(position)
    lines = list(islice(every_play(position), MOST_LINES))
    if not ways.sharings or not ways.casts:
        return
    for passed, tricks in random.sample(lines, min(LINES, len(lines))):
        for _ in range(CHOICES):
            owners, over = random.choice(ways.sharings)
            noted = {seat: random.randint(0, position.total) for seat in range(position.seats)}
            choice = Choice(
                owners,
                random.choice(ways.layouts),
                tuple(random.choice(ways.casts).items()),
                tuple(noted.items()),
                over,
                passed=passed,
                picked=picked,
            )
            meeting.said += _differences(position, mission, deal, choice, tricks)
            meeting.seen["lines judged"] += 1


def _differences(
    position: Position, mission: Mission, deal: Deal, choice: Choice, tricks: tuple[Trick, ...]
) -> Iterator[str]:
    judged = Judge(position, tricks, dict(choice.chosen), dict(choice.noted))
    played = replay(mission, deal, certificate(choice, tricks))
    wins = judged.wins(choice.owners, choice.tokens)
    if (played.standing().mission is Status.MET) != wins:
        yield f"referee and oracle on {choice} {tricks}: oracle says {wins}, referee {played.standing()}"
    for place, task in enumerate(deal.tasks):
        seen = replace(judged.seen, owner=choice.owners[place])
        yield from _on_the_way(position.objective(place), task.objective, seen, played)
    for said, phrase in zip(position.objectives, mission.objectives, strict=True):
        yield from _on_the_way(said, phrase, judged.seen, played)


def _on_the_way(said: Told, phrase: Phrase, seen: Seen, played: Replay) -> Iterator[str]:
    """The first moment at which they see it differently."""
    who = "crew" if seen.owner is None else "owner"
    for count in range(len(seen.tricks) + 1):
        theirs = STATES[fate(said, who, seen.until(count))]
        sheet = Sheet(played.deal.table, seen.tricks[:count])
        scene = RefereeScene(played.deal, sheet, seen.chosen, seen.noted, seen.owner, played.picked)
        mine = judge(phrase, scene)
        if mine is not theirs:
            yield f"{said} of {seen.owner} after {seen.tricks[:count]}: oracle {theirs.value}, referee {mine.value}"
            return
