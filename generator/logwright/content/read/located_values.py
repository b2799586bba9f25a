"""All values below a field of a document, each with its path."""

from __future__ import annotations

from collections.abc import Iterator

from logwright.content.read.document import Document, Path


def located_values(document: Document, *part: str) -> Iterator[tuple[Path, object]]:
    """Every text and number below a field, in the order of the file."""
    inner = document.data
    for field in part:
        if field not in inner:
            return
        inner = inner[field]
    yield from _values(inner, part)


def _values(value: object, path: Path) -> Iterator[tuple[Path, object]]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _values(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _values(item, (*path, index))
    else:
        yield path, value
