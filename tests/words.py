"""What errors and reports say, in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from logwright.content.base_speech import base_speech
from logwright.saying import Saying
from logwright.sentences.speech import Speech

Error = TypeVar("Error", bound=Exception)
FILES = ("commands.yaml", "problems.yaml")


def english() -> Speech:
    return base_speech("en", *FILES)


def in_english(said: Saying | None) -> str:
    return english().say(said) if said else ""


@contextmanager
def raises_saying(kind: type[Error], match: str = "") -> Iterator[pytest.ExceptionInfo[Error]]:
    """As pytest.raises, for errors that are put into words later."""
    with pytest.raises(kind) as caught:
        yield caught
    said = getattr(caught.value, "said", None)
    assert isinstance(said, Saying)
    words = in_english(said)
    assert re.search(match, words), words
