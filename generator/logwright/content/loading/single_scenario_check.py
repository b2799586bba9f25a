"""Checks one scenario against a library that is already valid."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.scenario import Scenario, read_scenario
from logwright.content.problem import Problem
from logwright.content.read.document import Document, Origin
from logwright.content.read.reader import LARGEST_FILE, read
from logwright.content.read.schema import Schemas
from logwright.content.rules import rule_modules

_ABOUT_SCENARIOS = ("scenario/", "reference/language")
_ABOUT_TEXTS = ("text/glyph", "text/markup")
_NAME = re.compile("[a-z][a-z0-9-]{1,59}")


@dataclass(frozen=True)
class SingleScenario:
    """`document` is None if the text cannot be parsed, `scenario` if it has problems.

    `library` has this scenario and no other.
    """

    library: Library
    problems: tuple[Problem, ...] = ()
    document: Document | None = None
    scenario: Scenario | None = None


def check_single_scenario(text: str, library: Library, schemas: Schemas, largest: int = LARGEST_FILE) -> SingleScenario:
    found = read("scenarios/scenario.yaml", text.encode("utf-8", "replace"), largest)
    if isinstance(found, Problem):
        return SingleScenario(library, (found,))
    document = replace(found, file=_file_of(found.data), origin=Origin.LONE)
    if problems := schemas.check("scenario", document):
        return SingleScenario(library, tuple(problems), document)
    assert library.box is not None
    scenario = read_scenario(document, library.box)
    whole = replace(library, all_missions=(), all_scenarios=(scenario,), all_campaigns=())
    found_wrong = tuple(sorted(set(_problems(whole, document))))
    return SingleScenario(whole, found_wrong, document, None if found_wrong else scenario)


def _problems(library: Library, document: Document) -> Iterable[Problem]:
    # The texts of the languages were checked before, and there are many.
    without_texts = replace(library, locales={})
    for rule, module in rule_modules().items():
        if rule.startswith((*_ABOUT_SCENARIOS, *_ABOUT_TEXTS)):
            asked = without_texts if rule in _ABOUT_TEXTS else library
            yield from (problem for problem in module.check(asked) if problem.file == document.file)


def _file_of(data: Any) -> str:
    """Scenarios lie in a folder of their own, each in a file that is named after it."""
    match data:
        case {"id": str(name)} if _NAME.fullmatch(name):
            return f"scenarios/{name}.yaml"
    return "scenarios/scenario.yaml"
