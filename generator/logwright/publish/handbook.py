"""The handbook: Markdown that people write, which joins the pages that are made."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from logwright.publish.page import Page

FOLDER = "handbook"
_TITLE = re.compile(r"^# (.+)\n")


@dataclass(frozen=True)
class HandbookPage(Page):
    """A page that is taken over as it is written."""

    def text(self) -> str:
        return f"---\nkind: handbook\nonly: en\n---\n\n{self.body}"


def handbook_pages(files: Mapping[str, str]) -> Iterator[Page]:
    """The files of the handbook by name, its first page first."""
    for name in sorted(files, key=lambda name: (name != "index.md", name)):
        text = files[name]
        title = _TITLE.match(text)
        yield HandbookPage(
            f"{FOLDER}/{name}",
            title[1] if title else name.removesuffix(".md"),
            text,
            short="The handbook" if name == "index.md" else "",
            everywhere=False,
            kind="handbook",
        )
