"""The third-party packages that the designer needs in a browser, packed from the installed ones.

Pyodide is used without any packages. All of these work without their compiled parts, `rpds` as a stand-in of ours.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution, distribution
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGES = (
    "attrs",
    "jinja2",
    "jsonschema",
    "jsonschema-specifications",
    "markupsafe",
    "pyyaml",
    "referencing",
    "segno",
)
_RPDS = Path(__file__).parents[2] / "browser" / "rpds.py"
_LEFT_OUT = {"tests", "benchmarks", "__pycache__"}
# A fixed date for all files, so that the same files give the same bytes.
_NEW_YEAR = (2026, 1, 1, 0, 0, 0)


@cache
def packed_packages() -> bytes:
    """Code, data and licences of all packages as one archive that Python imports from."""
    files: dict[str, bytes] = {}
    for name in PACKAGES:
        found = distribution(name)
        files |= {file: Path(str(found.locate_file(file))).read_bytes() for file in _files(found)}
    files[_RPDS.name] = _RPDS.read_bytes()
    return packed(files.items())


def package_licences() -> str:
    """A line for each package: name, version, licence, and where its text lies in the archive."""
    lines = []
    for name in PACKAGES:
        found = distribution(name)
        (text,) = (file for file in _files(found) if "/licenses/" in file)
        lines.append(f"{found.metadata['Name']} {found.version}, {_licence(found)}, `{text}`.")
    return "\n".join(f"- {line}" for line in lines)


def packed(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip of the named files that depends on nothing but their contents."""
    raw = BytesIO()
    with ZipFile(raw, "w", ZIP_DEFLATED) as archive:
        for name, contents in sorted(files):
            entry = ZipInfo(name, _NEW_YEAR)
            entry.external_attr = 0o644 << 16
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, contents)
    return raw.getvalue()


def _files(found: Distribution) -> list[str]:
    names = [file.as_posix() for file in found.files or ()]
    return [name for name in names if not _LEFT_OUT & set(name.split("/")) and _is_needed(name)]


def _is_needed(name: str) -> bool:
    """Modules, meta-schemas and licences; no compiled files and no type stubs."""
    return name.endswith(".py") or "/licenses/" in name or "_specifications/schemas/" in name


def _licence(found: Distribution) -> str:
    """The licence name, from whichever metadata field has it."""
    told = found.metadata.json
    kinds = [kind.rpartition(" :: ")[2] for kind in told.get("classifier", ()) if kind.startswith("License ::")]
    return str(told.get("license_expression") or told.get("license") or kinds[0])
