"""Content to publish: what has problems is left out and reported, and the rest is published."""

from __future__ import annotations

from collections.abc import Sequence

from logwright.cli.exit_code import ExitCode, Unfit
from logwright.cli.options.library_option import load_library
from logwright.cli.speech import say
from logwright.cli.terminal.reporter import report
from logwright.content.loading.sound_part import SoundPart, sound_part
from logwright.content.model.library import Library
from logwright.content.model.settings import FILE
from logwright.content.problem import Problem
from logwright.project import Project
from logwright.saying import listed


def load_sound(project: Project) -> SoundPart:
    return sound_part(*load_library(project))


def need_settings(project: Project, library: Library) -> None:
    """Refuses to make anything while logwright.yaml has problems: its name, author and languages show everywhere."""
    if project.own is None:
        return
    wanted = library.settings
    unknown = {*wanted.languages, *wanted.games} - {*library.locales, *library.families}
    if library.at(FILE) is None or unknown:
        settings, problems = project.problems_in([project.own / FILE])
        raise Unfit(report(problems, settings.texts, "text"))


def told(part: SoundPart) -> str:
    """The problems of what is left out in full, and the number of the others; empty if there are none."""
    lines = []
    if part.left_out:
        files = listed(dict.fromkeys(problem.file for problem in part.left_out))
        lines += [report(part.left_out, part.library.texts, "text"), "", say("content.left-out", files=files)]
    if part.others:
        lines.append(say("content.elsewhere", problems=len(part.others)))
    return "\n".join(lines)


def code_for(part: SoundPart) -> ExitCode:
    return ExitCode.PROBLEMS if part.left_out or part.others else ExitCode.FINE


def unfit(part: SoundPart, what: str) -> Unfit | None:
    """The error to raise when invalid content may be the cause of a failure, which is then not reported as a bug."""
    found: Sequence[Problem] = sorted((*part.left_out, *part.others))
    if not found:
        return None
    text = report(found, part.library.texts, "text")
    return Unfit(f"{text}\n\n{say(what, problems=len(found))}")
