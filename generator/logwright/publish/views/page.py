"""A page of the site before it is built: a path, a title and Markdown."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from posixpath import dirname, relpath

from logwright.publish.views.markdown import heading, plain

TOP = "top"
"""The anchor of a page's title, the same in every language."""


@dataclass(frozen=True)
class Page:
    """`path` is the same in every language. `short` is the title in menus.

    `part` is the folder whose menu it belongs to, `in_menu` whether it is listed there. A page that is `everywhere`
    has a counterpart in every language. Links to one of the `anchors` lead to its title.
    """

    path: str
    title: str
    body: str
    short: str = ""
    description: str = ""
    in_menu: bool = True
    everywhere: bool = True
    kind: str = "text"
    anchors: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    """Stylesheets that only this page needs, by their names in site/theme/styles."""
    headline: str = ""
    """The title as Markdown, where it is more than plain words."""

    @property
    def name(self) -> str:
        return self.short or self.title

    def text(self) -> str:
        """The whole file. JSON strings are valid YAML, so no title can break out of the front matter."""
        names = ("title", "description", "kind", "styles")
        meta = {name: getattr(self, name) for name in names}
        if not self.everywhere:
            meta["only"] = "en"
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in meta.items() if value]
        title = heading(1, self.headline or plain(self.title), TOP, self.anchors)
        return "\n".join(("---", *lines, "---", "", title, "", self.body.rstrip(), ""))


@lru_cache(maxsize=16_384)
def way(here: str, there: str) -> str:
    """The address of one page relative to another; `there` may end in #anchor."""
    path, sign, anchor = there.partition("#")
    if path == here:
        return f"#{anchor}" if anchor else here.rpartition("/")[2]
    return relpath(path, dirname(here) or ".") + sign + anchor
