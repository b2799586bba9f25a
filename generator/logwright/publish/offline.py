"""What makes the site work without a network: a list of each language's files, and the worker that keeps them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b

from logwright.publish.address import folder_of
from logwright.publish.browser_python import FOLDER as PYTHON

WORKER = "offline.js"
FOLDER = "offline"
# Not fetched beforehand: what only the page that is shown for a wrong address needs, and sheets to print.
_LEFT_OUT = ("404.html", "print/")
# A list of its own for what is large and kept only for those who have asked for it.
_ON_DEMAND = (f"{PYTHON}/", "scripts/designer-")


def offline_files(site: Mapping[str, bytes], langs: Iterable[str], worker: str) -> dict[str, bytes]:
    """The worker and the lists it reads, by path. Every list names the files of a language with their revisions."""
    folders = {lang: folder_of(lang) for lang in langs}
    kept = {name: _revision(raw) for name, raw in site.items() if not name.startswith((*_LEFT_OUT, f"{FOLDER}/"))}
    large = {name: revision for name, revision in kept.items() if name.startswith(_ON_DEMAND)}
    small = {name: revision for name, revision in kept.items() if name not in large}
    lists = {lang: _json(_needed(small, folder, folders.values())) for lang, folder in folders.items()}
    lists |= {PYTHON: _json(large)} if large else {}
    files = {f"{FOLDER}/{lang}.json": found for lang, found in lists.items()}
    revisions = {lang: _revision(found) for lang, found in lists.items()}
    files[WORKER] = worker.replace("__REVISIONS__", json.dumps(revisions, sort_keys=True)).encode()
    return files


def _needed(kept: Mapping[str, str], folder: str, folders: Iterable[str]) -> dict[str, str]:
    """The files that a reader of one language needs; what all languages share lies at the root."""
    others = tuple(other for other in folders if other and other != folder)
    return {
        name: revision
        for name, revision in kept.items()
        if not name.startswith(others)
        and (name.startswith(folder) or not name.endswith(".html"))
        # The index at the root is that of the language at the root.
        and (not folder or not name.startswith("pagefind/"))
    }


def _json(data: Mapping[str, str]) -> bytes:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def _revision(raw: bytes) -> str:
    return blake2b(raw, digest_size=6).hexdigest()
