"""The search index of one language, made by Pagefind, which knows how words are inflected."""

from __future__ import annotations

import json
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path

FOLDER = "pagefind"
# Words beside a heading that are no part of the text.
_UNREAD = ".headerlink, .replay, .steps"
# What Pagefind brings for pages that use its own looks.
_UNUSED = ("pagefind-*ui*", "pagefind-component*", "pagefind-highlight.js", "pagefind-modular*")


class NoIndex(Exception):
    """Pagefind could not read the pages."""


def index_pages(html: Path) -> None:
    """Read all pages below a folder and put their index into it."""
    from pagefind_bin import get_executable  # type: ignore[import-untyped]

    shutil.rmtree(html / FOLDER, ignore_errors=True)
    asked = [str(get_executable()), "--site", str(html), "--output-subdir", FOLDER]
    asked += ["--exclude-selectors", _UNREAD, "--keep-index-url", "--silent"]
    found = subprocess.run(asked, capture_output=True, text=True, check=False)
    entry = html / FOLDER / "pagefind-entry.json"
    if found.returncode or not entry.is_file():
        raise NoIndex(found.stderr.strip() or found.stdout.strip() or "Pagefind found no pages")
    for pattern in _UNUSED:
        for path in (html / FOLDER).glob(pattern):
            path.unlink()
    # The order of its keys differs from run to run.
    entry.write_text(json.dumps(json.loads(entry.read_text("utf-8")), sort_keys=True), "utf-8")


def packed_index(pages: Mapping[str, bytes]) -> bytes:
    """The index as one script. A page read from a disk may load a script, but neither fetch nor import."""
    inside = f"{FOLDER}/"
    files = {name.removeprefix(inside): b64encode(pages[name]).decode() for name in pages if name.startswith(inside)}
    return f"window.packedSearch = {json.dumps(files, separators=(',', ':'))};\n".encode()
