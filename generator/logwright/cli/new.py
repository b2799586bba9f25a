"""logwright new mission: a few questions, then a valid, commented mission file."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.cli.reporter import report
from logwright.content.mission_file import MissionDraft, mission_file
from logwright.content.schema import Schemas
from logwright.engine.mission import Allocation, Signal, Token

# As in the mission schema: an id cannot leave its folder.
ID = re.compile(r"[a-z][a-z0-9-]{1,59}")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("new", help="write a new mission file", description="Writes new content.")
    kinds = parser.add_subparsers(title="kinds", metavar="KIND", required=True)
    mission = kinds.add_parser(
        "mission",
        help="a new custom mission",
        description="Asks a few questions (or takes the answers as options) and writes a valid, commented file.",
    )
    mission.add_argument("--game", choices=("planet-nine", "deep-sea"))
    mission.add_argument("--title", help="the title, in English unless --lang says otherwise")
    mission.add_argument("--id", help="the name of the file (default: made from the title)")
    mission.add_argument("--lang", default="en", help="the language of title and story (default: en)")
    mission.add_argument("--story", help="a few sentences")
    mission.add_argument("--players", help="for example 3,4,5 (default: all)")
    mission.add_argument("--tasks", type=int, help="number of tasks (Planet Nine) or difficulty (Deep Sea); 0 for none")
    mission.add_argument("--tokens", help="for example '1,2,omega' (Planet Nine)")
    mission.add_argument("--allocation", choices=[a.value for a in Allocation if a is not Allocation.NONE])
    mission.add_argument("--communication", choices=[signal.value for signal in Signal])
    mission.add_argument("--out", type=Path, help="the folder to write to (default: content/custom)")
    mission.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    root = root_of(options)
    library, _ = load_library(root)
    draft = _draft(options)
    if draft.lang not in library.locales:
        raise UsageError(f"there is no language {draft.lang}; there are {', '.join(library.languages)}")
    if not ID.fullmatch(draft.id):
        raise UsageError(
            f"the id {draft.id[:80]!r} does not fit: use small letters, digits and dashes, such as lost-probe"
        )
    folder: Path = options.out or root / "content" / "custom"
    path = folder / f"{draft.id}.yaml"
    if path.exists():
        raise UsageError(f"{path} exists already; choose another --id")
    if not folder.is_dir():
        raise UsageError(f"there is no folder {folder}")
    schema = Schemas.below(root / "schemas").contents["mission.schema.json"]
    path.write_text(mission_file(draft, schema, folder, root), "utf-8")
    inside = path.resolve().is_relative_to(root / "content")
    library, problems = load_library(root, [] if inside else [path])
    name = path.resolve().relative_to(root).as_posix() if inside else str(path)
    own = [problem for problem in problems if problem.file == name]
    if own:
        print(report(own, library.texts, "text"))
        path.unlink()
        print("\nNothing was written.")
        return ExitCode.PROBLEMS
    print(f"Written: {path}\nNext: edit it, then run logwright validate {path} and logwright show {path}")
    return ExitCode.FINE


def _draft(options: argparse.Namespace) -> MissionDraft:
    """The answers, from options where given, asked for otherwise."""
    asking = sys.stdin.isatty()
    game = options.game or _ask(asking, "Which game, planet-nine or deep-sea?", "planet-nine")
    title = options.title or _ask(asking, "Title?", "")
    if not title:
        raise UsageError("a mission needs a title: --title 'The Lost Probe'")
    what = "How many tasks (0 for none)?" if game == "planet-nine" else "Which difficulty (0 for no tasks)?"
    tasks = options.tasks if options.tasks is not None else _number(_ask(asking, what, "4"))
    tokens = options.tokens
    if tokens is None and game == "planet-nine" and tasks:
        tokens = _ask(asking, f"Task tokens ({', '.join(token.value for token in Token)}), or nothing?", "")
    players = options.players or _ask(asking, "For which numbers of players?", "2,3,4,5")
    return MissionDraft(
        game=game,
        id=options.id or slug(title),
        lang=options.lang,
        title=title,
        story=options.story if options.story is not None else _ask(asking, "Story, or nothing?", ""),
        players=tuple(_number(part) for part in _parts(players)),
        tasks=tasks,
        tokens=tuple(_parts(tokens or "")),
        allocation=options.allocation or "draft",
        signal=options.communication or "normal",
    )


def _ask(asking: bool, question: str, default: str) -> str:
    if not asking:
        return default
    shown = f" [{default}]" if default else ""
    return input(f"{question}{shown} ").strip() or default


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise UsageError(f"{text!r} is not a number") from None


def slug(title: str) -> str:
    """A file name from a title: small Latin letters, digits and dashes."""
    words = re.findall(r"[a-z0-9]+", title.lower().replace("’", "").replace("'", ""))
    name = "-".join(words)[:60].strip("-")
    if not ID.fullmatch(name):
        raise UsageError("no file name can be made from this title; give one with --id lost-probe")
    return name
