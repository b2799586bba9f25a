"""The plural rules in the locales agree with CLDR."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel import Locale

from logwright.content.loading.load import load
from logwright.content.model.library import Library
from logwright.sentences.plural import PluralRuleError, plural_chooser
from tests.languages import LANGUAGES


@pytest.fixture(scope="module")
def library(repository: Path) -> Library:
    return load(repository)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_up_to_1100_has_the_category_cldr_gives_it(library: Library, lang: str) -> None:
    choose = plural_chooser(library.locales[lang].grammar.plurals)
    cldr = Locale(lang).plural_form
    assert [choose(number) for number in range(1100)] == [cldr(number) for number in range(1100)]


@pytest.mark.parametrize("rule", ["", "n", "n = x", "n %% 2 = 1", "i = 1 and v = 0", "n = 1 xor n = 2"])
def test_a_rule_nobody_understands_is_refused(rule: str) -> None:
    with pytest.raises(PluralRuleError):
        plural_chooser({"one": rule})
