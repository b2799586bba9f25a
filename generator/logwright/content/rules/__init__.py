"""Every rule that content can break, one file each.

The docstring of a rule is its page: what it wants and why, a good and a bad example that the tests run.
Rules of the reader and the schemas are only described here; the others check the whole library.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logwright.content.library import Library
    from logwright.content.problem import Problem

Check = Callable[["Library"], "Iterable[Problem]"]


def check_library(library: Library) -> Iterator[Problem]:
    """Everything the rules find wrong with the library."""
    for module in rule_modules().values():
        check: Check | None = getattr(module, "check", None)
        if check:
            yield from check(library)


@cache
def rule_modules() -> dict[str, ModuleType]:
    """All rules by id: `mission/token-without-task` is mission/token_without_task.py."""
    found = {}
    for info in walk_packages(__path__, f"{__name__}."):
        if not info.ispkg:
            found[rule_id(info.name)] = import_module(info.name)
    return dict(sorted(found.items()))


def rule_id(module: str) -> str:
    group, name = module.split(".")[-2:]
    return f"{group}/{name}".replace("_", "-")
