"""Writes the schemas of content files to .vscode/settings.json, as listed in the registry of file kinds."""

from __future__ import annotations

import json
import re
from pathlib import Path

from logwright.content.loading.load import read_library
from logwright.content.writing.editor_settings import schemas_of_files

ROOT = Path(__file__).parents[1]
SETTINGS = ROOT / ".vscode" / "settings.json"


def settings(root: Path, text: str) -> str:
    """The settings with their schemas updated; everything else, including comments, stays as it is."""
    listed = schemas_of_files(read_library(root)[0].families)
    entries = {
        f"./schemas/{schema}.schema.json": [
            f"!content/{file[1:]}" if file.startswith("!") else f"content/{file}" for file in files
        ]
        for schema, files in listed.items()
    }
    lines = json.dumps(entries, indent=2).replace("\n", "\n  ").removeprefix("{\n").removesuffix("\n  }")
    return re.sub(
        r'("yaml.schemas": \{\n).*?(\n  \})', lambda found: f"{found[1]}{lines}{found[2]}", text, flags=re.DOTALL
    )


if __name__ == "__main__":
    SETTINGS.write_text(settings(ROOT, SETTINGS.read_text("utf-8")), "utf-8")
