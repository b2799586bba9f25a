"""The full set: whatever `print all` makes has a name of its own, by which it is found again."""

from __future__ import annotations

from collections import Counter

import pytest

from logwright.publish.print.full_set import THINGS, full_set
from logwright.publish.print.options import PrintOptions
from tests.languages import LANGUAGES
from tests.whole_library import whole_library


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_job_has_a_title_of_its_own(lang: str) -> None:
    jobs = list(full_set(whole_library(), lang, PrintOptions()))
    titles = Counter((job.game, job.title) for job in jobs)
    assert [title for title, count in titles.items() if count > 1] == []
    assert {job.thing for job in jobs} == set(THINGS)
    starters = [job.game for job in jobs if job.thing == "starter"]
    assert starters == [game for game in whole_library().menu if game in whole_library().games]
