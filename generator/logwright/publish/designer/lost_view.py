"""Why deals of a mission being designed are lost, a few deals at a time; and one of them, rule by rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from typing import Any

from logwright.engine.missions.certificate import Certificate
from logwright.engine.missions.clash import Clash
from logwright.engine.missions.mission import Mission, NamedTasks
from logwright.sentences.clash_text import lost_text
from logwright.sentences.tongue import Tongue
from logwright.verdicts.missions.job import Job
from logwright.verdicts.missions.lost_deals import LostDeal, Reason, explained_deal, fighting_pair, reasons

_SHOWN = 3


def lost_because(job: Job, deals: Iterable[int], before: Iterable[Any], tongue: Tongue) -> dict[str, Any]:
    """Earlier results plus these lost deals: each with its clash, and the most common reasons."""
    lost = [LostDeal(number, _read(clash)) for number, clash in before]
    lost += [explained_deal(job, number) for number in deals]
    found = reasons(job.mission, lost)
    pair = fighting_pair(job.mission, found)

    def told(reason: Reason) -> dict[str, Any]:
        words = lost_text(job.mission, reason.clash, tongue, job.players)
        return {"deals": list(reason.deals), "head": words.head, "rules": list(words.rules)}

    return {
        "known": [[each.number, asdict(each.clash) if each.clash else None] for each in lost],
        "reasons": [told(reason) for reason in found[:_SHOWN]],
        "pair": told(pair) if pair and len(found) > 1 else None,
    }


def lost_rules(job: Job, number: int, tongue: Tongue) -> dict[str, Any]:
    """The rules that clash in this deal, each with what is asked to leave it out."""
    deal = job.deal(number)
    clash = explained_deal(job, number).clash
    if not clash:
        return {"head": "", "rules": []}
    mission = replace(job.mission, tasks=NamedTasks(deal.tasks)) if deal.tasks else job.mission
    return {
        "head": lost_text(mission, clash, tongue, job.players).head,
        "rules": [
            {"words": _sentence(mission, rule, tongue, job.players), "rule": asdict(rule)} for rule in _each(clash)
        ],
    }


def line_but_for(job: Job, number: int, rule: Mapping[str, Any]) -> Certificate | None:
    """A line that keeps everything but this rule."""
    # Imported late: slow to load in a browser.
    from logwright.engine.second_opinion.lost_deal import line_without
    from logwright.engine.second_opinion.solvers.engine import SolverLimit
    from logwright.verdicts.missions.lost_deals import CONFLICTS

    clash = _read(rule)
    assert clash is not None, "a rule that is left out"
    return line_without(job.mission, job.deal(number), clash, SolverLimit(conflicts=CONFLICTS))


def _sentence(mission: Mission, rule: Clash, tongue: Tongue, players: int) -> str:
    return " ".join(lost_text(mission, rule, tongue, players).rules)


def _each(clash: Clash) -> Iterator[Clash]:
    yield from (Clash(tasks=(index,)) for index in clash.tasks)
    if clash.tokens:
        yield Clash(tokens=True)
    if clash.sharing:
        yield Clash(sharing=True)
    yield from (Clash(objectives=(index,)) for index in clash.objectives)


def _read(data: Mapping[str, Any] | None) -> Clash | None:
    if data is None:
        return None
    return Clash(tuple(data["objectives"]), tuple(data["tasks"]), data["tokens"], data["sharing"])
