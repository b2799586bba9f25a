"""A file that a command begins for its user: never in the place of another, and only if nothing is wrong with it."""

from __future__ import annotations

from pathlib import Path

from logwright.cli.exit_code import UsageError
from logwright.cli.options.library_option import load_library
from logwright.cli.speech import say
from logwright.cli.terminal.reporter import report
from logwright.output.new_file import create_file
from logwright.project import Project


def free_place(folder: Path, name: str) -> Path:
    """The path of a file that is to be begun, in a folder that is there."""
    path = folder / f"{name}.yaml"
    if path.exists():
        raise UsageError(say("new.exists", file=path))
    if not folder.is_dir():
        raise UsageError(say("new.no-folder", folder=folder))
    return path


def begin_file(path: Path, text: str, project: Project) -> bool:
    """Writes the file, unless it has problems: they are reported, and it is gone again."""
    create_file(path, text.encode())
    try:
        library, problems = load_library(project, [] if project.holds(path) else [path])
        own = [problem for problem in problems if problem.file == project.name_of(path)]
    except BaseException:
        path.unlink()
        raise
    if own:
        print(report(own, library.texts, "text"))
        path.unlink()
        print(f"\n{say('new.nothing-written')}")
        return False
    print(say("new.written", file=path))
    return True
