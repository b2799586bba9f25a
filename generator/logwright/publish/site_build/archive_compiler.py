"""Compiles the modules of an archive. Runs in the browser's version of Python, and needs nothing but its library."""

from __future__ import annotations

from importlib.util import MAGIC_NUMBER, source_hash
from marshal import dumps
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

# Python's own mark for modules that are not compared with their source when they are imported.
_UNCHECKED = (0b01).to_bytes(4, "little")


def compile_archive(source: str, target: str) -> None:
    """Writes the archive once more, with compiled modules in place of their sources."""
    with ZipFile(source) as archive, ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as made:
        for entry in archive.infolist():
            contents, name = archive.read(entry), entry.filename
            if name.endswith(".py"):
                code = compile(contents, name, "exec", dont_inherit=True)
                contents, name = MAGIC_NUMBER + _UNCHECKED + source_hash(contents) + dumps(code), f"{name}c"
            kept = ZipInfo(name, entry.date_time)
            kept.external_attr, kept.compress_type = entry.external_attr, ZIP_DEFLATED
            made.writestr(kept, contents)
