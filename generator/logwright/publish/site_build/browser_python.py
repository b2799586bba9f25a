"""Python for the browser: Pyodide, this package, and the data of the interactive pages.

Nothing of it is loaded before a reader asks for it. Pyodide is fetched by `make`; without it, pages do without.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from logwright.content.model.library import Library
from logwright.content.model.locale import MADE_FROM, SOURCE
from logwright.content.read.document import Document, Origin
from logwright.content.read.schema import Schemas
from logwright.publish.designer.campaign_greeting import campaign_greeting
from logwright.publish.designer.greeting import designer_greeting, own_missions
from logwright.publish.designer.logbook_page import page_styles
from logwright.publish.print.logbook.symbol_key import symbol_meanings
from logwright.publish.scenario_designer.scenario_greeting import scenario_greeting
from logwright.publish.site_build.browser_modules import compiled
from logwright.publish.site_build.browser_packages import package_licences, packed, packed_packages
from logwright.publish.views.book import Book

FOLDER = "python"
PACKAGE = "logwright.zip"
PACKAGES = "packages.zip"
LIBRARY = "library.json"
MISSIONS = "missions.json"
SCENARIOS = "scenarios.json"
_HERE = Path(__file__).parents[2]
# The files a page loads besides its own data; the rest of the npm package is for developers.
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LOCK = "pyodide-lock.json"
# The words that pages about the board of Crash & Grab use.
_WORDS = (
    "saucer_names.",
    "hue_names.",
    "crew_names.",
    "events.",
    "ways.",
    "there.",
    "movement.",
    "switches.",
    "rotation.",
)
_SCHEMAS = ("mission.schema.json", "campaign.schema.json", "parts/*.schema.json")
_SCENARIO_SCHEMAS = ("scenario.schema.json", "parts/*.schema.json")
# What is known of the game of the scenarios, and the words of its page.
_AROUND_SCENARIOS = (
    "{game}/game.yaml",
    "{game}/tiles.yaml",
    "{game}/upgrades.yaml",
    "locales/*/{game}/table.yaml",
    "locales/*/{game}/terms.yaml",
    "locales/*/{game}/upgrades.yaml",
    "locales/*/grammar.yaml",
    "locales/*/interface.yaml",
    "locales/*/problems.yaml",
    "locales/*/workbench.yaml",
    "fonts.yaml",
)
# The command line is not needed in a browser; files other than Python are listed by name.
_LEFT_OUT = "cli"
_NO_PYTHON = (
    "engine/kernel/kernel.wasm",
    "engine/proving/trim.wasm",
    "engine/races/races.wasm",
    "engine/second_opinion/solvers/formula.wasm",
    *(
        f"publish/print/templates/{name}"
        for name in (
            "answers.html",
            "campaign.css",
            "campaign.html",
            "inks.css",
            "logbook.css",
            "mission-sheet.html",
            "missions.html",
            "scenario-sheet.css",
            "scenario-sheet.html",
            "setup.css",
            "setup.html",
        )
    ),
)
_NOTICE = """# Python in the browser

`pyodide.*`, `python_stdlib.zip`: Pyodide {version}, Mozilla Public License 2.0, <https://pyodide.org>.
It contains CPython, Python Software Foundation License, <https://docs.python.org/3/license.html>.

`logwright.zip`, `*.json`, `*.css`: this project; its licence is beside its source.

