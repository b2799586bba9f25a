"""Revisions of our own code: cached results are made again when the code they depend on changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from logwright.cache.revision import files_revision, revision

_PACKAGE = Path(__file__).parents[1]
_NAME = _PACKAGE.name
# An import on one line, or several in brackets. A test compares this with Python's own parser.
_IMPORT = re.compile(rf"^[ \t]*(?:from ({_NAME}[\w.]*) import (\([^)]*\)|[^\n#]*)|import ({_NAME}[\w.]*))", re.M)
_SPEECHLESS = ("cli", "browser")
"""Parts of the package that only start the others and do not affect results."""


@cache
def code_revision(*modules: str, packages: tuple[str, ...] = ()) -> str:
    """Changes with these modules, every module of ours that they import (directly or not), the WebAssembly that any of
    them names, and the versions of these third-party packages."""
    paths = {path for module in modules for path in modules_behind(module).values()}
    sources = [path.read_text("utf-8") for path in paths]
    compiled = {path for path in _PACKAGE.rglob("*.wasm") if any(path.name in source for source in sources)}
    return revision(files_revision(sorted(paths | compiled), _PACKAGE), versions(packages))


@cache
def package_revision(packages: tuple[str, ...] = ()) -> str:
    """Changes with everything in this package that affects results."""
    paths = (path for path in _PACKAGE.rglob("*") if path.relative_to(_PACKAGE).parts[0] not in _SPEECHLESS)
    shown = sorted(path for path in paths if "__pycache__" not in path.parts)
    return revision(files_revision(shown, _PACKAGE), versions(packages))


def versions(packages: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The installed versions of these packages; empty for a package that is not installed."""
    return tuple((name, _version(name)) for name in packages)


def _version(name: str) -> str:
    # Imported late: most commands need no versions.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(name)
    except PackageNotFoundError:
        return ""


@cache
def modules_behind(module: str) -> dict[str, Path]:
    """A module and all modules of ours that it imports, directly or not, wherever the import statement is."""
    found: dict[str, Path] = {}
    left = [module]
    while left:
        name = left.pop()
        path = _path(name)
        if name in found or path is None:
            continue
        found[name] = path
        if "." in name:
            # Python also runs the packages around a module.
            left.append(name.rpartition(".")[0])
        left += imported(path.read_text("utf-8"))
    return found


def imported(source: str) -> Iterator[str]:
    """Everything that a source may import from us: a name after `import` may be a module or something inside one."""
    for package, names, whole in _IMPORT.findall(source):
        yield package or whole
        for name in re.findall(r"\w+(?=[ \t]+as\b|[ \t]*[,)\n]|[ \t]*$)", names):
            yield f"{package}.{name}"


def _path(module: str) -> Path | None:
    place = _PACKAGE.parent.joinpath(*module.split("."))
    return next((path for path in (place / "__init__.py", place.with_suffix(".py")) if path.is_file()), None)
