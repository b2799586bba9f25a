"""All content of the project, read once for all tests of a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from logwright.content.library import Library
from logwright.content.load import read_library

ROOT = Path(__file__).parents[1]


@cache
def whole_library() -> Library:
    library, problems = read_library(ROOT)
    assert problems == []
    return library
