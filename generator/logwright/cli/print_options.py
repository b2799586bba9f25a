"""Options that all printed things share, and writing what was made."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.progress_bar import ProgressBar
from logwright.content.library import Library
from logwright.publish.print.fit import Overfull
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.paper import PAPERS
from logwright.publish.print.print_job import PrintJob
from logwright.publish.print.render import Spoiled


def add_print_options(parser: argparse.ArgumentParser, langs: str = "languages, for example en,fr (en)") -> None:
    parser.add_argument("--lang", default="en", help=langs)
    parser.add_argument("--paper", choices=sorted(PAPERS), default="a4", help="the paper to print on (a4)")
    parser.add_argument("--players", type=int, help="only what so many players need (default: what all need)")
    parser.add_argument("--low-ink", action="store_true", help="lines instead of filled areas")
    parser.add_argument("--out", type=Path, help="the folder to write to (default: build/print)")


def print_options(options: argparse.Namespace) -> PrintOptions:
    if options.players is not None and not 2 <= options.players <= 6:
        raise UsageError(f"no game here is for {options.players} players")
    return PrintOptions(PAPERS[options.paper], options.players, options.low_ink)


def languages(wanted: str, library: Library) -> list[str]:
    langs = [lang.strip() for lang in wanted.split(",")]
    for lang in langs:
        if lang not in library.locales:
            raise UsageError(f"there is no language {lang}; there are {', '.join(library.languages)}")
    return list(dict.fromkeys(langs))


def need_text_libraries() -> None:
    """Say it in words if what sets text on this machine is missing."""
    try:
        import weasyprint  # noqa: F401
    except OSError as error:
        hint = "scripts/system-packages.sh build names what to install"
        raise UsageError(f"nothing can be printed: a library that sets text is missing ({error}); {hint}") from None


def print_all(jobs: Sequence[PrintJob], out: Path) -> int:
    """Make one thing after the other and say what was written. What cannot be made does not stop the rest."""
    need_text_libraries()
    bar, code = ProgressBar(len(jobs)), ExitCode.FINE
    written, failed = [], []
    remarks: list[str] = []
    for job in jobs:
        bar(job.what)
        try:
            files = job.make()
        except (Overfull, Spoiled) as error:
            failed.append(f"{job.what} was not made: {error}")
            code = ExitCode.PROBLEMS
        else:
            for name, raw in files.items():
                path = out / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(raw)
                written.append(path)
            remarks += filter(None, [job.remark()])
        bar(job.what, done=True)
    bar.done()
    for path in written:
        print(path)
    for line in (*remarks, *failed):
        print(line)
    return code
