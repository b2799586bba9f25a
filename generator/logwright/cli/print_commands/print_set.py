"""logwright print all: prints everything for every game and language that is not up to date."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import ExitCode, Stopped, UsageError
from logwright.cli.options.library_option import project_of
from logwright.cli.options.sound_content import code_for, load_sound, need_settings, told, unfit
from logwright.cli.print_commands.print_options import (
    add_print_options,
    languages,
    need_text_libraries,
    print_folder,
    print_options,
)
from logwright.cli.speech import say, words_of
from logwright.cli.terminal.interruption import heard
from logwright.cli.terminal.progress import ProgressBar
from logwright.cli.told import told_in_words
from logwright.content.model.library import Library
from logwright.output.output_folder import OutputFolder

if TYPE_CHECKING:
    from logwright.publish.print.options import PrintOptions
    from logwright.publish.print.print_job import PrintJob
    from logwright.publish.views.print_index import Printed

_JOBS: list[PrintJob] = []
"""All jobs that this process may be asked for."""


def add_parser(things: Any) -> None:
    parser = things.add_parser(
        "all",
        help=say("print.set.help"),
        description=say("print.set.description"),
    )
    add_print_options(parser, say("print.set.options.lang"))
    parser.set_defaults(lang=None, run=run)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("check.options.jobs"))


def run(options: argparse.Namespace) -> int:
    from logwright.publish.print.plain.braille import missing_braille
    from logwright.publish.print.set_revisions import SetRevisions
    from logwright.publish.views.print_index import by_job, read_index, write_index
    from logwright.verdicts.running.workers import workers

    project = project_of(options)
    chosen = print_options(options, project)
    try:
        need_text_libraries()
    except UsageError as missing:
        # Part of `make`, which continues with what works without them.
        print(missing)
        return ExitCode.FINE
    out = print_folder(options, project)
    part = load_sound(project)
    library = part.library
    need_settings(project, library)
    langs = languages(options.lang, library, project) if options.lang else library.languages
    try:
        _prepare(library, langs, chosen)
    except Exception as error:
        if nothing := unfit(part, "print.set.nothing-made"):
            print(nothing)
            return ExitCode.PROBLEMS
        raise error from None
    made_from = SetRevisions(library, chosen)
    revisions = [made_from.of(job) for job in _JOBS]
    before = read_index(out.path)
    known = by_job(before)
    found = {place: known.get((job.lang, job.game, job.title), []) for place, job in enumerate(_JOBS)}
    new = [
        place for place, files in found.items() if not files or any(each.revision != revisions[place] for each in files)
    ]
    made, failed, stopped = 0, [], False
    bar = ProgressBar(len(new))
    try:
        with workers(options.jobs, _prepare_once, library, langs, chosen) as executor:
            for place, files_or_words in _made(new, executor, bar):
                job = _JOBS[place]
                if isinstance(files_or_words, str):
                    failed.append(say("print.not-made", what=job.what, reason=words_of(files_or_words)))
                    found[place] = []
                else:
                    found[place] = _written(job, files_or_words, out, revisions[place])
                    made += 1
                    for each in found[place]:
                        bar.wrote(each.file)
    except KeyboardInterrupt:
        heard()
        stopped = True
    others = [each for each in before if each.lang not in langs]
    write_index(out, [*(each for files in found.values() for each in files), *others])
    without = missing_braille()
    no_braille = say("print.plain.no-braille", reason=told_in_words(without)) if without else ""
    for line in (told(part), no_braille, *failed):
        if line:
            print(line)
    print(say("print.set.made", made=made, unchanged=len(_JOBS) - len(new), folder=out.path))
    if stopped:
        raise Stopped(say("print.set.stopped", left=len(new) - made - len(failed)))
    return ExitCode.PROBLEMS if failed else code_for(part)


def _made(new: Sequence[int], executor: Executor, bar: ProgressBar) -> Iterator[tuple[int, dict[str, bytes] | str]]:
    """The results, as they are finished. The line on the terminal names what is in work longest, from the start."""
    running = {executor.submit(_make, place): place for place in new}
    for place in new[:1]:
        bar(_JOBS[place].what)
    for done in as_completed(tuple(running)):
        place = running.pop(done)
        yield place, done.result()
        bar(_JOBS[next(iter(running.values()), place)].what, done=True)
    bar.done()


def _prepare_once(library: Library, langs: Sequence[str], options: PrintOptions) -> None:
    """Initializes a worker process; a forked one has the jobs already."""
    if not _JOBS:
        _prepare(library, langs, options)


def _prepare(library: Library, langs: Sequence[str], options: PrintOptions) -> None:
    from logwright.publish.print.full_set import full_set

    _JOBS[:] = [job for lang in langs for job in full_set(library, lang, options)]


def _make(place: int) -> dict[str, bytes] | str:
    """The files of a job, or why it failed, in words."""
    from logwright.publish.print.cards.fit import Misfit
    from logwright.publish.print.fit import Overfull
    from logwright.publish.print.render import Spoiled

    try:
        return dict(_JOBS[place].make())
    except (Misfit, Overfull, Spoiled) as error:
        return str(error)


def _written(job: PrintJob, files: Mapping[str, bytes], out: OutputFolder, revision: str) -> list[Printed]:
    from io import BytesIO

    from pypdf import PdfReader

    from logwright.cache.revision import checksum
    from logwright.publish.views.print_index import Printed

    pages = {name: len(PdfReader(BytesIO(raw)).pages) if name.endswith(".pdf") else 0 for name, raw in files.items()}
    out.add(files)
    return [
        Printed(name, job.thing, job.game, job.lang, job.title, pages[name], len(raw), revision, checksum(raw))
        for name, raw in files.items()
    ]
