"""How long the logbook of 50 missions takes, compared with a plain document of as many boxes and words.

Every element of our pages, and every shape of an icon each time it is shown, is a box with a border and a ground of the
plain document; every word stands there, too, on as many pages. Both are laid out and written by WeasyPrint in the same
process, one after the other, several times, and the figure is the ratio of the least processor time they take. Ours
includes drawing the icons, finding page numbers and seeing that all texts fit; both are tagged for screen readers.
"""

from __future__ import annotations

import re
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable
from html import escape
from pathlib import Path

from logwright.content.loading.load import read_library
from logwright.publish.print.logbook.booklet import booklet
from logwright.publish.print.logbook.logbook import Logbook
from logwright.publish.print.options import A4
from logwright.publish.print.render import pdf, templates
from logwright.publish.views.book import Book

ROOT = Path(__file__).parents[1]
ROUNDS = 5
TARGET = 1.2
_ELEMENT = re.compile(r"<[a-z]")
_SHAPE = re.compile(r"<(?:path|circle|rect|ellipse)\b")
_ICON = re.compile(r"\bicon-\d+\b")


def main() -> int:
    book = Book(read_library(ROOT)[0], "en")
    first = logbook(book)
    layout = first.layout()
    pages = len(layout.document.pages)
    boxes, words = contents(first)
    plain = plain_html(boxes, words, pages)
    made = layout.pdf(accessible=True)
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(processor_time(lambda: logbook(book).layout().pdf(accessible=True)))
        theirs.append(processor_time(lambda: pdf(plain, lang="en", title="Plain", css=PLAIN, accessible=True)))
    # Other work on the machine only ever adds time, so the least disturbed round of each is nearest to the truth.
    ratio = min(ours) / min(theirs)
    folding = processor_time(lambda: booklet(made, A4, "Booklet"))
    print(f"logbook of 50 missions, {pages} pages, {boxes} boxes and shapes, {len(words)} words")
    print(f"  ours {min(ours):.2f} s, plain {min(theirs):.2f} s of processor time, best of {ROUNDS} each")
    print(f"  ratio {ratio:.2f} (at most {TARGET})")
    print(f"  the booklet takes another {folding:.2f} s")
    print(f"  memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return 0 if ratio <= TARGET else 1


def logbook(book: Book) -> Logbook:
    return Logbook(book, "planet-nine", tuple(each for each in book.missions["planet-nine"] if each.official))


def contents(made: Logbook) -> tuple[int, list[str]]:
    """How many boxes and shapes the pages have, and their words."""
    html = templates().get_template("logbook.html").render(**made.words, entries=made.entries, tighter={})
    shapes = {name: len(_SHAPE.findall(svg)) for svg, name in made.icons._names.items()}
    shown = Counter(_ICON.findall(html))
    boxes = len(_ELEMENT.findall(html)) + sum(shapes[name] * count for name, count in shown.items())
    return boxes, re.sub(r"<[^>]*>", " ", html).split()


PLAIN = """
@page { size: 148mm 210mm; margin: 12mm }
body { margin: 0; font: 7pt 'Logwright Sans'; hyphens: auto }
section { break-after: page }
div { height: 1mm; background: #e9eef3; border: .1mm solid #22303f; width: 20mm }
.box { display: inline-block; width: 3mm; height: 1mm }
p { margin: 0 }
"""


def plain_html(boxes: int, words: list[str], pages: int) -> str:
    """As many boxes and words on each page: some boxes hold words, as ours do, the others are empty."""
    per_page, said = boxes // pages, -(-len(words) // pages)
    html = []
    for page in range(pages):
        own = [escape(word) for word in words[page * said : (page + 1) * said]]
        lines = [" ".join(own[at : at + 14]) for at in range(0, len(own), 14)]
        empty = '<span class="box"></span> ' * (per_page - len(lines))
        html.append(f"<section>{''.join(f'<p>{line}</p>' for line in lines)}<p>{empty}</p></section>")
    return "".join(html)


def processor_time(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


if __name__ == "__main__":
    sys.exit(main())
