"""What the scripts of the workbenches fill in themselves: plain gaps only, for they know no rules of plurals."""

from __future__ import annotations

import pytest

from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from tests.languages import TRANSLATED

_PAGES = ("designer.", "campaign_designer.", "scenario_designer.", "play.", "evening.", "deals.")


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_text_has_a_plural_only_where_the_source_has_one(library: Library, lang: str) -> None:
    source, told = (library.tongue(one, "planet-nine").words for one in (SOURCE, lang))
    asked = [key for key, text in told.items() if key.startswith(_PAGES) and ", plural," in text]
    assert [key for key in asked if ", plural," not in source[key]] == []
