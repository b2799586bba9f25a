"""The part of logwright check that says why deals are lost: the most common reasons, each with an example."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import asdict
from pathlib import Path
from textwrap import fill
from typing import Any

from logwright.cli.checking.check_missions import WIDTH
from logwright.cli.speech import say, share
from logwright.content.model.library import Library
from logwright.content.writing.position_writer import written_position
from logwright.output.new_file import create_file
from logwright.project.checking import Checked
from logwright.sentences.clash_text import ClashText, lost_text
from logwright.verdicts.missions.lost_deals import Reason, WhyLost
from logwright.verdicts.missions.lost_deals import why_lost as explained
from logwright.verdicts.missions.verdict import Finding

SHOWN = 3


def why_lost(found: Checked, executor: AbstractContextManager[Executor]) -> Iterator[WhyLost]:
    """Of each table that lost deals. An impossible mission has its reason already."""
    lost = {
        (verdict.key, verdict.players)
        for verdict in found.missions.verdicts
        if verdict.unsolvable and verdict.finding is not Finding.IMPOSSIBLE
    }
    with executor as working:
        yield from (explained(job, working) for job in found.jobs if (job.key, job.players) in lost)


def why_report(why: WhyLost, library: Library, lang: str) -> str:
    head = say("check.why", key=why.job.key, players=why.job.players, lost=why.lost, deals=why.deals)
    lines = ["", fill(head, WIDTH)]
    for reason in why.reasons[:SHOWN]:
        words = _words(why, reason, library, lang)
        said = say("check.why-reason", share=share(len(reason.deals) / why.lost), reason=words.head)
        example = say("check.why-example", deal=reason.deals[0], seed=why.job.seed)
        lines += _listed(f"{said} {example}", words)
    if why.pair and len(why.reasons) > 1:
        said = say("check.why-pair", n=len(why.pair.deals), lost=why.lost)
        lines += _listed(said, _words(why, why.pair, library, lang))
    return "\n".join(lines)


def _listed(head: str, words: ClashText) -> list[str]:
    rules = (fill(rule, WIDTH, initial_indent="    - ", subsequent_indent="      ") for rule in words.rules)
    return [fill(head, WIDTH, initial_indent="  ", subsequent_indent="  "), *rules]


def write_examples(lost: Sequence[WhyLost], library: Library, folder: Path) -> None:
    """The example of each reason as a position for `logwright solve`."""
    folder.mkdir(parents=True, exist_ok=True)
    for why in lost:
        mission = library.missions[why.job.key]
        for reason in why.reasons[:SHOWN]:
            number = reason.deals[0]
            if text := written_position(mission, why.job.deal(number)):
                path = folder / f"{mission.slug}-{why.job.players}-players-deal-{number}.yaml"
                create_file(path, text.encode())
                print(f"logwright: {say('check.example-written', file=path)}", file=sys.stderr)


def why_data(why: WhyLost, library: Library, lang: str) -> dict[str, Any]:
    """For programs."""

    def told(reason: Reason) -> dict[str, Any]:
        words = _words(why, reason, library, lang)
        return {"deals": list(reason.deals), "clash": asdict(reason.clash), "reason": str(words)}

    return {
        "id": why.job.key,
        "players": why.job.players,
        "deals": why.deals,
        "lost": why.lost,
        "reasons": [told(reason) for reason in why.reasons],
        "pair": told(why.pair) if why.pair else None,
    }


def _words(why: WhyLost, reason: Reason, library: Library, lang: str) -> ClashText:
    mission = library.missions[why.job.key]
    return lost_text(mission.rules, reason.clash, library.tongue(lang, mission.game), why.job.players)
