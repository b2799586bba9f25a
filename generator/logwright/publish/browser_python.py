"""Python for the browser: Pyodide, this very package and the data of the pages that compute.

Nothing of it is loaded before a reader asks for it. Pyodide is fetched by `make`; without it, pages do without.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from logwright.content.library import Library

FOLDER = "python"
PACKAGE = "logwright.zip"
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
_NOTICE = """# Python in the browser

`pyodide.*`, `python_stdlib.zip`: Pyodide {version}, Mozilla Public License 2.0, <https://pyodide.org>.
It contains CPython, Python Software Foundation License, <https://docs.python.org/3/license.html>.

`logwright.zip`: this project; its licence is beside its source.
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
    # Told to the worker, so that it can show how far it has come.
    files["sizes.json"] = _json({name: len(raw) for name, raw in files.items()})
    version = json.loads((folder / "package.json").read_text("utf-8"))["version"]
    files["LICENSE.md"] = _NOTICE.format(version=version).encode()
    if library.box:
        files |= {f"movement-{lang}.json": _json(movement_data(library, lang)) for lang in langs}
    return {f"{FOLDER}/{name}": files[name] for name in sorted(files)}


@cache
def packed_package() -> bytes:
    """The package as a zip that depends on its code alone."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for path in sorted(_HERE.rglob("*.py")):
            entry = ZipInfo(path.relative_to(_HERE.parent).as_posix(), (2026, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return packed.getvalue()


def movement_data(library: Library, lang: str) -> dict[str, Any]:
    """What `logwright.browser.movement` opens: the box as it is written, and the words of one language."""
    tongue = library.tongue(lang, _GAME)
    return {
        "lang": lang,
        "grammar": {field.name: getattr(tongue.grammar, field.name) for field in fields(tongue.grammar)},
        "words": {key: text for key, text in sorted(tongue.words.items()) if key.startswith(_WORDS)},
        **{part: library.documents[f"content/{_GAME}/{part}.yaml"].data for part in ("game", "tiles", "upgrades")},
    }


def _pyodide(root: Path) -> Path:
    return root / "node_modules" / "pyodide"


def _json(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
