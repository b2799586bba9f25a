"""The handbook: hand-written Markdown pages that join the generated ones."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from logwright.publish.views.page import Page

FOLDER = "handbook"
_TITLE = re.compile(r"^# (.+)\n")


@dataclass(frozen=True)
class HandbookPage(Page):
    """A page that is copied as it is."""

    def text(self) -> str:
        return f"---\nkind: handbook\nonly: en\n---\n\n{self.body}"


def handbook_pages(files: Mapping[str, str]) -> Iterator[Page]:
    """The handbook files by name, the index first."""
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
