"""logwright print all: everything for every game and language, as far as it is not there yet."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import root_of
from logwright.cli.print_options import add_print_options, languages, need_text_libraries, print_options
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
    from logwright.publish.print.print_index import by_job, read_index, write_index

    root, chosen = root_of(options), print_options(options)
    try:
        need_text_libraries()
    except UsageError as missing:
        # Part of `make`, which goes on with what works without them.
        print(missing)
        return ExitCode.FINE
    library, _ = read_library(root)
    langs = languages(options.lang, library) if options.lang else library.languages
    out = (options.out or root / "build" / "print").resolve()
    _prepare(root, langs, chosen)
    revisions = {lang: set_revision(library, lang, chosen) for lang in langs}
    known = by_job(read_index(out))
    found = {place: known.get((job.lang, job.game, job.title), []) for place, job in enumerate(_JOBS)}
    new = [
        place
        for place, files in found.items()
        if not files or any(each.revision != revisions[_JOBS[place].lang] for each in files)
    ]
    failed = []
    for place, made in _made(new, options.jobs, (root, langs, chosen)):
        job = _JOBS[place]
        if isinstance(made, str):
            failed.append(f"{job.what} was not made: {made}")
        found[place] = [] if isinstance(made, str) else list(_written(job, made, out, revisions[job.lang]))
    write_index(out, [each for files in found.values() for each in files])
    for line in failed:
        print(line)
    print(f"{len(new) - len(failed)} made, {len(_JOBS) - len(new)} unchanged, in {out}")
    return ExitCode.PROBLEMS if failed else ExitCode.FINE


def _made(new: Sequence[int], count: int, setting: tuple[Any, ...]) -> Iterator[tuple[int, dict[str, bytes] | str]]:
    """What was made, as it comes, by several processes if there is enough to do."""
    bar = ProgressBar(len(new))
    with _workers(count if len(new) > 1 else 1, setting) as workers:
        running = {workers.submit(_make, place): place for place in new}
        for done in as_completed(running):
            yield running[done], done.result()
            bar(_JOBS[running[done]].what, done=True)
    bar.done()


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


def _workers(count: int, setting: tuple[Any, ...]) -> AbstractContextManager[Executor]:
    return ProcessPoolExecutor(count, initializer=_prepare, initargs=setting) if count > 1 else InProcess()


def _written(job: PrintJob, files: Mapping[str, bytes], out: Path, revision: str) -> Iterator[Printed]:
    from io import BytesIO

    from pypdf import PdfReader

    from logwright.publish.print.print_index import Printed

    for name, raw in files.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(raw)
        pages = len(PdfReader(BytesIO(raw)).pages)
        yield Printed(name, job.thing, job.game, job.lang, job.title, pages, len(raw), revision)