`packages.zip`: packages of others without what is compiled, with stand-ins of this project where they must have it.
{packages}
"""


def python_size(root: Path) -> int:
    """How many bytes a page loads to run Python; 0 if Pyodide was not fetched."""
    folder = _pyodide(root)
    if not all((folder / name).is_file() for name in (*_PYODIDE, _LOCK)):
        return 0
    return sum((folder / name).stat().st_size for name in _PYODIDE) + len(compiled(packed_package(), folder))


def python_files(root: Path, library: Library, langs: Iterable[str]) -> dict[str, bytes]:
    """Everything by its path on the site; nothing if Pyodide was not fetched."""
    if not python_size(root):
        return {}
    folder = _pyodide(root)
    files = {name: (folder / name).read_bytes() for name in _PYODIDE}
    lock = json.loads((folder / _LOCK).read_text("utf-8"))
    # With an empty package list Pyodide never contacts another host for one.
    files[_LOCK] = _json({"info": lock["info"], "packages": {}})
    files[PACKAGE] = compiled(packed_package(), folder)
    files[PACKAGES] = compiled(packed_packages(), folder)
    files[LIBRARY] = _json(data := library_data(library, root))
    # The form of the designer appears before Python does.
    files |= {f"designer-{lang}.json": _json(designer_greeting(library, data["schemas"], lang)) for lang in langs}
    files |= {f"campaigns-{lang}.json": _json(campaign_greeting(library, data["schemas"], lang)) for lang in langs}
    files[MISSIONS] = _json(own_missions(library))
    files |= {f"logbook-{game}.css": page_styles(Book(library, SOURCE), game).encode() for game in library.games}
    if library.box:
        files |= {f"movement-{lang}.json": _json(movement_data(library, lang)) for lang in langs}
        files[SCENARIOS] = _json(around := scenario_data(library, root))
        files |= {
            f"scenarios-{lang}.json": _json(scenario_greeting(library, around["schemas"], lang)) for lang in langs
        }
    # Sizes for the worker, so that it can show progress.
    files["sizes.json"] = _json({name: len(raw) for name, raw in files.items()})
    version = json.loads((folder / "package.json").read_text("utf-8"))["version"]
    files["LICENSE.md"] = _NOTICE.format(version=version, packages=package_licences()).encode()
    return {f"{FOLDER}/{name}": files[name] for name in sorted(files)}


@cache
def packed_package() -> bytes:
    """The package as a zip that depends on nothing but its code."""
    paths = [path for path in _HERE.rglob("*.py") if path.relative_to(_HERE).parts[0] != _LEFT_OUT]
    paths += [_HERE / name for name in _NO_PYTHON]
    return packed((path.relative_to(_HERE.parent).as_posix(), path.read_bytes()) for path in paths)


def library_data(library: Library, root: Path) -> dict[str, Any]:
    """The data of the designer and its checker: the Crew part of the library, and the mission schemas."""
    return {
        "contents": _brought(library, Origin.BASE, _around_missions),
        "own": _brought(library, Origin.OWN, _around_missions),
        # Sheets explain the symbols of a mission; rulebooks would be far too much for that.
        "meanings": {
            lang: {game: symbol_meanings(Book(library, lang), game) for game in library.games}
            for lang in library.languages
        },
        "schemas": _schemas(library, root, _SCHEMAS),
    }


def scenario_data(library: Library, root: Path) -> dict[str, Any]:
    """The data of the scenario designer: the box, the words around it, and the schema of scenarios."""
    return {
        "contents": _brought(library, Origin.BASE, _around_scenarios),
        "own": _brought(library, Origin.OWN, _around_scenarios),
        "schemas": _schemas(library, root, _SCENARIO_SCHEMAS),
    }


def _schemas(library: Library, root: Path, patterns: Iterable[str]) -> dict[str, Any]:
    schemas = Schemas.below(root / "schemas").knowing(library.game_facts).contents
    wanted = tuple(patterns)
    return {
        name: schema
        for name, schema in sorted(schemas.items())
        if any(fnmatchcase(name, pattern) for pattern in wanted)
    }


def _brought(library: Library, origin: Origin, wanted: Callable[[Library, Document], bool]) -> dict[str, Any]:
    """The files that a page needs, by place."""
    return {
        document.place: _told(document.data)
        for name, document in sorted(library.documents.items())
        if document.origin is origin and name in library.kinds and wanted(library, document)
    }


def _around_missions(library: Library, document: Document) -> bool:
    return library.kinds[document.file].in_browser


def _around_scenarios(library: Library, document: Document) -> bool:
    return any(fnmatchcase(document.place, each.format(game=library.saucer_game)) for each in _AROUND_SCENARIOS)


def _told(data: Any) -> Any:
    """The data without the fields that only translators need."""
    return {field: value for field, value in data.items() if field != MADE_FROM} if MADE_FROM in data else data


def movement_data(library: Library, lang: str) -> dict[str, Any]:
    """The data of `logwright.browser.movement`: the box as it is in content, and the words of one language."""
    game = library.saucer_game
    tongue = library.tongue(lang, game)
    return {
        "grammar": {field.name: getattr(tongue.grammar, field.name) for field in fields(tongue.grammar)},
        "words": {key: text for key, text in sorted(tongue.words.items()) if key.startswith(_WORDS)},
        **{part: library.data(f"{game}/{part}.yaml") for part in ("game", "tiles", "upgrades")},
    }


def _pyodide(root: Path) -> Path:
    """The folder of Pyodide: beside content in a package, in node_modules in a checkout."""
    packed = root / "pyodide"
    return packed if packed.is_dir() else root / "node_modules" / "pyodide"


def _json(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
