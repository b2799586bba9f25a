"""Every word on the site comes from a locale: a made-up language shows which do not."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator

import pytest

from logwright.content.model.library import Library
from logwright.content.prose import told_prose
from logwright.publish.site_build.contents import contents
from logwright.publish.site_build.handbook import english_texts
from logwright.publish.views.book import Book
from logwright.publish.views.page import Page
from tests.languages import LANGUAGES
from tests.pseudo_language import LANG, LONGER, pseudo_library
from tests.whole_library import ROOT, whole_library

# Names and signs that are the same in every language.
NAMES = frozenset(["JSON", "YAML", "Logwright", "logwright", "The", "Crew", "Crash", "Grab", "URRI", "offset", "PDF"])
_IDS = re.compile(r"\b(?:p9|ds|cg)-\d{3}\b|\b[A-Z]\d{1,2}\b|--\w+")
# What is code or in a language that it names is no word of the page.
_QUOTED = re.compile(
    r"^( *)(`{3,}).*?^\1\2$|`[^`]+`|<(code|span|a)\b[^>]*lang=[^>]*>.*?</\3>|<code>.*?</code>",
    re.DOTALL | re.MULTILINE,
)
_HIDDEN = re.compile(r"<(script|style|svg)\b.*?</\1>|<!--.*?-->|<[^>]*>|\]\([^)]*\)|\{[:#. ][^}]*\}|&\w+;", re.DOTALL)


@pytest.fixture(scope="module")
def pages() -> list[Page]:
    schema = json.loads((ROOT / "schemas" / "parts" / "objective.schema.json").read_text("utf-8"))
    handbook = english_texts(ROOT / "docs")
    return list(contents(Book(pseudo_library(), LANG), schema, handbook).pages)


@pytest.fixture(scope="module")
def brought_along() -> frozenset[str]:
    """Missions and scenarios that bring their own words are shown in those, and so are other languages' names."""
    library = whole_library()
    told = {word for said in told_prose(library) for word in re.findall(r"\w+", said.text)}
    members = {member.name for mission in library.all_missions for member in mission.rules.chosen}
    return frozenset(told | members | {library.locales[lang].grammar.name for lang in LANGUAGES})


def test_no_page_has_a_word_of_its_own(pages: list[Page], brought_along: frozenset[str]) -> None:
    assert len(pages) > 150
    found = {
        page.path: sorted(words)
        for page in pages
        # A glossary is there to say what others call it.
        if not page.path.endswith("glossary.md")
        and (words := {*_plain_words(page.title), *_plain_words(page.body)} - NAMES - brought_along)
    }
    assert found == {}


def test_other_letters_do_reach_the_pages(pages: list[Page]) -> None:
    assert all(re.search(r"[^\x00-\x7f]{3}", page.body) for page in pages)


def test_a_pseudo_text_is_longer_than_its_source() -> None:
    library: Library = pseudo_library()
    place = "deep-sea/rules.yaml"
    source, made = (sum(map(len, library.locales[lang].words(place).values())) for lang in ("en", LANG))
    assert 1.15 < made / source <= LONGER


def _plain_words(text: str) -> Iterator[str]:
    """Words in plain letters that a reader would see."""
    shown = _IDS.sub(" ", html.unescape(_HIDDEN.sub(" ", _QUOTED.sub(" ", text))))
    yield from re.findall(r"(?<![\w/.#-])[A-Za-z]{3,}(?![\w/.-])", shown)
