"""Builds the whole site: from the library to a folder that works on any web server, or from a local disk."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from logwright.content.model.library import Library
from logwright.content.preview import shown
from logwright.content.registry import PAGES
from logwright.output.output_folder import OutputFolder, Written
from logwright.output.work_folder import work_folder
from logwright.publish.figures import Palette, scene_banner
from logwright.publish.licences import LICENCES, all_licences
from logwright.publish.page_parts.referee import referee_script
from logwright.publish.pages.printing import FOLDER as PRINT
from logwright.publish.site_build.browser_python import python_files, python_size
from logwright.publish.site_build.contents import contents
from logwright.publish.site_build.draw_files import draw_files
from logwright.publish.site_build.handbook import FOLDER as HANDBOOK
from logwright.publish.site_build.handbook import english_texts
from logwright.publish.site_build.manuscript import Manuscript, write
from logwright.publish.site_build.mkdocs_build import print_pages
from logwright.publish.site_build.offline import WORKER, offline_files
from logwright.publish.site_build.script_bundle import site_scripts
from logwright.publish.site_build.search_index import FOLDER as SEARCH
from logwright.publish.site_build.search_index import search_script
from logwright.publish.site_build.style_bundle import SITE, bundled, site_styles
from logwright.publish.views.address import LANGUAGE_AT_ROOT, campaign_cover, folder_of
from logwright.publish.views.book import Book, Records, Verdicts
from logwright.publish.views.build_stamp import BuildStamp, look_revision, read_note, source_revision
from logwright.publish.views.drawing_store import DrawingStore
from logwright.publish.views.fonts import cut_font, cuts, kept_cut
from logwright.publish.views.game_style import look_of, scene_of
from logwright.publish.views.print_index import Printed
from logwright.publish.views.table_pictures import pictures_script
from logwright.verdicts.running.in_process import InProcess
from logwright.verdicts.running.workers import workers

# Below build/: intermediate files between content and site.
_WORK, _PAGES, _HTML = "work", "pages", "html"
# Files of MkDocs and its theme that none of our pages need.
_UNUSED = ("assets/", "sitemap.xml")
# The same for every language, hence stored once, at the root.
_SHARED = ("styles/", "images/", "icon.svg", "404.html")


@dataclass(frozen=True, eq=False)
class SitePlan:
    """Inputs and outputs of a build. `root` is the base; `build` is for intermediate files; `print_folder` has what
    was `printed`.
    """

    root: Path
    out: OutputFolder
    build: Path
    library: Library
    verdicts: Verdicts
    objective_schema: Mapping[str, Any]
    langs: Sequence[str]
    records: Records = field(default_factory=dict)
    print_folder: Path = Path()
    printed: Sequence[Printed] = ()
    jobs: int = os.cpu_count() or 1
    preview: bool = False
    """Whether the library has badges for translators, which pages have to show."""


@dataclass(frozen=True)
class SiteReport:
    """The number of pages per language, the languages that were rebuilt, and the files that were written."""

    pages: Mapping[str, int]
    anew: tuple[str, ...]
    written: Written


def build_site(plan: SitePlan, tell: Callable[[str], None] = lambda _: None) -> SiteReport:
    """Writes the manuscripts, builds and indexes them in parallel, and assembles the site.

    A second run in the same project waits for the first, and finds most of its work done.
    """
    worked_in = [f"{part}/{lang}" for part in (_PAGES, _HTML) for lang in plan.langs]
    with work_folder(plan.build / _WORK, worked_in, plan.out.on_wait):
        return _built(plan, tell)


def _built(plan: SitePlan, tell: Callable[[str], None]) -> SiteReport:
    pages: dict[str, int] = {}
    to_set: list[tuple[Manuscript, BuildStamp]] = []
    look, drawings = look_revision(plan.root), DrawingStore(plan.build / "drawings")
    for lang in plan.langs:
        place = _place(plan.build, lang)
        source, known = _source(plan, lang), read_note(place.note, place.html)
        if known and (known.source, known.look) == (source, look):
            pages[lang] = known.pages
            continue
        tell(f"writing the pages in {lang}")
        book = Book(plan.library, lang, plan.verdicts, drawings, plan.records, python_size(plan.root), plan.printed)
        found = contents(book, plan.objective_schema, english_texts(plan.root / "docs"))
        revision = write(book, found, _pictures(plan.root, lang), place, plan.root)
        pages[lang] = len(found.pages)
        to_set.append((place, BuildStamp(source, look, revision.frame, revision.text, pages[lang])))
    tell("setting the pages")
    anew = _set_all(plan, to_set)
    tell("putting the site together")
    return SiteReport(pages, anew, plan.out.fill(_assembled(plan)))


def _source(plan: SitePlan, lang: str) -> str:
    """The revision of all inputs of a language's pages."""
    verdicts = [repr(plan.verdicts[key].verdict) for key in sorted(plan.verdicts)]
    words = plan.library.locales[lang]
    said = [words.words(place) for place in sorted(words.files) if place.startswith(PAGES)]
    handbook = [*english_texts(plan.root / "docs").items(), *_pictures(plan.root, lang).items(), said]
    schema = json.dumps(plan.objective_schema, sort_keys=True)
    others = (plan.preview, plan.library.languages, python_size(plan.root), plan.printed, sorted(plan.records.items()))
    return source_revision(plan.library, lang, schema, repr(verdicts), repr(handbook), repr(others))


