"""logwright translations: how far each language has come, and what is left to do."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import Any

from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.library_option import load_library, root_of
from logwright.content.locale import GRAMMAR, SOURCE
from logwright.content.translation import FileState
from logwright.content.translation_update import confirm, update

LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[a-z0-9]{2,8})*")


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "translations",
        help="show how far each language has come, and add what is missing",
        description="Without an action: a table of languages and files with done, missing and stale texts.",
    )
    parser.set_defaults(run=run_table)
    actions = parser.add_subparsers(title="actions", metavar="ACTION")
    updating = actions.add_parser(
        "update",
        help="add missing keys as marked gaps and record revisions; never touches what is translated",
    )
    updating.add_argument("langs", nargs="*", metavar="LANG", help="languages (default: all)")
    updating.set_defaults(run=run_update)
    confirming = actions.add_parser("confirm", help="say that stale texts are right again")
    confirming.add_argument("lang", metavar="LANG")
    confirming.add_argument("keys", nargs="+", metavar="KEY", help="keys as the report names them")
    confirming.set_defaults(run=run_confirm)


def run_table(options: argparse.Namespace) -> int:
    library, _ = load_library(root_of(options))
    print(table(library.translations))
    return ExitCode.FINE


def run_update(options: argparse.Namespace) -> int:
    root = root_of(options)
    library, _ = load_library(root)
    langs = options.langs or [lang for lang in library.languages if lang != SOURCE]
    for lang in langs:
        if lang == SOURCE or not LANGUAGE.fullmatch(lang):
            raise UsageError(f"{lang!r} is no language to translate into; write a code such as de or pt-br")
        if not (root / "content" / "locales" / lang / GRAMMAR).exists():
            raise UsageError(f"{lang} has no {GRAMMAR} yet; copy that of {SOURCE}, adapt it, and try again")
    for lang in langs:
        for file, gaps, recorded in update(root, library, lang):
            print(f"{file}: {gaps} gaps added, {recorded} revisions recorded")
    return ExitCode.FINE


def run_confirm(options: argparse.Namespace) -> int:
    root = root_of(options)
    library, _ = load_library(root)
    if options.lang not in library.locales or options.lang == SOURCE:
        raise UsageError(f"{options.lang} is no translated language; there are {', '.join(library.languages[1:])}")
    unknown = confirm(root, library, options.lang, options.keys)
    if unknown:
        raise UsageError(f"no text of {options.lang} has the key {', '.join(unknown)}")
    return ExitCode.FINE


def table(states: Sequence[FileState]) -> str:
    """Languages and files with the number of texts done, missing and stale."""
    heads = ("language", "file", "done", "missing", "stale")
    rows: list[tuple[str, ...]] = [heads]
    for lang in sorted({state.lang for state in states}):
        own = [state for state in states if state.lang == lang]
        counts = [(len(state.done), len(state.missing), len(state.stale) + len(state.unrecorded)) for state in own]
        rows += [(lang, state.place, *map(str, count)) for state, count in zip(own, counts, strict=True)]
        rows.append((lang, "all", *(str(sum(column)) for column in zip(*counts, strict=True))))
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = []
    for row in rows:
        left = [cell.ljust(width) for cell, width in zip(row[:2], widths[:2], strict=True)]
        right = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True)]
        lines.append("  ".join(left + right).rstrip())
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)
