"""logwright new mission: a few questions, then a valid, commented mission file; and logwright new campaign."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path
from shlex import quote
from typing import Any

from logwright.cli.begun_file import begin_file, free_place
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.language import unknown_language
from logwright.cli.options.library_option import chosen_game, load_library, project_of
from logwright.cli.questions import Questions
from logwright.cli.speech import COMMANDS, say, speech
from logwright.content.base_speech import base_speech
from logwright.content.model.game_spec import GameSpec
from logwright.content.model.library import Library
from logwright.content.problem import PLACE as PROBLEMS
from logwright.content.read.schema import Schemas
from logwright.content.writing.mission_file import MissionDraft, mission_file
from logwright.content.writing.slug import slug
from logwright.engine.missions.mission import Allocation, Signal
from logwright.project import Project
from logwright.saying import either, listed

# As in the mission schema: an id cannot leave its folder.
ID = re.compile(r"[a-z][a-z0-9-]{1,59}")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("new", description=say("new.description"))
    kinds = parser.add_subparsers(title=say("new.kinds"), metavar="KIND", required=True)
    mission = kinds.add_parser(
        "mission",
        help=say("new.mission.help"),
        description=say("new.mission.description"),
    )
    mission.add_argument("--game", help=say("new.mission.options.game"))
    mission.add_argument("--title", help=say("new.mission.options.title"))
    mission.add_argument("--id", help=say("new.mission.options.id"))
    mission.add_argument("--lang", help=say("new.mission.options.lang"))
    mission.add_argument("--story", help=say("new.mission.options.story"))
    mission.add_argument("--players", help=say("new.mission.options.players"))
    mission.add_argument("--tasks", help=say("new.mission.options.tasks"))
    mission.add_argument("--tokens", help=say("new.mission.options.tokens"))
    mission.add_argument("--allocation", choices=[a.value for a in Allocation if a is not Allocation.NONE])
    mission.add_argument("--communication", choices=[signal.value for signal in Signal])
    mission.add_argument("--out", type=Path, help=say("new.mission.options.out"))
    mission.set_defaults(run=run)
    # Imported here, because it imports helpers from this module.
    from logwright.cli import new_campaign

    new_campaign.add_parser(kinds)


def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    library, _ = load_library(project)
    draft = _draft(options, library)
    folder: Path = options.out or _usual_folder(project)
    path = free_place(folder, draft.id)
    schema = Schemas.below(project.schemas).knowing(library.game_facts).contents["mission.schema.json"]
    comments = base_speech(draft.lang, COMMANDS, PROBLEMS)
    text = mission_file(draft, schema, folder, project.editor_schemas, comments)
    if not begin_file(path, text, project):
        return ExitCode.PROBLEMS
    print(say("new.next", file=quote(str(path))))
    return ExitCode.FINE


def _usual_folder(project: Project) -> Path:
    """missions/ of a project, the custom missions of a checkout, or the current folder."""
    if project.is_checkout:
        return project.base / "content" / "custom"
    folder = project.own / "missions" if project.own else project.here
    folder.mkdir(exist_ok=True)
    return Path(os.path.relpath(folder, project.here))


def _draft(options: argparse.Namespace, library: Library) -> MissionDraft:
    """The answers, from options where given, otherwise from prompts. An invalid answer is asked for again."""
    lang = options.lang or speech().lang
    if lang not in library.locales:
        raise unknown_language(lang, library)
    asked = Questions(sys.stdin.isatty())
    names = [game.id for game in library.games_in_order]
    game = asked.answer(
        options.game, say("new.ask.game", games=either(names)), names[0], lambda name: chosen_game(library, name)
    )
    no_title = say("new.no-title")
    title = asked.answer(
        options.title, say("new.ask.title"), "", lambda text: title_from(text, no_title, named=bool(options.id))
    )
    tasks = asked.answer(options.tasks, say(f"new.ask.{game.tasks.amount}"), "4", _count)
    tokens: tuple[str, ...] = ()
    if options.tokens or (game.tokens and tasks):
        known = [token.value for token in game.tokens]
        tokens = asked.answer(
            options.tokens, say("new.ask.tokens", known=listed(known)), "", lambda text: _tokens(text, game, tasks)
        )
    if options.allocation and not tasks:
        raise UsageError(say("new.allocation-without-tasks", allocation=options.allocation))
    everybody = ",".join(map(str, game.players))
    return MissionDraft(
        game=game,
        id=id_from(options.id) if options.id else id_of(title),
        lang=lang,
        title=title,
        players=asked.answer(options.players, say("new.ask.players"), everybody, lambda text: _players(text, game)),
        story=asked.answer(options.story, say("new.ask.story"), "", str),
        tasks=tasks,
        tokens=tokens,
        allocation=options.allocation or "draft",
        signal=options.communication or "normal",
    )


def title_from(text: str, missing: str, named: bool) -> str:
    """`missing` is the error message if there is none."""
    if not text:
        raise UsageError(missing)
    if not named:
        id_of(text)
    return text


def _count(text: str) -> int:
    count = _number(text)
    if count < 0:
        raise UsageError(say("new.below-0", found=count))
    return count


def _tokens(text: str, game: GameSpec, tasks: int) -> tuple[str, ...]:
    known = [token.value for token in game.tokens]
    found = tuple(parts_of(text))
    if found and not known:
        raise UsageError(say("new.no-tokens", game=game.id))
    if found and not tasks:
        raise UsageError(say("new.tokens-without-tasks"))
    for token in found:
        if token not in known:
            raise UsageError(say("new.unknown-token", token=repr(token), known=listed(known)))
    return found


def _players(text: str, game: GameSpec) -> tuple[int, ...]:
    found = tuple(_number(part) for part in parts_of(text))
    for players in found:
        if players not in game.players:
            raise UsageError(say("for-players", what=game.id, known=listed(game.players)))
    return found


def parts_of(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise UsageError(say("new.not-a-number", found=repr(text))) from None


def id_from(name: str) -> str:
    if not ID.fullmatch(name):
        raise UsageError(say("new.bad-id", id=repr(name[:80])))
    return name


def id_of(title: str) -> str:
    """The name of a file, from the title of what stands in it."""
    name = slug(title)
    if not ID.fullmatch(name):
        raise UsageError(say("new.no-slug"))
    return name
