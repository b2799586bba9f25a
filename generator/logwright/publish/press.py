"""The press: MkDocs sets a manuscript as pages of HTML. Only what changed is set again."""

from __future__ import annotations

import logging
import os

from logwright.publish.manuscript import Manuscript
from logwright.publish.note import Note, read_note, write_note

# The day all files are dated, so that the same source gives the same bytes.
NEW_YEAR_2026 = "1767225600"
# MkDocs warns that setting only some pages may leave menus behind. Menus have titles of their own, and pages that
# refer to a changed one have changed themselves: we know better.
_EXPECTED = "A 'dirty' build is being performed"


class Misprint(Exception):
    """A page that could not be set, or that has a link leading nowhere."""


class _Complaints(logging.Handler):
    """Collects what MkDocs warns about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.getMessage().startswith(_EXPECTED):
            self.lines.append(record.getMessage())


def print_pages(place: Manuscript, wanted: Note) -> bool:
    """Set what has to be set; says whether there was anything to do."""
    known = read_note(place.note)
    if known == wanted:
        return False
    if known and (known.look, known.frame, known.text) == (wanted.look, wanted.frame, wanted.text):
        write_note(place.note, wanted)
        return False
    # While pages are being set the note is gone: a run that is stopped leaves work that is done anew.
    place.note.unlink(missing_ok=True)
    _build(place, whole=not known or (known.look, known.frame) != (wanted.look, wanted.frame))
    write_note(place.note, wanted)
    return True


def _build(place: Manuscript, whole: bool) -> None:
    # MkDocs takes half a second to load, which a run that has nothing to set need not spend.
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
        raise Misprint("\n".join(complaints.lines))
