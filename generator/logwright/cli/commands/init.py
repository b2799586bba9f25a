"""logwright init: creates a new project."""

from __future__ import annotations

import argparse
import os
import shutil
from pathlib import Path
from secrets import token_hex
from shlex import quote
from typing import Any

from logwright import __version__
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.options.library_option import project_of
from logwright.cli.speech import say, speech
from logwright.content.model.settings import FILE, SCHEMAS
from logwright.fault import os_reason
from logwright.project import Project
from logwright.starter.new_project import NewProject, schema_files


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "init",
        description=say("init.description"),
    )
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help=say("init.options.folder"))
    parser.add_argument("--name", help=say("init.options.name"))
    parser.add_argument("--author", default="", help=say("init.options.author"))
    parser.add_argument("--schemas", action="store_true", help=say("init.options.schemas"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.schemas:
        return _renew(project_of(options))
    if options.folder is None:
        raise UsageError(say("init.no-folder"))
    folder: Path = options.folder.resolve()
    _refuse(folder, options.folder)
    # The base alone, wherever the new folder is.
    base = Project.base_alone()
    library, _ = base.read()
    name = (
        options.name or folder.name.replace("-", " ").replace("_", " ").strip().capitalize() or say("init.my-missions")
    )
    _write(folder, NewProject(name, options.author, library, base.schemas, __version__, speech()).files())
    print(say("init.made", folder=options.folder))
    print(say("init.next", folder=quote(str(options.folder))))
    return ExitCode.FINE


def _refuse(folder: Path, named: Path) -> None:
    """Refuses a folder that is not empty or is part of another project."""
    for around in folder.parents:
        if (around / FILE).is_file():
            raise UsageError(say("init.inside", folder=named, project=around))
    if folder.is_dir() and any(folder.iterdir()):
        raise UsageError(say("init.not-empty", folder=named))
    if named.is_symlink() or (os.path.lexists(folder) and not folder.is_dir()):
        raise UsageError(say("init.not-a-folder", folder=named))


def _write(folder: Path, files: dict[str, bytes]) -> None:
    """Writes a new folder under a temporary name and then renames it, so that an interrupted run leaves no partial
    project.
    """
    part = folder if folder.is_dir() else folder.with_name(f".{folder.name}.{token_hex(4)}.part")
    try:
        for place, contents in files.items():
            (part / place).parent.mkdir(parents=True, exist_ok=True)
            with (part / place).open("xb") as new:
                new.write(contents)
        if part != folder:
            part.rename(folder)
    except OSError as error:
        raise UsageError(say("cannot-be-written", file=folder, reason=os_reason(error))) from None
    finally:
        if part != folder:
            shutil.rmtree(part, ignore_errors=True)


def _renew(project: Project) -> int:
    """Replaces schemas that another version has written with those of this version."""
    if not project.own:
        raise UsageError(say("init.no-project", file=FILE))
    wanted = schema_files(project.schemas)
    folder = project.own / SCHEMAS
    for path in sorted(folder.rglob("*.schema.json")):
        if path.relative_to(project.own).as_posix() not in wanted:
            path.unlink()
    for place, contents in wanted.items():
        (project.own / place).parent.mkdir(parents=True, exist_ok=True)
        (project.own / place).write_bytes(contents)
    print(say("init.schemas-in", count=len(wanted), folder=SCHEMAS))
    return ExitCode.FINE
