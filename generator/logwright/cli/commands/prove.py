"""logwright prove: writes a checkable proof that no deal of a mission can be won, or that two task cards are
incompatible.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.options.library_option import chosen_game, project_of
from logwright.cli.options.mission_choice import choose
from logwright.cli.speech import say, speech
from logwright.cli.terminal.interruption import search_in_this_process
from logwright.cli.terminal.progress import Progress
from logwright.cli.terminal.reporter import report
from logwright.content.model.game_spec import GameSpec, TaskSource
from logwright.content.model.library import Library
from logwright.content.read.did_you_mean import did_you_mean
from logwright.engine.proofs.document import Claim
from logwright.engine.proving.proven import prove
from logwright.engine.proving.refuting import CONFLICTS, MayHold
from logwright.engine.proving.statement import Statement, both_are_met, deal_is_won, some_deal_is_won
from logwright.output.new_file import create_file
from logwright.saying import listed, saying
from logwright.verdicts.claims import mission_claim, pair_claim
from logwright.verdicts.missions.survey import Request, jobs_for

SUFFIX = ".proof.zip"


@dataclass(frozen=True)
class ProofRequest:
    """Something to prove, and the default name of its file."""

    name: str
    claim: Claim
    opposite: list[Statement]


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "prove",
        description=say("prove.description"),
    )
    parser.add_argument("names", nargs="+", metavar="NAME", help=say("prove.options.names"))
    parser.add_argument("--players", type=int, help=say("prove.options.players"))
    parser.add_argument("--by", choices=("two", "one"), default="two", help=say("prove.options.by"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="FOLDER", help=say("prove.options.out"))
    parser.add_argument(
        "--conflicts", type=int, default=CONFLICTS, help=say("prove.options.conflicts", conflicts=CONFLICTS)
    )
    parser.set_defaults(run=run)


@search_in_this_process()
def run(options: argparse.Namespace) -> int:
    if len(options.names) > 2:
        raise UsageError(say("prove.one-or-two"))
    if options.conflicts < 1:
        raise UsageError(say("at-least-1", option="--conflicts"))
    if not options.out.is_dir():
        raise UsageError(say("prove.no-folder", folder=options.out))
    project = project_of(options)
    chosen = choose(project, options.names if len(options.names) == 1 else ())
    if chosen.problems:
        print(report(list(chosen.problems), chosen.library.texts, "text"))
        return ExitCode.PROBLEMS
    wanted = _missions(chosen.missions, chosen.library, options.players)
    if len(options.names) == 2:
        wanted = _pairs(chosen.library, options.names, options.players, one_owner=options.by == "one")
    code, progress = ExitCode.FINE, Progress(say("progress.proving"))
    for each in wanted:
        progress(each.claim.said_in(speech().lang).text)
        try:
            proven = prove(each.claim, each.opposite, options.conflicts)
        except MayHold:
            proven, why = None, say("prove.not-so", name=each.name)
        else:
            why = say("prove.too-hard", name=each.name, conflicts=options.conflicts)
        progress.done()
        if proven is None:
            code = ExitCode.PROBLEMS
            print(why)
            continue
        path = options.out / f"{each.name}{SUFFIX}"
        create_file(path, proven.file)
        evidence = say("evidence.proof-steps", steps=proven.checked.steps)
        print(say("prove.proved", file=path, evidence=evidence))
    return code


def _missions(missions: Any, library: Library, players: int | None) -> Iterator[ProofRequest]:
    for mission in missions:
        if players is not None and players not in mission.rules.players:
            known = listed(mission.rules.players)
            raise UsageError(say("for-players", what=mission.key, known=known))
        for count in mission.rules.players if players is None else (players,):
            (job,) = jobs_for(library, [mission], [count], Request())
            yield ProofRequest(
                f"{mission.key.replace('/', '-')}-{count}",
                mission_claim(library, mission, count),
                deal_is_won(job.mission, job.deal(0)) if job.laid else some_deal_is_won(job.mission, job.table),
            )


def _pairs(library: Library, names: list[str], players: int | None, *, one_owner: bool) -> Iterator[ProofRequest]:
    game = _game_with(library, names)
    pile = {card.id: card.task for card in library.pile(game.id)}
    one, other = (pile[name] for name in sorted(names))
    if one == other:
        raise UsageError(say("pairs.same"))
    tables = [seats for seats in game.seats if players in (None, seats)]
    if not tables:
        raise UsageError(say("pairs.players", known=listed(game.seats)))
    for seats in tables:
        yield ProofRequest(
            f"{one.id}-{other.id}-by-{'one' if one_owner else 'two'}-{seats}",
            pair_claim(library, one, other, game.id, seats, one_owner=one_owner),
            both_are_met(one, other, game.table(seats), one_owner=one_owner),
        )


def _game_with(library: Library, names: list[str]) -> GameSpec:
    """The game whose pile has all of these cards."""
    piles = [game for game in library.games_in_order if game.tasks.source is TaskSource.PILE]
    known = {game.id: {card.id for card in library.pile(game.id)} for game in piles}
    for game_id, cards in known.items():
        if cards.issuperset(names):
            return chosen_game(library, game_id)
    every = sorted(card for cards in known.values() for card in cards)
    missing = next((name for name in names if name not in every), names[0])
    hint = did_you_mean(missing, every) or saying("pairs.see-tasks")
    raise UsageError(say("pairs.no-card", card=repr(missing), hint=hint))
