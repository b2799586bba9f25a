"""The styles of the site: one stylesheet that every page loads, put together from small files and from the tokens."""

from __future__ import annotations

from pathlib import Path

from logwright.content.model.library import Library
from logwright.publish.figures.design_tokens import token_styles
from logwright.publish.views.accent import accent_styles
from logwright.publish.views.fonts import Cut
from logwright.publish.views.fonts import stylesheet as font_styles
from logwright.publish.views.game_style import figure_styles

SITE = "styles/site.css"
"""As in mkdocs.yml."""
_FOLDER = "styles"
# In the order of the cascade. Other files of the folder are for single pages, which name them.
_PARTS = (
    "material",
    "layout",
    "scene",
    "search",
    "text",
    "pieces",
    "quick",
    "lists",
    "home",
    "mission",
    "replay",
    "table",
    "print",
)


def bundled(name: str) -> bool:
    """Whether a file of the theme is part of the stylesheet, and needs no place of its own on the site."""
    return name in {f"{_FOLDER}/{part}.css" for part in _PARTS}


def site_styles(theme: Path, library: Library, fonts: list[Cut]) -> bytes:
    """Tokens, fonts and figures first, then our own styles, then a project's colour."""
    accent = accent_styles(library.settings.accent) if library.settings.accent else ""
    own = [(theme / _FOLDER / f"{part}.css").read_text("utf-8") for part in _PARTS]
    return "\n".join((token_styles(), font_styles(fonts), figure_styles(library), *own, accent)).encode()
