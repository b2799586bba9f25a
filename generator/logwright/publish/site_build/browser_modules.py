"""Modules compiled for Python in the browser, which then starts in half the time.

Pyodide has another version of Python than this machine, so it compiles them itself, in Node. Where there is no Node,
pages get the sources, which do the same.
"""

from __future__ import annotations

import subprocess
from contextlib import suppress
from functools import cache
from inspect import getsource
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from logwright.base import user_cache
from logwright.cache.file_cache import FileCache
from logwright.cache.revision import checksum, revision
from logwright.publish.site_build import archive_compiler

_KIND = "browser-modules"
_SCRIPT = """
const [pyodide, folder, code] = process.argv.slice(1);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide({ env: { HOME: "/", PYTHONHASHSEED: "0" } });
python.mountNodeFS("/archives", folder);
python.runPython(code);
python.globals.get("compile_archive")("/archives/sources.zip", "/archives/compiled.zip");
"""
_PATIENCE = 600


@cache
def compiled(archive: bytes, pyodide: Path) -> bytes:
    """The archive with its modules compiled; as it is if that cannot be done here. Done once for the same sources."""
    node = which("node")
    if not node:
        return archive
    compiler = getsource(archive_compiler)
    kept = FileCache(user_cache() / _KIND, _KIND)
    name = revision(checksum(archive), compiler, (pyodide / "package.json").read_bytes())
    found = kept.get(name) or _compiled(node, archive, pyodide, compiler)
    with suppress(OSError):
        kept.put(name, found)
    return found


def _compiled(node: str, archive: bytes, pyodide: Path, compiler: str) -> bytes:
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "sources.zip").write_bytes(archive)
        asked = [node, "--input-type=module", "--eval", _SCRIPT, (pyodide / "pyodide.mjs").as_uri(), name, compiler]
        try:
            subprocess.run(asked, cwd=folder, capture_output=True, check=True, timeout=_PATIENCE)
        # An old Node cannot run it.
        except (OSError, subprocess.SubprocessError):
            return archive
        return (folder / "compiled.zip").read_bytes()
