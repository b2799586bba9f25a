"""A page of the handbook as a file of texts: one text, and the revision of the English page it was made from."""

from __future__ import annotations

import re
from functools import lru_cache

from logwright.content.read.document import Document, Path, Spot

_RECORD = re.compile(r"\n*<!-- made_from: ([0-9a-f]{8}) -->\n*$")


class PageFile(Document):
    """A page; the last step of a path may be the number of a line."""

    def spot(self, path: Path, key: bool = False) -> Spot:  # noqa: ARG002
        line = str(path[-1]) if path else ""
        return Spot(int(line), 1) if line.isdigit() else self.start


def page_key(name: str) -> str:
    """The key of a page's text: `docs/objectives` for objectives.md."""
    return f"docs/{name.removesuffix('.md')}"


@lru_cache(maxsize=256)
def read_page(file: str, name: str, text: str) -> PageFile:
    """`file` is its display name, `name` that of the page: objectives.md."""
    record = _RECORD.search(text)
    data: dict[str, object] = {page_key(name): _RECORD.sub("\n", text)}
    if record:
        data["made_from"] = {page_key(name): record[1]}
    return PageFile(file, text, data, Spot(1, 1))


def written_page(text: str, made_from: str) -> str:
    """The text of a page with the revision of its source in the last line, which no reader sees."""
    return f"{_RECORD.sub('', text).rstrip()}\n\n<!-- made_from: {made_from} -->\n"
