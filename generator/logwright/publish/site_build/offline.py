"""Makes the site work offline: a list of all its files, and the service worker that caches them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from logwright.cache.revision import browser_checksum
from logwright.publish.pages.printing import FOLDER as PRINT
from logwright.publish.site_build.browser_python import FOLDER as PYTHON
from logwright.publish.site_build.draw_files import FOLDER as DRAW
from logwright.publish.site_build.search_index import FOLDER as SEARCH
from logwright.publish.views.address import folder_of

WORKER = "offline.js"
FOLDER = "offline"
LIST = f"{FOLDER}/files.json"
# Only the server needs it, for unknown addresses.
_LEFT_OUT = ("404.html",)
_FILE, _VERSION = 8, 16
"""Bytes of a checksum: for a single file, and for the list that identifies a whole version."""


def offline_files(site: Mapping[str, bytes], langs: Sequence[str], worker: str) -> dict[str, bytes]:
    """The worker and its list, by path. The list has each file's checksum, size and packs."""
    listed = {
        name: [browser_checksum(raw, _FILE), len(raw), _packs(name, langs)]
        for name, raw in sorted(site.items())
        if name not in _LEFT_OUT and not name.startswith(f"{FOLDER}/")
    }
    found = json.dumps(listed, ensure_ascii=False, separators=(",", ":")).encode()
    version = browser_checksum(found, _VERSION)
    return {LIST: found, WORKER: worker.replace("__VERSION__", version).encode()}


def _packs(name: str, langs: Sequence[str]) -> list[str]:
    """The packs a file belongs to: those of languages, or of large files that are cached only on request."""
    for pack in (PYTHON, PRINT):
        if name.startswith(f"{pack}/"):
            return [pack]
    own = [lang for lang in langs if folder_of(lang) and name.startswith(folder_of(lang))]
    if own:
        return own
    spoken = [lang for lang in langs if name.startswith((f"{SEARCH}/{lang}.js", f"{DRAW}/{lang}/", f"table/{lang}/"))]
    if spoken:
        return spoken
    # Pages at the root belong to one language; everything else there is shared by all.
    if name.endswith(".html"):
        return [lang for lang in langs if not folder_of(lang)]
    return list(langs)
