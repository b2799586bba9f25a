"""The smallest clash of several rules."""

from __future__ import annotations

import pytest

from logwright.engine.second_opinion.clash import smallest_clash


@pytest.mark.parametrize(
    ("clashes", "smallest"),
    [
        (["abc"], "abc"),
        (["abcd", "ce"], "ce"),
        (["abcd", "bcef", "adf"], "adf"),
        (["e"], "e"),
        (["abcdef"], "abcdef"),
        ([""], ""),
    ],
)
def test_the_smallest_one_is_found(clashes: list[str], smallest: str) -> None:
    def agree(rules: frozenset[str]) -> bool:
        return not any(rules.issuperset(clash) for clash in clashes)

    assert smallest_clash("abcdef", agree) == frozenset(smallest)


def test_a_clash_that_is_hard_to_prove_stays_large() -> None:
    """Only all rules together were proved to clash; asked again, everything may agree."""
    assert smallest_clash("abc", lambda _: True) == frozenset("abc")
