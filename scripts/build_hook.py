"""Adds the data files to wheel and sdist: content, schemas, handbook, theme, fonts, and fetched files.

Pyodide comes from npm (`make setup`), the verdicts on the missions from the engine (`make knowledge`). Neither is part
of the repository: a package built without them works, says what is missing, and computes verdicts when asked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BASE = "logwright/base"
PARTS = ("content", "docs", "licenses", "mkdocs.yml", "schemas", "site")
PYODIDE = "node_modules/pyodide"
# The files a page loads; the rest of the npm package is for developers.
PYODIDE_FILES = (
    "package.json",
    "pyodide-lock.json",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "python_stdlib.zip",
)
VERDICTS = "build/knowledge"


class BaseHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # An editable install uses the checkout itself.
            return
        wanted: dict[str, str] = build_data["force_include"]
        root = Path(self.root)
        in_wheel = self.target_name == "wheel"
        if in_wheel:
            wanted |= {str(root / part): f"{BASE}/{part}" for part in PARTS}
        if all((root / PYODIDE / name).is_file() for name in PYODIDE_FILES):
            folder = f"{BASE}/pyodide" if in_wheel else PYODIDE
            wanted |= {str(root / PYODIDE / name): f"{folder}/{name}" for name in PYODIDE_FILES}
        else:
            self.app.display_warning("Pyodide is not fetched: pages that compute will be left out (make setup)")
        if (root / VERDICTS).is_dir():
            wanted[str(root / VERDICTS)] = f"{BASE}/verdicts" if in_wheel else VERDICTS
        else:
            self.app.display_warning("no verdicts: they are found out anew by whoever builds a site (make knowledge)")
