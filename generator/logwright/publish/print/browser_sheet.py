"""A sheet for a browser to print: the templates and styles of the PDF, except what browsers say in another way."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from logwright.content.model.logged_mission import LoggedMission
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.mission_sheet.mission_sheet import MissionSheet
from logwright.publish.print.options import A5, Paper, PrintOptions
from logwright.publish.views.book import Book

_PAGE_RULES = re.compile(r"@page[^{]*\{(?:[^{}]|\{[^{}]*\})*\}")
_LENGTH = re.compile(r"(?<![\w.#-])(\d*\.?\d+)(mm|pt)\b")
# No browser takes a running head from the text, or knows the page of a link: a script counts the pages.
_PAGE_OF_LINK = "target-counter(attr(href), page)"
# What reaches into the margin is cut off.
_FOR_BROWSERS = """
:host { display: block; background: #ffffff; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.running { display: none }
.medal { left: 0 }
.own-cards { break-before: page }
.own-card { display: inline-block; position: relative; width: 44mm; height: 68mm; margin: 0 2mm 2mm 0; overflow: hidden;
  border-radius: 3mm; break-inside: avoid }
.own-card svg { display: block; width: 100%; height: 100% }
.own-card figcaption { position: absolute; display: grid; place-items: center; text-align: center; line-height: 1.2 }
"""


@dataclass(frozen=True)
class BrowserSheet:
    """`styles` are for the sheet, `pages` for the pages it is put on, at full size; `zoom` enlarges the sheet to them.

    `width` and `height` are the room for text on a page, in millimetres, before that.
    """

    html: str
    styles: str
    pages: str
    zoom: float
    width: float
    height: float

    @property
    def data(self) -> dict[str, Any]:
        return dict(vars(self))


def on_screen(css: str) -> str:
    """The styles of a sheet without those of its pages, for a shadow root."""
    return _PAGE_RULES.sub("", css).replace("html {", ":host {", 1).replace("body {", ":host {", 1)


def mission_for_browser(book: Book, mission: LoggedMission, paper: Paper, site: str) -> BrowserSheet:
    """The mission sheet."""
    sheet = MissionSheet(book, mission, PrintOptions(paper), site)
    html, css = sheet.parts()
    return browser_sheet(
        html, css, paper, (book.library.words(mission, book.lang).title, book.game_title(mission.game))
    )


def page_on(paper: Paper) -> Paper:
    """The page that is enlarged to the paper."""
    zoom = _zoom(paper)
    return Paper(paper.name, paper.width / zoom, paper.height / zoom)


def book_for_browser(logbook: Logbook, paper: Paper) -> BrowserSheet:
    """A whole book. Its pages are those of `page_on(paper)`."""
    return browser_sheet(logbook.html(), logbook.css, paper, ("", logbook.name))


def browser_sheet(html: str, css: str, paper: Paper, heads: tuple[str, str]) -> BrowserSheet:
    """Whatever was made for `page_on(paper)`. `heads` are what running heads say."""
    zoom, page = _zoom(paper), page_on(paper)
    styles = on_screen(css).replace(_PAGE_OF_LINK, "attr(data-page)") + _FOR_BROWSERS
    # Cards are as large as in the box, whatever the paper.
    styles += f".own-cards {{ zoom: {1 / zoom:g} }}\n"
    rules = "\n".join(_PAGE_RULES.findall(css)).replace(f"size: {page.css}", f"size: {paper.css}")
    # The size of the paper is the only length that is not enlarged.
    pages = _LENGTH.sub(lambda length: f"{float(length[1]) * zoom:g}{length[2]}", rules)
    pages = re.sub(r"size: [^;]+;", f"size: {paper.css};", pages)
    for name, head in zip(("section", "book"), heads, strict=True):
        pages = pages.replace(f"string({name})", _quoted(head))
    return BrowserSheet(html, styles, pages, zoom, page.width - 27, page.height - 32)


def _zoom(paper: Paper) -> float:
    return paper.height / A5.height


def _quoted(text: str) -> str:
    """A text for CSS: whatever an author wrote, it stays one."""
    said = "".join(letter if letter.isalnum() or letter == " " else f"\\{ord(letter):x} " for letter in text)
    return f'"{said}"'
