"""Plural rules in the notation of CLDR (`n % 10 = 2..4 and n % 100 != 12..14`), for whole numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

_RELATION = re.compile(r"n(?:\s*%\s*(\d{1,4}))?\s*(!?=)\s*(\d{1,6}(?:\.\.\d{1,6})?(?:\s*,\s*\d{1,6}(?:\.\.\d{1,6})?)*)")

Relation = tuple[int, bool, tuple[range, ...]]


class PluralRuleError(ValueError):
    """A plural rule that cannot be parsed."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule


def plural_chooser(rules: Mapping[str, str]) -> Callable[[int], str]:
    """A function from a number to its plural category; `other` when no rule fits."""
    parsed = {category: _parse(rule) for category, rule in rules.items()}

    def choose(number: int) -> str:
        for category, alternatives in parsed.items():
            if any(all(_holds(relation, number) for relation in one) for one in alternatives):
                return category
        return "other"

    return choose


def _parse(rule: str) -> list[list[Relation]]:
    return [[_relation(part.strip()) for part in one.split(" and ")] for one in rule.split(" or ")]


def _relation(text: str) -> Relation:
    match = _RELATION.fullmatch(text)
    if not match:
        raise PluralRuleError(repr(text))
    ranges = []
    for item in match[3].split(","):
        low, _, high = item.strip().partition("..")
        ranges.append(range(int(low), int(high or low) + 1))
    return int(match[1] or 0), match[2] == "=", tuple(ranges)


def _holds(relation: Relation, number: int) -> bool:
    modulus, wanted, ranges = relation
    value = number % modulus if modulus else number
    return any(value in span for span in ranges) is wanted