def _set_all(plan: SitePlan, to_set: Sequence[tuple[Manuscript, BuildStamp]]) -> tuple[str, ...]:
    """Subsets the fonts and builds the languages in parallel; returns the languages that were rebuilt."""
    folder, target = plan.root / "site" / "fonts", plan.build / "fonts"
    uncut = [cut for cut in cuts(folder) if kept_cut(cut, target) is None]
    with _workers(plan.jobs if len(to_set) + len(uncut) > 1 else 1) as workers:
        cutting = [workers.submit(cut_font, folder, cut, target) for cut in uncut]
        setting = {place.lang: workers.submit(_set, place, note) for place, note in to_set}
        for job in cutting:
            job.result()
        return tuple(lang for lang, job in setting.items() if job.result())


def _workers(jobs: int) -> AbstractContextManager[Executor]:
    return workers(jobs) if jobs > 1 else InProcess()


def _place(build: Path, lang: str) -> Manuscript:
    pages, html = build / _WORK / _PAGES, build / _WORK / _HTML
    return Manuscript(lang, pages / lang, pages / f"{lang}.yml", html / lang)


def _set(place: Manuscript, note: BuildStamp) -> bool:
    return print_pages(place, note)


def _pictures(root: Path, lang: str) -> dict[str, bytes]:
    """The pictures of the handbook; one with words in it may have a counterpart in a language."""
    folders = (root / "docs", root / "docs" / LANGUAGE_AT_ROOT, root / "docs" / lang)
    paths = [path for folder in folders for path in sorted(folder.glob("*.svg"))]
    return {f"{HANDBOOK}/{path.name}": path.read_bytes() for path in paths}


def _assembled(plan: SitePlan) -> dict[str, bytes]:
    """All files of the site by their path, in all languages."""
    folder = plan.root / "site" / "fonts"
    fonts = cuts(folder)
    wanted = {f"fonts/{cut.name}": cut_font(folder, cut, plan.build / "fonts") for cut in fonts}
    wanted[LICENCES] = all_licences(plan.root)
    wanted["fonts/LICENSE.md"] = b"\n".join(path.read_bytes() for path in sorted(folder.glob("LICENSE*")))
    for game in plan.library.menu:
        banner = scene_banner(look_of(plan.library, game)).icon(Palette.PRINT)
        wanted[f"images/scene-{scene_of(plan.library, game)}.svg"] = banner.encode()
    wanted |= {f"table/{game}.js": pictures_script(plan.library, game) for game in plan.library.games}
    wanted[SITE] = site_styles(plan.root / "site" / "theme", plan.library, fonts)
    scripts = site_scripts(plan.root / "site" / "scripts")
    wanted |= {f"scripts/{name}": raw for name, raw in scripts.items()}
    for lang in plan.langs:
        html = _place(plan.build, lang).html
        left_out = _UNUSED if lang == LANGUAGE_AT_ROOT else _UNUSED + _SHARED
        found = {name: raw for name, raw in _files(html).items() if not name.startswith(left_out)}
        set_pages = {name: raw for name, raw in found.items() if not bundled(name)}
        if plan.preview:
            set_pages = {name: _with_badges(name, raw) for name, raw in set_pages.items()}
        wanted |= {folder_of(lang) + name: raw for name, raw in set_pages.items()}
        asked = Book(plan.library, lang)
        wanted |= {f"table/{lang}/{game}.js": referee_script(asked, game) for game in plan.library.games}
        wanted[f"{SEARCH}/{lang}.js"] = search_script(set_pages, plan.library, lang)
    wanted |= draw_files(plan.library, plan.langs)
    wanted |= python_files(plan.root, plan.library, plan.langs)
    wanted |= {f"{PRINT}/{each.file}": (plan.print_folder / each.file).read_bytes() for each in plan.printed}
    for campaign in plan.library.campaigns.values():
        if campaign.picture:
            wanted[campaign_cover(campaign)] = campaign.picture
    worker = (plan.root / "site" / WORKER).read_text("utf-8")
    return wanted | offline_files(wanted, plan.langs, worker)


def _with_badges(name: str, raw: bytes) -> bytes:
    return shown(raw.decode()).encode() if name.endswith(".html") else raw


def _files(folder: Path) -> dict[str, bytes]:
    """All files below a folder, by path."""
    found = {}
    for here, _, names in os.walk(folder):
        inside = os.path.relpath(here, folder).replace(os.sep, "/")
        for name in names:
            path = name if inside == "." else f"{inside}/{name}"
            found[path] = (folder / path).read_bytes()
    return {path: found[path] for path in sorted(found)}
