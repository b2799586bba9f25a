"""The project a command works on: finding it, and loading its library with a progress line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from logwright.cli.exit_code import UsageError
from logwright.cli.speech import say
from logwright.cli.terminal.progress import Progress
from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.problem import Problem
from logwright.content.read.did_you_mean import did_you_mean
from logwright.project import NoProject, Project
from logwright.saying import listed, saying

if TYPE_CHECKING:
    from logwright.project.selection import Selection


def project_of(options: argparse.Namespace) -> Project:
    try:
        return Project.open(options.root)
    except NoProject as nothing:
        raise UsageError(say("no-project", folder=nothing.folder)) from None


def chosen_game(library: Library, name: str | None) -> GameSpec:
    """The trick-taking game of this name; by default the first in the menu."""
    games = {game.id: game for game in library.games_in_order}
    if name is None and games:
        return next(iter(games.values()))
    if name not in games:
        hint = did_you_mean(name, games) or saying("there-are", known=listed(games))
        raise UsageError(say("no-game", game=repr(name), hint=hint))
    return games[name]


def load_library(project: Project, extra: Iterable[Path] = (), thorough: bool = False) -> tuple[Library, list[Problem]]:
    progress = Progress(say("progress.reading"))
    try:
        return project.load(extra, progress, thorough)
    finally:
        progress.done()


def selected(project: Project, named: Sequence[Path]) -> Selection:
    """The missions and scenarios named on the command line."""
    # Imported here: commands that select nothing start sooner.
    from logwright.project.selection import UnknownName, select

    progress = Progress(say("progress.reading"))
    try:
        return select(project, named, progress)
    except UnknownName as unknown:
        hint = did_you_mean(unknown.name, unknown.known) or saying("check.name-one")
        raise UsageError(say("no-mission", name=unknown.name, hint=hint)) from None
    finally:
        progress.done()


def problems_in(project: Project, paths: Iterable[Path]) -> tuple[Library, list[Problem]]:
    progress = Progress(say("progress.reading"))
    try:
        return project.problems_in(paths, progress)
    finally:
        progress.done()


def need_checkout(project: Project, what: str) -> None:
    """Refuses to write parts of Logwright itself unless it runs in its checkout."""
    if not project.is_checkout:
        raise UsageError(say(f"checkout-only.{what.partition('.')[0]}"))
