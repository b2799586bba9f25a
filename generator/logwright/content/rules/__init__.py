"""Every rule that content can break.

A rule that checks the library is a module in the folder of its group, and the module's docstring is its page: what it
wants and why, a good and a bad example that the tests run. Rules that are found elsewhere, while files are read, are
only described here: a group of them is one module, with a constant for the page of each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logwright.content.model.library import Library
    from logwright.content.model.logged_mission import LoggedMission
    from logwright.content.problem import Problem

Check = Callable[["Library"], "Iterable[Problem]"]
ABOUT_MISSIONS = (
    "mission/",
    "objective/",
    "reference/language",
    "reference/ruling",
    "reference/task",
    "text/glyph",
    "text/markup",
    "text/missing",
    "text/unsaid",
)
"""The rules that can complain about a mission, by the beginning of their ids. A test finds one that is not listed."""
CheckSound = Callable[["Library", "Iterable[LoggedMission]"], "Iterable[Problem]"]


def check_library(library: Library) -> Iterator[Problem]:
    """All problems that the rules find in the library, or in the missions in question.

    A rule that asks the engine about a mission (`check_sound`) sees only those that no other rule complains about.
    """
    modules = (rule_modules() if library.asks_all else _mission_rules()).values()
    broken: set[str] = set()
    for module in modules:
        check: Check | None = getattr(module, "check", None)
        for problem in check(library) if check else ():
            broken.add(problem.file)
            yield problem
    sound = [mission for mission in library.missions_in_question if mission.document.file not in broken]
    for module in modules:
        check_sound: CheckSound | None = getattr(module, "check_sound", None)
        if check_sound:
            yield from check_sound(library, sound)


@cache
def rule_modules() -> dict[str, ModuleType]:
    """The rules that check the library, by id: `mission/arrow-gap` is mission/tokens/arrow_gap.py."""
    return {rule: module for rule, module in _modules().items() if "/" in rule}


@cache
def _mission_rules() -> dict[str, ModuleType]:
    return {rule: import_module(name) for rule, name in _names().items() if rule.startswith(ABOUT_MISSIONS)}


@cache
def rule_texts() -> dict[str, str]:
    """The page of every rule, by id: `yaml/merge-key` is MERGE_KEY in yaml.py."""
    found = {rule: module.__doc__ or "" for rule, module in rule_modules().items()}
    for group, module in _modules().items():
        if "/" not in group:
            described = {name: text for name, text in vars(module).items() if name.isupper()}
            found |= {f"{group}/{name.lower()}".replace("_", "-"): text for name, text in described.items()}
    return dict(sorted(found.items()))


@cache
def _modules() -> dict[str, ModuleType]:
    """All modules below this one by their path: `yaml`, `mission/arrow-gap`."""
    return {rule: import_module(name) for rule, name in _names().items()}


@cache
def _names() -> dict[str, str]:
    names = [info.name for info in walk_packages(__path__, f"{__name__}.") if not info.ispkg]
    return {_path(name): name for name in sorted(names, key=_path)}


def rule_id(module: str) -> str:
    """The id of the rule in a module, from its `__name__`."""
    return _path(module)


def _path(module: str) -> str:
    """The group and the name. Large groups have folders of their own inside, which do not show."""
    group, *inside = module.removeprefix(f"{__name__}.").replace("_", "-").split(".")
    return "/".join((group, *inside[-1:]))
