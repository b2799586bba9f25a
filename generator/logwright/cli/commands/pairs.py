"""logwright pairs: which two task cards of a pile can both be met?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from logwright.cache.file_cache import write_whole
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.options.library_option import chosen_game, load_library, need_checkout, project_of
from logwright.cli.speech import say
from logwright.cli.terminal.interruption import search_in_this_process
from logwright.cli.terminal.line_of_play import as_text
from logwright.cli.terminal.progress import Progress
from logwright.content.model.game_spec import GameSpec, TaskSource
from logwright.content.model.library import Library
from logwright.content.model.task_pairs import written_pairs
from logwright.content.read.did_you_mean import did_you_mean
from logwright.engine.missions.mission import Mission, NamedTasks, Task
from logwright.engine.referee import approve
from logwright.saying import listed, saying


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "pairs",
        description=say("pairs.description"),
    )
    parser.add_argument("cards", nargs="*", metavar="CARD", help=say("pairs.options.cards"))
    parser.add_argument("--game", help=say("pairs.options.game"))
    parser.add_argument("--players", type=int, default=4, help=say("pairs.options.players"))
    parser.add_argument("--make", action="store_true", help=say("pairs.options.make"))
    parser.set_defaults(run=run)


@search_in_this_process()
def run(options: argparse.Namespace) -> int:
    if len(options.cards) not in (0, 2) or (options.make and options.cards):
        raise UsageError(say("pairs.two-or-none"))
    project = project_of(options)
    library, _ = load_library(project)
    game = _game(library, options.game)
    if options.make:
        need_checkout(project, "pairs")
        _make(library, game, project.base)
        library, _ = load_library(project)
    if not library.pairs.get(game.id):
        raise UsageError(say("pairs.no-file", file=_file(game)))
    if options.players not in library.pairs[game.id]:
        raise UsageError(say("pairs.players", known=listed(library.pairs[game.id])))
    if options.cards:
        one, other = (_card(library, game, name) for name in options.cards)
        if one == other:
            raise UsageError(say("pairs.same"))
        print("\n\n".join(_shown(library, game, options.players, one, other, one_owner) for one_owner in (False, True)))
    else:
        print(_summary(library, game))
    return ExitCode.FINE


def _game(library: Library, name: str | None) -> GameSpec:
    piles = [game.id for game in library.games_in_order if game.tasks.source is TaskSource.PILE]
    game = chosen_game(library, name or next(iter(piles), None))
    if game.id not in piles:
        raise UsageError(say("pairs.no-pile", game=game.id, known=listed(piles)) if piles else say("pairs.no-piles"))
    return game


def _file(game: GameSpec) -> str:
    return f"content/{game.id}/pairs.yaml"


def _make(library: Library, game: GameSpec, root: Path) -> None:
    # Imported here: it loads the second opinion, which only this step needs.
    from logwright.verdicts.missions.task_pairs import Undecided, work_out

    cards = library.pile(game.id)
    pile = [card.task for card in cards]
    progress = Progress(say("progress.pair"))
    found = {}
    for seats in game.seats:
        try:
            found[seats] = work_out(pile, game.table(seats), progress)
        except Undecided as undecided:
            raise UsageError(say("pairs.undecided", pair=undecided)) from None
    progress.done()
    write_whole(root / _file(game), written_pairs(game.id, cards, found).encode())


def _card(library: Library, game: GameSpec, name: str) -> Task:
    pile = {card.id: card.task for card in library.pile(game.id)}
    if name not in pile:
        hint = did_you_mean(name, pile) or saying("pairs.see-tasks")
        raise UsageError(say("pairs.no-card", card=repr(name), hint=hint))
    return pile[name]


def _shown(library: Library, game: GameSpec, players: int, one: Task, other: Task, one_owner: bool) -> str:
    from logwright.verdicts.missions.task_pairs import show

    whose = "by-one" if one_owner else "by-two"
    found = show(library.pairs_at(game.id, players), game.table(players), one, other, one_owner=one_owner)
    if found is None:
        proof = library.pairs_at(game.id, players).proof(one.id, other.id, one_owner=one_owner)
        evidence = say("evidence.proof-steps", steps=proof.steps) if proof else say("evidence.search")
        return say(f"pairs.never-{whose}", players=players, evidence=evidence)
    deal, certificate = found
    approve(Mission((players,), tasks=NamedTasks(deal.tasks)), deal, certificate)
    shown = as_text(certificate.to_data(game.trump), [one.id, other.id])
    return f"{say(f'pairs.met-{whose}', players=players)}\n\n{shown}"


def _summary(library: Library, game: GameSpec) -> str:
    count = len(library.pile(game.id))
    lines = [say("pairs.count", pairs=count * (count - 1) // 2, cards=count)]
    for seats, pairs in sorted(library.pairs[game.id].items()):
        by_two, by_one = len(pairs.never_by_two), len(pairs.never_by_one)
        lines.append(say("pairs.row", players=seats, by_two=by_two, by_one=by_one, lines=len(pairs.lines)))
    known = library.pairs[game.id].values()
    never = sum(len(pairs.never_by_two) + len(pairs.never_by_one) for pairs in known)
    lines.append(say("pairs.proved", proofs=sum(len(pairs.proofs) for pairs in known), never=never))
    return "\n".join(lines)
