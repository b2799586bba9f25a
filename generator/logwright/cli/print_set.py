"""logwright print all: everything for every game and language, as far as it is not there yet."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import ExitCode
from logwright.cli.library_option import root_of
from logwright.cli.print_options import add_print_options, languages, print_options
from logwright.cli.progress_bar import ProgressBar
from logwright.content.load import read_library
from logwright.verdicts.in_process import InProcess

if TYPE_CHECKING:
    from logwright.publish.print.options import PrintOptions
    from logwright.publish.print.print_index import Printed
    from logwright.publish.print.print_job import PrintJob

_JOBS: list[PrintJob] = []
"""In each process: all that may be asked of it."""


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "all",
        help="the full set for every game and language",
        description="Makes logbooks, play aids and cards for every game and language. What is there already and made "
        "from the same content is left as it is.",
    )
    add_print_options(parser, "only these languages, for example en,fr (all)")
    parser.set_defaults(lang=None, run=run)
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes that share the work (all cores)"
    )


def run(options: argparse.Namespace) -> int:
    from logwright.publish.print.full_set import set_revision
    from logwright.publish.print.print_index import by_title, read_index, write_index

    root, chosen = root_of(options), print_options(options)
    library, _ = read_library(root)
    langs = languages(options.lang, library) if options.lang else library.languages
    out = (options.out or root / "build" / "print").resolve()
    known, revisions = by_title(read_index(out)), {lang: set_revision(library, lang, chosen) for lang in langs}
    _prepare(root, langs, chosen)
    new = [
        place
        for place, job in enumerate(_JOBS)
        if not known.get((job.lang, job.title))
        or any(each.revision != revisions[job.lang] for each in known[job.lang, job.title])
    ]
    kept = [each for place, job in enumerate(_JOBS) if place not in new for each in known[job.lang, job.title]]
    bar, failed, made = ProgressBar(len(new)), [], list[Any]()
    with _workers(options.jobs if len(new) > 1 else 1, root, langs, chosen) as workers:
        running = {workers.submit(_make, place): _JOBS[place] for place in new}
        for done in as_completed(running):
            job = running[done]
            found = done.result()
            if isinstance(found, str):
                failed.append(f"{job.what} was not made: {found}")
            else:
                made += _written(job, found, out, revisions[job.lang])
            bar(job.what, done=True)
    bar.done()
    write_index(out, [*kept, *made])
    for line in failed:
        print(line)
    print(f"{len(made)} files made, {len(kept)} unchanged, in {out}")
    return ExitCode.PROBLEMS if failed else ExitCode.FINE


def _prepare(root: Path, langs: Sequence[str], options: PrintOptions) -> None:
    from logwright.publish.print.full_set import full_set

    library, _ = read_library(root)
    _JOBS[:] = [job for lang in langs for job in full_set(library, lang, options)]


def _make(place: int) -> dict[str, bytes] | str:
    """The files of a job, or in words why it cannot be done."""
    from logwright.publish.print.cards.fit import Misfit
    from logwright.publish.print.fit import Overfull
    from logwright.publish.print.render import Spoiled

    try:
        return dict(_JOBS[place].make())
    except (Misfit, Overfull, Spoiled) as error:
        return str(error)


def _workers(count: int, root: Path, langs: Sequence[str], options: PrintOptions) -> AbstractContextManager[Executor]:
    if count == 1:
        return InProcess()
    return ProcessPoolExecutor(count, initializer=_prepare, initargs=(root, langs, options))


def _written(job: PrintJob, files: dict[str, bytes], out: Path, revision: str) -> Iterator[Printed]:
    from io import BytesIO

    from pypdf import PdfReader

    from logwright.publish.print.print_index import Printed

    for name, raw in files.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)
        pages = len(PdfReader(BytesIO(raw)).pages)
        yield Printed(name, job.thing, job.game, job.lang, job.title, pages, len(raw), revision)
