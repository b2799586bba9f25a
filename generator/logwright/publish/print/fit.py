"""Nothing runs over: finds boxes whose text is larger than they are, and sets it tighter until it fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from logwright.publish.print.render import Layout

TIGHTEST = 4
"""How often a text may be set tighter; templates say what each step means."""
_SLACK = 0.5
"""Half a pixel: letters may hang over by as much as nobody sees."""


class Overfull(Exception):
    """Texts that do not fit their boxes, however tight they are set. `names` says which."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(f"the text is too long for its place: {', '.join(names)}")
        self.names = names


def fitted(lay_out: Callable[[Mapping[str, int], Collection[str] | None], Layout]) -> Layout:
    """Lay out with those boxes tighter that would run over.

    `lay_out` is told for each box named by `data-fit` how much tighter it is to be, and which boxes are wanted: all
    of them (None), or only some, which is quicker and enough to see whether they fit.
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


def overfull_boxes(layout: Layout) -> Iterator[str]:
    """The names of boxes marked with `data-fit` that hold more than they have room for.

    A box that goes on on a further page is overfull, too, unless `data-pages` allows it so many.
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
