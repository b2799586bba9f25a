"""The scripts of the site: one classic script that every page loads, and ES modules for pages that load more.

The sources are ES modules. Browsers do not load those from a local disk, so the few scripts of every page are bundled
here: each module becomes a function that returns its exports. This is plain Python, so that building a site needs no
JavaScript tools. Modules are restricted to what is handled here: imports and exports at the start of a line, by name,
and only of other modules in the folder.
"""

from __future__ import annotations

import re
from pathlib import Path

BUNDLED = "pages"
"""The folder whose modules every page needs. Bundles are named after their entry modules."""
BUNDLES = ("first", "site")
_IMPORT = re.compile(r'^import (?:\{(?P<names>[^{}]*)\} from )?"(?P<module>\.[^"]*)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async function|function|const|let|class) (?P<name>\w+))", re.MULTILINE)
_LEFT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


class UnknownSyntax(Exception):
    """A script imports or exports in a way that cannot be bundled."""


def site_scripts(folder: Path) -> dict[str, bytes]:
    """All scripts by their path below `scripts/` on the site."""
    found = {f"{name}.js": bundle(folder / BUNDLED / f"{name}.js", folder).encode() for name in BUNDLES}
    for path in sorted(folder.rglob("*.js")):
        name = path.relative_to(folder).as_posix()
        if not name.startswith(f"{BUNDLED}/"):
            found[name] = path.read_bytes()
    return found


def bundle(entry: Path, folder: Path) -> str:
    """One classic script that does the same as a module."""
    parts: dict[Path, str] = {}
    _collect(entry.resolve(), folder.resolve(), parts, ())
    return '(() => {\n"use strict";\n' + "".join(parts.values()) + "})();\n"


def _collect(path: Path, folder: Path, parts: dict[Path, str], users: tuple[Path, ...]) -> None:
    """Adds a module after all those it imports."""
    if path in parts:
        return
    if path in users:
        raise UnknownSyntax(f"{path.name} imports itself, by way of others")
    source = path.read_text("utf-8")
    for found in _IMPORT.finditer(source):
        _collect((path.parent / found["module"]).resolve(), folder, parts, (*users, path))
    exported = [found["name"] for found in _EXPORT.finditer(source)]
    body = _IMPORT.sub(lambda found: _taken(found, path, folder), source)
    body = _EXPORT.sub("", body)
    if left := _LEFT.search(body):
        raise UnknownSyntax(f"{path.name}: {left[0]!r} cannot be bundled")
    returned = f"return {{ {', '.join(exported)} }};\n" if exported else ""
    parts[path] = f"const {_name(path, folder)} = (() => {{\n{body}{returned}}})();\n"


def _taken(found: re.Match[str], path: Path, folder: Path) -> str:
    """An import as an assignment from the result of another module."""
    if found["names"] is None:
        return ""
    names = re.sub(r"(\w+) as (\w+)", r"\1: \2", " ".join(found["names"].split()))
    return f"const {{ {names} }} = {_name((path.parent / found['module']).resolve(), folder)};\n"


def _name(path: Path, folder: Path) -> str:
    return "module_" + re.sub(r"\W", "_", path.relative_to(folder).with_suffix("").as_posix())
