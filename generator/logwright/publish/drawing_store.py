"""Drawings kept as SVG, so that they are drawn and put to the engine once, and not for every language and run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Any

from logwright.publish.figures import Drawing
from logwright.publish.note import code_revision

_TITLE, _DESC = "TITLE OF THE FIGURE", "DESCRIPTION OF THE FIGURE"


@dataclass(frozen=True, eq=False)
class DrawingStore:
    """Keeps drawings in a folder, or only in memory. A drawing is found by everything it depends on: the code that
    draws, and the data, which includes how the game looks."""

    folder: Path | None = None
    _kept: dict[str, str] = field(default_factory=dict, repr=False)

    def titled(self, draw: Callable[[], Drawing], data: Any, prefix: str, title: str, desc: str = "") -> str:
        """The drawing as SVG with its texts for those who cannot see it."""
        svg = self._svg(repr((data, prefix, bool(desc))), lambda: draw().svg(prefix, _TITLE, _DESC if desc else ""))
        return svg.replace(_TITLE, escape(title, quote=False)).replace(_DESC, escape(desc, quote=False))

    def icon(self, draw: Callable[[], Drawing], data: Any) -> str:
        """The drawing beside words that say the same."""
        return self._svg(repr((data, "icon")), lambda: draw().icon())

    def _svg(self, data: str, draw: Callable[[], str]) -> str:
        name = blake2b(f"{code_revision()} {data}".encode(), digest_size=16).hexdigest()
        if name not in self._kept:
            self._kept[name] = self._from_folder(name) or self._drawn(name, draw())
        return self._kept[name]

    def _from_folder(self, name: str) -> str:
        path = self.folder / f"{name}.svg" if self.folder else None
        return path.read_text("utf-8") if path and path.is_file() else ""

    def _drawn(self, name: str, svg: str) -> str:
        if self.folder:
            self.folder.mkdir(parents=True, exist_ok=True)
            # Written beside and moved into place, so that a run that is stopped leaves no half file.
            unfinished = self.folder / f"{name}.part"
            unfinished.write_text(svg, "utf-8")
            unfinished.replace(self.folder / f"{name}.svg")
        return svg
