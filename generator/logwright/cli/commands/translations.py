"""logwright translations: how complete each language is, and what is left to do."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from logwright.cache.file_cache import write_whole
from logwright.cli.exit_code import ExitCode, UsageError
from logwright.cli.options.given_file import given_bytes
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.speech import say
from logwright.content import po_file
from logwright.content.model.library import Library
from logwright.content.model.locale import GRAMMAR, SOURCE
from logwright.content.po_file import Entry, PoError
from logwright.content.read.layer import Layer
from logwright.content.translation_exchange import exported, imported
from logwright.content.writing.translation import FileState
from logwright.content.writing.translation_update import confirm, not_understood, update
from logwright.project import Project
from logwright.saying import listed, saying

LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[a-z0-9]{2,8})*")
LARGEST_PO = 16_000_000
"""Bytes; all our texts with their sources take two million."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "translations",
        description=say("translations.description"),
    )
    parser.set_defaults(run=run_table)
    actions = parser.add_subparsers(title=say("translations.kinds"), metavar="ACTION")
    updating = actions.add_parser(
        "update",
        help=say("translations.update.help"),
    )
    updating.add_argument("langs", nargs="*", metavar="LANG", help=say("translations.update.options.langs"))
    updating.set_defaults(run=run_update)
    confirming = actions.add_parser("confirm", help=say("translations.confirm.help"))
    confirming.add_argument("lang", metavar="LANG")
    confirming.add_argument("keys", nargs="+", metavar="KEY", help=say("translations.confirm.options.keys"))
    confirming.set_defaults(run=run_confirm)
    exporting = actions.add_parser("export", help=say("translations.export.help"))
    exporting.add_argument("lang", metavar="LANG")
    exporting.add_argument("file", metavar="FILE", type=Path, nargs="?", help=say("translations.export.options.file"))
    exporting.set_defaults(run=run_export)
    importing = actions.add_parser("import", help=say("translations.import.help"))
    importing.add_argument("lang", metavar="LANG")
    importing.add_argument("file", metavar="FILE", type=Path)
    importing.set_defaults(run=run_import)


def run_table(options: argparse.Namespace) -> int:
    library, _ = load_library(project_of(options))
    print(table(library.translations))
    return ExitCode.FINE


def run_update(options: argparse.Namespace) -> int:
    project = project_of(options)
    layer = _writable(project)
    library, _ = load_library(project)
    langs = options.langs or _translated(layer, library)
    for lang in langs:
        if lang == SOURCE or not LANGUAGE.fullmatch(lang):
            raise UsageError(say("translations.no-language", lang=repr(lang)))
        if not _has_grammar(layer, lang):
            if lang in library.locales:
                raise UsageError(say("translations.whole", lang=lang))
            source = project.layers[0].folder / "locales" / SOURCE / GRAMMAR
            own = layer.name(f"locales/{lang}/{GRAMMAR}")
            raise UsageError(say("translations.no-grammar", lang=lang, file=GRAMMAR, source=source, own=own))
    for lang in langs:
        for file, gaps, recorded in update(layer, library, lang):
            print(say("translations.updated", file=file, gaps=gaps, recorded=recorded))
    broken = [file for lang in langs for file in not_understood(layer, library, lang)]
    for file in broken:
        print(say("translations.not-understood", file=file))
    return ExitCode.PROBLEMS if broken else ExitCode.FINE


def run_confirm(options: argparse.Namespace) -> int:
    project = project_of(options)
    layer = _writable(project)
    library, _ = load_library(project)
    _check_translated(library, options.lang)
    unknown = confirm(layer, library, options.lang, options.keys)
    if unknown:
        raise UsageError(say("translations.no-key", lang=options.lang, keys=listed(unknown)))
    return ExitCode.FINE


def run_export(options: argparse.Namespace) -> int:
    path = options.file or Path(f"{options.lang}.po")
    # Anything else could be a file of content, which would be lost.
    if path.suffix != ".po":
        raise UsageError(say("translations.not-named-po", file=str(path)))
    project = project_of(options)
    library, _ = load_library(project)
    _check_translated(library, options.lang)
    entries = list(exported(library, options.lang, project.layers[-1]))
    write_whole(path, po_file.written(entries, options.lang).encode())
    left = sum(1 for entry in entries if not entry.text or entry.is_fuzzy)
    print(say("translations.exported", file=str(path), texts=len(entries), open=left))
    return ExitCode.FINE


def run_import(options: argparse.Namespace) -> int:
    project = project_of(options)
    layer = _writable(project)
    library, _ = load_library(project)
    _check_translated(library, options.lang)
    raw = given_bytes(options.file, LARGEST_PO)
    if len(raw) > LARGEST_PO:
        raise UsageError(say("cannot-be-read", file=options.file, reason=saying("reasons.too-large")))
    entries = _read(raw, str(options.file), options.lang)
    found = imported(layer, library, options.lang, entries)
    for file, count in found.changed.items():
        print(say("translations.changed", file=file, texts=count))
    for context in found.unknown:
        print(say("translations.no-text", text=context, lang=options.lang))
    print(say("translations.imported", texts=sum(found.changed.values())))
    return ExitCode.PROBLEMS if found.unknown else ExitCode.FINE


def _read(raw: bytes, file: str, lang: str) -> list[Entry]:
    """The texts of a PO file, which must be ours and in the right language: what is imported replaces what is there."""
    try:
        text = raw.decode()
        entries = list(po_file.read(text))
    except (PoError, UnicodeDecodeError) as fault:
        said = fault.said if isinstance(fault, PoError) else str(fault)
        raise UsageError(say("translations.no-po", file=file, fault=said)) from None
    if not entries:
        raise UsageError(say("translations.empty-po", file=file))
    if po_file.language(text) not in ("", lang.partition("-")[0]):
        raise UsageError(say("translations.other-language", file=file, found=po_file.language(text), lang=lang))
    return entries


def _check_translated(library: Library, lang: str) -> None:
    known = sorted({*library.locales} - {SOURCE})
    if lang not in known:
        raise UsageError(say("translations.not-translated", lang=lang, known=listed(known)))


def _writable(project: Project) -> Layer:
    """The folder whose translations can be edited; those of an installed Logwright cannot."""
    if not project.own and not project.is_checkout:
        raise UsageError(say("translations.no-project"))
    return project.layers[-1]


def _translated(layer: Layer, library: Library) -> list[str]:
    """The languages that are translated there: a project may have a few words for one that is complete, too."""
    return [lang for lang in library.languages if lang != SOURCE and _has_grammar(layer, lang)]


def _has_grammar(layer: Layer, lang: str) -> bool:
    return (layer.folder / "locales" / lang / GRAMMAR).exists()


def table(states: Sequence[FileState]) -> str:
    """Languages and files with the number of texts that are done, missing and stale."""
    heads = tuple(say(f"translations.heads.{head}") for head in ("language", "file", "done", "missing", "stale"))
    rows: list[tuple[str, ...]] = [heads]
    for lang in sorted({state.lang for state in states}):
        own = [state for state in states if state.lang == lang]
        counts = [(len(state.done), len(state.missing), len(state.stale) + len(state.unrecorded)) for state in own]
        rows += [(lang, state.place, *map(str, count)) for state, count in zip(own, counts, strict=True)]
        rows.append((lang, say("translations.all"), *(str(sum(column)) for column in zip(*counts, strict=True))))
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = []
    for row in rows:
        left = [cell.ljust(width) for cell, width in zip(row[:2], widths[:2], strict=True)]
        right = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True)]
        lines.append("  ".join(left + right).rstrip())
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)
