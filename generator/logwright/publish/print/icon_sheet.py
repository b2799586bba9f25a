"""The icons of a document: each is embedded once in the stylesheet, as the background of an empty box.

A background is not content, so screen readers read only the words beside it, once.
"""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass, field

from logwright.publish.figures import Drawing, Palette


@dataclass(eq=False)
class IconSheet:
    palette: Palette
    _names: dict[str, str] = field(default_factory=dict)

    def name(self, drawing: Drawing) -> str:
        """The class of a box that shows the drawing, scaled to fit."""
        return self._names.setdefault(drawing.icon(self.palette), f"icon-{len(self._names)}")

    @property
    def drawn(self) -> dict[str, str]:
        """Every drawing by its class."""
        return {name: svg for svg, name in self._names.items()}

    @property
    def css(self) -> str:
        return "".join(
            f".{name}{{background:url(data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}) "
            f"center/contain no-repeat}}\n"
            for svg, name in self._names.items()
        )
