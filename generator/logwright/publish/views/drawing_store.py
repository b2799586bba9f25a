"""A cache of drawings as SVG, so that each is drawn and checked by the engine once, not per language and run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from logwright.cache.code_revision import package_revision
from logwright.cache.file_cache import FileCache
from logwright.cache.revision import revision
from logwright.publish.figures import Drawing

_KIND = "drawing"
_TITLE, _DESC = "TITLE OF THE FIGURE", "DESCRIPTION OF THE FIGURE"


@dataclass(frozen=True, eq=False)
class DrawingStore:
    """Caches drawings in a folder, or only in memory. The key covers everything a drawing depends on: the code
    that draws, and the data, including the game's appearance.
    """

    folder: Path | None = None
    _kept: dict[str, str] = field(default_factory=dict, repr=False)

    def titled(self, draw: Callable[[], Drawing], data: Any, prefix: str, title: str, desc: str = "") -> str:
        """The drawing as SVG with its texts for readers who cannot see it."""
        svg = self._svg(repr((data, prefix, bool(desc))), lambda: draw().svg(prefix, _TITLE, _DESC if desc else ""))
        return svg.replace(_TITLE, escape(title, quote=False)).replace(_DESC, escape(desc, quote=False))

    def icon(self, draw: Callable[[], Drawing], data: Any) -> str:
        """The drawing as a decorative icon beside words that say the same."""
        return self._svg(repr((data, "icon")), lambda: draw().icon())

    def _svg(self, data: str, draw: Callable[[], str]) -> str:
        name = revision(package_revision(), data)
        if name not in self._kept:
            self._kept[name] = self._from_folder(name) or self._drawn(name, draw())
        return self._kept[name]

    def _from_folder(self, name: str) -> str:
        svg = FileCache(self.folder, _KIND).get(name) if self.folder else None
        return "" if svg is None else svg.decode()

    def _drawn(self, name: str, svg: str) -> str:
        if self.folder:
            FileCache(self.folder, _KIND).put(name, svg.encode())
        return svg
