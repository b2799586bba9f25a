"""The whole site: from the library to a folder that any web server, or none at all, can show."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from logwright.content.library import Library
from logwright.publish.address import LANGUAGE_AT_ROOT, folder_of
from logwright.publish.book import Book, Records, Verdicts
from logwright.publish.browser_python import python_files, python_size
from logwright.publish.contents import contents
from logwright.publish.drawing_store import DrawingStore
from logwright.publish.fonts import cut_font, cuts, stylesheet
from logwright.publish.handbook import FOLDER as HANDBOOK
from logwright.publish.looks import figure_styles
from logwright.publish.manuscript import Manuscript, write
from logwright.publish.note import Note, look_revision, read_note, source_revision
from logwright.publish.offline import FOLDER as OFFLINE
from logwright.publish.offline import WORKER, offline_files
from logwright.publish.pages.printing import FOLDER as PRINT
from logwright.publish.press import print_pages
from logwright.publish.print.print_index import Printed
from logwright.publish.search_index import index_pages, packed_index
from logwright.verdicts.in_process import InProcess

# Brought along by MkDocs and its theme, needed by none of our pages.
_UNUSED = ("assets/javascripts/", "assets/images/", "assets/stylesheets/palette", "sitemap.xml")
# The same for every language, hence only once, at the root.
_SHARED = ("assets/", "styles/", "scripts/", "images/", "404.html")


@dataclass(frozen=True, eq=False)
class SitePlan:
    """What is built from what. `build` is the folder for everything in between, and for what was `printed`."""

    root: Path
    out: Path
    build: Path
    library: Library
    verdicts: Verdicts
    objective_schema: Mapping[str, Any]
    langs: Sequence[str]
    records: Records = field(default_factory=dict)
    printed: Sequence[Printed] = ()
    jobs: int = os.cpu_count() or 1


@dataclass(frozen=True)
class SiteReport:
    """How many pages there are in each language, and in which languages something was set anew."""

    pages: Mapping[str, int]
    anew: tuple[str, ...]


def build_site(plan: SitePlan, tell: Callable[[str], None] = lambda _: None) -> SiteReport:
    """Write the manuscripts, set and index them side by side, and put everything together."""
    pages: dict[str, int] = {}
    to_set: list[tuple[Manuscript, Note]] = []
    look, drawings = look_revision(plan.root), DrawingStore(plan.build / "drawings")
    for lang in plan.langs:
        place = _place(plan.build, lang)
        source, known = _source(plan, lang), read_note(place.note)
        if known and (known.source, known.look) == (source, look):
            pages[lang] = known.pages
            continue
        tell(f"writing the pages in {lang}")
        book = Book(plan.library, lang, plan.verdicts, drawings, plan.records, python_size(plan.root), plan.printed)
        found = contents(book, plan.objective_schema, _handbook(plan.root))
        revision = write(book, found, _pictures(plan.root, lang), place, plan.root)
        pages[lang] = len(found.pages)
        to_set.append((place, Note(source, look, revision.frame, revision.text, pages[lang])))
    tell("setting the pages")
    anew = _set_all(plan, to_set)
    tell("putting the site together")
    _assemble(plan)
    return SiteReport(pages, anew)


def _source(plan: SitePlan, lang: str) -> str:
    """The revision of everything that the pages of a language are made from."""
    verdicts = [repr(plan.verdicts[key].verdict) for key in sorted(plan.verdicts)]
    handbook = [*_handbook(plan.root).items(), *_pictures(plan.root, lang).items()] if lang == LANGUAGE_AT_ROOT else []
    schema = json.dumps(plan.objective_schema, sort_keys=True)
    others = (plan.library.languages, python_size(plan.root), plan.printed, sorted(plan.records.items()))
    return source_revision(plan.library, lang, schema, repr(verdicts), repr(handbook), repr(others))


def _set_all(plan: SitePlan, to_set: Sequence[tuple[Manuscript, Note]]) -> tuple[str, ...]:
    """Cut the fonts and set the languages, side by side; which languages were set anew."""
    folder, target = plan.root / "site" / "fonts", plan.build / "fonts"
    uncut = [cut for cut in cuts(folder) if not (target / cut.name).is_file()]
    with _workers(plan.jobs if len(to_set) + len(uncut) > 1 else 1) as workers:
        cutting = [workers.submit(cut_font, folder, cut, target / cut.name) for cut in uncut]
        setting = {place.lang: workers.submit(_set, place, note) for place, note in to_set}
        for job in cutting:
            job.result()
        return tuple(lang for lang, job in setting.items() if job.result())


def _workers(jobs: int) -> AbstractContextManager[Executor]:
    return ProcessPoolExecutor(jobs) if jobs > 1 else InProcess()


def _place(build: Path, lang: str) -> Manuscript:
    return Manuscript(lang, build / "pages" / lang, build / "pages" / f"{lang}.yml", build / "html" / lang)


def _set(place: Manuscript, note: Note) -> bool:
    anew = print_pages(place, note)
    if anew:
        index_pages(place.html)
    return anew


def _handbook(root: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in sorted((root / "docs").glob("*.md"))}


def _pictures(root: Path, lang: str) -> dict[str, bytes]:
    """The pictures of the handbook, which only one language has."""
    if lang != LANGUAGE_AT_ROOT:
        return {}
    return {f"{HANDBOOK}/{path.name}": path.read_bytes() for path in sorted((root / "docs").glob("*.svg"))}


def _assemble(plan: SitePlan) -> None:
    """Put all languages into one folder: files that differ are written, files that are gone are taken away."""
    folder = plan.root / "site" / "fonts"
    fonts = cuts(folder)
    wanted = {f"fonts/{cut.name}": (plan.build / "fonts" / cut.name).read_bytes() for cut in fonts}
    wanted["fonts/LICENSE.md"] = b"\n".join(path.read_bytes() for path in sorted(folder.glob("LICENSE*")))
    wanted["styles/fonts.css"] = stylesheet(fonts).encode()
    wanted["styles/figures.css"] = figure_styles(plan.library).encode()
    for lang in plan.langs:
        html = _place(plan.build, lang).html
        left_out = _UNUSED if lang == LANGUAGE_AT_ROOT else _UNUSED + _SHARED
        set_pages = {name: raw for name, raw in _files(html).items() if not name.startswith(left_out)}
        wanted |= {folder_of(lang) + name: raw for name, raw in set_pages.items()}
        wanted[f"{OFFLINE}/search-{lang}.js"] = packed_index(set_pages)
    wanted |= python_files(plan.root, plan.library, plan.langs)
    wanted |= {f"{PRINT}/{each.file}": (plan.build / PRINT / each.file).read_bytes() for each in plan.printed}
    worker = (plan.root / "site" / WORKER).read_text("utf-8")
    wanted |= offline_files(wanted, plan.langs, worker)
    there = _files(plan.out)
    for name, raw in wanted.items():
        if there.get(name) != raw:
            (plan.out / name).parent.mkdir(parents=True, exist_ok=True)
            (plan.out / name).write_bytes(raw)
    for name in there.keys() - wanted.keys():
        (plan.out / name).unlink()


def _files(folder: Path) -> dict[str, bytes]:
    """All files below a folder by their path."""
    found = {}
    for here, _, names in os.walk(folder):
        inside = os.path.relpath(here, folder).replace(os.sep, "/")
        for name in names:
            path = name if inside == "." else f"{inside}/{name}"
            found[path] = (folder / path).read_bytes()
    return {path: found[path] for path in sorted(found)}
