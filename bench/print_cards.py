"""How long the sheets of the 96 task cards take, compared with a plain document of as many boxes and words.

Every shape that is drawn and every box of our pages is a box with a border and a ground of the plain document, every
word stands there, too, on as many pages. Both are rendered by WeasyPrint in the same process, one after the other, and
the figure is the ratio of the processor time they take; ours includes drawing the cards and fitting their texts.
"""

from __future__ import annotations

import re
import resource
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

from logwright.content.loading.load import read_library
from logwright.publish.figures import Palette
from logwright.publish.print.cards.box import pieces
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.page import Typesetter, fitted_text
from logwright.publish.print.cards.printer import printed_set
from logwright.publish.print.cards.sheet import Printing, sheets
from logwright.publish.print.cards.surround import SheetWords
from logwright.publish.print.render import pdf

ROOT = Path(__file__).parents[1]
ROUNDS = 5
TARGET = 1.5
_BOXES = re.compile(r"<(?:div|p|img|path|circle|rect|ellipse)\b")
_TEXTS = re.compile(r"<p [^>]*>(.*?)</p>", re.DOTALL)


def main() -> int:
    edition = Edition(read_library(ROOT)[0], "deep-sea", "en")
    sections = our_html(edition).split("</section>")[:-1]
    boxes = [len(_BOXES.findall(unquote(section))) for section in sections]
    texts = [_TEXTS.findall(section) for section in sections]
    words = sum(len(text.split()) for page in texts for text in page)
    plain = plain_html(boxes, texts)
    ours, theirs = [], []
    # The first round of each unpacks the fonts and is not counted.
    for _ in range(ROUNDS + 1):
        ours.append(processor_time(lambda: render_ours(edition)))
        theirs.append(processor_time(lambda: pdf(plain, lang="en", title="Plain", css=PLAIN_STYLES)))
    ratios = [one / other for one, other in zip(ours[1:], theirs[1:], strict=True)]
    ratio = statistics.median(ratios)
    print(f"96 task cards, {len(sections)} pages, {sum(boxes)} boxes and shapes, {words} words")
    print(f"  ours {statistics.median(ours[1:]):.2f} s, plain {statistics.median(theirs[1:]):.2f} s of processor time")
    print(f"  ratio {ratio:.2f} (from {min(ratios):.2f} to {max(ratios):.2f}; at most {TARGET})")
    print(f"  memory at most {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return 0 if ratio <= TARGET else 1


def our_html(edition: Edition) -> str:
    files = sheets(pieces(edition, "tasks"), Printing(), edition.measures, SheetWords(edition, "tasks"))
    return Typesetter(edition.measures, "en", Palette.PRINT).html(files[0])


def render_ours(edition: Edition) -> None:
    # Whoever prints once fits every text once.
    fitted_text.cache_clear()
    list(printed_set(edition, "tasks", Printing(), Palette.PRINT))


PLAIN_STYLES = """
@page{size:297mm 210mm;margin:0}
body{margin:0;font:7pt 'Logwright Sans'}
section{position:relative;width:297mm;height:210mm;break-after:page}
div{position:absolute;width:20mm;height:20mm;background:#e9eef3;border:.2mm solid #22303f}
p{position:absolute;margin:0;width:35mm}
"""


def plain_html(boxes: list[int], texts: list[list[str]]) -> str:
    """As many boxes and words on each page, in rows."""
    pages = []
    for count, said in zip(boxes, texts, strict=True):
        shown = [
            f'<div style="left:{n % 40 * 6 + 10}mm;top:{n // 40 * 8 + 10}mm"></div>' for n in range(count - len(said))
        ]
        words = [
            f'<p style="left:{n % 5 * 50 + 10}mm;top:{n // 5 * 40 + 10}mm">{text}</p>' for n, text in enumerate(said)
        ]
        pages.append(f"<section>{''.join(shown)}{''.join(words)}</section>")
    return "".join(pages)


def processor_time(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


if __name__ == "__main__":
    sys.exit(main())
