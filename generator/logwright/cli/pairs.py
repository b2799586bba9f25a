"""logwright pairs: which two task cards of Deep Sea can both be met?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.line_of_play import as_text
from logwright.cli.progress import Progress
from logwright.content.library import Library
from logwright.content.rules.task.outdated_pairs import FILE
from logwright.content.suggestion import did_you_mean
from logwright.content.task_pairs import written_pairs
from logwright.engine.mission import SEATS, Mission, NamedTasks, Task
from logwright.engine.referee import approve

GAME = "deep-sea"


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "pairs",
        help="which two task cards of Deep Sea can both be met?",
        description="Tells of two task cards whether two members, or one, can meet both in one deal, and how. Without "
        "cards it counts the pairs that can never be met.",
    )
    parser.add_argument("cards", nargs="*", metavar="CARD", help="the ids of two task cards")
    parser.add_argument("--players", type=int, default=4, choices=SEATS, help="the number of players (4)")
    parser.add_argument("--make", action="store_true", help=f"work out all pairs again and write {FILE}")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if len(options.cards) not in (0, 2) or (options.make and options.cards):
        raise UsageError("name two task cards, or none")
    root = root_of(options)
    library, _ = load_library(root)
    if options.make:
        _make(library, root)
        library, _ = load_library(root)
    if not library.pairs:
        raise UsageError(f"there is no sound {FILE}; make it with logwright pairs --make")
    if options.cards:
        one, other = (_card(library, name) for name in options.cards)
        if one == other:
            raise UsageError("there is only one card of each; name two different ones")
        print("\n\n".join(_shown(library, options.players, one, other, one_owner) for one_owner in (False, True)))
    else:
        print(_summary(library))
    return ExitCode.FINE


def _make(library: Library, root: Path) -> None:
    # Only this command needs the second opinion before it is asked for one.
    from logwright.verdicts.task_pairs import Undecided, work_out

    cards = library.pile(GAME)
    pile = [card.task for card in cards]
    progress = Progress("pair")
    found = {}
    for seats in SEATS:
        try:
            found[seats] = work_out(pile, library.games[GAME].table(seats), progress)
        except Undecided as undecided:
            raise UsageError(f"{undecided}: neither met nor proved to be impossible; nothing was written") from None
    progress.done()
    (root / FILE).write_text(written_pairs(cards, found), "utf-8")


def _card(library: Library, name: str) -> Task:
    pile = {card.id: card.task for card in library.pile(GAME)}
    if name not in pile:
        raise UsageError(f"there is no task card {name!r}; {did_you_mean(name, pile) or 'their ids are in tasks.yaml'}")
    return pile[name]


def _shown(library: Library, players: int, one: Task, other: Task, one_owner: bool) -> str:
    from logwright.verdicts.task_pairs import show

    game = library.games[GAME]
    whose = "one member" if one_owner else "two members"
    found = show(library.pairs[players], game.table(players), one, other, one_owner=one_owner)
    if found is None:
        return f"With {players} players {whose} can never meet both: proved for all deals."
    deal, certificate = found
    approve(Mission((players,), tasks=NamedTasks(deal.tasks)), deal, certificate)
    return f"With {players} players {whose} can meet both, for example:\n\n{as_text(certificate.to_data(game.trump))}"


def _summary(library: Library) -> str:
    count = len(library.pile(GAME))
    lines = [f"{count * (count - 1) // 2} pairs of {count} task cards"]
    for seats, pairs in sorted(library.pairs.items()):
        never = f"{len(pairs.never_by_two)} never by two members, {len(pairs.never_by_one)} never by one"
        lines.append(f"{seats} players: {never}; {len(pairs.lines)} lines of play show all others")
    return "\n".join(lines)
