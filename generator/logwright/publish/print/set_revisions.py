"""Tells which files of the full set are up to date: each changes with what it shows, and with nothing else."""

from __future__ import annotations

from functools import cache

from logwright.cache.code_revision import versions
from logwright.cache.revision import files_revision, revision
from logwright.content.model.library import Library
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.print_job import PrintJob
from logwright.publish.print.typeface import FOLDER
from logwright.publish.views.book import Book
from logwright.publish.views.build_stamp import source_revision
from logwright.publish.views.mission_view import MissionView

# Third-party packages that affect the PDFs.
_RENDERERS = ("weasyprint", "pydyf", "pypdf", "pyphen", "fonttools", "tinycss2", "jinja2", "pillow")
_MISSION_TEXTS = "mission-texts"


class SetRevisions:
    """The revision of each job: of the missions it shows one by one, and of everything else together."""

    def __init__(self, library: Library, options: PrintOptions) -> None:
        self._library = library
        fonts = files_revision(sorted(FOLDER.iterdir()), FOLDER)
        self._frame = (repr(options), fonts, repr(versions(_RENDERERS)))
        texts = {file for file, kind in library.kinds.items() if kind.schema == _MISSION_TEXTS}
        self._of_missions = {mission.document.file for mission in library.all_missions} | texts
        self._rest = cache(self._uncached_rest)
        self._missions = cache(self._uncached_missions)

    def of(self, job: PrintJob) -> str:
        missions = self._missions(job.lang)
        shown = sorted(missions if job.missions is None else job.missions)
        return revision(self._rest(job.lang), [(key, missions[key]) for key in shown])

    def _uncached_rest(self, lang: str) -> str:
        return source_revision(self._library, lang, *self._frame, without=self._of_missions)

    def _uncached_missions(self, lang: str) -> dict[str, str]:
        """Of each mission its file and its words, which are with those of others in a file."""
        book = Book(self._library, lang)
        return {
            key: revision(mission.document.text, repr(MissionView(book, mission).words))
            for key, mission in self._library.missions.items()
        }
