"""logwright site: builds the rules site in every language."""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from logwright.cli.exit_code import Stopped, Unfit
from logwright.cli.language import unknown_language
from logwright.cli.options.library_option import project_of
from logwright.cli.options.output_option import output_folder, tell_left
from logwright.cli.options.sound_content import code_for, load_sound, need_settings, told, unfit
from logwright.cli.speech import number, say
from logwright.cli.terminal.progress import Progress
from logwright.content.loading.sound_part import SoundPart
from logwright.content.model.library import Library
from logwright.fault import Fault
from logwright.project import Project
from logwright.project.checking import SITE_DEALS
from logwright.saying import listed, saying

if TYPE_CHECKING:
    from logwright.publish.site_build.site import SiteReport


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "site",
        description=say("site.description"),
    )
    add_options(parser)
    parser.set_defaults(run=run)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", help=say("site.options.lang"))
    parser.add_argument("--out", type=Path, help=say("site.options.out"))
    parser.add_argument(
        "--deals",
        type=int,
        default=SITE_DEALS,
        help=say("site.options.deals", deals=SITE_DEALS),
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("check.options.jobs"))


def run(options: argparse.Namespace) -> int:
    project = project_of(options)
    part = load_sound(project)
    print(build(options, project, part))
    return code_for(part)


def build(options: argparse.Namespace, project: Project, part: SoundPart) -> str:
    """Checks the missions and builds the site; returns what was left out and a summary line."""
    # Imported here: only this command needs them, and they take half a second to load.
    from logwright.cli.terminal.shown_work import ShownWork
    from logwright.project.site import SiteOrder, SiteStopped, build_project_site
    from logwright.publish.site_build.mkdocs_build import BuildFailed

    start = time.monotonic()
    need_settings(project, part.library)
    preview: str = getattr(options, "preview", None) or ""
    out = output_folder(options.out, made_folder(project, preview), "site")
    library = _in_languages(part.library, options.lang)
    order = SiteOrder(out, library.languages, options.deals, options.jobs, preview)
    progress = Progress(say("progress.step"))
    try:
        built = build_project_site(project, library, order, progress, ShownWork())
    except SiteStopped as stop:
        kept = say("site.missions-kept" if stop.while_playing else "site.verdicts-kept", done=stop.done, of=stop.asked)
        raise Stopped(kept) from None
    except BuildFailed as misprint:
        raise Unfit(say("site.not-built", why=misprint)) from None
    except (Fault, OSError):
        raise
    except Exception as error:
        if found := unfit(part, "site.not-made"):
            raise found from error
        raise
    finally:
        progress.done()
    tell_left(out, built.written)
    return "\n".join(filter(None, (told(part), summary(built, time.monotonic() - start))))


def made_folder(project: Project, preview: str) -> Path:
    """Where a site goes if nobody says; that of a preview stands beside what it was made from, not among it."""
    return (project.made / "preview" if preview else project.made) / "site"


def summary(built: SiteReport, seconds: float) -> str:
    counts = listed(saying("site.pages", count=count, lang=lang) for lang, count in built.pages.items())
    anew = saying("site.anew", what=listed(built.anew)) if built.anew else saying("site.nothing-anew")
    return say("site.summary", pages=counts, anew=anew, seconds=number(seconds, 1))


def _in_languages(library: Library, wanted: str | None) -> Library:
    """With these languages alone, as if the project had chosen them, so that no page leads to one that is not made."""
    if wanted is None:
        return library
    langs = [lang.strip() for lang in wanted.split(",")]
    for lang in langs:
        if lang not in library.locales:
            raise unknown_language(lang, library)
    return replace(library, settings=replace(library.settings, languages=tuple(langs)))
