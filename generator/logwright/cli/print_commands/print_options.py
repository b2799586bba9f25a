"""Options that all print commands share, and writing the results."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.language import unknown_language
from logwright.cli.options.output_option import output_folder
from logwright.cli.options.sound_content import need_settings
from logwright.cli.speech import say, words_of
from logwright.cli.terminal.progress import ProgressBar
from logwright.cli.told import told_in_words
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.output.output_folder import OutputFolder
from logwright.project import Project
from logwright.publish.print.cards.fit import Misfit
from logwright.publish.print.fit import Overfull
from logwright.publish.print.options import A4, PAPERS, PrintOptions
from logwright.publish.print.print_job import PrintJob
from logwright.publish.print.render import Spoiled

_DEBIAN = "apt install libpangoft2-1.0-0 libharfbuzz-subset0"
_MACOS = "brew install pango"


def add_print_options(parser: argparse.ArgumentParser, langs: str = "") -> None:
    parser.add_argument("--lang", help=langs or say("print.cards.options.lang"))
    parser.add_argument("--paper", choices=sorted(PAPERS), help=say("print.options.paper"))
    parser.add_argument("--players", type=int, help=say("print.options.players"))
    parser.add_argument("--low-ink", action="store_true", help=say("print.options.low-ink"))
    parser.add_argument("--out", type=Path, help=say("print.options.out"))


def print_options(options: argparse.Namespace, project: Project) -> PrintOptions:
    if options.players is not None and not 2 <= options.players <= 6:
        raise UsageError(say("print.no-such-table", players=options.players))
    paper = PAPERS[options.paper or project.settings.paper or A4.name]
    return PrintOptions(paper, options.players, options.low_ink)


def languages(wanted: str | None, library: Library, project: Project) -> list[str]:
    """The languages that were named, else those of the project, else English."""
    need_settings(project, library)
    langs = [lang.strip() for lang in wanted.split(",")] if wanted else list(project.settings.languages or (SOURCE,))
    for lang in langs:
        if lang not in library.locales:
            raise unknown_language(lang, library)
    return list(dict.fromkeys(langs))


def need_text_libraries() -> None:
    """Reports missing text-rendering libraries in a readable message."""
    try:
        import weasyprint  # noqa: F401
    except OSError as error:
        raise UsageError(say("print.no-libraries", error=error, debian=_DEBIAN, macos=_MACOS)) from None


def print_folder(options: argparse.Namespace, project: Project) -> OutputFolder:
    return output_folder(options.out, project.made / "print", "print")


def print_all(jobs: Sequence[PrintJob], out: OutputFolder) -> int:
    """Makes one job after another and reports what was written. A failed job does not stop the rest."""
    need_text_libraries()
    bar, code = ProgressBar(len(jobs)), ExitCode.FINE
    written, failed = [], []
    remarks: list[str] = []
    for job in jobs:
        bar(job.what)
        try:
            files = job.make()
        except (Misfit, Overfull, Spoiled) as error:
            failed.append(say("print.not-made", what=job.what, reason=told_in_words(error)))
            code = ExitCode.PROBLEMS
        else:
            out.add(files)
            written += [out.path / name for name in files]
            remarks += map(words_of, filter(None, [job.remark()]))
        bar(job.what, done=True)
    bar.done()
    for path in written:
        print(path)
    for line in (*remarks, *failed):
        print(line)
    return code
