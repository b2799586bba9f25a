"""What goes with the cards, each made once however many tests look at it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.extras.job import extra_jobs
from logwright.publish.print.options import PAPERS, PrintOptions
from tests.print.cards.read_back import Printed, Word
from tests.whole_library import whole_library

Made = Callable[..., dict[str, Printed]]
Words = Callable[[Printed], list[list[Word]]]


@pytest.fixture(scope="session")
def made() -> Made:
    """The files of one kind for a game, by name and read back."""

    @cache
    def printed(game: str, kind: str, lang: str = "en", paper: str = "a4") -> dict[str, Printed]:
        jobs = extra_jobs(Edition(whole_library(), game, lang), PrintOptions(PAPERS[paper]), [kind])
        return {name: Printed(raw) for job in jobs for name, raw in job.make().items()}

    return printed


@pytest.fixture
def words(tmp_path: Path) -> Words:
    return lambda file: file.words(tmp_path)
