"""A mission's logbook page for the screen: the template used for print, with inline icons."""

from __future__ import annotations

import re

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.print.browser_sheet import on_screen
from logwright.publish.print.logbook.entry import entry
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.render import templates
from logwright.publish.views.book import Book

# The template escapes all text, so only its own elements can have a class.
_ICON = re.compile(r'class="[^"]*\b(icon-\d+)\b[^"]*">')
# Icons that are CSS backgrounds in print are inline here: browsers omit backgrounds when they print.
_ICONS_IN_PLACE = """
:host { display: block; background: #ffffff }
.mission { max-width: 121mm; height: auto; min-height: 178mm; padding-bottom: 36mm }
.golden.mission { padding-bottom: 44mm }
.text, .golden .text { max-height: none }
svg { display: block; width: 100%; height: 100% }
.medal { z-index: 0 } .medal > svg { position: absolute; inset: 0; z-index: -1 }
.medal .seal { position: absolute; left: 7.5mm; top: 4.5mm }
.rules li { position: relative } .rules svg { position: absolute; left: 0; top: .7mm; width: 3.2mm; height: 3.2mm }
"""


def logbook_page(book: Book, mission: LoggedMission) -> str:
    """The page as HTML that needs `page_styles` and nothing else."""
    logbook = Logbook(book, mission.game, (mission,))
    template = templates().get_template("missions.html")
    # A single custom mission has no position in a series, hence no number.
    html = template.render(**logbook.page_words, entries=[entry(book, mission, logbook.icons)], tighter={})
    drawn = logbook.icons.drawn
    return _ICON.sub(lambda found: found[0] + drawn[found[1]], html).strip()


def page_styles(book: Book, game: str) -> str:
    """The styles of the printed page, scoped to a shadow root."""
    return on_screen(Logbook(book, game, ()).css) + _ICONS_IN_PLACE
