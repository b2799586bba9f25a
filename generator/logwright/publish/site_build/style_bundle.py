"""The styles of the site: one stylesheet that every page loads, put together from small files and from the tokens."""

from __future__ import annotations

import re
from pathlib import Path

from logwright.content.model.library import Library
from logwright.publish.figures.design_tokens import token_styles
from logwright.publish.site_build.material_styles import material_styles
from logwright.publish.views.accent import accent_styles
from logwright.publish.views.fonts import Cut
from logwright.publish.views.fonts import stylesheet as font_styles
from logwright.publish.views.game_style import figure_styles

SITE = "styles/site.css"
"""As in mkdocs.yml."""
_FOLDER = "styles"
_COMMENT = re.compile(r"/\*.*?\*/\n?", re.DOTALL)
# In the order of the cascade. Other files of the folder are for single pages, which name them.
_PARTS = (
    "material",
    "layout",
    "contents",
    "scene",
    "search",
    "text",
    "pieces",
    "rulings",
    "quick",
    "lists",
    "catalogue",
    "products",
    "home",
    "miniature",
    "mission",
    "players",
    "replay",
    "referee",
    "table",
    "print",
)


def bundled(name: str) -> bool:
    """Whether a file of the theme is part of the stylesheet, and needs no place of its own on the site."""
    return name in {f"{_FOLDER}/{part}.css" for part in _PARTS}


def site_styles(theme: Path, library: Library, fonts: list[Cut]) -> bytes:
    """Material's part first, then tokens, fonts and figures, our own styles, and a project's colour."""
    accent = accent_styles(library.settings.accent) if library.settings.accent else ""
    own = [_COMMENT.sub("", (theme / _FOLDER / f"{part}.css").read_text("utf-8")) for part in _PARTS]
    return "\n".join(
        (material_styles(), token_styles(), font_styles(fonts), figure_styles(library), *own, accent)
    ).encode()
