"""Runs MkDocs on a manuscript. Only pages that changed are rendered again."""

from __future__ import annotations

import logging
import os

from logwright.publish.site_build.manuscript import Manuscript
from logwright.publish.views.build_stamp import BuildStamp, read_note, write_note

# A fixed date for all files, so that the same source gives the same bytes.
NEW_YEAR_2026 = "1767225600"
# MkDocs warns that a partial build may leave stale menus. Ours have explicit titles, and pages that refer
# to a changed page have changed as well, so the warning does not apply.
_EXPECTED = "A 'dirty' build is being performed"


class BuildFailed(Exception):
    """A page that could not be built, or that has a broken link."""


class _Complaints(logging.Handler):
    """Collects what MkDocs warns about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.getMessage().startswith(_EXPECTED):
            self.lines.append(record.getMessage())


def print_pages(place: Manuscript, wanted: BuildStamp) -> bool:
    """Builds the pages that changed; returns whether there was anything to do."""
    known = read_note(place.note, place.html)
    if known == wanted:
        return False
    if known and (known.look, known.frame, known.text) == (wanted.look, wanted.frame, wanted.text):
        write_note(place.note, wanted, place.html)
        return False
    # The stamp is removed during the build, so that an interrupted build is repeated.
    place.note.unlink(missing_ok=True)
    _build(place, whole=not known or (known.look, known.frame) != (wanted.look, wanted.frame))
    write_note(place.note, wanted, place.html)
    return True


def _build(place: Manuscript, whole: bool) -> None:
    # Imported here: MkDocs takes half a second to load, which a run with nothing to build can save.
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    os.environ["SOURCE_DATE_EPOCH"] = NEW_YEAR_2026
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    complaints = _Complaints()
    log = logging.getLogger("mkdocs")
    log.addHandler(complaints)
    try:
        config = load_config(str(place.settings), strict=False)
        config.plugins.on_startup(command="build", dirty=not whole)
        build(config, dirty=not whole)
        config.plugins.on_shutdown()
    finally:
        log.removeHandler(complaints)
    if complaints.lines:
        raise BuildFailed("\n".join(complaints.lines))
