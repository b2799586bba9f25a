"""Python for the browser: Pyodide, this very package and the data of the pages that compute.

Nothing of it is loaded before a reader asks for it. Pyodide is fetched by `make`; without it, pages do without.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

from logwright.content.kind import kind_of_place
from logwright.content.library import Library
from logwright.content.locale import MADE_FROM, SOURCE
from logwright.publish.book import Book
from logwright.publish.browser_packages import package_licences, packed, packed_packages
from logwright.publish.designer.logbook_page import page_styles

FOLDER = "python"
PACKAGE = "logwright.zip"
PACKAGES = "packages.zip"
LIBRARY = "library.json"
_GAME = "crash-and-grab"
_HERE = Path(__file__).parents[1]
# What a page loads besides its own data; the rest of the npm package is for developers.
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LOCK = "pyodide-lock.json"
# Words that pages about the board of Crash & Grab say.
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
# The kinds of files that missions of The Crew are made of, and their words.
_CREW_KINDS = frozenset(
    (
        "crew-game",
        "crews",
        "fonts",
        "grammar",
        "interface",
        "mission",
        "mission-texts",
        "pairs",
        "rulings",
        "sentences",
        "tasks",
        "terms",
    )
)
_PAIRS, _FONTS = "content/deep-sea/pairs.yaml", "content/fonts.yaml"
_CREWS = "content/crews.yaml"
_MISSION_SCHEMAS = ("mission.schema.json", "parts/*.schema.json")
# Nobody gives orders in a browser; all else that is no Python is packed by name.
_LEFT_OUT = "cli"
_NO_PYTHON = (
    "engine/kernel/kernel.wasm",
    "engine/second_opinion/formula.wasm",
    "publish/print/templates/missions.html",
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
    return sum((folder / name).stat().st_size for name in _PYODIDE) + len(packed_package())


def python_files(root: Path, library: Library, langs: Iterable[str]) -> dict[str, bytes]:
    """Everything by its path on the site; nothing if Pyodide was not fetched."""
    if not python_size(root):
        return {}
    folder = _pyodide(root)
    files = {name: (folder / name).read_bytes() for name in _PYODIDE}
    lock = json.loads((folder / _LOCK).read_text("utf-8"))
    # Without a list of further packages Pyodide never asks another host for one.
    files[_LOCK] = _json({"info": lock["info"], "packages": {}})
    files[PACKAGE] = packed_package()
    files[PACKAGES] = packed_packages()
    files[LIBRARY] = _json(library_data(library, root))
    files |= {f"logbook-{game}.css": page_styles(Book(library, SOURCE), game).encode() for game in library.games}
    if library.box:
        files |= {f"movement-{lang}.json": _json(movement_data(library, lang)) for lang in langs}
    # Told to the worker, so that it can show how far it has come.
    files["sizes.json"] = _json({name: len(raw) for name, raw in files.items()})
    version = json.loads((folder / "package.json").read_text("utf-8"))["version"]
    files["LICENSE.md"] = _NOTICE.format(version=version, packages=package_licences()).encode()
    return {f"{FOLDER}/{name}": files[name] for name in sorted(files)}


@cache
def packed_package() -> bytes:
    """The package as a zip that depends on its code alone."""
    paths = [path for path in _HERE.rglob("*.py") if path.relative_to(_HERE).parts[0] != _LEFT_OUT]
    paths += [_HERE / name for name in _NO_PYTHON]
    return packed((path.relative_to(_HERE.parent).as_posix(), path.read_bytes()) for path in paths)


def library_data(library: Library, root: Path) -> dict[str, Any]:
    """What the designer and its checker open: the Crew's part of the library, and the schemas of missions."""
    schemas = [path for pattern in _MISSION_SCHEMAS for path in (root / "schemas").glob(pattern)]
    return {
        "contents": {name: _told(library.documents[name].data) for name in _understood(library) if _is_crew(name)},
        "schemas": {
            path.relative_to(root / "schemas").as_posix(): json.loads(path.read_text("utf-8"))
            for path in sorted(schemas)
        },
    }


def _understood(library: Library) -> list[str]:
    """The names of all files that the library is made of; those that their schema refuses are left out."""
    documents = [game.document for game in library.games.values()]
    documents += [mission.document for mission in library.all_missions]
    documents += [card.document for card in library.all_tasks]
    documents += library.rulings.values()
    documents += [document for locale in library.locales.values() for document in locale.files.values()]
    names = {document.file for document in documents}
    names |= {_PAIRS} if library.pairs else set()
    names |= {_FONTS} if library.glyphs else set()
    names |= {_CREWS} if library.crews.missions else set()
    return sorted(names)


def _is_crew(name: str) -> bool:
    kind = kind_of_place(name.removeprefix("content/"))
    return kind is not None and kind.schema in _CREW_KINDS


def _told(data: Any) -> Any:
    """The data without what only translators ask for."""
    return {field: value for field, value in data.items() if field != MADE_FROM} if MADE_FROM in data else data


def movement_data(library: Library, lang: str) -> dict[str, Any]:
    """What `logwright.browser.movement` opens: the box as it is written, and the words of one language."""
    tongue = library.tongue(lang, _GAME)
    return {
        "grammar": {field.name: getattr(tongue.grammar, field.name) for field in fields(tongue.grammar)},
        "words": {key: text for key, text in sorted(tongue.words.items()) if key.startswith(_WORDS)},
        **{part: library.documents[f"content/{_GAME}/{part}.yaml"].data for part in ("game", "tiles", "upgrades")},
    }


def _pyodide(root: Path) -> Path:
    return root / "node_modules" / "pyodide"


def _json(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
