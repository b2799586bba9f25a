"""Prevents overflow: finds boxes whose text is too large for them, and sets it tighter until it fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from logwright.publish.print.render import RenderedLayout
from logwright.saying import Told, listed, saying

TIGHTEST = 4
"""How many times a text may be set tighter; templates define each step."""
_SLACK = 0.5
"""Half a pixel: an overflow that nobody sees."""


class Overfull(Told):
    """Texts that do not fit their boxes at any tightness. `names` lists the boxes."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(saying("misfits.overfull", names=listed(names)))
        self.names = names


def fitted(lay_out: Callable[[Mapping[str, int], Collection[str] | None], RenderedLayout]) -> RenderedLayout:
    """Lays out a document, tightening the boxes that would overflow.

    `lay_out` gets the tightness of each box named by `data-fit`, and the boxes to lay out: all of them (None), or a
    few, which is quicker and enough to see whether they fit.
    """
    tighter: dict[str, int] = {}
    while True:
        layout = lay_out(tighter, None)
        overfull = set(overfull_boxes(layout))
        if not overfull:
            return layout
        while overfull:
            hopeless = [name for name in overfull if tighter.get(name, 0) == TIGHTEST]
            if hopeless:
                raise Overfull(sorted(hopeless))
            tighter |= {name: tighter.get(name, 0) + 1 for name in overfull}
            overfull = set(overfull_boxes(lay_out(tighter, overfull)))


def overfull_boxes(layout: RenderedLayout) -> Iterator[str]:
    """The names of `data-fit` boxes that overflow.

    A box that continues on another page has overflowed too, unless `data-pages` allows it that many pages.
    """
    seen: Counter[str] = Counter()
    for page in layout.document.pages:
        for box in page._page_box.descendants():
            name = box.element.get("data-fit") if box.element is not None else None
            if not name or type(box).__name__ != "BlockBox":
                continue
            seen[name] += 1
            if seen[name] > int(box.element.get("data-pages", 1)) or _runs_over(box):
                yield name


def _runs_over(box: Any) -> bool:
    right, bottom = box.position_x + box.margin_width(), box.position_y + box.margin_height()
    return any(
        inner.position_y + inner.height > bottom + _SLACK or inner.position_x + inner.width > right + _SLACK
        for inner in box.descendants()
        if type(inner).__name__ in ("TextBox", "LineBox")
    )
