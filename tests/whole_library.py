"""All content of the project, read once for all tests of a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from logwright.content.loading.load import read_library
from logwright.content.model.library import Library

ROOT = Path(__file__).parents[1]


@cache
def whole_library() -> Library:
    library, problems = read_library(ROOT)
    assert problems == []
    return library
